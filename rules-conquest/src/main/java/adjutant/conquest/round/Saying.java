package adjutant.conquest.round;

import adjutant.conquest.ConquestClause;
import adjutant.conquest.action.Procedure;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Event;
import adjutant.game.Finding;
import java.util.ArrayList;
import java.util.List;

/** What a side may say at any time. */
public final class Saying {
    private Saying() {}

    /** A side gives up. */
    public static Procedure concede(Battle battle, Command.Concede command) {
        List<Finding> findings = new ArrayList<>();
        if (battle.proceedings().conceded().isPresent()) {
            findings.add(Finding.no(ConquestClause.END_01, "the battle has been given up"));
        }
        findings.add(
                Finding.yes(
                        ConquestClause.END_01, "side " + command.side() + " gives the battle up"));
        return Deed.plain(findings, List.of(new Event.Conceded(command.side())));
    }

    /** A side says in advance how Blessed is used. */
    public static Procedure policy(Battle battle, Command.Policy command) {
        List<Finding> findings =
                List.of(
                        Finding.yes(
                                ConquestClause.GEN_02B,
                                "side " + command.side() + " answers in advance"));
        return Deed.plain(
                findings, List.of(new Event.PolicySet(command.side(), command.blessed())));
    }
}
