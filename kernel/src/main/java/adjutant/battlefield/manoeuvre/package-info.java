/** Manoeuvres with their cost and swept path. */
@NullMarked
package adjutant.battlefield.manoeuvre;

import org.jspecify.annotations.NullMarked;
