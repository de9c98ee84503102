package adjutant.gda.charge;

import adjutant.gda.army.Formation;
import adjutant.gda.battle.Attack;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Unit;
import adjutant.gda.ruling.Modifier;

/**
 * What a Charge promises, as a hint for computer players: the difference of the modifiers, less
 * what the fire of the target takes, and what the tables think of horse against foot.
 */
public final class Prospect {
    /** What makes a player charge at even odds. */
    private static final double BOLDNESS = 0.8;

    private static final double SUPPORT = 0.7;
    private static final double FIRE_OF_LINE = 1;
    private static final double FIRE_OF_COLUMN = 0.4;
    private static final double FIRE_OF_GUNS = 1.5;
    private static final double SQUARE = 4;
    private static final double COLUMN = 1;
    private static final double EVADES = 1.5;
    private static final double SECTION = -0.5;

    private Prospect() {}

    /** That of an attack for the charger, in points of the charge roll; 0 where it is over. */
    public static double of(Battle battle, Attack attack) {
        Unit lead = battle.unit(attack.lead());
        Unit target = battle.unit(attack.target());
        boolean open =
                lead.isOnTable() && !lead.isFallingBack() && target.isPresent() && !ended(attack);
        if (!open) {
            return 0;
        }
        if (target.isGarrison()) {
            return SECTION;
        }
        double difference =
                Modifier.sum(Modifiers.charger(battle, attack))
                        - Modifier.sum(Modifiers.defender(battle, attack))
                        + lead.band();
        double supports = SUPPORT * (attack.supports().size() - attack.backing().size());
        return BOLDNESS + difference + supports - fire(target) - horse(lead, target);
    }

    private static boolean ended(Attack attack) {
        return switch (attack.stage()) {
            case DECLARED, CLOSE, MET, COUNTERED, ON, MELEE -> false;
            case WON, FOUGHT -> true;
        };
    }

    private static double fire(Unit target) {
        if (target.troop().isCavalry()) {
            return 0;
        }
        return switch (target.formation()) {
            case LINE -> FIRE_OF_LINE;
            case DEPLOYED -> FIRE_OF_GUNS;
            case COLUMN, COMPANIES, SQUARE -> FIRE_OF_COLUMN;
            case SKIRMISH, LIMBERED -> -EVADES;
        };
    }

    private static double horse(Unit lead, Unit target) {
        if (!lead.troop().isCavalry() || !target.troop().isInfantry()) {
            return 0;
        }
        return target.formation() == Formation.SQUARE
                ? SQUARE
                : target.formation() == Formation.COLUMN ? COLUMN : 0;
    }
}
