package adjutant.conquest.contact;

import adjutant.battlefield.contact.Arc;
import adjutant.battlefield.contact.Arcs;
import adjutant.battlefield.geometry.Footprint;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Whereabouts;

/**
 * The front arc of a Regiment: the wedge over the front edge of its abstract rectangle, bounded by
 * the lines that leave the front corners outwards at 45 degrees.
 *
 * @rule CQ-ARC-01
 * @rule CQ-ARC-02
 * @rule CQ-ARC-02a
 */
public final class FrontArc {
    private FrontArc() {}

    /**
     * Whether any part of any Stand of another Regiment is in it. In a Garrison all around is
     * front.
     *
     * @rule CQ-ARC-03
     * @rule CQ-ARC-04
     */
    public static boolean holds(Regiment regiment, Regiment other) {
        if (regiment.whereabouts() instanceof Whereabouts.InGarrison) {
            return true;
        }
        if (other.pose().isEmpty()) {
            return false;
        }
        Footprint own = regiment.rectangle();
        return other.footprints().stream().anyMatch(stand -> Arcs.meets(own, Arc.FRONT, stand));
    }
}
