package adjutant.gda.movement;

import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Convex;
import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Hull;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Pose;
import adjutant.battlefield.terrain.Circle;
import adjutant.battlefield.terrain.Polygon;
import adjutant.battlefield.terrain.Rectangle;
import adjutant.battlefield.terrain.Shape;
import adjutant.chance.Outcome;
import adjutant.game.Ruling;
import adjutant.gda.Each;
import adjutant.gda.GdaClause;
import adjutant.gda.army.Footprints;
import adjutant.gda.army.Formation;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.Phase;
import adjutant.gda.battle.Place;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Terrain;
import adjutant.gda.battle.Unit;
import adjutant.gda.ruling.Procedure;
import adjutant.gda.ruling.Reasons;
import java.util.List;

/**
 * Entering and leaving a section of a built-up area; each takes the whole Movement.
 *
 * @rule GDA-BUA-1
 * @rule GDA-TER-12
 * @rule GDA-BUA-3
 * @rule GDA-HR-21
 */
public final class BuaAction {
    private BuaAction() {}

    /** A battalion enters. */
    public record Enter(Battle battle, Unit unit, Command.EnterBua command) implements Procedure {
        @Override
        public Ruling ruling() {
            String id = unit.id();
            Reasons reasons = begin(battle, unit);
            if (!unit.isOnTable()) {
                return reasons.forbid(
                                GdaClause.BUA_4, unit.isGarrison(), () -> id + " is in a section")
                        .ruling();
            }
            Terrain piece = battle.terrain(command.terrain()).orElseThrow();
            boolean section = piece.has(Terrain.Keyword.BUA);
            reasons.forbid(
                    GdaClause.HR_21,
                    !section,
                    () -> piece.id() + " is no section of a built-up area");
            reasons.forbid(
                    GdaClause.BUA_1,
                    !unit.troop().isInfantry(),
                    "a section holds one battalion of infantry");
            reasons.forbid(
                    GdaClause.HR_21,
                    unit.formation() != Formation.COLUMN,
                    () -> id + " enters in column");
            reasons.forbid(
                    GdaClause.REST_05,
                    unit.is(State.FD_LOST),
                    () -> id + " has lost Fire Discipline: it may not move");
            reasons.forbid(
                    GdaClause.MOV_4,
                    unit.isUnformed(),
                    () -> id + " is Unformed: it reforms or Retires");
            reasons.forbid(
                    GdaClause.BUA_1,
                    Each.any(
                            battle.units(),
                            other ->
                                    other.place() instanceof Place.Garrison(String there)
                                            && there.equals(piece.id())),
                    () -> piece.id() + " has a garrison");
            Length rate = Rate.of(battle.scale(), unit);
            reasons.need(
                    GdaClause.HR_21,
                    piece.ground().isWithin(unit.footprint(), rate),
                    () -> piece.id() + " is within the move of " + id,
                    () -> piece.id() + " is farther than " + battle.scale().say(rate));
            return reasons.ruling();
        }

        @Override
        public List<Event> settle(Outcome outcome) {
            return List.of(
                    new Event.Garrisoned(unit.id(), command.terrain()),
                    new Event.Became(unit.id(), State.MOVED));
        }
    }

    /** A garrison leaves, as a column of any facing. */
    public record Leave(Battle battle, Unit unit, Command.LeaveBua command) implements Procedure {
        @Override
        public Ruling ruling() {
            Reasons reasons = begin(battle, unit);
            reasons.forbid(
                    GdaClause.BUA_3,
                    unit.isPresent() && !unit.isGarrison(),
                    () -> unit.id() + " is in no section");
            if (unit.isGarrison()) {
                reasons.forbid(
                        GdaClause.REST_05,
                        unit.is(State.FD_LOST),
                        () -> unit.id() + " has lost Fire Discipline: it may not move");
                reasons.all(Drill.free(battle, unit, body().footprint()));
            }
            return reasons.ruling();
        }

        private Place.Body body() {
            String section = ((Place.Garrison) unit.place()).terrain();
            Extent extent =
                    Footprints.of(
                            battle.scale(),
                            unit.troop().arm(),
                            unit.troop().size(),
                            Formation.COLUMN);
            return Place.Body.of(
                    before(battle.terrain(section).orElseThrow().ground(), extent), extent);
        }

        /** The pose just before a piece of ground, on the side it looks to. */
        private Pose before(Shape ground, Extent extent) {
            Convex hull = hull(ground);
            Angle facing = command.facing();
            double x = facing.sine();
            double y = -facing.cosine();
            Point middle = middle(hull);
            double most = Double.NEGATIVE_INFINITY;
            for (int i = 0; i < hull.corners(); i++) {
                most = Math.max(most, (hull.x(i) - middle.x()) * x + (hull.y(i) - middle.y()) * y);
            }
            Length ahead = Length.micrometres((long) StrictMath.ceil(most) + 1);
            return new Pose(middle, facing).ahead(ahead.plus(extent.depth()));
        }

        @Override
        public List<Event> settle(Outcome outcome) {
            return List.of(
                    new Event.Formed(unit.id(), Formation.COLUMN, body()),
                    new Event.Became(unit.id(), State.MOVED));
        }
    }

    private static Reasons begin(Battle battle, Unit unit) {
        return new Reasons()
                .time(battle, unit.side(), Phase.MOVEMENT, GdaClause.TRN_3)
                .fit(unit)
                .forbid(
                        GdaClause.MOV_5,
                        unit.is(State.CHARGED),
                        () -> unit.id() + " took part in the Charge phase")
                .forbid(
                        GdaClause.BUA_3,
                        unit.is(State.MOVED) || unit.is(State.CHANGED) || unit.is(State.REFORMED),
                        () -> unit.id() + " has used part of its Movement");
    }

    /** A convex body round a piece of ground. */
    public static Convex hull(Shape ground) {
        return switch (ground) {
            case Rectangle rectangle -> rectangle.footprint();
            case Polygon polygon -> Hull.of(polygon.corners());
            case Circle circle -> throw new IllegalStateException("no such ground: " + circle);
        };
    }

    private static Point middle(Convex body) {
        long x = 0;
        long y = 0;
        for (int i = 0; i < body.corners(); i++) {
            x += body.x(i);
            y += body.y(i);
        }
        return new Point(x / body.corners(), y / body.corners());
    }

    /** How far a section is from a body. */
    public static Length distance(Shape ground, Convex body) {
        return Distance.between(hull(ground), body);
    }
}
