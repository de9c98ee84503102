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
                    waiting.isPresent()
                            ? new Course<>(match, Optional.empty(), roundsOpened, sealedTurns)
                            : new Course<>(
                                    match.back(1), Optional.empty(), roundsOpened, sealedTurns);
            case Entry.RoundOpened(int round, String _) ->
                    new Course<>(match, waiting, round, match.log().size());
            case Entry.Opened _,
                    Entry.Committed _,
                    Entry.Revealed _,
                    Entry.Conceded _,
                    Entry.DrawOffered _,
                    Entry.DrawDeclined _,
                    Entry.DrawAgreed _,
                    Entry.HandedOver _,
                    Entry.Expired _,
                    Entry.Claimed _ ->
                    this;
        };
    }

    private Course<S, C, E> waiting(Entry.Asked asked, List<Integer> faces) {
        C command = command(asked.command());
        return switch (match.play(command, new ScriptedDice(faces))) {
            case Match.Attempt.Waiting<S, C, E> open -> {
                Side thrower = system().thrower(now(), command, open.next()).orElse(asked.side());
                yield new Course<>(
                        match,
                        Optional.of(new Waiting<>(asked, command, faces, open.next(), thrower)),
                        roundsOpened,
                        sealedTurns);
            }
            case Match.Attempt.Done<S, C, E> _ ->
                    new Course<>(match, waiting, roundsOpened, sealedTurns);
            case Match.Attempt.Refused<S, C, E> _ -> throw new RulesChanged(asked.command());
        };
    }

    private Course<S, C, E> did(Entry.Did did) {
        return switch (attempt(command(did.command()), did.faces(), did.salt())) {
            case Match.Attempt.Done<S, C, E>(Match<S, C, E> longer) ->
                    new Course<>(longer, Optional.empty(), roundsOpened, sealedTurns);
            case Match.Attempt.Refused<S, C, E> _, Match.Attempt.Waiting<S, C, E> _ ->
                    throw new RulesChanged(did.command());
        };
    }

    /** What becomes of a command with some faces, a secret one with its salt. */
    Match.Attempt<S, C, E> attempt(C command, List<Integer> faces, Optional<String> salt) {
        return salt.isPresent()
                ? match.play(command, new ScriptedDice(faces), new Salt(salt.get()))
                : match.play(command, new ScriptedDice(faces));
    }

    private C command(String words) {
        return switch (system().read(now(), words)) {
            case Parsed.Good<C>(C command) -> command;
            case Parsed.Bad<C> _ -> throw new RulesChanged(words);
        };
    }
}
