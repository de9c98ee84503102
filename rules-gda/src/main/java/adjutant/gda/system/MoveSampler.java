package adjutant.gda.system;

import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Pose;
import adjutant.battlefield.manoeuvre.Hand;
import adjutant.battlefield.manoeuvre.Manoeuvre;
import adjutant.chance.Lots;
import adjutant.gda.army.Formation;
import adjutant.gda.army.Printed;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.Objective;
import adjutant.gda.battle.Tasking;
import adjutant.gda.battle.Terrain;
import adjutant.gda.battle.Unit;
import adjutant.gda.movement.Rate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A command of the Movement phase for one unit, drawn by lot: more often than not a move towards an
 * objective or an enemy.
 */
final class MoveSampler {
    private static final int STEP = 15;
    private static final int MOST_STEPS = 4;
    private static final List<Formation> USUAL = List.of(Formation.LINE, Formation.COLUMN);

    private final Battle battle;
    private final Unit unit;
    private final Lots lots;

    MoveSampler(Battle battle, Unit unit, Lots lots) {
        this.battle = battle;
        this.unit = unit;
        this.lots = lots;
    }

    private <T> T one(List<T> list) {
        return list.get(lots.below(list.size()));
    }

    Command command() {
        String id = unit.id();
        if (unit.isGarrison()) {
            return new Command.LeaveBua(id, Angle.degrees(90L * lots.below(4)));
        }
        if (unit.isUnformed() && !unit.isSkirmishing()) {
            return lots.below(4) == 0
                    ? new Command.Retire(id, Optional.empty())
                    : new Command.Reform(id);
        }
        if (unit.formation() == Formation.DEPLOYED) {
            return guns();
        }
        if (unit.troop().isInfantry()
                && battle.brigade(unit).has(Tasking.SKIRMISHERS)
                && lots.below(4) == 0) {
            return new Command.Reinforce(id);
        }
        return switch (lots.below(20)) {
            case 0, 1, 2 -> change();
            case 3 -> new Command.About(id);
            case 4 -> new Command.Retire(id, Optional.empty());
            case 5, 6 -> section();
            case 7, 8 -> aside();
            case 9, 10 -> move(forward(rate()));
            default -> towards(goal());
        };
    }

    /** Guns stand more often than not: they turn, are pushed, or limber. */
    private Command guns() {
        return switch (lots.below(8)) {
            case 0, 1, 2 -> new Command.Change(unit.id(), Formation.LIMBERED);
            case 3, 4 -> move(wheel(hand(), 1 + lots.below(2)));
            case 5 -> move(new Manoeuvre.Back(battle.scale().whole(1 + lots.below(3))));
            case 6 ->
                    new Command.EmergencyLimber(
                            unit.id(), 0, Printed.FOOT_RETIRE.in(battle.scale()));
            default -> move(forward(rate()));
        };
    }

    private Command change() {
        boolean usual =
                (unit.troop().isInfantry() || unit.troop().isCavalry()) && lots.below(4) > 0;
        return new Command.Change(unit.id(), one(usual ? USUAL : Formation.of(unit.troop().arm())));
    }

    /** Into a section near by, where there is one. */
    private Command section() {
        Length rate = rate();
        List<Terrain> near = new ArrayList<>();
        for (Terrain piece : battle.layout().terrain()) {
            if (piece.has(Terrain.Keyword.BUA) && piece.ground().isWithin(unit.footprint(), rate)) {
                near.add(piece);
            }
        }
        return near.isEmpty() || !unit.troop().isInfantry()
                ? towards(goal())
                : new Command.EnterBua(unit.id(), one(near).id());
    }

    private Command aside() {
        if (lots.below(3) == 0) {
            Length by = battle.scale().whole(1 + lots.below(5));
            return move(new Manoeuvre.Sideways(hand(), by));
        }
        Angle angle = Angle.degrees((long) STEP * (1 + lots.below(3)));
        return move(new Manoeuvre.Oblique(hand(), angle, forward(rate()).length()));
    }

    /** An objective or an enemy. */
    private Point goal() {
        List<Objective> objectives = battle.layout().objectives();
        if (!objectives.isEmpty() && lots.below(4) > 0) {
            return one(objectives).at();
        }
        List<Unit> enemies = battle.onTable(unit.side().opponent());
        return enemies.isEmpty() ? unit.pose().front() : one(enemies).pose().front();
    }

    /** A wheel that brings a point before the front, and then on, mostly as far as it goes. */
    private Command towards(Point goal) {
        Pose pose = unit.pose();
        double x = goal.x() - pose.front().x();
        double y = goal.y() - pose.front().y();
        double right = x * pose.facing().cosine() + y * pose.facing().sine();
        double ahead = x * pose.facing().sine() - y * pose.facing().cosine();
        double degrees = StrictMath.toDegrees(StrictMath.atan2(right, ahead));
        int steps = (int) Math.min(MOST_STEPS, Math.round(Math.abs(degrees) / STEP));
        if (steps == 0) {
            return move(forward(rate()));
        }
        Manoeuvre.Wheel wheel = wheel(degrees < 0 ? Hand.LEFT : Hand.RIGHT, steps);
        Length left = rate().minus(wheel.cost(unit.onTable().extent()));
        return battle.scale().whole(1).isAtMost(left) ? move(wheel, forward(left)) : move(wheel);
    }

    private Command move(Manoeuvre... path) {
        return new Command.Move(unit.id(), List.of(path));
    }

    private Length rate() {
        return Rate.of(battle.scale(), unit).plus(Rate.forwards(battle, unit));
    }

    private Hand hand() {
        return lots.below(2) == 0 ? Hand.LEFT : Hand.RIGHT;
    }

    private Manoeuvre.Wheel wheel(Hand hand, int steps) {
        return new Manoeuvre.Wheel(hand, Angle.degrees((long) STEP * steps));
    }

    /** Forward in whole units of the scale, mostly as far as it goes, or half as far. */
    private Manoeuvre.Forward forward(Length rate) {
        Length whole = battle.scale().whole(1);
        int most = (int) Math.max(1, rate.micrometres() / whole.micrometres());
        int by =
                switch (lots.below(4)) {
                    case 0, 1 -> most;
                    case 2 -> Math.max(1, most / 2);
                    default -> 1 + lots.below(most);
                };
        return new Manoeuvre.Forward(whole.times(by));
    }
}
