package adjutant.conquest.contact;

import adjutant.battlefield.formation.Place;
import adjutant.battlefield.geometry.Edge;
import adjutant.conquest.battle.Regiment;
import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;

/**
 * One side of a meeting of two Regiments.
 *
 * @param regiment the Regiment
 * @param edge the edge of its abstract rectangle that the enemy touches
 * @param touching its Stands that touch a Stand of the enemy, corner to corner included
 * @param engaged its Stands that are Engaged with the enemy
 * @rule CQ-CONT-02
 * @rule CQ-CONT-06
 */
public record Engagement(Regiment regiment, Edge edge, Set<Place> touching, Set<Place> engaged) {
    /** Copies the sets, in the order of the places. */
    public Engagement {
        touching = ordered(touching);
        engaged = ordered(engaged);
    }

    /** From where this Regiment is attacked by the other. */
    public Facing facing() {
        return Facing.of(edge);
    }

    /** The same of the Regiment as it is now. */
    Engagement of(Regiment now) {
        return new Engagement(now, edge, touching, engaged);
    }

    private static Set<Place> ordered(Set<Place> places) {
        return Collections.unmodifiableSet(new TreeSet<>(places));
    }
}
