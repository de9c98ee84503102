/**
 * Movement: moves, changes of formation, reforming, voluntary Retires, emergency limbering, friends
 * in the way, falling back.
 *
 * <pre>
 * Rate     = how far, and why
 * Passing  = friends and enemies on a way
 * Cost     = what a change of formation takes: FULL | CHANGE_OR_MOVE | WITH_MOVE
 * FallBack = where a beaten unit ends, and whom it disorders
 * </pre>
 *
 * <p>It may use the kernel, {@code army}, {@code battle}, {@code ground} and {@code ruling}.
 * Clauses: GDA-FORM, REST, IPEN, LIMB, MOV, TER, FAL.
 */
@NullMarked
package adjutant.gda.movement;

import org.jspecify.annotations.NullMarked;
