package adjutant.gda.movement;

import adjutant.chance.Outcome;
import adjutant.game.Ruling;
import adjutant.gda.GdaClause;
import adjutant.gda.army.Arm;
import adjutant.gda.army.Formation;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.Phase;
import adjutant.gda.battle.Place;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Terrain;
import adjutant.gda.battle.Unit;
import adjutant.gda.ground.Going;
import adjutant.gda.ruling.Procedure;
import adjutant.gda.ruling.Reasons;
import java.util.List;

/**
 * A change of formation in the Movement phase; turning about is one.
 *
 * @rule GDA-FORM-03
 * @rule GDA-FORM-04
 * @rule GDA-MOV-3
 */
public final class ChangeAction implements Procedure {
    private final Battle battle;
    private final Unit unit;
    private final Formation into;
    private final Turned turned;

    /** Whether it is a mere turn about. */
    private enum Turned {
        ABOUT,
        NO
    }

    private ChangeAction(Battle battle, Unit unit, Formation into, Turned turned) {
        this.battle = battle;
        this.unit = unit;
        this.into = into;
        this.turned = turned;
    }

    /** Into another formation. */
    public static ChangeAction into(Battle battle, Unit unit, Formation formation) {
        return new ChangeAction(battle, unit, formation, Turned.NO);
    }

    /** A turn about. */
    public static ChangeAction about(Battle battle, Unit unit) {
        return new ChangeAction(battle, unit, unit.formation(), Turned.ABOUT);
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
        possible(reasons);
        reasons.all(Drill.order(unit, Drill.Square.of(target())));
        reasons.all(Drill.enemies(battle, unit, Drill.Square.of(target())));
        budget(reasons);
        ground(reasons);
        return reasons.ruling();
    }

    /** What the two restrictions that except Square look at. */
    private Formation target() {
        return turned == Turned.ABOUT ? Formation.LINE : into;
    }

    /** Whether the arm has that formation, and it is another. */
    private void possible(Reasons reasons) {
        Arm arm = unit.troop().arm();
        reasons.forbid(
                GdaClause.ARM_1,
                !Formation.of(arm).contains(into),
                () -> arm.word() + " has no " + into.word());
        reasons.forbid(
                GdaClause.ARM_1,
                turned == Turned.NO && into == unit.formation(),
                () -> unit.id() + " is in " + into.word() + " already");
        reasons.forbid(GdaClause.SKR_1, arm == Arm.SCREEN, "a screen has no formation but its own");
    }

    /**
     * Whether its Movement pays for the change.
     *
     * @rule GDA-C-21
     */
    private void budget(Reasons reasons) {
        Cost cost = Cost.of(battle, unit);
        reasons.forbid(
                GdaClause.MOV_5,
                unit.is(State.CHARGED),
                () -> unit.id() + " took part in the Charge phase");
        reasons.forbid(
                GdaClause.FORM_01,
                unit.is(State.REFORMED),
                () -> unit.id() + " has reformed, which took its whole Movement");
        if (unit.is(State.CHANGED)) {
            reasons.no(
                    unit.troop().arm() == Arm.HORSE_ARTILLERY
                            ? GdaClause.ART_7
                            : GdaClause.FORM_06A,
                    unit.id() + " has changed formation in this phase");
        }
        boolean lateInRough =
                cost.clause() == GdaClause.FORM_02 && battle.config().roughChangeAfterMove();
        boolean moved = unit.is(State.MOVED) && !cost.leavesAMove() && !lateInRough;
        String why = cost.why() + (moved ? ", and it has moved" : "");
        reasons.need(cost.clause(), !moved, why, why);
    }

    /** Whether the new formation may stand there. */
    private void ground(Reasons reasons) {
        Place.Body body = body();
        reasons.all(Drill.free(battle, unit, body.footprint()));
        if (into == Formation.SQUARE) {
            Going.roughUnder(battle, body.footprint())
                    .ifPresent(piece ->
                            reasons.no(
                                    GdaClause.TER_2,
                                    "no square stands in " + piece.id() + ", which is rough"));
        }
        if (into == Formation.DEPLOYED) {
            Going.under(battle, body.footprint(), Terrain::isRough)
                    .ifPresent(piece ->
                            reasons.no(
                                    GdaClause.TER_4,
                                    "guns do not deploy in " + piece.id() + ", which is rough"));
        }
    }

    private Place.Body body() {
        return turned == Turned.ABOUT
                ? Drill.turnedAbout(unit)
                : Drill.ground(
                        battle,
                        unit,
                        Formation.of(unit.troop().arm()).contains(into) ? into : unit.formation());
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        return List.of(
                new Event.Formed(unit.id(), into, body()),
                new Event.Became(unit.id(), State.CHANGED));
    }
}
