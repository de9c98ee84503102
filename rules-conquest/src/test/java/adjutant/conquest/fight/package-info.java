/** Tests of the raw chain of dice. */
@NullMarked
package adjutant.conquest.fight;

import org.jspecify.annotations.NullMarked;
