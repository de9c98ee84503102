/**
 * General d'Armée behind the interface of rule systems: each command with its procedure, what
 * follows by itself, offers, odds, the picture of the table.
 *
 * <p>It may use everything of this module.
 */
@NullMarked
package adjutant.gda.system;

import org.jspecify.annotations.NullMarked;
