package adjutant.conquest.sight;

import adjutant.battlefield.formation.Place;
import adjutant.battlefield.geometry.Footprint;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Rows;
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
    private Mass() {}

    /** Its rows and columns of Stands without a gap, which overlap. */
    static List<Footprint> of(Regiment regiment) {
        int files = regiment.files();
        int ranks = regiment.block().formation().ranks();
        if (regiment.stands().size() == files * ranks) {
            return List.of(regiment.rectangle());
        }
        Set<Place> places = new TreeSet<>(regiment.block().formation().places());
        Rows rows = new Rows(regiment, places);
        List<Footprint> parts = new ArrayList<>();
        for (int rank = 0; rank < ranks; rank++) {
            parts.addAll(rows.ofRank(rank));
        }
        for (int file = 0; file < files; file++) {
            int from = 0;
            for (int rank = 0; rank <= ranks; rank++) {
                if (!places.contains(new Place(file, rank))) {
                    if (from < rank) {
                        parts.add(rows.part(file, from, file + 1, rank));
                    }
                    from = rank + 1;
                }
            }
        }
        return parts;
    }
}
