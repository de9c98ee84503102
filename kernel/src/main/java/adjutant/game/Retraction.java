package adjutant.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What became of the wish to take the last command back.
 *
 * @param <S> the system's situations
 * @param <C> the system's commands
 * @param <E> the system's events
 */
public sealed interface Retraction<S, C, E> {
    /**
     * It is taken back.
     *
     * @param match the match without it
     */
    record Done<S, C, E>(Match<S, C, E> match) implements Retraction<S, C, E> {}

    /**
     * It stands.
     *
     * @param reasons every reason, at least one
     */
    record Denied<S, C, E>(List<Reason> reasons) implements Retraction<S, C, E> {
        /** Copies the list and checks that there is a reason. */
        public Denied {
            reasons = List.copyOf(reasons);
            if (reasons.isEmpty()) {
                throw new IllegalArgumentException("denied without a reason");
            }
        }
    }

    /** Why a command stands. */
    enum Reason {
        /** There is none. */
        NOTHING_DONE("nothing has been done yet"),
        /** The other side gave it, or nobody in particular. */
        OF_ANOTHER("the last command was not given by this side"),
        /** Dice were thrown. */
        DICE_FELL("dice were thrown for it"),
        /** Somebody has seen what he may not forget. */
        SECRET_SEEN("it showed what was secret");

        private final String text;

        Reason(String text) {
            this.text = text;
        }

        /** The reason as a sentence without its full stop. */
        public String text() {
            return text;
        }
    }

    /** What becomes of the wish of a side. */
    static <S, C, E> Retraction<S, C, E> of(Match<S, C, E> match, Side side) {
        if (match.log().isEmpty()) {
            return new Denied<>(List.of(Reason.NOTHING_DONE));
        }
        Match<S, C, E> before = match.back(1);
        Match.Turn<S, C, E> last = match.log().getLast();
        List<Reason> reasons = new ArrayList<>();
        if (!match.system().actor(before.now(), last.command()).equals(Optional.of(side))) {
            reasons.add(Reason.OF_ANOTHER);
        }
        if (match.usedDice(match.log().size() - 1)) {
            reasons.add(Reason.DICE_FELL);
        }
        if (last.events().stream().map(match.system()::discloses).anyMatch(Retraction::tells)) {
            reasons.add(Reason.SECRET_SEEN);
        }
        return reasons.isEmpty() ? new Done<>(before) : new Denied<>(reasons);
    }

    private static boolean tells(RuleSystem.Disclosure disclosure) {
        return disclosure != RuleSystem.Disclosure.NOTHING;
    }
}
