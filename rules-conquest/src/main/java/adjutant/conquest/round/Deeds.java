package adjutant.conquest.round;

import adjutant.conquest.action.Procedure;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;

/** The procedure of each command that belongs to the Round. */
public final class Deeds {
    private Deeds() {}

    /** The command looked at in a situation. */
    public static Procedure of(Battle battle, Command.OfRound command) {
        return switch (command) {
            case Command.RollOff _ -> Setting.rollOff(battle);
            case Command.Edge edge -> Setting.edge(battle, edge);
            case Command.Assign assign -> Setting.assign(battle, assign);
            case Command.Reinforcements dice -> Reinforcing.of(battle, dice);
            case Command.Arrive arrive -> Arriving.of(battle, arrive);
            case Command.Stack stack -> Stacking.of(battle, stack);
            case Command.Supremacy _ -> SupremacyRoll.roll(battle);
            case Command.Adjust adjust -> SupremacyRoll.adjust(battle, adjust);
            case Command.First first -> SupremacyRoll.first(battle, first);
            case Command.Ability ability -> SupremacyRoll.ability(battle, ability);
            case Command.Policy policy -> Saying.policy(battle, policy);
            case Command.Answer answer -> Answering.of(battle, answer);
            case Command.Concede concede -> Saying.concede(battle, concede);
        };
    }
}
