package adjutant.gda.system;

import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Pose;
import adjutant.game.Side;
import adjutant.gda.army.Formation;
import adjutant.gda.army.Printed;
import adjutant.gda.battle.Attack;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Brigade;
import adjutant.gda.battle.Mood;
import adjutant.gda.battle.Objective;
import adjutant.gda.battle.Place;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Tasking;
import adjutant.gda.battle.Unit;
import adjutant.gda.charge.Prospect;
import adjutant.gda.charge.Way;
import adjutant.gda.turn.Victory;

/**
 * What a situation is worth to a side: a hint for computer players and no rule. One is about what a
 * fresh battalion gains by forming line before the enemy.
 */
final class Appraisal {
    private static final double POINT = 3;
    private static final double UNIT = 3;
    private static final double CASUALTY = 0.4;
    private static final double BASE = 0.3;

    /** What a shot is worth beside what it does at once: who has fired is glad of it. */
    private static final double SHOT = 0.1;

    private static final double UNFORMED = 0.7;
    private static final double NO_DISCIPLINE = 0.4;
    private static final double RETIRING = 0.4;
    private static final double RETREATING = 1.5;
    private static final double ROUTING = 2.5;
    private static final double LOW_AMMUNITION = 0.3;
    private static final double OBEYS = 1.5;
    private static final double FALTERS = 3;
    private static final double PULL = 2;
    private static final double NO_GOAL = 1;
    private static final double LINE = 0.5;
    private static final double GUNS = 1;
    private static final double IDLE_GUNS = 0.2;
    private static final double CHARGE = 0.8;
    private static final double BEST_CHARGE = 5;

    /** How far from its own middle to that of its enemy a unit thinks of firing, in volleys. */
    private static final double IN_VOLLEY = 1.5;

    private static final double IN_REACH = 3;
    private static final double IN_GUNSHOT = 3.5;

    private final Battle battle;
    private final Side side;
    private final double volley;
    private final double table;
    private final double[] draws;

    private Appraisal(Battle battle, Side side) {
        this.battle = battle;
        this.side = side;
        this.volley = Printed.VOLLEY.in(battle.scale()).micrometres();
        this.table = battle.layout().table().width().micrometres();
        this.draws = new double[battle.layout().objectives().size()];
    }

    static double of(Battle battle, Side side) {
        return new Appraisal(battle, side).sum();
    }

    private double sum() {
        double sum = POINT * Victory.points(battle, side);
        for (int i = 0; i < draws.length; i++) {
            Objective objective = battle.layout().objectives().get(i);
            draws[i] = NO_GOAL + objective.points();
        }
        for (Unit unit : battle.units()) {
            if (unit.side() == side && !unit.isGone()) {
                sum += state(unit) + (unit.isBeaten() || unit.isInReserve() ? 0 : stand(unit));
            }
        }
        for (Brigade brigade : battle.brigades()) {
            if (brigade.side() == side) {
                sum += mood(brigade);
            }
        }
        for (Attack attack : battle.attacks()) {
            if (battle.unit(attack.lead()).side() == side) {
                double promise = CHARGE * Prospect.of(battle, attack);
                sum += Math.clamp(promise, -BEST_CHARGE, BEST_CHARGE);
            }
        }
        return sum;
    }

    /** What is left of a unit. */
    private static double state(Unit unit) {
        double worth = UNIT - CASUALTY * unit.casualties() + BASE * unit.bases();
        worth -= LOW_AMMUNITION * unit.lowAmmo();
        worth -= unit.isUnformed() ? UNFORMED : 0;
        worth += unit.is(State.FIRED) ? SHOT : 0;
        worth -= unit.is(State.FD_LOST) ? NO_DISCIPLINE : 0;
        worth -= unit.is(State.RETIRING) ? RETIRING : 0;
        worth -= unit.is(State.RETREATING) ? RETREATING : 0;
        return worth - (unit.is(State.ROUTING) ? ROUTING : 0);
    }

    /** What its place and formation are worth. */
    private double stand(Unit unit) {
        if (unit.place() instanceof Place.Body body) {
            return unit.troop().isBattery() ? guns(unit, body.pose()) : foot(unit, body.pose());
        }
        return goal(Way.middle(Way.ground(battle, unit)));
    }

    private double foot(Unit unit, Pose pose) {
        double worth = goal(pose.front());
        boolean line = unit.troop().isInfantry() && unit.formation() == Formation.LINE;
        return worth + (line && nearest(pose) <= IN_VOLLEY * volley ? LINE : 0);
    }

    private double guns(Unit unit, Pose pose) {
        boolean shot = ahead(pose) <= IN_GUNSHOT * volley;
        if (unit.formation() == Formation.DEPLOYED) {
            return shot ? GUNS : -IDLE_GUNS;
        }
        return -nearest(pose) / table;
    }

    /** How near it is to what is worth holding: the best of all objectives. */
    private double goal(Point point) {
        double best = 0;
        for (int i = 0; i < draws.length; i++) {
            Point at = battle.layout().objectives().get(i).at();
            best = Math.max(best, draws[i] * (1 - distance(point, at) / table));
        }
        return PULL * best / (NO_GOAL + 1);
    }

    private double nearest(Pose pose) {
        double nearest = table;
        for (Unit enemy : battle.units()) {
            if (enemy.side() != side && enemy.place() instanceof Place.Body body) {
                nearest = Math.min(nearest, distance(pose.front(), body.pose().front()));
            }
        }
        return nearest;
    }

    /** How far the nearest enemy in the arc of its front is. */
    private double ahead(Pose pose) {
        double nearest = table;
        double sine = pose.facing().sine();
        double cosine = pose.facing().cosine();
        for (Unit enemy : battle.units()) {
            if (enemy.side() != side && enemy.place() instanceof Place.Body body) {
                double x = body.pose().front().x() - pose.front().x();
                double y = body.pose().front().y() - pose.front().y();
                if (x * sine - y * cosine >= Math.abs(x * cosine + y * sine)) {
                    nearest = Math.min(nearest, StrictMath.sqrt(x * x + y * y));
                }
            }
        }
        return nearest;
    }

    private static double distance(Point a, Point b) {
        double x = a.x() - b.x();
        double y = a.y() - b.y();
        return StrictMath.sqrt(x * x + y * y);
    }

    /** How it takes its orders; those awaited are worth as if they were not obeyed. */
    private double mood(Brigade brigade) {
        boolean given = brigade.orders() == Brigade.Orders.GIVEN;
        double worth = given && brigade.is(Mood.OBEYS) ? OBEYS : 0;
        worth -= brigade.is(Mood.FALTERING) ? FALTERS : 0;
        for (Tasking tasking : brigade.tasks()) {
            worth += worth(brigade, tasking);
        }
        return worth;
    }

    /** What a tasking is worth now. */
    private double worth(Brigade brigade, Tasking tasking) {
        double near = nearest(brigade) / volley;
        return switch (tasking) {
            case DIVISIONAL_MORALE -> 5;
            case INFANTRY_ASSAULT, ASSAULT_ORDERED -> near <= IN_REACH ? 3 : 0.5;
            case ASSAULT_FIRE -> near <= IN_GUNSHOT ? 2.5 : 0;
            case FORWARDS -> near > IN_REACH ? 2.8 : 0;
            case SKIRMISHERS, GLORY -> near <= IN_VOLLEY ? 2.2 : 0;
            case AMMUNITION -> 2.4;
            case BRIGADE_ATTACHMENT -> 1.8;
            case COMMAND -> 1;
            case RESERVE -> 4;
            case SCOUTS, REDEPLOY -> 0;
        };
    }

    /** How far the nearest enemy of its units is. */
    private double nearest(Brigade brigade) {
        double nearest = table;
        for (Unit unit : battle.units()) {
            if (unit.troop().brigade().equals(brigade.name())
                    && unit.place() instanceof Place.Body body) {
                nearest = Math.min(nearest, nearest(body.pose()));
            }
        }
        return nearest;
    }
}
