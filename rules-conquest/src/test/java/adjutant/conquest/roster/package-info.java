/** Tests of army lists. */
@NullMarked
package adjutant.conquest.roster;

import org.jspecify.annotations.NullMarked;
