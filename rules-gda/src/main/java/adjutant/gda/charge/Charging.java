package adjutant.gda.charge;

import adjutant.battlefield.contact.Arc;
import adjutant.battlefield.contact.Arcs;
import adjutant.battlefield.contact.Contact;
import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Convex;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.manoeuvre.Sweep;
import adjutant.game.Side;
import adjutant.gda.Each;
import adjutant.gda.GdaClause;
import adjutant.gda.army.Formation;
import adjutant.gda.army.Mounts;
import adjutant.gda.army.Printed;
import adjutant.gda.army.Scale;
import adjutant.gda.battle.Aspect;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Place;
import adjutant.gda.battle.Terrain;
import adjutant.gda.battle.Unit;
import adjutant.gda.ground.Going;
import adjutant.gda.movement.Drill;
import adjutant.gda.movement.Rate;
import adjutant.gda.ruling.Reasons;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * One unit that would charge another: how far it may go, by which way, whom it meets on it.
 *
 * @param battle the situation
 * @param unit the charger, on the table
 * @param target whom
 * @param way its way
 * @param joint those that go with it, who are not in its way
 * @param contact how far straight ahead it meets its target; empty where it does not
 * @rule GDA-CHG-2
 */
record Charging(
        Battle battle,
        Unit unit,
        Unit target,
        Way way,
        List<String> joint,
        Optional<Length> contact) {
    /** Longer than any Charge. */
    private static final Length FAR = Length.centimetres(200);

    /** Copies the list. */
    Charging {
        joint = List.copyOf(joint);
    }

    /** A charger on a way. */
    static Charging of(Battle battle, Unit unit, Unit target, Way way, List<String> joint) {
        Optional<Length> contact = way.toContact(Way.ground(battle, target), FAR);
        return new Charging(battle, unit, target, way, joint, contact);
    }

    /** A charger on its own that aims at the middle of its target. */
    static Charging aiming(Battle battle, Unit unit, Unit target) {
        Point middle = Way.middle(Way.ground(battle, target));
        return of(battle, unit, target, Way.aiming(unit.onTable(), middle), List.of());
    }

    private Convex ground() {
        return Way.ground(battle, target);
    }

    /**
     * How far it may go in a Charge: its rate, the bonus of a Charge, and its share of the dice of
     * Forwards!
     *
     * @rule GDA-MOV-1
     * @rule GDA-HR-30
     */
    Length range() {
        Length most = most(battle, unit);
        return halved() ? most.half() : most;
    }

    static Length most(Battle battle, Unit unit) {
        int share = battle.scale() == Scale.CM ? 2 : 3;
        Length more =
                Rate.noForwards(battle, unit).isPresent()
                        ? Length.ZERO
                        : battle.scale().whole(battle.brigade(unit).surge() / share);
        return Rate.of(battle.scale(), unit)
                .plus(Rate.chargeBonus(battle.scale(), unit))
                .plus(more);
    }

    /** Whether rough ground slows it. */
    private boolean halved() {
        return unit.troop().isInfantry() && onWay(Terrain::isRough).isPresent();
    }

    private Optional<Terrain> onWay(Predicate<Terrain> kind) {
        return contact.flatMap(ahead -> Going.roughOn(battle, way.sweep(ahead), kind));
    }

    /** Whether a target is so near that it might be in range. */
    static boolean isNear(Battle battle, Unit unit, Unit target) {
        return Distance.isWithin(unit.footprint(), Way.ground(battle, target), most(battle, unit));
    }

    /** How far it goes straight ahead to the point before its target; never past contact. */
    Length toPoint() {
        return contact.flatMap(ahead ->
                        way.until(ground(), Printed.CHARGE_POINT.in(battle.scale()), ahead))
                .orElse(Length.ZERO);
    }

    /**
     * Whether its way leads to the target, is short enough, and free.
     *
     * @param most how far it may go
     */
    Reasons reasons(Length most) {
        Reasons reasons = new Reasons();
        Optional<Length> ahead = contact;
        if (ahead.isEmpty()) {
            return reasons.no(
                    GdaClause.CHG_2,
                    unit.id() + " would not meet " + target.id() + " straight ahead");
        }
        Length needed = ahead.get().plus(way.wheel());
        String numbers =
                unit.id()
                        + " charges "
                        + battle.scale().say(most)
                        + ", to "
                        + target.id()
                        + " are "
                        + battle.scale().say(needed);
        reasons.need(GdaClause.MOV_1, needed.isAtMost(most), numbers, numbers);
        Sweep sweep = way.sweep(ahead.get());
        ground(reasons, sweep);
        friends(reasons, sweep);
        enemies(reasons, sweep);
        reasons.forbid(
                GdaClause.MOV_7,
                !Drill.isOnTable(battle, unit.onTable().at(way.end(toPoint())).footprint()),
                () -> unit.id() + " would leave the table");
        return reasons;
    }

    private void ground(Reasons reasons, Sweep sweep) {
        Going.on(battle, sweep, piece -> piece.has(Terrain.Keyword.SEVERE))
                .ifPresent(piece ->
                        reasons.no(
                                unit.troop().isCavalry() ? GdaClause.TER_7 : GdaClause.TER_6,
                                piece.id() + " is severe: nobody charges into it"));
        Optional<Terrain> rough = Going.roughOn(battle, sweep, Terrain::isRough);
        if (rough.isEmpty()) {
            return;
        }
        Terrain piece = rough.get();
        if (unit.troop().isCavalry()) {
            boolean woods = piece.has(Terrain.Keyword.WOODS);
            reasons.no(
                    woods ? GdaClause.TER_7 : GdaClause.TER_3,
                    piece.id() + " is " + (woods ? "wooded" : "rough") + ": no cavalry charges in");
        } else {
            reasons.yes(GdaClause.TER_1, piece.id() + " is rough: it goes at half rate");
        }
    }

    private void friends(Reasons reasons, Sweep sweep) {
        Convex end = unit.onTable().at(way.end(toPoint())).footprint();
        for (Unit friend : met(sweep, unit.side())) {
            String through = unit.id() + " charges through " + friend.id();
            if (friend.isSkirmishing()) {
                reasons.yes(GdaClause.IPEN_08, through + ", skirmishers, without effect");
                continue;
            }
            boolean guns = friend.formation() == Formation.DEPLOYED;
            reasons.need(
                    guns ? GdaClause.IPEN_07 : GdaClause.IPEN_06,
                    guns,
                    () -> through + ", which becomes Unformed",
                    () -> friend.id() + " is in the way");
            reasons.forbid(
                    GdaClause.IPEN_05,
                    guns && Contact.overlaps(end, friend.footprint()),
                    () -> unit.id() + " would wait on " + friend.id());
        }
    }

    /** The units of a side on its way. */
    private List<Unit> met(Sweep sweep, Side side) {
        List<Unit> met = new ArrayList<>();
        for (Unit other : battle.units()) {
            boolean counts =
                    other.isOnTable()
                            && other.side() == side
                            && !other.id().equals(unit.id())
                            && !other.id().equals(target.id())
                            && !joint.contains(other.id());
            if (counts && sweep.meets(other.footprint())) {
                met.add(other);
            }
        }
        return met;
    }

    private List<Unit> met(Side side) {
        return contact.map(ahead -> met(way.sweep(ahead), side)).orElse(List.of());
    }

    /** Friendly guns that it goes through, which become Unformed. */
    List<Unit> guns() {
        return Each.where(met(unit.side()), friend -> friend.formation() == Formation.DEPLOYED);
    }

    private void enemies(Reasons reasons, Sweep sweep) {
        for (Unit enemy : met(sweep, unit.side().opponent())) {
            reasons.need(
                    enemy.isSkirmishing() ? GdaClause.CHG_6 : GdaClause.CHG_2,
                    enemy.isSkirmishing(),
                    () -> enemy.id() + " screens " + target.id() + " and will evade",
                    () -> enemy.id() + " stands before " + target.id());
        }
    }

    /**
     * Enemy skirmishers that it meets before its target.
     *
     * @rule GDA-CHG-6
     */
    List<Unit> screens() {
        return Each.where(met(target.side()), Unit::isSkirmishing);
    }

    /**
     * Where it meets its target. Squares, skirmishers and garrisons have neither flank nor rear.
     *
     * @rule GDA-HR-13
     */
    Aspect aspect() {
        if (!(target.place() instanceof Place.Body body)
                || target.formation() == Formation.SQUARE
                || target.isSkirmishing()) {
            return Aspect.FRONT;
        }
        Point front = unit.pose().front();
        if (Contact.contains(body.footprint(), front)
                || Arcs.isIn(body.footprint(), Arc.FRONT, front)) {
            return Aspect.FRONT;
        }
        return Arcs.isIn(body.footprint(), Arc.REAR, front) ? Aspect.REAR : Aspect.FLANK;
    }

    /** Whether a unit charges at all as it is drawn up. */
    static boolean charges(Unit unit) {
        return unit.isCloseOrder()
                && unit.formation() != Formation.SQUARE
                && unit.formation() != Formation.COMPANIES;
    }

    /**
     * Who may charge whom, whatever the distance.
     *
     * @rule GDA-CHG-9
     * @rule GDA-CHG-10
     */
    Reasons match() {
        Reasons reasons = new Reasons();
        reasons.forbid(
                GdaClause.CHG_10,
                !charges(unit),
                () ->
                        unit.troop().arm().word()
                                + " in "
                                + unit.formation().word()
                                + " never charges");
        reasons.forbid(
                GdaClause.CHG_10,
                unit.troop().isInfantry() && target.troop().isCavalry(),
                "infantry never charges cavalry");
        reasons.forbid(
                GdaClause.CHG_10,
                unit.troop().isCavalry() && target.isGarrison(),
                "cavalry never charges a built-up area");
        boolean cossacks = unit.troop().mounts().filter(Mounts.COSSACK::equals).isPresent();
        reasons.forbid(
                GdaClause.CHG_9,
                cossacks && aspect() == Aspect.FRONT && isTooStrong(target),
                () -> "Cossacks do not charge " + target.id() + " in front");
        return reasons;
    }

    private static boolean isTooStrong(Unit target) {
        return (target.troop().isInfantry() && target.isCloseOrder() && !target.isUnformed())
                || target.troop().isBattery()
                || target.troop().mounts().filter(Mounts::isHeavy).isPresent();
    }
}
