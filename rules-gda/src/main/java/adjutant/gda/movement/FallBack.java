package adjutant.gda.movement;

import adjutant.battlefield.contact.Contact;
import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Hull;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Pose;
import adjutant.battlefield.manoeuvre.Slide;
import adjutant.gda.RulesConfig.PassingBeaten;
import adjutant.gda.army.Formation;
import adjutant.gda.army.Printed;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.Place;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Terrain;
import adjutant.gda.battle.Unit;
import adjutant.gda.ground.Going;
import adjutant.gda.ground.Near;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How a unit falls back: which way, how far, over whom, and what becomes of it.
 *
 * <p>It goes straight away from the enemy that caused it, the first part compulsory, then on to the
 * full distance or, where one stands in the way, up to a place behind a formed friend.
 *
 * @rule GDA-FAL-1
 * @rule GDA-FAL-2
 * @rule GDA-HR-14
 */
public final class FallBack {
    private final Battle battle;
    private final Unit unit;
    private final Optional<Event> limbering;
    private final State how;
    private final Angle way;
    private final Length full;

    private FallBack(
            Battle battle,
            Unit unit,
            Optional<Event> limbering,
            State how,
            Angle way,
            Length full) {
        this.battle = battle;
        this.unit = unit;
        this.limbering = limbering;
        this.how = how;
        this.way = way;
        this.full = full;
    }

    /**
     * A unit that falls back; deployed guns limber for it.
     *
     * @param how {@code RETIRING}, {@code RETREATING} or {@code ROUTING}
     * @param from what it falls back from; where there is nothing, it goes to its own rear
     */
    public static FallBack of(Battle battle, Unit unit, State how, Optional<Unit> from) {
        Length full =
                how == State.RETIRING
                        ? Rate.retire(battle.scale(), unit)
                        : Rate.retreat(battle.scale(), unit);
        if (unit.formation() != Formation.DEPLOYED) {
            return new FallBack(battle, unit, Optional.empty(), how, away(unit, from), full);
        }
        Place.Body body = Drill.ground(battle, unit, Formation.LIMBERED);
        Unit limbered = unit.drawnUp(Formation.LIMBERED, body);
        Event limbering = new Event.Formed(unit.id(), Formation.LIMBERED, body);
        Angle way = away(limbered, from);
        return new FallBack(battle, limbered, Optional.of(limbering), how, way, full);
    }

    /**
     * A unit that steps back, keeping its facing.
     *
     * @rule GDA-BRG-7
     */
    public static FallBack step(Battle battle, Unit unit, Optional<Unit> from) {
        Length full =
                (unit.troop().isCavalry() ? Printed.STEP_CAVALRY : Printed.STEP_INFANTRY)
                        .in(battle.scale());
        Angle way = away(unit, from);
        return new FallBack(battle, unit, Optional.empty(), State.RETIRING, way, full);
    }

    private static Angle away(Unit unit, Optional<Unit> from) {
        Point own = unit.footprint().centre();
        return from.filter(Unit::isOnTable)
                .map(enemy -> enemy.footprint().centre())
                .filter(there -> !there.equals(own))
                .map(there -> there.directionTo(own))
                .orElseGet(() -> unit.pose().facing().opposite());
    }

    /** What happens when it goes the whole way. */
    public List<Event> events() {
        return whole(full);
    }

    /**
     * What happens when it stops behind a friend once past the compulsory part; as {@link
     * #events()} where that is not possible.
     */
    public List<Event> eventsBehind(Unit friend) {
        return stop(friend).map(this::whole).orElseGet(this::events);
    }

    /**
     * How far it goes to have its front behind a formed friend in Close Order; empty where that is
     * no farther than the compulsory part, or beyond the full distance.
     *
     * @rule GDA-FAL-2
     */
    public Optional<Length> stop(Unit friend) {
        if (!friend.isCloseOrder() || friend.isUnformed() || friend.isFallingBack()) {
            return Optional.empty();
        }
        Length gap = Printed.BEHIND_FRIEND.in(battle.scale());
        long least = Printed.COMPULSORY.in(battle.scale()).micrometres();
        double past = along(friend.footprint(), true) - along(unit.footprint(), false);
        long needed = (long) StrictMath.ceil(past) + gap.micrometres();
        return needed >= least && needed <= full.micrometres() && crosses(friend)
                ? Optional.of(Length.micrometres(needed))
                : Optional.empty();
    }

    /** The least or the most of a body along the way. */
    private double along(Footprint body, boolean most) {
        double x = way.sine();
        double y = -way.cosine();
        double found = most ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        for (int i = 0; i < body.corners(); i++) {
            double at = body.x(i) * x + body.y(i) * y;
            found = most ? Math.max(found, at) : Math.min(found, at);
        }
        return found;
    }

    private boolean crosses(Unit friend) {
        return Distance.isWithin(
                slide(full).hull(), friend.footprint(), Printed.BEHIND_FRIEND.in(battle.scale()));
    }

    private Slide slide(Length length) {
        Pose to = new Pose(shifted(unit.pose().front(), length), unit.pose().facing());
        return Slide.between(unit.pose(), to, unit.onTable().extent());
    }

    private Point shifted(Point from, Length length) {
        return new Pose(from, way).ahead(length).front();
    }

    private List<Event> whole(Length length) {
        List<Event> events = events(length);
        limbering.ifPresent(events::addFirst);
        return events;
    }

    private List<Event> events(Length length) {
        List<Event> events = new ArrayList<>();
        Slide slide = slide(length);
        Hull ground = slide.hull();
        if (isLost(ground)) {
            events.add(new Event.Removed(unit.id(), Place.Loss.DISPERSED));
            return events;
        }
        if (!Drill.isOnTable(battle, end(length))) {
            passing(ground, events);
            events.add(new Event.Removed(unit.id(), Place.Loss.FLED));
            return events;
        }
        Optional<Length> free = free(length);
        passing(free.isPresent() ? slide(free.get()).hull() : ground, events);
        Length there = free.orElseGet(() -> shortOf(length, events));
        if (isFree(end(there))) {
            events.addFirst(new Event.Moved(unit.id(), pose(there)));
        } else if (!isFree(unit.footprint())) {
            events.add(new Event.Removed(unit.id(), Place.Loss.DISPERSED));
        }
        return events;
    }

    /** Where it stands after so far, turned as it then is. */
    private Pose pose(Length length) {
        return facing(new Pose(shifted(unit.pose().front(), length), unit.pose().facing()));
    }

    private Footprint end(Length length) {
        return unit.onTable().at(pose(length)).footprint();
    }

    /**
     * Whether the way leads close by an enemy or into severe ground.
     *
     * @rule GDA-FAL-6
     */
    private boolean isLost(Hull ground) {
        Length limit = Printed.RING.in(battle.scale());
        boolean caught =
                Near.enemyWithin(
                                battle,
                                unit.side(),
                                ground,
                                limit,
                                enemy ->
                                        Near.isThreat(enemy)
                                                && !Distance.isWithin(
                                                        unit.footprint(), enemy.footprint(), limit))
                        .isPresent();
        boolean severe =
                Going.under(battle, ground, piece -> piece.has(Terrain.Keyword.SEVERE)).isPresent();
        return caught || (severe && !unit.isSkirmishing());
    }

    /** The length at which it stands on nobody: this, or up to 5 cm more. */
    private Optional<Length> free(Length length) {
        long most = Printed.RING.in(battle.scale()).micrometres();
        long step = Math.max(1, most / 10);
        for (long more = 0; more <= most; more += step) {
            Length tried = length.plus(Length.micrometres(more));
            Footprint end = end(tried);
            if (Drill.isOnTable(battle, end) && isFree(end)) {
                return Optional.of(tried);
            }
        }
        return Optional.empty();
    }

    private boolean isFree(Footprint end) {
        return Near.under(battle, unit.id(), end).isEmpty();
    }

    /** It stops short in front of whom it would end on, and both are Unformed. */
    private Length shortOf(Length length, List<Event> events) {
        Footprint wanted = end(length);
        for (Unit other : Near.under(battle, unit.id(), wanted)) {
            unform(other, events);
            unform(unit, events);
        }
        long step = Printed.RING.in(battle.scale()).micrometres() / 10;
        for (long less = length.micrometres(); less > 0; less -= step) {
            if (isFree(end(Length.micrometres(less)))) {
                return Length.micrometres(less);
            }
        }
        return Length.ZERO;
    }

    /**
     * Friends in Close Order over whom it goes become Unformed, guns too.
     *
     * @rule GDA-IPEN-09
     * @rule GDA-FAL-4
     * @rule GDA-FAL-5
     * @rule GDA-C-02
     */
    private void passing(Hull ground, List<Event> events) {
        PassingBeaten reading = battle.config().passingBeaten();
        if (reading == PassingBeaten.MOVER_ONLY || unit.isSkirmishing()) {
            return;
        }
        for (Unit friend : Near.under(battle, unit.id(), ground)) {
            if (friend.side() == unit.side() && suffers(friend, reading) && !passesBeside(friend)) {
                unform(friend, events);
            }
        }
    }

    /**
     * Whether it goes by a friend through a gap: who Retreats or Routs only past the compulsory
     * part.
     *
     * @rule GDA-FAL-3
     */
    private boolean passesBeside(Unit friend) {
        Hull compulsory = slide(Printed.COMPULSORY.in(battle.scale())).hull();
        return (how == State.RETIRING || !Contact.overlaps(compulsory, friend.footprint()))
                && Gap.is(battle, unit, way, friend);
    }

    private boolean suffers(Unit friend, PassingBeaten reading) {
        if (friend.troop().isBattery()) {
            return how == State.RETIRING;
        }
        boolean spared =
                reading == PassingBeaten.COMPANION
                        && how == State.RETIRING
                        && friend.formation() == Formation.COLUMN;
        return friend.isCloseOrder() && !spared;
    }

    private static void unform(Unit who, List<Event> events) {
        Event event = new Event.Became(who.id(), State.UNFORMED);
        if (!who.isUnformed() && !events.contains(event)) {
            events.add(event);
        }
    }

    /** A Retire keeps the facing; a Retreat and a Rout face away. */
    private Pose facing(Pose pose) {
        return how == State.RETIRING ? pose : pose.turned(unit.onTable().extent(), way);
    }
}
