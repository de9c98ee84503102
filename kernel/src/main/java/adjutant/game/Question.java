package adjutant.game;

/**
 * A situation and what is asked about it.
 *
 * @param state the situation
 * @param command what would be done
 * @param <S> the system's situations
 * @param <C> the system's commands
 */
public record Question<S, C>(S state, C command) {}
