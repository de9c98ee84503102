/**
 * The Discipline Test: 2D6 with modifiers, passed, failed or badly failed.
 *
 * <p>It may use the kernel, {@code army} and {@code battle}. Clauses: GDA-HR-1, GDA-DST-2.
 */
@NullMarked
package adjutant.gda.discipline;

import org.jspecify.annotations.NullMarked;
