/**
 * The exact laws of a {@link adjutant.chance.Chance}: what may come of it, and how likely each is.
 *
 * <pre>
 * Exact          the answers, in doubles, within 1e-12 (and 1e-9 relative down to 1e-200)
 * ExactFractions the same laws as reduced fractions, slow and plain
 *
 * Poly    what dice leave, as a polynomial: the chance of n marks is the coefficient of x^n
 * Dice    the batches of a pool -> the law of its amount and echo marks, by counts of dice
 * Rising  the law of a track's state after an amount and what it scatters
 * Measure the joint law of the states of some tracks
 * Pooling the pools of a chance, each taken by a measure
 * Walk    the steps of a chance without sums, taken by a measure
 * Falls   the dice of a sum -> where its total leads
 * SumWalk the steps of a chance with sums, taken by the joint law of all its tracks
 * SinglePool  the one pool of most chances, taken without a walk
 * </pre>
 *
 * <p>Only terms that are not negative are ever added, multiplied and divided, so that nothing
 * cancels. A single die is counted in 36ths, a binomial row starts at its mode, other powers are
 * taken by squaring. It may use {@code adjutant.chance} and the language, nothing else.
 */
@NullMarked
package adjutant.chance.exact;

import org.jspecify.annotations.NullMarked;
