package adjutant.gda.battle;

import java.util.List;
import java.util.stream.Stream;

/**
 * A set of states, small enough to be copied with every unit.
 *
 * @param bits one for each {@link State}, from the lowest in the order of the constants
 */
public record States(int bits) {
    /** None. */
    public static final States NONE = new States(0);

    private static final int LASTING =
            of(
                            State.UNFORMED,
                            State.FD_LOST,
                            State.RETREATING,
                            State.ROUTING,
                            State.VOLLEYED,
                            State.FATIGUED)
                    .bits;

    /** These. */
    public static States of(State... states) {
        States all = NONE;
        for (State state : states) {
            all = all.with(state);
        }
        return all;
    }

    /** Whether a state is among them. */
    public boolean has(State state) {
        return (bits & state.bit()) != 0;
    }

    /** These and one more. */
    public States with(State state) {
        return new States(bits | state.bit());
    }

    /** These without one. */
    public States without(State state) {
        return new States(bits & ~state.bit());
    }

    /** Those that outlast a turn; who was fired at by a battery in it is so of the last turn. */
    public States kept() {
        States lasting = new States(bits & LASTING);
        return has(State.SHELLED_NOW) ? lasting.with(State.SHELLED) : lasting;
    }

    /** In the order of the constants. */
    public List<State> list() {
        return Stream.of(State.values()).filter(this::has).toList();
    }
}
