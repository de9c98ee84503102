/** What goes over the wire is what the web client expects. */
@NullMarked
package adjutant.app.wire;

import org.jspecify.annotations.NullMarked;
