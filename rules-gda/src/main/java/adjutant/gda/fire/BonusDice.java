package adjutant.gda.fire;

import adjutant.gda.GdaClause;
import adjutant.gda.army.Formation;
import adjutant.gda.army.Grade;
import adjutant.gda.army.Trait;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Tasking;
import adjutant.gda.battle.Unit;
import adjutant.gda.ruling.Modifier;
import java.util.ArrayList;
import java.util.List;

/** The Casualty Dice that a shot throws, each with its reason. */
final class BonusDice {
    private static final int DENSE = 2;
    private static final int ASSAULT = 2;

    private BonusDice() {}

    /** The dice of a shot. */
    static List<Modifier> of(Shot shot) {
        List<Modifier> dice = new ArrayList<>();
        switch (shot.kind()) {
            case VOLLEY -> volley(shot, dice);
            case ARTILLERY -> artillery(shot, dice);
            case SKIRMISH -> skirmish(shot, dice);
        }
        if (shot.isTargetDense()) {
            boolean square = shot.target().formation() == Formation.SQUARE;
            dice.add(
                    new Modifier(
                            square ? GdaClause.SQR_1 : GdaClause.MASS_04,
                            DENSE,
                            shot.target().id() + (square ? " is in square" : " is massed")));
        }
        return dice;
    }

    /**
     * Those of a volley.
     *
     * @rule GDA-FIR-4
     */
    private static void volley(Shot shot, List<Modifier> dice) {
        Unit firer = shot.firer();
        String id = firer.id();
        boolean line = firer.formation() == Formation.LINE || firer.isGarrison();
        boolean column = shot.target().troop().isInfantry() && Shot.isColumn(shot.target());
        add(dice, firer.troop().grade() == Grade.ELITE, id + " is Elite");
        add(dice, firer.troop().isLarge() && line, id + " is Large and in line");
        add(
                dice,
                column && firer.isFresh() && shot.isAtPoint(),
                id + " is Fresh, and " + shot.target().id() + " is in column close before it");
        add(dice, isFirst(firer), "the first volley of " + id);
        add(dice, firer.troop().has(Trait.BATTALION_GUN), id + " has a battalion gun");
    }

    /** Whether a volley would be the first, where that option is in play. */
    static boolean isFirst(Unit firer) {
        return firer.troop().has(Trait.FIRST_VOLLEY) && !firer.is(State.VOLLEYED);
    }

    private static void add(List<Modifier> dice, boolean is, String text) {
        if (is) {
            dice.add(new Modifier(GdaClause.FIR_4, 1, text));
        }
    }

    /**
     * Those of guns.
     *
     * @rule GDA-ART-2
     * @rule GDA-HR-18
     */
    private static void artillery(Shot shot, List<Modifier> dice) {
        Unit battery = shot.firer();
        FireLine range = shot.range();
        if (isElite(shot)) {
            dice.add(new Modifier(GdaClause.HR_18, 1, battery.id() + " is Elite"));
        }
        if (battery.troop().isLarge() && range == FireLine.CLOSE) {
            dice.add(
                    new Modifier(
                            GdaClause.ART_2, 1, battery.id() + " is Large and fires canister"));
        }
        if (shot.intensity() == Command.Intensity.ASSAULT) {
            dice.add(new Modifier(GdaClause.TSK_8, ASSAULT, "Assault Fire"));
        }
        if (Shot.isColumn(shot.target()) && range != FireLine.LONG) {
            dice.add(new Modifier(GdaClause.ART_2, 1, shot.target().id() + " is in column"));
        }
    }

    /** Whether a shot has the die of an Elite battery. */
    static boolean isElite(Shot shot) {
        return shot.kind() == Shot.Kind.ARTILLERY && shot.firer().troop().grade() == Grade.ELITE;
    }

    /**
     * Those of skirmishers: all they have.
     *
     * @rule GDA-HR-3
     * @rule GDA-TSK-5
     */
    private static void skirmish(Shot shot, List<Modifier> dice) {
        Unit firer = shot.firer();
        int own = firer.troop().isScreen() ? (firer.bases() + 1) / 2 : battalion(firer);
        String by =
                firer.troop().isScreen() ? firer.bases() + " bases" : firer.troop().size().word();
        dice.add(new Modifier(GdaClause.HR_3, own, firer.id() + ": " + by));
        if (shot.battle().brigade(firer).has(Tasking.SKIRMISHERS)) {
            dice.add(new Modifier(GdaClause.TSK_5, 1, "Skirmishers!"));
        }
    }

    private static int battalion(Unit firer) {
        return switch (firer.troop().size()) {
            case SMALL -> 2;
            case STANDARD -> 3;
            case LARGE -> 4;
        };
    }
}
