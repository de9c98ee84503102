/**
 * The whole server as clients meet it: over HTTP, killed and started anew, twice on one database,
 * and asked for what it does not give.
 */
@NullMarked
package adjutant.app.server;

import org.jspecify.annotations.NullMarked;
