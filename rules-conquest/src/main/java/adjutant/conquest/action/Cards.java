package adjutant.conquest.action;

import adjutant.conquest.ConquestClause;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.CardStack;
import adjutant.conquest.battle.Event;
import adjutant.game.Finding;
import adjutant.game.Side;
import java.util.ArrayList;
import java.util.List;

/**
 * Drawing the card of a Regiment or Character.
 *
 * @rule CQ-ACT-01
 * @rule CQ-ACT-05
 */
final class Cards {
    private Cards() {}

    /** Whether a side may draw a card now. */
    static List<Finding> findings(Battle battle, Side side, String card) {
        List<Finding> findings = new ArrayList<>();
        boolean another =
                battle.stacks().get(side) instanceof CardStack.Known(List<String> cards)
                        && (battle.isPlayed() || !cards.isEmpty())
                        && (cards.isEmpty() || !cards.getFirst().equals(card));
        if (another) {
            findings.add(Finding.no(ConquestClause.ACT_11, "the top card is not that of " + card));
        }
        if (battle.isPlayed()) {
            turn(battle, side, findings);
        }
        return findings;
    }

    private static void turn(Battle battle, Side side, List<Finding> findings) {
        battle.proceedings()
                .turn()
                .filter(turn -> turn != side)
                .map(turn -> Finding.no(ConquestClause.ACT_01, "side " + turn + " draws next"))
                .ifPresent(findings::add);
        battle.active()
                .map(active ->
                        Finding.no(
                                ConquestClause.ACT_01,
                                "the Activation of " + active.unit() + " has not ended"))
                .ifPresent(findings::add);
    }

    /** The card leaves the stack and the other side draws next. */
    static List<Event> drawn(Battle battle, Side side, String card) {
        return battle.isPlayed()
                ? List.of(
                        new Event.CardLeft(side, card, Event.CardLeft.Way.DRAWN),
                        new Event.TurnPassed(side.opponent()))
                : List.of();
    }
}
