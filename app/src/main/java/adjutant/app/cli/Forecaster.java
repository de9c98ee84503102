package adjutant.app.cli;

import adjutant.app.battle.Battle;
import adjutant.app.battle.Faulty;
import adjutant.app.battle.Rulings;
import adjutant.app.page.FactsPage;
import adjutant.app.page.Page;
import adjutant.game.Facts;
import adjutant.game.Question;
import adjutant.game.RuleSystem;
import adjutant.game.RuleSystem.OddsExtra;
import adjutant.game.Ruling;
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

    /** Which laws a person is shown as charts. */
    enum Detail {
        /** Those the system names. */
        HEADLINES,
        /** All. */
        ALL
    }

    /** The odds of a question. */
    static <S, C, E> Answer.Laid answer(
            RuleSystem<S, C, E> system,
            Question<S, C> question,
            Set<OddsExtra> extras,
            Detail detail) {
        return odds(system, question.state(), List.of(question.command()), extras, detail);
    }

    /**
     * The odds of the last order of a battle, those before it with their faces.
     *
     * @throws Faulty where the faces are not those that the orders need, or there is no order
     */
    static <S, C, E> Answer.Laid last(
            Battle<S, C, E> battle, Set<OddsExtra> extras, Detail detail) {
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
                ? refusedBefore(refusal.get())
                : odds(battle.system(), umpire.state(), List.of(command.orThrow()), extras, detail);
    }

    /**
     * The odds of all orders of a battle, one after the other.
     *
     * @throws Faulty where an order is faulty, or there is none
     */
    static <S, C, E> Answer.Laid chain(
            Battle<S, C, E> battle, Set<OddsExtra> extras, Detail detail) {
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
        return odds(battle.system(), battle.start(), commands, extras, detail);
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
            RuleSystem<S, C, E> system,
            S state,
            List<C> commands,
            Set<OddsExtra> extras,
            Detail detail) {
        return switch (system.odds(state, commands, extras)) {
            case RuleSystem.Odds.Known(Facts.Tree laws) ->
                    new Answer.Laid(
                            laws,
                            page -> {
                                page.heading(
                                        0,
                                        "odds of "
                                                + system.writeCommand(state, commands.getLast()));
                                page.gap();
                                if (commands.size() == 1) {
                                    FactsPage.draw(
                                            known(system.rule(state, commands.getLast())), 2, page);
                                    page.gap();
                                }
                                draw(system, laws, detail, page);
                            });
            case RuleSystem.Odds.NotAllowed(var ruling, int index) ->
                    refused(Rulings.of(system, state, commands.get(index), ruling).build());
        };
    }

    private static Answer.Laid refusedBefore(Facts.Tree refusal) {
        return new Answer.Laid(
                refusal,
                page -> {
                    page.paragraph(0, 0, "A command before the last is refused: no odds.");
                    page.gap();
                    RulingPage.draw(refusal, page);
                });
    }

    private static Answer.Laid refused(Facts.Tree refusal) {
        return new Answer.Laid(refusal, page -> RulingPage.draw(refusal, page));
    }

    /** What is known before any die, but for what the laws name too. */
    private static Facts.Tree known(Ruling ruling) {
        return new Facts.Tree(
                ruling.facts().entries().stream()
                        .filter(entry -> !entry.name().equals("notApplied"))
                        .toList());
    }

    private static void draw(
            RuleSystem<?, ?, ?> system, Facts.Tree laws, Detail detail, Page page) {
        switch (detail) {
            case HEADLINES -> FactsPage.draw(laws, 2, page, Set.copyOf(system.headlines()));
            case ALL -> FactsPage.draw(laws, 2, page);
        }
    }
}
