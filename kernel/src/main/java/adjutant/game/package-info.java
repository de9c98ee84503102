/** Rule systems, rulings, notation, matches. */
@NullMarked
package adjutant.game;

import org.jspecify.annotations.NullMarked;
