package adjutant.play.ai;

import adjutant.chance.Lots;
import adjutant.game.RuleSystem;
import adjutant.game.Side;
import java.util.Optional;

/** Chooses what a side does. */
public interface Player {
    /**
     * A command that the rules allow, with its ruling; empty where the side has nothing to do now.
     *
     * @param lots the only source of chance it may use
     */
    <S, C, E> Optional<Choice<C, E>> choose(
            RuleSystem<S, C, E> system, S state, Side side, Lots lots);
}
