package adjutant.gda.fire;

import adjutant.battlefield.contact.Arc;
import adjutant.battlefield.contact.Arcs;
import adjutant.battlefield.contact.Contact;
import adjutant.battlefield.geometry.Convex;
import adjutant.battlefield.geometry.Cut;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Hull;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.gda.GdaClause;
import adjutant.gda.army.Formation;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Mood;
import adjutant.gda.battle.Unit;
import java.util.List;

/** Where to a unit fires. */
sealed interface FireArc {
    /** The arc of a unit. */
    static FireArc of(Battle battle, Unit firer) {
        if (firer.isGarrison()) {
            return new AllRound(GdaClause.HR_21);
        }
        if (firer.formation() == Formation.SQUARE) {
            return new AllRound(GdaClause.HR_13);
        }
        return battle.brigade(firer).is(Mood.HESITANT)
                ? Ahead.of(battle, firer)
                : new Front(firer.footprint());
    }

    /** Where it is written. */
    GdaClause clause();

    /** Whether any part of a body lies in it. */
    boolean holds(Convex there);

    /** What of some ground lies in it, as corners in order. */
    List<Point> part(Hull ground);

    /** What it is called. */
    String label();

    /**
     * All round.
     *
     * @param clause why
     * @rule GDA-HR-21
     */
    record AllRound(GdaClause clause) implements FireArc {
        @Override
        public boolean holds(Convex there) {
            return true;
        }

        @Override
        public List<Point> part(Hull ground) {
            return ground.outline();
        }

        @Override
        public String label() {
            return "Fires all round";
        }
    }

    /**
     * Straight ahead only.
     *
     * @param ground the ground before the front, as far as the unit fires
     * @rule GDA-CMD-6
     */
    record Ahead(Footprint ground) implements FireArc {
        private static Ahead of(Battle battle, Unit firer) {
            long half = firer.onTable().extent().width().micrometres();
            long far = 2 * Range.most(battle, firer).micrometres();
            return new Ahead(Footprint.of(firer.pose(), -half, half, far, 0));
        }

        @Override
        public GdaClause clause() {
            return GdaClause.CMD_6;
        }

        @Override
        public boolean holds(Convex there) {
            return Contact.overlaps(ground, there, Length.ZERO);
        }

        @Override
        public List<Point> part(Hull within) {
            return Cut.common(within, ground);
        }

        @Override
        public String label() {
            return "Fires straight ahead only";
        }
    }

    /**
     * The wedge over its front.
     *
     * @param body its ground
     */
    record Front(Footprint body) implements FireArc {
        @Override
        public GdaClause clause() {
            return GdaClause.HR_13;
        }

        @Override
        public boolean holds(Convex there) {
            return Arcs.meets(body, Arc.FRONT, there);
        }

        @Override
        public List<Point> part(Hull ground) {
            return Arcs.part(body, Arc.FRONT, ground);
        }

        @Override
        public String label() {
            return "Arc of fire";
        }
    }
}
