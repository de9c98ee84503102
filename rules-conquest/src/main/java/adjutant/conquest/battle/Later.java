package adjutant.conquest.battle;

import java.util.Optional;
import java.util.function.Supplier;

/**
 * An answer that is worked out when it is first asked for, and kept. It follows from data that
 * never change, so it is the same whoever asks first, and however many ask at once.
 */
final class Later<T> {
    private final Supplier<T> work;
    private Optional<T> known = Optional.empty();

    Later(Supplier<T> work) {
        this.work = work;
    }

    T get() {
        Optional<T> now = known;
        if (now.isEmpty()) {
            now = Optional.of(work.get());
            known = now;
        }
        return now.get();
    }
}
