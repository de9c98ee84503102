package adjutant.conquest.movement;

import adjutant.battlefield.formation.Formation;
import adjutant.battlefield.formation.Place;
import adjutant.battlefield.geometry.Pose;
import adjutant.battlefield.manoeuvre.Hand;
import adjutant.conquest.Each;
import adjutant.conquest.battle.Array;
import adjutant.conquest.battle.Hero;
import adjutant.conquest.battle.Stand;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/**
 * The Stands of a Regiment put into a formation: the Command Stand in the middle of the front rank,
 * left of it where there is no middle, attached Characters beside it, wounded Stands at the back.
 *
 * @rule CQ-FORM-05
 * @rule CQ-FORM-06
 * @rule CQ-FORM-01
 * @rule CQ-FORM-02
 */
public final class Ranks {
    private static final Comparator<Stand> IMPORTANCE =
            Comparator.comparingInt(Ranks::importance)
                    .thenComparingInt(Stand::damage)
                    .thenComparing(Stand::place);

    private Ranks() {}

    /**
     * The array of some Stands.
     *
     * @param files the columns of the grid, Characters counted; at most as many as there are Stands
     */
    public static Array of(List<Stand> stands, int files, Pose pose) {
        Formation formation = Formation.of(files, stands.size());
        List<Place> free = new ArrayList<>(formation.places());
        List<Stand> placed = new ArrayList<>();
        int middle = (Math.min(files, stands.size()) - 1) / 2;
        for (Stand stand : byImportance(stands)) {
            Place place = wanted(stand, middle, free);
            free.remove(place);
            placed.add(stand.at(place));
        }
        return new Array(files, placed, pose);
    }

    /** The Command Stand, then Characters, then whole Stands, then wounded ones. */
    private static List<Stand> byImportance(List<Stand> stands) {
        List<Stand> all = new ArrayList<>(stands);
        all.sort(IMPORTANCE);
        return all;
    }

    private static int importance(Stand stand) {
        return switch (stand.role()) {
            case Stand.Role.Command _ -> 0;
            case Stand.Role.Attached _ -> 1;
            case Stand.Role.Ordinary _ -> 2;
        };
    }

    private static Place wanted(Stand stand, int middle, List<Place> free) {
        return switch (stand.role()) {
            case Stand.Role.Command _ -> new Place(middle, 0);
            case Stand.Role.Attached(Hero hero) -> beside(hero.place(), middle, free);
            case Stand.Role.Ordinary _ -> free.getFirst();
        };
    }

    private static Place beside(Hand hand, int middle, List<Place> free) {
        Comparator<Place> nearest =
                Comparator.comparingInt(
                        place -> Math.abs(place.file() - middle - (hand == Hand.RIGHT ? 1 : -1)));
        List<Place> front = Each.where(free, place -> place.rank() == 0);
        return front.isEmpty() ? free.getFirst() : Collections.min(front, nearest);
    }
}
