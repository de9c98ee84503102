/**
 * Text for situations and orders: statements, words, and faults with their place.
 *
 * <pre>
 * Script    = system Heading Statement* Order*
 * Heading   = format? version? row* hash?
 * Order     = Statement Faces? event* Opening* hash?
 * Statement = line Word*            Word = text column quoted
 * Parsed    = Good value | Bad Fault*
 * Fault     = line column found expected
 * </pre>
 *
 * <p>It may use nothing but the language; a rule system gives the statements their meaning.
 */
@NullMarked
package adjutant.game.notation;

import org.jspecify.annotations.NullMarked;
