/**
 * Battles, commands and events as text, both ways. What is wrong in a text is said with line and
 * column, all of it at once.
 *
 * <p>It may use the kernel, {@code army} and {@code battle}.
 */
@NullMarked
package adjutant.gda.notation;

import org.jspecify.annotations.NullMarked;
