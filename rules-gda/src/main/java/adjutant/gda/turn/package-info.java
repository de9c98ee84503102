/**
 * The order of a turn: whose part it is, what ends a part, and what follows by itself.
 *
 * <pre>
 * command → charge (declare → react → resolve) → movement → fire → melee → command of the next turn
 * </pre>
 *
 * <p>It may use the kernel, {@code army}, {@code battle}, {@code ruling} and the packages of the
 * phases. Clauses: GDA-TRN, GDA-VIC, GDA-HR-17.
 */
@NullMarked
package adjutant.gda.turn;

import org.jspecify.annotations.NullMarked;
