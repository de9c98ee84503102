package adjutant.app.cli;

import adjutant.app.battle.Faulty;
import adjutant.game.Question;
import adjutant.game.RuleSystem;
import adjutant.game.RuleSystem.OddsExtra;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Parsed;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A question in words, as a rule system understood it.
 *
 * @param system the system that understood it
 * @param question what it understood
 */
record Asked<S, C, E>(RuleSystem<S, C, E> system, Question<S, C> question) {
    private static final String SOURCE = "command line";

    /**
     * The question as the one system understands it that does.
     *
     * @throws Faulty where none does, with the faults of each, or where several do
     */
    static Asked<?, ?, ?> of(
            List<RuleSystem<?, ?, ?>> systems, List<String> words, Map<String, String> options) {
        List<Asked<?, ?, ?>> understood = new ArrayList<>();
        List<Fault> faults = new ArrayList<>();
        for (RuleSystem<?, ?, ?> system : systems) {
            switch (ask(system, words, options)) {
                case Parsed.Good<Asked<?, ?, ?>>(Asked<?, ?, ?> asked) -> understood.add(asked);
                case Parsed.Bad<Asked<?, ?, ?>>(List<Fault> found) ->
                        found.forEach(fault -> faults.add(named(fault, system, systems.size())));
            }
        }
        if (understood.size() > 1) {
            List<String> ids = understood.stream().map(asked -> asked.system.id()).toList();
            String found = "a question that several systems understand";
            String expected = "--system with one of " + String.join(", ", ids);
            throw new Faulty(SOURCE, List.of(new Fault(0, 0, found, expected)));
        }
        if (understood.isEmpty()) {
            throw new Faulty(SOURCE, faults.isEmpty() ? List.of(noSystem()) : faults);
        }
        return understood.getFirst();
    }

    private static Fault noSystem() {
        return new Fault(0, 0, "no rule system", "one on the class path");
    }

    private static <S, C, E> Parsed<Asked<?, ?, ?>> ask(
            RuleSystem<S, C, E> system, List<String> words, Map<String, String> options) {
        return system.question(words, options).map(question -> new Asked<>(system, question));
    }

    private static Fault named(Fault fault, RuleSystem<?, ?, ?> system, int systems) {
        String expected = fault.expected() + (systems > 1 ? " (" + system.id() + ")" : "");
        return new Fault(0, 0, fault.found(), expected);
    }

    /** The odds. */
    Answer odds(Set<OddsExtra> extras, Forecaster.Detail detail) {
        return Forecaster.answer(system, question, extras, detail);
    }

    /** The battle file that asks the same. */
    Answer battle() {
        return new Answer.Verbatim(
                "system "
                        + system.id()
                        + "\n"
                        + system.write(question.state())
                        + "do "
                        + system.writeCommand(question.state(), question.command())
                        + "\n");
    }
}
