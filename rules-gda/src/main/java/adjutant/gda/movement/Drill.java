package adjutant.gda.movement;

import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Pose;
import adjutant.gda.GdaClause;
import adjutant.gda.army.Footprints;
import adjutant.gda.army.Formation;
import adjutant.gda.army.Printed;
import adjutant.gda.battle.Attack;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Mood;
import adjutant.gda.battle.Place;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Unit;
import adjutant.gda.discipline.InCommand;
import adjutant.gda.ground.Going;
import adjutant.gda.ground.Near;
import adjutant.gda.ruling.Reasons;
import java.util.Optional;

/** What may stand in the way of a change of formation, whenever it is made. */
public final class Drill {
    private Drill() {}

    /**
     * Whether the unit's own state lets it change.
     *
     * @param square whether it would form Square, which two of the restrictions except
     * @rule GDA-REST-04
     * @rule GDA-REST-05
     */
    public static Reasons order(Unit unit, Square square) {
        return new Reasons()
                .forbid(
                        GdaClause.REST_04,
                        unit.isUnformed(),
                        () -> unit.id() + " is Unformed: it reforms or Retires")
                .forbid(
                        GdaClause.REST_05,
                        unit.troop().isInfantry() && unit.is(State.FD_LOST) && square == Square.NO,
                        () -> unit.id() + " has lost Fire Discipline: it forms Square or stays");
    }

    /**
     * Whether a charged unit may change at all: infantry in the open that is charged from far
     * enough.
     *
     * @rule GDA-REST-01
     * @rule GDA-REST-02
     * @rule GDA-REST-02a
     */
    public static Reasons charged(Battle battle, Unit unit, Attack attack, Square square) {
        String id = unit.id();
        Reasons reasons = order(unit, square);
        reasons.forbid(
                GdaClause.REST_02A,
                !unit.troop().isInfantry(),
                "charged, only infantry may change formation");
        reasons.forbid(
                GdaClause.REST_02,
                unit.isSkirmishing() || !unit.isOnTable(),
                () -> id + " is not in Close Order in the open");
        reasons.forbid(
                GdaClause.REST_02, unit.is(State.TESTED), () -> id + " has tried in this phase");
        Length near = Printed.REACTION.in(battle.scale());
        String start = "the Charge started " + battle.scale().say(attack.distance()) + " away, ";
        return reasons.need(
                attack.distance().isAtMost(near) ? GdaClause.REST_01 : GdaClause.REST_02,
                !attack.distance().isAtMost(near),
                () -> start + "farther than " + battle.scale().say(near),
                () -> start + "not farther than " + battle.scale().say(near));
    }

    /**
     * Whether a charged unit may form Square where it stands.
     *
     * @rule GDA-TER-2
     * @rule GDA-SQR-2
     */
    public static Reasons square(Battle battle, Unit unit, Attack attack) {
        Reasons reasons = charged(battle, unit, attack, Square.YES);
        if (!unit.troop().isInfantry() || !unit.isOnTable()) {
            return reasons;
        }
        reasons.forbid(
                GdaClause.SQR_2,
                unit.formation() == Formation.SQUARE,
                () -> unit.id() + " is in square already");
        Place.Body body = ground(battle, unit, Formation.SQUARE);
        Going.roughUnder(battle, body.footprint())
                .ifPresent(piece ->
                        reasons.no(
                                GdaClause.TER_2,
                                "no square stands in " + piece.id() + ", which is rough"));
        return reasons.all(free(battle, unit, body.footprint()));
    }

    /**
     * Whether a charged unit may turn about.
     *
     * @rule GDA-REST-02b
     * @rule GDA-C-18
     */
    public static Reasons about(Battle battle, Unit unit, Attack attack) {
        Reasons reasons = charged(battle, unit, attack, Square.NO);
        reasons.forbid(
                GdaClause.REST_02B,
                unit.troop().isInfantry()
                        && !battle.config().aboutFaceUnderCharge().allows(unit.troop().grade()),
                () ->
                        unit.id()
                                + " is "
                                + unit.troop().grade().word()
                                + ": it does not turn about");
        if (!unit.isOnTable()) {
            return reasons;
        }
        Length ring = Printed.RING.in(battle.scale());
        Near.enemyWithin(
                        battle,
                        unit.side(),
                        unit.footprint(),
                        ring,
                        enemy -> Near.isThreat(enemy) && !attack.chargers().contains(enemy.id()))
                .ifPresent(enemy ->
                        reasons.no(
                                GdaClause.REST_02,
                                enemy.id()
                                        + " is within "
                                        + battle.scale().say(ring)
                                        + " besides the charger"));
        return reasons.all(free(battle, unit, turnedAbout(unit).footprint()));
    }

    /** Whether a change is into Square. */
    public enum Square {
        /** It is. */
        YES,
        /** It is not. */
        NO;

        /** Of a formation. */
        public static Square of(Formation formation) {
            return formation == Formation.SQUARE ? YES : NO;
        }
    }

    /**
     * Whether enemies are too near.
     *
     * @rule GDA-REST-07
     * @rule GDA-CMD-6
     */
    public static Reasons enemies(Battle battle, Unit unit, Square square) {
        Reasons reasons = new Reasons();
        if (square == Square.YES) {
            return reasons;
        }
        Length ring = Printed.RING.in(battle.scale());
        near(battle, unit, ring)
                .ifPresent(enemy ->
                        reasons.no(
                                GdaClause.REST_07,
                                enemy.id()
                                        + ", in Close Order, is within "
                                        + battle.scale().say(ring)
                                        + " of "
                                        + unit.id()));
        if (isHesitant(battle, unit)) {
            Length far = Printed.HESITANT_RING.in(battle.scale());
            near(battle, unit, far)
                    .ifPresent(enemy ->
                            reasons.no(
                                    GdaClause.CMD_6,
                                    "the brigade is Hesitant and "
                                            + enemy.id()
                                            + " is within "
                                            + battle.scale().say(far)));
        }
        return reasons;
    }

    /**
     * Whether a unit's brigade hesitates; one that falters does so too.
     *
     * @rule GDA-CMD-6
     */
    public static boolean isHesitant(Battle battle, Unit unit) {
        return battle.brigade(unit).is(Mood.HESITANT) || battle.brigade(unit).is(Mood.FALTERING);
    }

    /**
     * Whether a unit charges and comes near as if its brigade hesitated: it does, or its brigadier
     * is too far away.
     *
     * @rule GDA-CMD-7
     * @rule GDA-HR-42
     */
    public static boolean isHeldBack(Battle battle, Unit unit) {
        return isHesitant(battle, unit) || !InCommand.is(battle, unit);
    }

    private static Optional<Unit> near(Battle battle, Unit unit, Length limit) {
        return Near.enemyWithin(battle, unit.side(), unit.footprint(), limit, Near::isThreat);
    }

    /**
     * The ground of a unit in another formation.
     *
     * @rule GDA-HR-23
     */
    public static Place.Body ground(Battle battle, Unit unit, Formation formation) {
        Place.Body now = unit.onTable();
        Extent extent =
                Footprints.of(battle.scale(), unit.troop().arm(), unit.troop().size(), formation);
        if (formation != Formation.SQUARE && unit.formation() != Formation.SQUARE) {
            return Place.Body.of(now.pose(), extent);
        }
        Point middle = now.pose().centre(now.extent());
        Pose about = new Pose(middle, now.pose().facing());
        return Place.Body.of(about.ahead(extent.depth().half()), extent);
    }

    /**
     * The ground of a unit that has turned about.
     *
     * @rule GDA-HR-23
     */
    public static Place.Body turnedAbout(Unit unit) {
        Place.Body now = unit.onTable();
        return now.at(now.pose().turned(now.extent(), now.pose().facing().opposite()));
    }

    /**
     * Whether new ground is on the table and free.
     *
     * @rule GDA-HR-23
     */
    public static Reasons free(Battle battle, Unit unit, Footprint ground) {
        Reasons reasons = new Reasons();
        reasons.forbid(
                GdaClause.HR_23,
                !isOnTable(battle, ground),
                () -> unit.id() + " would stand over the edge of the table");
        for (Unit other : Near.under(battle, unit.id(), ground)) {
            reasons.no(GdaClause.HR_23, unit.id() + " would stand on " + other.id());
        }
        return reasons;
    }

    /** Whether a body lies wholly on the table. */
    public static boolean isOnTable(Battle battle, Footprint body) {
        Extent table = battle.layout().table();
        for (int i = 0; i < body.corners(); i++) {
            if (body.x(i) < 0
                    || body.y(i) < 0
                    || body.x(i) > table.width().micrometres()
                    || body.y(i) > table.depth().micrometres()) {
                return false;
            }
        }
        return true;
    }
}
