package adjutant.gda.morale;

import adjutant.chance.Outcome;
import adjutant.game.Ruling;
import adjutant.game.Side;
import adjutant.gda.GdaClause;
import adjutant.gda.army.Nation;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Brigade;
import adjutant.gda.battle.Commander;
import adjutant.gda.battle.Event;
import adjutant.gda.ruling.Procedure;
import adjutant.gda.ruling.Reasons;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The French spend an ADC for one more on their throw for initiative, where the option is played.
 *
 * @param battle the situation
 * @param side whose
 * @rule GDA-TRN-7
 */
public record UrgeAction(Battle battle, Side side) implements Procedure {
    @Override
    public Ruling ruling() {
        Reasons reasons = CommandPhase.begin(battle);
        Commander commander = battle.commander(side);
        int adcs = CommandPhase.adcs(battle, side);
        reasons.forbid(
                GdaClause.TRN_7,
                !battle.config().frenchInitiative(),
                "the option is not played: frenchInitiative");
        reasons.forbid(
                GdaClause.TRN_7,
                battle.layout().force(side).nation() != Nation.FRENCH,
                "side " + side + " is not French");
        String numbers =
                "side "
                        + side
                        + " has spent "
                        + commander.urge()
                        + " of "
                        + Commander.MOST_URGE
                        + " ADCs, "
                        + adcs
                        + " are left";
        reasons.need(
                GdaClause.TRN_7,
                adcs > 0 && commander.urge() < Commander.MOST_URGE,
                numbers,
                numbers);
        Optional<Brigade> first = CommandPhase.unserved(battle, side);
        first.ifPresent(next ->
                reasons.no(GdaClause.TSK_1, next.name() + " Falters and has its ADC first"));
        return reasons.ruling();
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        Commander commander = battle.commander(side);
        int left = commander.adcs().orElse(0) - 1;
        return List.of(
                new Event.CommanderIs(
                        commander.with(OptionalInt.of(left)).urging(commander.urge() + 1)));
    }
}
