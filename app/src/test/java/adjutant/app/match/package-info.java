/** Matches that are kept: their log, their seats, their dice, and what each seat may see. */
@NullMarked
package adjutant.app.match;

import org.jspecify.annotations.NullMarked;
