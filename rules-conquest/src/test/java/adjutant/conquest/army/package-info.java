/** Tests of profiles, special rules and their tables. */
@NullMarked
package adjutant.conquest.army;

import org.jspecify.annotations.NullMarked;
