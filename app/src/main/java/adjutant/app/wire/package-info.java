/**
 * What goes over the wire, as records: the JSON of the web server and, generated from them by a
 * test, the types of the web client. {@code /api} describes it; lengths are millimetres, x to the
 * right, y down.
 */
@NullMarked
package adjutant.app.wire;

import org.jspecify.annotations.NullMarked;
