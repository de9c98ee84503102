package adjutant.app.cli;

import adjutant.app.page.FactsPage;
import adjutant.app.page.Page;
import adjutant.game.Facts;
import adjutant.game.Question;
import adjutant.game.RuleSystem;
import adjutant.game.RuleSystem.OddsExtra;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Parsed;
import adjutant.game.notation.Script;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/** Works out odds. */
final class Forecaster {
    private Forecaster() {}

    /** The odds of a question. */
    static <S, C, E> Answer.Laid answer(
            RuleSystem<S, C, E> system, Question<S, C> question, Set<OddsExtra> extras) {
        return odds(system, question.state(), List.of(question.command()), extras);
    }

    /**
     * The odds of the last order of a battle, those before it with their faces.
     *
     * @throws Faulty where the faces are not those that the orders need, or there is no order
     */
    static <S, C, E> Answer.Laid last(Battle<S, C, E> battle, Set<OddsExtra> extras) {
        List<Script.Order> orders = orders(battle);
        Script.Order last = orders.getLast();
        Umpire<S, C, E> umpire = new Umpire<>(battle, OptionalLong.empty(), Umpire.TooFew.FAULT);
        umpire.take(orders.subList(0, orders.size() - 1));
        Parsed<C> command = battle.system().command(umpire.state(), last.command());
        if (umpire.isKnownAt(last)) {
            umpire.add(command.faults());
        }
        umpire.answers();
        Optional<Facts.Tree> refusal = umpire.refusal();
        return refusal.isPresent()
                ? refused(refusal.get())
                : odds(battle.system(), umpire.state(), List.of(command.orThrow()), extras);
    }

    /**
     * The odds of all orders of a battle, one after the other.
     *
     * @throws Faulty where an order is faulty, or there is none
     */
    static <S, C, E> Answer.Laid chain(Battle<S, C, E> battle, Set<OddsExtra> extras) {
        List<C> commands = new ArrayList<>();
        List<Fault> faults = new ArrayList<>();
        for (Script.Order order : orders(battle)) {
            switch (battle.system().command(battle.start(), order.command())) {
                case Parsed.Good<C>(C command) -> commands.add(command);
                case Parsed.Bad<C>(List<Fault> found) -> faults.addAll(found);
            }
        }
        if (!faults.isEmpty()) {
            throw new Faulty(battle.source(), faults);
        }
        return odds(battle.system(), battle.start(), commands, extras);
    }

    private static <S, C, E> List<Script.Order> orders(Battle<S, C, E> battle) {
        List<Script.Order> orders = battle.script().orders();
        if (orders.isEmpty()) {
            Fault fault = new Fault(0, 0, "no \"do\"", "a \"do\" line with the command to weigh");
            throw new Faulty(battle.source(), List.of(fault));
        }
        return orders;
    }

    private static <S, C, E> Answer.Laid odds(
            RuleSystem<S, C, E> system, S state, List<C> commands, Set<OddsExtra> extras) {
        return switch (system.odds(state, commands, extras)) {
            case RuleSystem.Odds.Known(Facts.Tree laws) ->
                    new Answer.Laid(
                            laws,
                            page -> draw(system.writeCommand(commands.getLast()), laws, page));
            case RuleSystem.Odds.NotAllowed(var ruling, int index) ->
                    refused(Rulings.of(system, commands.get(index), ruling).build());
        };
    }

    private static Answer.Laid refused(Facts.Tree refusal) {
        return new Answer.Laid(refusal, page -> RulingPage.draw(refusal, page));
    }

    private static void draw(String command, Facts.Tree laws, Page page) {
        page.heading(0, "odds of " + command);
        page.gap();
        FactsPage.draw(laws, 2, page);
    }
}
