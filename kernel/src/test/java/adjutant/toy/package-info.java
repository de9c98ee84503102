/**
 * A tiny complete rule system: units on a strip of places step, strike and rally. It shows that a
 * system is added without touching the kernel, and is the pattern for a new one.
 *
 * <pre>
 * Strip   = RulesConfig places round turn Unit*
 * Unit    = id Side Profile at damage Mood acted
 * Command = Step unit places | Hit unit unit | Rally unit | End
 * Event   = Stepped | Struck | Rallied | Ended
 * </pre>
 *
 * <p>It may use the kernel. Clauses: {@link adjutant.toy.ToyClause}.
 */
@NullMarked
package adjutant.toy;

import org.jspecify.annotations.NullMarked;
