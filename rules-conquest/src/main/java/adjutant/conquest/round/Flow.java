package adjutant.conquest.round;

import adjutant.conquest.Each;
import adjutant.conquest.RulesConfig.ReinforcementLineFixed;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.CardStack;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Phase;
import adjutant.conquest.battle.Proceedings;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.movement.ReinforcementLine;
import adjutant.conquest.scenario.Scoring;
import adjutant.game.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What follows without a command: phases that end, cards that are discarded, the turn that passes,
 * the Victory phase.
 *
 * @rule CQ-ROUND-01
 * @rule CQ-ACT-01
 * @rule CQ-ACT-03
 * @rule CQ-VP-01
 */
public final class Flow {
    private Flow() {}

    /** The next events that follow by themselves; none where a command is waited for. */
    public static List<Event> next(Battle battle) {
        if (battle.proceedings().conceded().isPresent()
                || battle.proceedings().asked().isPresent()) {
            return List.of();
        }
        return switch (battle.clock().phase()) {
            case SETUP -> setup(battle);
            case REINFORCEMENT -> reinforcement(battle);
            case COMMAND -> command(battle);
            case SUPREMACY -> supremacy(battle);
            case ACTION -> action(battle);
            case VICTORY -> List.of();
        };
    }

    private static List<Event> setup(Battle battle) {
        boolean edges = Each.all(battle.sides(), side -> side.edge().isPresent());
        return edges && Setting.isDecided(battle)
                ? List.of(new Event.PhaseBegan(Phase.REINFORCEMENT))
                : List.of();
    }

    private static List<Event> reinforcement(Battle battle) {
        Proceedings now = battle.proceedings();
        boolean done =
                now.owed().isEmpty()
                        && Each.all(
                                List.of(Side.values()),
                                side ->
                                        now.ready().contains(side)
                                                || Waiting.of(battle, side).isEmpty());
        if (!done) {
            return List.of();
        }
        List<Event> events = new ArrayList<>();
        if (battle.config().reinforcementLineFixed() == ReinforcementLineFixed.ROUND) {
            for (Side side : Side.values()) {
                events.add(new Event.LinesFixed(side, ReinforcementLine.fixed(battle, side)));
            }
        }
        events.add(new Event.PhaseBegan(Phase.COMMAND));
        return events;
    }

    private static List<Event> command(Battle battle) {
        Proceedings now = battle.proceedings();
        for (Side side : Side.values()) {
            if (!now.ready().contains(side) && Stacking.cards(battle, side).isEmpty()) {
                return List.of(new Event.Stacked(side, List.of()));
            }
        }
        if (now.ready().size() < Side.values().length) {
            return List.of();
        }
        return isEmpty(battle, Side.A) && isEmpty(battle, Side.B)
                ? victory(battle)
                : List.of(new Event.PhaseBegan(Phase.SUPREMACY));
    }

    private static List<Event> supremacy(Battle battle) {
        Map<Side, Integer> rolled = battle.proceedings().rolled();
        if (rolled.size() < 2 || SupremacyRoll.mayAdjust(battle).isPresent()) {
            return List.of();
        }
        int a = battle.proceedings().die(Side.A);
        int b = battle.proceedings().die(Side.B);
        if (a == b) {
            return List.of(new Event.PhaseBegan(Phase.SUPREMACY));
        }
        return battle.config().supremacyHighWins() ? begun(a > b ? Side.A : Side.B) : List.of();
    }

    /** The Action phase begins with its First Player. */
    static List<Event> begun(Side first) {
        return List.of(
                new Event.FirstChosen(first),
                new Event.PhaseBegan(Phase.ACTION),
                new Event.TurnPassed(first));
    }

    private static List<Event> action(Battle battle) {
        if (!battle.isPlayed() || battle.active().isPresent()) {
            return List.of();
        }
        if (isEmpty(battle, Side.A) && isEmpty(battle, Side.B)) {
            return victory(battle);
        }
        Side turn = battle.proceedings().turn().orElse(battle.clock().first());
        if (isEmpty(battle, turn)) {
            return List.of(new Event.TurnPassed(turn.opponent()));
        }
        if (battle.proceedings().turn().isEmpty()) {
            return List.of(new Event.TurnPassed(turn));
        }
        return useless(battle, turn)
                .map(card ->
                        List.<Event>of(
                                new Event.CardLeft(turn, card, Event.CardLeft.Way.DISCARDED)))
                .orElse(List.of());
    }

    /**
     * The top card of a Character whose Regiment is not on the table, or of nobody.
     *
     * @rule CQ-ACT-02
     * @rule CQ-ACT-06
     */
    private static Optional<String> useless(Battle battle, Side side) {
        return battle.stacks().get(side) instanceof CardStack.Known(List<String> cards)
                        && !cards.isEmpty()
                        && !isOfUse(battle, cards.getFirst())
                ? Optional.of(cards.getFirst())
                : Optional.empty();
    }

    private static boolean isOfUse(Battle battle, String card) {
        Optional<Regiment> regiment = battle.find(card);
        if (regiment.isPresent()) {
            return !regiment.get().isGone();
        }
        return battle.ofCharacter(card).filter(own -> own.whereabouts().isThere()).isPresent();
    }

    private static boolean isEmpty(Battle battle, Side side) {
        return Optional.ofNullable(battle.stacks().get(side))
                .map(stack -> stack.size() == 0)
                .orElse(true);
    }

    private static List<Event> victory(Battle battle) {
        List<Event> events = new ArrayList<>();
        events.add(new Event.PhaseBegan(Phase.VICTORY));
        List<Event> scored = Scoring.events(battle);
        events.addAll(scored);
        if (!Scoring.isOver(battle, scored)) {
            events.add(new Event.RoundBegan(battle.clock().round() + 1));
            events.add(new Event.PhaseBegan(Phase.REINFORCEMENT));
        }
        return events;
    }
}
