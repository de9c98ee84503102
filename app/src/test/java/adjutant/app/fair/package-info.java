/** Dice by commit and reveal, against a vector worked out by another program. */
@NullMarked
package adjutant.app.fair;

import org.jspecify.annotations.NullMarked;
