package adjutant.conquest.system;

import adjutant.conquest.army.UnitClass;
import adjutant.conquest.battle.ArmySide.TableEdge;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.CardStack;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Command.Answer.Reply;
import adjutant.conquest.battle.Hero;
import adjutant.conquest.battle.Proceedings.Question;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Whereabouts;
import adjutant.conquest.battle.Whereabouts.Call;
import adjutant.conquest.round.Stacking;
import adjutant.conquest.round.SupremacyRoll;
import adjutant.game.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a side may command as a whole, as candidates: the rules say which of them it may. */
final class RoundOffers {
    private RoundOffers() {}

    static List<Command> candidates(Battle battle, Side side) {
        Optional<Question> asked = battle.proceedings().asked();
        if (asked.isPresent()) {
            return answers(battle, asked.get(), side);
        }
        return switch (battle.clock().phase()) {
            case SETUP -> setup(battle, side);
            case REINFORCEMENT -> reinforcement(battle, side);
            case COMMAND ->
                    battle.proceedings().ready().contains(side)
                            ? List.of()
                            : List.of(new Command.Stack(side, Stacking.cards(battle, side)));
            case SUPREMACY -> supremacy(battle, side);
            case ACTION -> top(battle, side).<Command>map(Command.Activate::new).stream().toList();
            case VICTORY -> List.of();
        };
    }

    /** The same with every choice: who joins whom, who arrives, who needs no die. */
    static List<Command> all(Battle battle, Side side) {
        List<Command> commands = new ArrayList<>(candidates(battle, side));
        if (battle.proceedings().asked().isPresent()) {
            return commands;
        }
        switch (battle.clock().phase()) {
            case SETUP -> commands.addAll(assignments(battle, side));
            case REINFORCEMENT -> commands.addAll(Picks.of(battle, side));
            case ACTION -> {
                if (battle.isPlayed()) {
                    commands.add(new Command.Ability(side, Optional.empty()));
                }
            }
            case COMMAND, SUPREMACY, VICTORY -> {}
        }
        return commands;
    }

    private static List<Command> assignments(Battle battle, Side side) {
        List<Command> commands = new ArrayList<>();
        for (Regiment from : battle.of(side)) {
            for (Hero hero : from.heroes()) {
                battle.of(side).stream()
                        .filter(to -> !to.equals(from))
                        .forEach(to ->
                                commands.add(new Command.Assign(hero.id(), to.id(), hero.place())));
            }
        }
        return commands;
    }

    private static List<Command> answers(Battle battle, Question question, Side side) {
        boolean own =
                battle.ofCard(question.unit()).filter(unit -> unit.side() == side).isPresent();
        if (!own) {
            return List.of();
        }
        List<Reply> replies =
                switch (question.kind()) {
                    case BLESSED -> List.of(Reply.BLESSED, Reply.NO);
                    case DUEL -> List.of(Reply.ACCEPT, Reply.REFUSE);
                };
        return replies.stream()
                .<Command>map(reply -> new Command.Answer(question.unit(), reply))
                .toList();
    }

    private static List<Command> setup(Battle battle, Side side) {
        List<Command> commands = new ArrayList<>();
        if (side == Side.A || battle.proceedings().rolled().isEmpty()) {
            commands.add(new Command.RollOff());
        }
        for (TableEdge edge : TableEdge.values()) {
            commands.add(new Command.Edge(side, edge));
        }
        return commands;
    }

    private static List<Command> reinforcement(Battle battle, Side side) {
        Map<UnitClass, Integer> owed = battle.proceedings().owed().getOrDefault(side, Map.of());
        if (owed.isEmpty()) {
            return List.of(new Command.Reinforcements(side, List.of(), List.of(), List.of()));
        }
        List<String> first = new ArrayList<>();
        owed.forEach((unitClass, number) -> first.addAll(waiting(battle, side, unitClass, number)));
        return List.of(new Command.Arrive(side, first));
    }

    private static List<String> waiting(Battle battle, Side side, UnitClass unitClass, int number) {
        return battle.of(side).stream()
                .filter(regiment ->
                        regiment.whereabouts().equals(new Whereabouts.InReserve(Call.WAITING)))
                .filter(regiment ->
                        regiment.profile().unitClass().filter(unitClass::equals).isPresent())
                .map(Regiment::id)
                .limit(number)
                .toList();
    }

    private static List<Command> supremacy(Battle battle, Side side) {
        if (battle.proceedings().rolled().isEmpty()) {
            return List.of(new Command.Supremacy());
        }
        if (SupremacyRoll.mayAdjust(battle).equals(Optional.of(side))) {
            return List.of(
                    new Command.Adjust(side, 0),
                    new Command.Adjust(side, 1),
                    new Command.Adjust(side, -1));
        }
        return SupremacyRoll.chooser(battle).equals(Optional.of(side))
                ? List.of(new Command.First(Side.A), new Command.First(Side.B))
                : List.of();
    }

    private static Optional<String> top(Battle battle, Side side) {
        return battle.stacks().get(side) instanceof CardStack.Known(List<String> cards)
                ? cards.stream().findFirst()
                : Optional.empty();
    }
}
