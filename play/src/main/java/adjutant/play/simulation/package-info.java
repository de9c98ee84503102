/**
 * Many battles between players.
 *
 * <pre>
 * Experiment := system, start, players, seed, games
 * Battles    := Experiment x game -> Tale
 * Tally      := Tale + Tale + ...          merges in any order
 * </pre>
 *
 * <p>Game i draws its dice and lots from the counter i of a counter-based generator, so the same
 * seed gives the same tally, whatever the number of threads.
 */
@NullMarked
package adjutant.play.simulation;

import org.jspecify.annotations.NullMarked;
