package adjutant.conquest.sight;

import adjutant.battlefield.formation.Place;
import adjutant.battlefield.geometry.Point;
import adjutant.conquest.Each;
import java.util.List;

/**
 * A straight line from the front of a Stand to the centre of an edge of a target Stand.
 *
 * @param target the Stand it ends at
 * @param from where it begins
 * @param to where it ends
 * @param ending whether its end lies in an arc that the viewer looks into
 * @param bars what lies across it, each once
 * @rule CQ-LOS-01
 */
public record SightLine(Place target, Point from, Point to, Ending ending, List<Bar> bars) {
    /**
     * Where a line ends.
     *
     * @rule CQ-LOS-02
     */
    public enum Ending {
        /** In the front arc. */
        IN_ARC,
        /** Outside it: the line does not exist. */
        OUTSIDE
    }

    /** Copies the list. */
    public SightLine {
        bars = List.copyOf(bars);
    }

    /**
     * Whether a target may be declared along it: it ends in the arc, and nothing blocks it.
     *
     * @rule CQ-LOS-07
     */
    public boolean isUnblocked(Eyes eyes) {
        return ending == Ending.IN_ARC && blockers(eyes).isEmpty();
    }

    /**
     * Whether a shot may go along it: it ends in the arc, and no terrain stands across it. A
     * Regiment across it only breaks it.
     *
     * @rule CQ-VOLLEY-04
     */
    public boolean exists() {
        return ending == Ending.IN_ARC && walls().isEmpty();
    }

    /** What blocks it. */
    public List<Bar> blockers(Eyes eyes) {
        return Each.where(
                bars, bar -> bar.effect() == Bar.Effect.BLOCKS && !bar.isSeenThrough(eyes));
    }

    /** The terrain for which it does not exist. */
    public List<Bar> walls() {
        return Each.where(
                bars, bar -> bar.kind() == Bar.Kind.SOLID && bar.effect() == Bar.Effect.BLOCKS);
    }

    /** What breaks it for a shot: Regiments and Obscuring terrain. */
    public List<Bar> veils(Eyes eyes) {
        return Each.where(bars, bar -> bar.kind() != Bar.Kind.SOLID && !bar.isSeenThrough(eyes));
    }
}
