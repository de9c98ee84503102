package adjutant.app.battle;

import adjutant.game.MatchRecord;
import adjutant.game.RuleSystem;
import adjutant.game.Side;
import adjutant.game.Standing;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Parsed;
import adjutant.game.notation.Script;
import adjutant.game.notation.Statement;
import adjutant.game.notation.Statements;
import adjutant.game.notation.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A battle text, understood as far as its situation; its orders are read when the situation before
 * them is known.
 *
 * @param source the name of the file
 * @param system the rules it names
 * @param start the situation it sets up
 * @param script the text
 * @param <S> the system's situations
 * @param <C> the system's commands
 * @param <E> the system's events
 */
public record Battle<S, C, E>(String source, RuleSystem<S, C, E> system, S start, Script script) {
    /**
     * Reads a battle.
     *
     * @throws Faulty with every fault of its description and, where that is sound, of its orders as
     *     far as they can be read
     */
    public static Battle<?, ?, ?> read(String source, byte[] bytes, Systems systems) {
        Script.Draft draft = Script.draft(bytes);
        return understand(source, draft, system(source, bytes, draft, systems));
    }

    /**
     * The rule system that a text names.
     *
     * @throws Faulty with the faults of the text where it names none that there is
     */
    public static RuleSystem<?, ?, ?> system(
            String source, byte[] bytes, Script.Draft draft, Systems systems) {
        String id = draft.script().system();
        if (id.isEmpty()) {
            throw new Faulty(source, draft.faults());
        }
        return systems.find(id)
                .orElseThrow(() -> {
                    Statement first = first(bytes);
                    Fault fault = first.fault(first.words().get(1), systems.expected(id));
                    return new Faulty(source, draft.faultsWith(List.of(fault)));
                });
    }

    private static Statement first(byte[] bytes) {
        return Statements.read(bytes, new ArrayList<>()).getFirst();
    }

    private static <S, C, E> Battle<S, C, E> understand(
            String source, Script.Draft draft, RuleSystem<S, C, E> known) {
        RuleSystem<S, C, E> system =
                switch (MatchRecord.withRows(known, draft.script().heading())) {
                    case Parsed.Good<RuleSystem<S, C, E>>(RuleSystem<S, C, E> own) -> own;
                    case Parsed.Bad<RuleSystem<S, C, E>>(List<Fault> faults) ->
                            throw new Faulty(source, draft.faultsWith(faults));
                };
        return switch (system.setUp(draft.script().setup())) {
            case Parsed.Bad<S>(List<Fault> faults) -> {
                List<Fault> later = new ArrayList<>(faults);
                later.addAll(faultsInSpiteOf(faults, draft, system));
                throw new Faulty(source, draft.faultsWith(later));
            }
            case Parsed.Good<S>(S start) -> {
                Battle<S, C, E> battle =
                        new Battle<>(source, system, start, draft.script().opened());
                if (!draft.faults().isEmpty()) {
                    throw new Faulty(source, draft.faultsWith(battle.faultsOfOrders()));
                }
                yield battle;
            }
        };
    }

    /**
     * The faults of the orders in the situation that is left without the faulty statements: those
     * at the first word of an order, and those of orders that share no word with what was left out.
     * Others may be mere consequences.
     */
    private static <S, C, E> List<Fault> faultsInSpiteOf(
            List<Fault> faults, Script.Draft draft, RuleSystem<S, C, E> system) {
        Set<Integer> lines =
                draft.faultsWith(faults).stream().map(Fault::line).collect(Collectors.toSet());
        List<Statement> setup = draft.script().setup();
        List<Statement> sound = setup.stream().filter(s -> !lines.contains(s.line())).toList();
        if (!(system.setUp(sound) instanceof Parsed.Good<S>(S state))) {
            return List.of();
        }
        Set<String> leftOut =
                setup.stream()
                        .filter(statement -> lines.contains(statement.line()))
                        .flatMap(statement -> statement.words().stream().map(Word::text))
                        .collect(Collectors.toSet());
        List<Fault> found = new ArrayList<>();
        for (Script.Order order : draft.script().orders()) {
            List<Word> words = order.command().words();
            boolean apart = words.stream().map(Word::text).noneMatch(leftOut::contains);
            system.command(state, order.command()).faults().stream()
                    .filter(fault -> apart || fault.column() == words.getFirst().column())
                    .forEach(found::add);
        }
        return found;
    }

    /** The faults of the orders, read as if each were given at the start. */
    public List<Fault> faultsOfOrders() {
        return script.orders().stream()
                .flatMap(order -> system.command(start, order.command()).faults().stream())
                .toList();
    }

    /**
     * This battle, where it can be played on.
     *
     * @throws Faulty where it is for questions only, or nobody may do anything in it
     */
    public Battle<S, C, E> playable() {
        List<Fault> faults = new ArrayList<>(system.unplayable(start).stream().toList());
        if (faults.isEmpty()
                && system.standing(start) instanceof Standing.Running
                && Stream.of(Side.values())
                        .allMatch(side -> system.offers(start, side).isEmpty())) {
            faults.add(
                    new Fault(
                            0,
                            0,
                            "a battle in which nobody may do anything",
                            "units of both sides with something to do"));
        }
        if (!faults.isEmpty()) {
            throw new Faulty(source, faults);
        }
        return this;
    }

    /** A situation as a text of its own. */
    public String written(S state) {
        return "system " + system.id() + "\n" + system.write(state);
    }
}
