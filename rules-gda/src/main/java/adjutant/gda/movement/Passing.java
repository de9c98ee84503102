package adjutant.gda.movement;

import adjutant.battlefield.contact.Contact;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.manoeuvre.Sweep;
import adjutant.gda.GdaClause;
import adjutant.gda.army.Formation;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Unit;
import adjutant.gda.ruling.Reasons;
import java.util.ArrayList;
import java.util.List;

/**
 * Friends that a voluntary move passes through, by the matrix of interpenetration.
 *
 * @param passed the friends on the way, in the order of the battle
 * @param reasons what the matrix says of each
 * @param unformed who becomes Unformed by it, the mover first
 * @rule GDA-IPEN-03
 */
record Passing(List<Unit> passed, Reasons reasons, List<String> unformed) {
    /** Copies the lists. */
    Passing {
        passed = List.copyOf(passed);
        unformed = List.copyOf(unformed);
    }

    /** Those on a way, which ends on some ground. */
    static Passing of(Battle battle, Unit mover, Sweep way, Footprint end) {
        List<Unit> passed = new ArrayList<>();
        Reasons reasons = new Reasons();
        List<String> unformed = new ArrayList<>();
        for (Unit friend : battle.units()) {
            if (friend.side() == mover.side()
                    && friend.isOnTable()
                    && !friend.id().equals(mover.id())
                    && way.meets(friend.footprint())) {
                passed.add(friend);
                through(battle, mover, friend, reasons, unformed);
                reasons.forbid(
                        GdaClause.IPEN_05,
                        Contact.overlaps(end, friend.footprint()),
                        () ->
                                mover.id()
                                        + " would end on "
                                        + friend.id()
                                        + ": it has not enough movement to pass, or stops short");
            }
        }
        return new Passing(passed, reasons, unformed);
    }

    private static void through(
            Battle battle, Unit mover, Unit friend, Reasons reasons, List<String> unformed) {
        String both = mover.id() + " passes " + friend.id();
        if (mover.isSkirmishing() || mover.troop().isBattery()) {
            boolean closed = isClosed(friend) && !battle.config().skirmishersPassSquares();
            reasons.forbid(GdaClause.C_03, closed, () -> friend.id() + " lets nobody pass");
            if (!closed) {
                reasons.yes(
                        mover.isSkirmishing() ? GdaClause.IPEN_01 : GdaClause.IPEN_02,
                        both + " without effect");
            }
        } else if (friend.isSkirmishing()) {
            reasons.yes(GdaClause.IPEN_01, both + ", skirmishers, without effect");
        } else if (friend.troop().isBattery()) {
            reasons.yes(GdaClause.C_04, both + ", guns, without effect");
        } else if (isClosed(friend)) {
            reasons.no(
                    GdaClause.IPEN_04,
                    friend.id() + " in " + friend.formation().word() + " lets nobody pass");
        } else {
            GdaClause clause = friend.isFallingBack() ? GdaClause.IPEN_09 : GdaClause.IPEN_03;
            reasons.yes(clause, both + ": both become Unformed");
            become(mover, unformed);
            become(friend, unformed);
        }
    }

    /** Squares and columns of companies are passed by nobody in Close Order. */
    private static boolean isClosed(Unit friend) {
        return friend.formation() == Formation.SQUARE || friend.formation() == Formation.COMPANIES;
    }

    private static void become(Unit unit, List<String> unformed) {
        if (!unit.is(State.UNFORMED) && !unformed.contains(unit.id())) {
            unformed.add(unit.id());
        }
    }
}
