package adjutant.game;

import adjutant.chance.Chance;
import adjutant.chance.DiceSource;
import adjutant.chance.Outcome;
import adjutant.chance.Thrower;
import adjutant.chance.Throwing;
import adjutant.game.notation.Salt;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A match: a situation to start from and what was done since. Immutable; {@link #play} gives the
 * longer match, {@link #back} and {@link #takeBack} the shorter one.
 *
 * @param system the rules
 * @param start the situation at the start
 * @param log what was done, in order
 * @param <S> the system's situations
 * @param <C> the system's commands
 * @param <E> the system's events
 */
public record Match<S, C, E>(RuleSystem<S, C, E> system, S start, List<Turn<S, C, E>> log) {
    /** Copies the log. */
    public Match {
        log = List.copyOf(log);
    }

    /** A match in which nothing was done yet. */
    public static <S, C, E> Match<S, C, E> begin(RuleSystem<S, C, E> system, S start) {
        return new Match<>(system, start, List.of());
    }

    /**
     * A command with all that came of it.
     *
     * @param command what was done
     * @param ruling why it might be
     * @param outcome how the dice fell
     * @param events what happened
     * @param after the situation it led to
     * @param salt that of its seal, where it is a secret until it is opened
     */
    public record Turn<S, C, E>(
            C command,
            Ruling.Allowed ruling,
            Outcome outcome,
            List<E> events,
            S after,
            Optional<Salt> salt) {
        /** Copies the events. */
        public Turn {
            events = List.copyOf(events);
        }

        /** The faces in the order thrown. */
        public List<Integer> faces() {
            return outcome.rolls().stream().flatMap(roll -> roll.faces().stream()).toList();
        }
    }

    /** What became of a command. */
    public sealed interface Attempt<S, C, E> {
        /**
         * It was done.
         *
         * @param match the match with it
         */
        record Done<S, C, E>(Match<S, C, E> match) implements Attempt<S, C, E> {
            /** What it led to. */
            public Turn<S, C, E> turn() {
                return match.log().getLast();
            }
        }

        /**
         * The rules forbid it; nothing changed.
         *
         * @param ruling every reason
         */
        record Refused<S, C, E>(Ruling.Refused ruling) implements Attempt<S, C, E> {}

        /**
         * It may be done, but dice are missing; nothing changed.
         *
         * @param ruling why it may be done
         * @param soFar what is known
         * @param next the dice wanted
         */
        record Waiting<S, C, E>(Ruling.Allowed ruling, Outcome soFar, DiceSource.Request next)
                implements Attempt<S, C, E> {}
    }

    /** The situation now. */
    public S now() {
        return log.isEmpty() ? start : log.getLast().after();
    }

    /** What a viewer may see of the situation now. */
    public Table shown(Viewer viewer) {
        return system.view(now(), viewer);
    }

    /** Does a command, with dice from a source; a record shows it even where it is a secret one. */
    public Attempt<S, C, E> play(C command, DiceSource dice) {
        return play(command, dice, Optional.empty());
    }

    /**
     * Does a command, with dice from a source. Where the command is a secret one, a record holds
     * only its seal until all is opened.
     *
     * @param salt drawn for this command alone, and kept secret like it
     */
    public Attempt<S, C, E> play(C command, DiceSource dice, Salt salt) {
        return play(command, dice, system.concealed(command).map(_ -> salt));
    }

    private Attempt<S, C, E> play(C command, DiceSource dice, Optional<Salt> salt) {
        Decision<E> decision = system.decide(now(), command);
        return switch (decision.ruling()) {
            case Ruling.Refused refused -> new Attempt.Refused<>(refused);
            case Ruling.Allowed allowed ->
                    switch (Thrower.play(allowed.chance(), dice)) {
                        case Throwing.Done(Outcome outcome) ->
                                new Attempt.Done<>(
                                        with(
                                                command,
                                                allowed,
                                                outcome,
                                                decision.settle(outcome),
                                                salt));
                        case Throwing.Waiting(Outcome soFar, DiceSource.Request next) ->
                                new Attempt.Waiting<>(allowed, soFar, next);
                    };
        };
    }

    /** The match without its last {@code turns} commands. */
    public Match<S, C, E> back(int turns) {
        return new Match<>(system, start, log.subList(0, log.size() - turns));
    }

    /**
     * The match without its last command, where a side may take that back: it gave it, no die was
     * thrown for it, and nothing that was secret was seen by it. Whatever else it brought is undone
     * with it, so a command of the other side after it stands in the way.
     */
    public Retraction<S, C, E> takeBack(Side side) {
        return Retraction.of(this, side);
    }

    /** Whether a command of the log used dice. */
    public boolean usedDice(int index) {
        return !log.get(index).ruling().chance().equals(Chance.NONE)
                && !log.get(index).outcome().rolls().isEmpty();
    }

    private Match<S, C, E> with(
            C command,
            Ruling.Allowed ruling,
            Outcome outcome,
            List<E> events,
            Optional<Salt> salt) {
        S after = now();
        for (E event : events) {
            after = system.apply(after, event);
        }
        List<Turn<S, C, E>> longer = new ArrayList<>(log);
        longer.add(new Turn<>(command, ruling, outcome, events, after, salt));
        return new Match<>(system, start, longer);
    }
}
