/** The command line. */
@NullMarked
package adjutant.app.cli;

import org.jspecify.annotations.NullMarked;
