/**
 * What every command has: a procedure that rules on it, says what dice it brings, and settles what
 * happened; and what all commands ask alike.
 *
 * <pre>
 * Procedure = ruling, settle, result, odds
 * Reasons   = Finding*                  gathered, never cut short
 * </pre>
 *
 * <p>It may use the kernel, {@code army} and {@code battle}.
 */
@NullMarked
package adjutant.gda.ruling;

import org.jspecify.annotations.NullMarked;
