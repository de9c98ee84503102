package adjutant.app.match;

import adjutant.chance.DiceSource;
import adjutant.chance.ScriptedDice;
import adjutant.game.Match;
import adjutant.game.RuleSystem;
import adjutant.game.Side;
import adjutant.game.notation.Parsed;
import adjutant.game.notation.Salt;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The battle of a match as far as it has come.
 *
 * @param match what was done
 * @param waiting the command that waits for dice
 * @param roundsOpened how many Rounds have had their dice secret opened
 * @param sealedTurns how many turns are of a Round that was opened: they stand
 * @param <S> the system's situations
 * @param <C> the system's commands
 * @param <E> the system's events
 */
record Course<S, C, E>(
        Match<S, C, E> match, Optional<Waiting<C>> waiting, int roundsOpened, int sealedTurns) {
    /**
     * A command that may be done and waits for dice.
     *
     * @param asked the line of the log that says so
     * @param command it
     * @param faces those thrown so far
     * @param next the dice wanted
     * @param thrower who throws them
     */
    record Waiting<C>(
            Entry.Asked asked,
            C command,
            List<Integer> faces,
            DiceSource.Request next,
            Side thrower) {
        Waiting {
            faces = List.copyOf(faces);
        }
    }

    static <S, C, E> Course<S, C, E> begin(RuleSystem<S, C, E> system, S start) {
        Match<S, C, E> match = Match.begin(system, start);
        return new Course<>(match, Optional.empty(), round(system, start) - 1, 0);
    }

    RuleSystem<S, C, E> system() {
        return match.system();
    }

    S now() {
        return match.now();
    }

    /** The Round of a situation, from 1. */
    int round(S state) {
        return round(system(), state);
    }

    private static <S> int round(RuleSystem<S, ?, ?> system, S state) {
        return Math.max(1, system.round(state));
    }

    /**
     * After a line of the log.
     *
     * @throws RulesChanged where it can no longer be played so
     */
    Course<S, C, E> after(Entry entry) {
        return switch (entry) {
            case Entry.Asked asked -> waiting(asked, List.of());
            case Entry.Threw threw -> {
                Waiting<C> before = waiting.orElseThrow(() -> new RulesChanged("dice for nothing"));
                List<Integer> faces = new ArrayList<>(before.faces());
                faces.addAll(threw.faces());
                yield waiting(before.asked(), faces);
            }
            case Entry.Did did -> did(did);
            case Entry.TookBack _ ->
                    with(waiting.isPresent() ? match : match.back(1), Optional.empty());
            case Entry.RoundOpened(int round, String _) ->
                    new Course<>(match, waiting, round, match.log().size());
            case Entry.Opened _, Entry.OfSeats _ -> this;
        };
    }

    private Course<S, C, E> with(Match<S, C, E> other, Optional<Waiting<C>> now) {
        return new Course<>(other, now, roundsOpened, sealedTurns);
    }

    private Course<S, C, E> waiting(Entry.Asked asked, List<Integer> faces) {
        C command = command(asked.command());
        return switch (attempt(command, new ScriptedDice(faces), asked.salt())) {
            case Match.Attempt.Waiting<S, C, E> open -> {
                Side thrower = system().thrower(now(), command, open.next()).orElse(asked.side());
                yield with(
                        match,
                        Optional.of(new Waiting<>(asked, command, faces, open.next(), thrower)));
            }
            case Match.Attempt.Done<S, C, E> _ -> this;
            case Match.Attempt.Refused<S, C, E> _ -> throw new RulesChanged(asked.command());
        };
    }

    private Course<S, C, E> did(Entry.Did did) {
        ScriptedDice dice = new ScriptedDice(did.faces());
        if (attempt(command(did.command()), dice, did.salt())
                        instanceof Match.Attempt.Done<S, C, E>(Match<S, C, E> longer)
                && dice.left().isEmpty()
                && told(longer.log().getLast()).equals(did.events())) {
            return with(longer, Optional.empty());
        }
        throw new RulesChanged(did.command());
    }

    /** What happened in a turn, in words, as the log holds it. */
    List<String> told(Match.Turn<S, C, E> turn) {
        return turn.events().stream()
                .map(event -> system().writeEvent(turn.after(), event))
                .toList();
    }

    /** What becomes of a command with some dice, a secret one with its salt. */
    Match.Attempt<S, C, E> attempt(C command, DiceSource dice, Optional<String> salt) {
        return salt.isPresent()
                ? match.play(command, dice, new Salt(salt.get()))
                : match.play(command, dice);
    }

    private C command(String words) {
        return switch (system().read(now(), words)) {
            case Parsed.Good<C>(C command) -> command;
            case Parsed.Bad<C> _ -> throw new RulesChanged(words);
        };
    }
}
