package adjutant.gda.turn;

import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Length;
import adjutant.game.Facts;
import adjutant.game.Side;
import adjutant.game.Standing;
import adjutant.gda.army.Printed;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Brigade;
import adjutant.gda.battle.Mood;
import adjutant.gda.battle.Objective;
import adjutant.gda.battle.Unit;
import adjutant.gda.charge.Way;
import java.util.ArrayList;
import java.util.List;

/**
 * How the battle stands.
 *
 * @rule GDA-HR-17
 * @rule GDA-VIC-1
 * @rule GDA-VIC-2
 */
public final class Victory {
    private static final int WINS = 3;
    private static final int DECISIVE = 6;

    private Victory() {}

    /** How it stands. */
    public static Standing standing(Battle battle) {
        boolean a = isBroken(battle, Side.A);
        boolean b = isBroken(battle, Side.B);
        if (a && b) {
            return new Standing.Drawn("both armies are broken");
        }
        if (a || b) {
            return new Standing.Won(a ? Side.B : Side.A, "the other army is broken");
        }
        if (battle.clock().round() <= battle.layout().turns()) {
            return new Standing.Running();
        }
        int lead = points(battle, Side.A) - points(battle, Side.B);
        if (Math.abs(lead) < WINS) {
            return new Standing.Drawn(
                    "a lead of " + Math.abs(lead) + " points after the last turn");
        }
        String how = Math.abs(lead) >= DECISIVE ? "decisively, by " : "by ";
        return new Standing.Won(
                lead > 0 ? Side.A : Side.B, how + Math.abs(lead) + " points after the last turn");
    }

    /** Whether two thirds of a side's brigades are Demoralised or gone. */
    private static boolean isBroken(Battle battle, Side side) {
        int all = 0;
        int lost = 0;
        for (Brigade brigade : battle.brigades()) {
            if (brigade.side() == side) {
                all++;
                lost += isLost(battle, brigade) ? 1 : 0;
            }
        }
        return all > 0 && lost >= (2 * all + 2) / 3;
    }

    private static boolean isLost(Battle battle, Brigade brigade) {
        if (brigade.is(Mood.DEMORALISED)) {
            return true;
        }
        for (Unit unit : battle.units()) {
            if (!unit.isGone() && unit.troop().brigade().equals(brigade.name())) {
                return false;
            }
        }
        return true;
    }

    /** The points of a side. */
    public static int points(Battle battle, Side side) {
        int points = 0;
        for (Objective objective : battle.layout().objectives()) {
            if (holdsAlone(battle, side, objective)) {
                points += objective.points();
            }
        }
        for (Unit unit : battle.units()) {
            if (unit.side() != side && unit.isGone() && !unit.troop().isScreen()) {
                points++;
            }
        }
        for (Brigade brigade : battle.brigades()) {
            points += brigade.side() != side && brigade.is(Mood.DEMORALISED) ? 2 : 0;
        }
        return points;
    }

    /** Whether a side holds an objective, and the other does not. */
    public static boolean holdsAlone(Battle battle, Side side, Objective objective) {
        return holds(battle, side, objective) && !holds(battle, side.opponent(), objective);
    }

    /** Whether a side has a Formed Close Order unit near an objective, or in a section near it. */
    private static boolean holds(Battle battle, Side side, Objective objective) {
        Length near = Printed.OBJECTIVE.in(battle.scale());
        for (Unit unit : battle.units()) {
            boolean formed = unit.isPresent() && unit.isCloseOrder() && !unit.isUnformed();
            if (unit.side() == side
                    && formed
                    && Distance.isWithin(Way.ground(battle, unit), objective.at(), near)) {
                return true;
            }
        }
        return false;
    }

    /** The figures that experiments count. */
    public static Facts.Tree account(Battle battle) {
        List<Facts> units = new ArrayList<>();
        for (Unit unit : battle.units()) {
            double left =
                    unit.isGone() ? 0 : 1.0 - (double) unit.casualties() / unit.troop().dispersal();
            units.add(Facts.tree().put("id", unit.id()).put("left", left).build());
        }
        return Facts.tree()
                .put("rounds", Math.min(battle.clock().round(), battle.layout().turns()))
                .put(
                        "points",
                        Facts.tree()
                                .put("A", points(battle, Side.A))
                                .put("B", points(battle, Side.B))
                                .build())
                .put("units", Facts.items(units))
                .build();
    }
}
