package adjutant.conquest.battle;

import adjutant.battlefield.formation.Formation;
import adjutant.battlefield.formation.Place;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Pose;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Stands side by side as one body each row.
 *
 * @param regiment a Regiment on the table
 * @param places those of the Stands that are meant
 */
public record Rows(Regiment regiment, Set<Place> places) {
    /** Copies the set. */
    public Rows {
        places = Set.copyOf(places);
    }

    /**
     * The ground under all Stands of a Regiment in as few bodies as its gaps allow: the ranks
     * before the first gap as one, then row by row.
     */
    public static List<Footprint> whole(Regiment regiment) {
        Formation formation = regiment.formation();
        Rows rows = new Rows(regiment, new TreeSet<>(formation.places()));
        int full = 0;
        while (formation.rank(full).size() == regiment.files()) {
            full++;
        }
        List<Footprint> parts = new ArrayList<>();
        if (full > 0) {
            parts.add(rows.part(0, 0, regiment.files(), full));
        }
        for (int rank = full; rank < formation.ranks(); rank++) {
            parts.addAll(rows.ofRank(rank));
        }
        return parts;
    }

    /** The ground under the Stands of a rank that stand side by side, from the left. */
    public List<Footprint> ofRank(int rank) {
        List<Footprint> parts = new ArrayList<>();
        int from = 0;
        for (int file = 0; file <= regiment.files(); file++) {
            if (!places.contains(new Place(file, rank))) {
                if (from < file) {
                    parts.add(part(from, rank, file, rank + 1));
                }
                from = file + 1;
            }
        }
        return parts;
    }

    /** The ground from one place up to, but without, another. */
    public Footprint part(int fromFile, int fromRank, int toFile, int toRank) {
        Pose pose = regiment.pose().orElseThrow();
        long width = regiment.cell().width().micrometres();
        long depth = regiment.cell().depth().micrometres();
        return Footprint.of(
                pose,
                (2L * fromFile - regiment.files()) * width,
                (2L * toFile - regiment.files()) * width,
                -2L * fromRank * depth,
                -2L * toRank * depth);
    }
}
