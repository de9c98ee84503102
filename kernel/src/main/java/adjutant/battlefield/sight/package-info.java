/** Lines of sight: what lies across a line, and where. */
@NullMarked
package adjutant.battlefield.sight;

import org.jspecify.annotations.NullMarked;
