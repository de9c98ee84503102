package adjutant.game.notation;

import java.util.List;
import java.util.function.Function;

/**
 * What became of a text from outside: a value, or every fault in it.
 *
 * @param <T> the value
 */
public sealed interface Parsed<T> {
    /**
     * The text was sound.
     *
     * @param value what it says
     */
    record Good<T>(T value) implements Parsed<T> {}

    /**
     * The text was faulty; nothing was done.
     *
     * @param faults all of them, at least one, in the order of their places
     */
    record Bad<T>(List<Fault> faults) implements Parsed<T> {
        /** Copies the list. */
        public Bad {
            faults = List.copyOf(faults);
            if (faults.isEmpty()) {
                throw new IllegalArgumentException("bad without a fault");
            }
        }
    }

    /** The value where there are no faults, else all the faults. */
    static <T> Parsed<T> of(T value, List<Fault> faults) {
        return faults.isEmpty() ? new Good<>(value) : new Bad<>(faults);
    }

    /** One fault. */
    static <T> Parsed<T> bad(Fault fault) {
        return new Bad<>(List.of(fault));
    }

    /** What follows from the value; the faults stay. */
    default <R> Parsed<R> then(Function<T, Parsed<R>> next) {
        return switch (this) {
            case Good<T>(T value) -> next.apply(value);
            case Bad<T>(List<Fault> faults) -> new Bad<>(faults);
        };
    }

    /** The value turned into another; the faults stay. */
    default <R> Parsed<R> map(Function<T, R> change) {
        return then(value -> new Good<>(change.apply(value)));
    }

    /** The faults; empty where there are none. */
    default List<Fault> faults() {
        return switch (this) {
            case Good<T> _ -> List.of();
            case Bad<T>(List<Fault> faults) -> faults;
        };
    }

    /**
     * The value.
     *
     * @throws IllegalStateException where there are faults; for texts known to be sound
     */
    default T orThrow() {
        return switch (this) {
            case Good<T>(T value) -> value;
            case Bad<T>(List<Fault> faults) -> throw new IllegalStateException(faults.toString());
        };
    }
}
