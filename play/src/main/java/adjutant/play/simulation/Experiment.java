package adjutant.play.simulation;

import adjutant.game.RuleSystem;
import adjutant.play.ai.Player;

/**
 * What is tried.
 *
 * @param system the rules
 * @param start the situation that every game starts from
 * @param a who plays side A
 * @param b who plays side B
 * @param seed the seed of all dice and lots
 * @param games how many games, from number 0
 */
public record Experiment<S, C, E>(
        RuleSystem<S, C, E> system, S start, Player a, Player b, long seed, int games) {
    /** The most commands of one game: a game that goes on beyond is a fault of the rules. */
    public static final int MOST_COMMANDS = 20_000;
}
