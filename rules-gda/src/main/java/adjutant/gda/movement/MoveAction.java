package adjutant.gda.movement;

import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.manoeuvre.Manoeuvre;
import adjutant.battlefield.manoeuvre.Sweep;
import adjutant.chance.Outcome;
import adjutant.game.Facts;
import adjutant.game.Ruling;
import adjutant.gda.Each;
import adjutant.gda.GdaClause;
import adjutant.gda.army.Formation;
import adjutant.gda.army.Printed;
import adjutant.gda.army.Scale;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.Mood;
import adjutant.gda.battle.Phase;
import adjutant.gda.battle.Place;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Tasking;
import adjutant.gda.battle.Terrain;
import adjutant.gda.battle.Unit;
import adjutant.gda.ground.Going;
import adjutant.gda.ground.Near;
import adjutant.gda.ruling.Procedure;
import adjutant.gda.ruling.Reasons;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A voluntary move: forward, wheels and obliques, or a sidestep; guns are pushed by hand.
 *
 * @rule GDA-MOV-1
 * @rule GDA-HR-12
 */
public final class MoveAction implements Procedure {
    private static final Angle WHEELS = Angle.QUARTER;
    private static final Angle OBLIQUE = Angle.degrees(45);

    private final Battle battle;
    private final Unit unit;
    private final List<Manoeuvre> path;
    private final Scale scale;
    private final From from;
    private final Optional<Way> known;

    /** Where a move begins. */
    private enum From {
        TABLE,
        EDGE
    }

    /** What follows once it is known that the unit stands on the table. */
    private record Way(Sweep sweep, Footprint end, Passing passing, Terms terms) {}

    /** A move of a unit. */
    public MoveAction(Battle battle, Unit unit, Command.Move move) {
        this(battle, unit, move, From.TABLE);
    }

    private MoveAction(Battle battle, Unit unit, Command.Move move, From from) {
        this.from = from;
        this.battle = battle;
        this.unit = unit;
        this.path = move.path();
        this.scale = battle.scale();
        this.known = unit.isOnTable() ? Optional.of(seen()) : Optional.empty();
    }

    /** A move on the table of a unit whose front is on the edge, and the rest of it beyond. */
    static MoveAction fromTheEdge(Battle battle, Unit unit, Command.Move move) {
        return new MoveAction(battle, unit, move, From.EDGE);
    }

    @Override
    public Ruling ruling() {
        Reasons reasons =
                new Reasons().time(battle, unit.side(), Phase.MOVEMENT, GdaClause.TRN_3).fit(unit);
        if (!unit.isOnTable()) {
            return reasons.forbid(
                            GdaClause.BUA_3,
                            unit.isGarrison(),
                            () -> unit.id() + " is in a built-up area: it leaves it first")
                    .ruling();
        }
        Way way = way();
        reasons.all(order(battle, unit));
        shape(reasons);
        reasons.all(way.terms.reasons());
        pay(reasons, way);
        ground(reasons, way);
        enemies(reasons, way);
        reasons.all(way.passing.reasons());
        return reasons.ruling(facts(way), () -> SquareTest.chance(battle, unit));
    }

    private Way way() {
        return known.orElseThrow();
    }

    private Way seen() {
        Place.Body body = unit.onTable();
        Sweep sweep = Sweep.of(body.pose(), body.extent(), path);
        Footprint end = body.at(sweep.end()).footprint();
        return new Way(
                sweep, end, Passing.of(battle, unit, sweep, end), Terms.of(battle, unit, sweep));
    }

    private Facts.Tree facts(Way way) {
        return Facts.tree()
                .put("rate", text(way.terms.rate()))
                .put("cost", text(way.sweep.cost()))
                .put("passes", Facts.texts(Each.map(way.passing.passed(), Unit::id)))
                .build();
    }

    private String text(Length length) {
        return scale.write(length);
    }

    /** Whether its state lets it move. */
    static Reasons order(Battle battle, Unit unit) {
        String id = unit.id();
        Reasons reasons = new Reasons();
        reasons.forbid(
                GdaClause.MOV_4,
                unit.isUnformed() && !unit.troop().isBattery() && !unit.isSkirmishing(),
                () -> id + " is Unformed: it reforms or Retires");
        reasons.forbid(
                GdaClause.REST_05,
                unit.troop().isInfantry() && unit.is(State.FD_LOST),
                () -> id + " has lost Fire Discipline: it may not move");
        reasons.forbid(
                GdaClause.MOV_5,
                unit.is(State.CHARGED),
                () -> id + " took part in the Charge phase");
        reasons.forbid(
                GdaClause.FORM_01,
                unit.is(State.REFORMED),
                () -> id + " has reformed, which took its whole Movement");
        reasons.forbid(
                GdaClause.FORM_06A, unit.is(State.MOVED), () -> id + " has moved in this phase");
        if (unit.is(State.CHANGED)) {
            Cost cost = Cost.of(battle, unit);
            reasons.need(
                    cost.clause(),
                    cost.leavesAMove(),
                    cost.why(),
                    cost.why() + ", and it has changed");
        }
        return reasons;
    }

    /** Whether the path is one that a move may have. */
    private void shape(Reasons reasons) {
        boolean guns = unit.formation() == Formation.DEPLOYED;
        for (Manoeuvre each : path) {
            switch (each) {
                case Manoeuvre.Sideways sidestep -> {
                    reasons.forbid(
                            GdaClause.HR_12,
                            path.size() > 1,
                            "a sidestep is instead of any other move");
                    Length most = Printed.SIDESTEP.in(scale);
                    reasons.forbid(
                            GdaClause.MOV_1,
                            most.isLessThan(sidestep.length()),
                            () -> "a sidestep goes " + scale.say(most) + " at most");
                }
                case Manoeuvre.Oblique oblique ->
                        reasons.forbid(
                                GdaClause.HR_12,
                                oblique.angle().compareTo(OBLIQUE) > 0,
                                "an oblique goes up to 45 degrees");
                case Manoeuvre.Back _ ->
                        reasons.forbid(
                                GdaClause.ART_8,
                                !guns,
                                "only guns pushed by hand go straight back");
                case Manoeuvre.Forward _,
                        Manoeuvre.Wheel _,
                        Manoeuvre.AboutFace _,
                        Manoeuvre.Turn _,
                        Manoeuvre.Pivot _ -> {}
            }
        }
        Angle wheels = wheels();
        reasons.forbid(
                GdaClause.HR_12,
                wheels.compareTo(WHEELS) > 0,
                () ->
                        "wheels of "
                                + wheels.toDegrees()
                                + " degrees together, at most "
                                + WHEELS.toDegrees());
    }

    /** All wheels of the path together. */
    private Angle wheels() {
        Angle wheels = Angle.ZERO;
        for (Manoeuvre each : path) {
            if (each instanceof Manoeuvre.Wheel wheel) {
                wheels = sum(wheels, wheel.angle());
            }
        }
        return wheels;
    }

    /** The sum of two angles, no more than just below a full circle. */
    private static Angle sum(Angle a, Angle b) {
        return Angle.microdegrees(Math.min(a.microdegrees() + b.microdegrees(), 359_999_999));
    }

    private void pay(Reasons reasons, Way way) {
        Length rate = way.terms.rate();
        Length cost = way.sweep.cost();
        String numbers =
                unit.id()
                        + " in "
                        + unit.formation().word()
                        + " goes "
                        + scale.say(rate)
                        + ", this takes "
                        + scale.say(cost);
        GdaClause clause = unit.is(State.CHANGED) ? GdaClause.FORM_06 : way.terms.clause();
        reasons.need(clause, cost.isAtMost(rate), numbers, numbers);
    }

    private void ground(Reasons reasons, Way way) {
        switch (from) {
            case TABLE ->
                    reasons.forbid(
                            GdaClause.MOV_1,
                            !staysOnTable(way.sweep),
                            () -> unit.id() + " would leave the table");
            case EDGE ->
                    reasons.forbid(
                            GdaClause.HR_47,
                            !Drill.isOnTable(battle, way.end),
                            () -> unit.id() + " does not come wholly on the table");
        }
        Going.on(battle, way.sweep, piece -> piece.has(Terrain.Keyword.BUA))
                .ifPresent(piece ->
                        reasons.forbid(
                                GdaClause.BUA_2,
                                !mayPassBua(),
                                () ->
                                        unit.id()
                                                + " passes "
                                                + piece.id()
                                                + " in column or in skirmish order only"));
    }

    private boolean mayPassBua() {
        return unit.isSkirmishing()
                || unit.formation() == Formation.COLUMN
                || unit.formation() == Formation.COMPANIES
                || unit.formation() == Formation.LIMBERED;
    }

    private boolean staysOnTable(Sweep sweep) {
        return sweep.staysBetween(
                new Point(0, 0),
                Point.of(battle.layout().table().width(), battle.layout().table().depth()));
    }

    private void enemies(Reasons reasons, Way way) {
        Length ring = Printed.RING.in(scale);
        Length volley = Printed.VOLLEY.in(scale);
        boolean aloof = keepsOutOfVolley();
        boolean hesitant = Drill.isHeldBack(battle, unit);
        for (Unit enemy : battle.units()) {
            if (enemy.side() == unit.side() || !enemy.isOnTable()) {
                continue;
            }
            Footprint theirs = enemy.footprint();
            if (!way.sweep.isClearOf(theirs, ring)) {
                near(reasons, way, enemy, ring);
            }
            if (aloof && Near.isThreat(enemy) && Distance.isWithin(way.end, theirs, volley)) {
                Length after = Distance.between(way.end, theirs);
                reasons.forbid(
                        GdaClause.HR_8,
                        after.isLessThan(Distance.between(unit.footprint(), theirs)),
                        () ->
                                "without Infantry Assault! "
                                        + unit.id()
                                        + " stays farther than "
                                        + scale.say(volley)
                                        + " from "
                                        + enemy.id());
            }
            if (hesitant && Near.isThreat(enemy)) {
                reasons.forbid(
                        GdaClause.CMD_6,
                        Distance.between(way.end, theirs)
                                .isLessThan(Distance.between(unit.footprint(), theirs)),
                        () -> "Hesitant or out of command: no nearer to " + enemy.id());
            }
        }
    }

    private void near(Reasons reasons, Way way, Unit enemy, Length ring) {
        if (way.sweep.meets(enemy.footprint())) {
            reasons.no(GdaClause.MOV_2, enemy.id() + " is in the way");
        } else if (Near.isKeptFrom(enemy)) {
            Length before = Distance.between(unit.footprint(), enemy.footprint());
            nearer(reasons, way, enemy, before.isLessThan(ring) ? before : ring, ring);
        }
    }

    private void nearer(Reasons reasons, Way way, Unit enemy, Length limit, Length ring) {
        if (Length.ZERO.isLessThan(limit)
                && !way.sweep.isClearOf(enemy.footprint(), limit)
                && way.sweep.comesNearer(enemy.footprint(), limit)) {
            reasons.no(
                    GdaClause.MOV_2,
                    unit.id() + " would come within " + scale.say(ring) + " of " + enemy.id());
        }
    }

    /** Whether the unit must keep out of volley range for want of a tasking. */
    private boolean keepsOutOfVolley() {
        return battle.config().assaultNeeded()
                && unit.troop().isInfantry()
                && unit.isCloseOrder()
                && battle.brigade(unit).is(Mood.OBEYS)
                && battle.clock().phase() != Phase.FREE
                && !battle.brigade(unit).has(Tasking.INFANTRY_ASSAULT);
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        if (SquareTest.stays(outcome, unit)) {
            return List.of(new Event.Became(unit.id(), State.MOVED));
        }
        Way way = way();
        List<Event> events = new ArrayList<>();
        events.add(
                switch (from) {
                    case TABLE -> new Event.Moved(unit.id(), way.sweep.end());
                    case EDGE -> new Event.Arrived(unit.id(), unit.onTable().at(way.sweep.end()));
                });
        events.add(new Event.Became(unit.id(), State.MOVED));
        way.passing.unformed().forEach(each -> events.add(new Event.Became(each, State.UNFORMED)));
        return events;
    }
}
