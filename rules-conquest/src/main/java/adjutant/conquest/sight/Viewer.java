package adjutant.conquest.sight;

import adjutant.battlefield.formation.Place;
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

    /** Its best line: one that exists and is broken by least; empty where it has no sight. */
    public Optional<SightLine> best(Eyes eyes) {
        return lines.stream()
                .filter(line -> line.exists(eyes))
                .min(Comparator.comparingInt(line -> line.veils(eyes).size()));
    }

    /** Whether it sees the target. */
    public boolean sees(Eyes eyes) {
        return lines.stream().anyMatch(line -> line.exists(eyes));
    }

    /** The line that the least blocks, where none exists; one that ends in the arc if there is. */
    public Optional<SightLine> leastBlocked(Eyes eyes) {
        return lines.stream()
                .min(
                        Comparator.comparing(SightLine::ending)
                                .thenComparing(line -> line.blockers(eyes).size()));
    }
}
