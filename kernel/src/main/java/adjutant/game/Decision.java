package adjutant.game;

import adjutant.chance.Outcome;
import java.util.List;

/**
 * A command looked at once: its ruling, and what happens as its dice fall.
 *
 * @param <E> the system's events
 */
public interface Decision<E> {
    /** Whether it may be done, every reason, and the dice it brings. */
    Ruling ruling();

    /** What happened when the dice fell so; asked only where it is allowed. */
    List<E> settle(Outcome outcome);
}
