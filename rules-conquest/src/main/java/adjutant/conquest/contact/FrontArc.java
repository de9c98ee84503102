package adjutant.conquest.contact;

import adjutant.battlefield.contact.Arc;
import adjutant.battlefield.contact.Arcs;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Hull;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.conquest.Each;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Whereabouts;
import java.util.List;

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
        return Each.any(other.footprints(), stand -> Arcs.meets(own, Arc.FRONT, stand));
    }

    /** Its ground within a reach of a Regiment that is on the table, as corners in order. */
    public static List<Point> within(Regiment regiment, Length reach) {
        Footprint own = regiment.rectangle();
        return Arcs.part(own, Arc.FRONT, Hull.reaching(own, reach));
    }
}
