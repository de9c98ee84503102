package adjutant.conquest.sight;

import adjutant.battlefield.formation.Place;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Pose;
import adjutant.conquest.battle.Regiment;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The ground under a Regiment as one body: no line slips through between two of its Stands that
 * stand side by side or one behind the other.
 *
 * @rule CQ-LOS-06
 */
final class Mass {
    private final Regiment regiment;
    private final Set<Place> places;
    private final List<Footprint> parts = new ArrayList<>();

    private Mass(Regiment regiment) {
        this.regiment = regiment;
        this.places = new TreeSet<>(regiment.block().formation().places());
    }

    /** Its rows and columns of Stands without a gap, which overlap. */
    static List<Footprint> of(Regiment regiment) {
        int files = regiment.files();
        int ranks = regiment.block().formation().ranks();
        if (regiment.stands().size() == files * ranks) {
            return List.of(regiment.rectangle());
        }
        Mass mass = new Mass(regiment);
        for (int rank = 0; rank < ranks; rank++) {
            int from = 0;
            for (int file = 0; file <= files; file++) {
                if (!mass.places.contains(new Place(file, rank))) {
                    mass.add(from, rank, file, rank + 1);
                    from = file + 1;
                }
            }
        }
        for (int file = 0; file < files; file++) {
            int from = 0;
            for (int rank = 0; rank <= ranks; rank++) {
                if (!mass.places.contains(new Place(file, rank))) {
                    mass.add(file, from, file + 1, rank);
                    from = rank + 1;
                }
            }
        }
        return List.copyOf(mass.parts);
    }

    /** The part from one place up to, but without, another; nothing where that is no ground. */
    private void add(int fromFile, int fromRank, int toFile, int toRank) {
        if (fromFile >= toFile || fromRank >= toRank) {
            return;
        }
        Pose pose = regiment.pose().orElseThrow();
        long width = regiment.cell().width().micrometres();
        long depth = regiment.cell().depth().micrometres();
        parts.add(
                Footprint.of(
                        pose,
                        (2L * fromFile - regiment.files()) * width,
                        (2L * toFile - regiment.files()) * width,
                        -2L * fromRank * depth,
                        -2L * toRank * depth));
    }
}
