package adjutant.conquest.round;

import adjutant.conquest.ConquestClause;
import adjutant.conquest.action.Procedure;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Phase;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Whereabouts;
import adjutant.conquest.battle.Whereabouts.Call;
import adjutant.game.Finding;
import adjutant.game.Side;
import java.util.ArrayList;
import java.util.List;

/**
 * The Command Stack.
 *
 * @rule CQ-CMD-01
 * @rule CQ-CMD-02
 * @rule CQ-CMD-04
 */
public final class Stacking {
    private Stacking() {}

    /** The cards that belong into a side's stack: of all on the table, and of those arriving. */
    public static List<String> cards(Battle battle, Side side) {
        List<String> cards = new ArrayList<>();
        for (Regiment regiment : battle.of(side)) {
            boolean comes =
                    regiment.whereabouts() instanceof Whereabouts.InReserve(Call call)
                            ? call == Call.DUE
                            : regiment.whereabouts().isThere();
            if (comes) {
                cards.add(regiment.id());
                regiment.heroes().forEach(hero -> cards.add(hero.id()));
            }
        }
        return cards;
    }

    /** The order a side gives its cards. */
    public static Procedure of(Battle battle, Command.Stack command) {
        List<Finding> findings =
                When.once(battle, Phase.COMMAND, command.side(), ConquestClause.CMD_02);
        List<String> wanted = cards(battle, command.side());
        command.cards().stream()
                .filter(card -> !wanted.contains(card))
                .map(card ->
                        Finding.no(
                                ConquestClause.CMD_01,
                                card + " is neither on the table nor arriving"))
                .forEach(findings::add);
        wanted.stream()
                .filter(card -> !command.cards().contains(card))
                .map(card ->
                        Finding.no(ConquestClause.CMD_04, "the card of " + card + " is missing"))
                .forEach(findings::add);
        if (command.cards().stream().distinct().count() < command.cards().size()) {
            findings.add(Finding.no(ConquestClause.CMD_04, "a card stands twice in the stack"));
        }
        findings.add(
                Finding.yes(
                        ConquestClause.CMD_01,
                        "side " + command.side() + " stacks " + command.cards().size() + " cards"));
        return Deed.plain(findings, List.of(new Event.Stacked(command.side(), command.cards())));
    }
}
