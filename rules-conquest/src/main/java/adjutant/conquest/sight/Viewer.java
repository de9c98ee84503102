package adjutant.conquest.sight;

import adjutant.battlefield.formation.Place;
import adjutant.conquest.Each;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A front-rank Stand and all its lines to a target, Stand by Stand and edge by edge.
 *
 * @param place the Stand
 * @param lines one for each edge of each target Stand
 */
public record Viewer(Place place, List<SightLine> lines) {
    /** Copies the list. */
    public Viewer {
        lines = List.copyOf(lines);
    }

    /** Its best line for a shot, broken by least; empty where it has no sight. */
    public Optional<SightLine> best(Eyes eyes) {
        return lines.stream()
                .filter(SightLine::exists)
                .min(Comparator.comparingInt(line -> line.veils(eyes).size()));
    }

    /** Whether it has an unblocked line. */
    public boolean sees(Eyes eyes) {
        return Each.any(lines, line -> line.isUnblocked(eyes));
    }

    /** The line nearest to one, where it has no sight: one that ends in the arc if there is. */
    public Optional<SightLine> nearest() {
        return lines.stream()
                .min(
                        Comparator.comparing(SightLine::ending)
                                .thenComparingInt(line -> line.walls().size()));
    }
}
