package adjutant.app.cli;

import adjutant.app.battle.Battle;
import adjutant.app.battle.Faulty;
import adjutant.app.battle.Rulings;
import adjutant.chance.DiceSource;
import adjutant.chance.Outcome;
import adjutant.chance.RolledDice;
import adjutant.chance.ScriptedDice;
import adjutant.chance.Thrower;
import adjutant.chance.Throwing;
import adjutant.game.Facts;
import adjutant.game.Ruling;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Parsed;
import adjutant.game.notation.Script;
import adjutant.game.notation.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Rules on the orders of a battle one after the other, with faces as given, thrown or left out.
 *
 * @param <S> the system's situations
 * @param <C> the system's commands
 * @param <E> the system's events
 */
final class Umpire<S, C, E> {
    private final Battle<S, C, E> battle;
    private final OptionalLong seed;
    private final TooFew tooFew;
    private final List<Facts.Tree> answers = new ArrayList<>();
    private final List<Fault> faults = new ArrayList<>();
    private S state;
    private Optional<Script.Order> open = Optional.empty();
    private Optional<Facts.Tree> refusal = Optional.empty();

    /** What too few faces are. */
    enum TooFew {
        /** A fault. */
        FAULT,
        /** An answer that says what is known and what comes next. */
        ANSWER
    }

    /**
     * An umpire at the start of a battle.
     *
     * @param seed throws the dice for which no faces are given
     */
    Umpire(Battle<S, C, E> battle, OptionalLong seed, TooFew tooFew) {
        this.battle = battle;
        this.seed = seed;
        this.tooFew = tooFew;
        this.state = battle.start();
    }

    /** Rules on some orders; all their faults are kept. */
    void take(List<Script.Order> orders) {
        for (int i = 0; i < orders.size(); i++) {
            take(orders.get(i), i);
        }
    }

    /**
     * The answers, one an order.
     *
     * @throws Faulty where there are faults
     */
    List<Facts.Tree> answers() {
        if (!faults.isEmpty()) {
            throw new Faulty(battle.source(), faults);
        }
        return List.copyOf(answers);
    }

    /** The situation after the orders. */
    S state() {
        return state;
    }

    /** The first answer that was a refusal. */
    Optional<Facts.Tree> refusal() {
        return refusal;
    }

    /** The faults and the faults found elsewhere. */
    void add(List<Fault> more) {
        faults.addAll(more);
    }

    /** Notes a fault at an order whose situation is not known; answers whether it is known. */
    boolean isKnownAt(Script.Order order) {
        if (open.isPresent()) {
            int line = open.get().command().line();
            String expected = "the faces of line " + line + ", on which the situation here depends";
            faults.add(order.command().fault(Word.quote("do " + order.command()), expected));
            return false;
        }
        return true;
    }

    private void take(Script.Order order, int index) {
        if (!faults.isEmpty()) {
            faults.addAll(battle.system().command(state, order.command()).faults());
            return;
        }
        if (!isKnownAt(order)) {
            return;
        }
        switch (battle.system().command(state, order.command())) {
            case Parsed.Bad<C>(List<Fault> found) -> faults.addAll(found);
            case Parsed.Good<C>(C command) -> {
                switch (battle.system().rule(state, command)) {
                    case Ruling.Refused refused -> {
                        Facts.Tree answer =
                                Rulings.of(battle.system(), state, command, refused).build();
                        refusal = refusal.or(() -> Optional.of(answer));
                        answers.add(answer);
                    }
                    case Ruling.Allowed allowed -> take(order, index, command, allowed);
                }
            }
        }
    }

    private void take(Script.Order order, int index, C command, Ruling.Allowed ruling) {
        List<Integer> given = order.faces().map(Script.FaceLine::faces).orElse(List.of());
        ScriptedDice script = new ScriptedDice(given);
        boolean thrown = order.faces().isEmpty() && seed.isPresent();
        DiceSource dice = thrown ? new RolledDice(seed.getAsLong(), index) : script;
        switch (Thrower.play(ruling.chance(), dice)) {
            case Throwing.Done(Outcome outcome) -> {
                leftOver(order, script.left());
                happened(command, ruling, outcome);
            }
            case Throwing.Waiting(Outcome soFar, DiceSource.Request next) ->
                    wait(order, command, ruling, soFar, next, script.left());
        }
    }

    private void leftOver(Script.Order order, List<Integer> left) {
        if (!left.isEmpty()) {
            int line = order.faces().map(Script.FaceLine::line).orElse(0);
            int given = order.faces().map(faces -> faces.faces().size()).orElse(0);
            String found = given + " faces, " + left.size() + " of them left over";
            faults.add(new Fault(line, 0, found, (given - left.size()) + " faces"));
        }
    }

    private void happened(C command, Ruling.Allowed ruling, Outcome outcome) {
        S before = state;
        for (E event : battle.system().settle(before, command, ruling, outcome)) {
            state = battle.system().apply(state, event);
        }
        answers.add(
                Rulings.of(battle.system(), state, command, ruling)
                        .put("rolls", Rulings.rolls(outcome))
                        .put(
                                "result",
                                battle.system().result(before, command, ruling, outcome, state))
                        .put("after", battle.written(state))
                        .build());
    }

    private void wait(
            Script.Order order,
            C command,
            Ruling.Allowed ruling,
            Outcome soFar,
            DiceSource.Request next,
            List<Integer> left) {
        int missing = next.count() - left.size();
        boolean isFault = tooFew == TooFew.FAULT && order.faces().isPresent();
        if (isFault) {
            Script.FaceLine line = order.faces().orElseThrow();
            String expected = missing + " more, for " + Rulings.named(next);
            faults.add(new Fault(line.line(), 0, line.faces().size() + " faces", expected));
            return;
        }
        open = Optional.of(order);
        Facts.Builder answer = Rulings.of(battle.system(), state, command, ruling);
        if (tooFew == TooFew.ANSWER) {
            answer.put("rolls", Rulings.rolls(soFar));
            answer.put(
                    "next",
                    Rulings.next(battle.system().thrower(state, command, next), next, left));
        }
        answers.add(answer.build());
    }
}
