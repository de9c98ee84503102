package adjutant.gda.movement;

import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.manoeuvre.Sweep;
import adjutant.gda.Each;
import adjutant.gda.GdaClause;
import adjutant.gda.army.Formation;
import adjutant.gda.army.Printed;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Terrain;
import adjutant.gda.battle.Unit;
import adjutant.gda.ground.Going;
import adjutant.gda.ruling.Reasons;
import java.util.Optional;

/**
 * How far a unit goes on a way, by the ground it leads over.
 *
 * @param rate how far
 * @param clause which clause says so
 * @param reasons what the ground allows
 * @rule GDA-TER-1
 * @rule GDA-MOV-8
 * @rule GDA-TER-10
 * @rule GDA-C-14
 * @rule GDA-HR-20
 */
record Terms(Length rate, GdaClause clause, Reasons reasons) {
    /** The terms of a way. */
    static Terms of(Battle battle, Unit unit, Sweep way) {
        Reasons reasons = new Reasons();
        Length rate = Rate.of(battle.scale(), unit).plus(forwards(battle, unit, reasons));
        if (unit.formation() == Formation.COMPANIES
                && Each.all(way.hulls(), hull -> Going.isOnPassage(battle, hull))) {
            rate = rate.plus(Printed.ROAD_BONUS.in(battle.scale()));
            reasons.yes(GdaClause.HR_12, unit.id() + " marches on a road");
        }
        GdaClause clause = GdaClause.MOV_1;
        Optional<Terrain> severe = Going.on(battle, way, each -> each.has(Terrain.Keyword.SEVERE));
        if (severe.isPresent()) {
            reasons.need(
                    GdaClause.TER_6,
                    unit.isSkirmishing(),
                    () -> "skirmishers cross " + severe.get().id() + " at half rate",
                    () -> severe.get().id() + " is severe: skirmishers only");
            return new Terms(rate.half(), GdaClause.TER_6, reasons);
        }
        Optional<Terrain> rough = Going.roughOn(battle, way, Terrain::isRough);
        if (rough.isPresent()) {
            clause = rough(battle, unit, rough.get(), reasons);
            boolean halves = clause == GdaClause.TER_1 || clause == GdaClause.TER_8;
            return new Terms(halves ? rate.half() : rate, clause, reasons);
        }
        return new Terms(rate, clause, reasons);
    }

    private static Length forwards(Battle battle, Unit unit, Reasons reasons) {
        Length more = Rate.forwards(battle, unit);
        if (Length.ZERO.isLessThan(more)) {
            reasons.yes(GdaClause.TSK_6, "Forwards! adds " + battle.scale().say(more));
        }
        Rate.noForwards(battle, unit).ifPresent(why -> reasons.yes(GdaClause.TSK_6, why));
        return more;
    }

    /** What rough ground does to the move of a unit: the clause that speaks. */
    private static GdaClause rough(Battle battle, Unit unit, Terrain piece, Reasons reasons) {
        String on = piece.id() + " is rough: ";
        if (unit.isSkirmishing()) {
            boolean half =
                    piece.has(Terrain.Keyword.STREAM)
                            && battle.config().skirmishersCrossStreamsAtHalf();
            reasons.yes(
                    half ? GdaClause.TER_8 : GdaClause.TER_5,
                    on + (half ? "skirmishers cross at half rate" : "skirmishers do not mind"));
            return half ? GdaClause.TER_8 : GdaClause.TER_5;
        }
        if (unit.troop().isCavalry()) {
            reasons.no(GdaClause.TER_3, on + "cavalry does not enter of its own will");
            return GdaClause.TER_3;
        }
        if (unit.troop().isBattery()) {
            reasons.no(GdaClause.TER_4, on + "guns cross limbered on a road only");
            return GdaClause.TER_4;
        }
        if (unit.formation() == Formation.SQUARE) {
            reasons.no(GdaClause.TER_2, on + "squares do not enter");
            return GdaClause.TER_2;
        }
        reasons.yes(GdaClause.TER_1, on + "Close Order goes at half rate");
        return GdaClause.TER_1;
    }
}
