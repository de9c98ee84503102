/**
 * The web server: requests in, records of {@code app.wire} out, streams of updates, the client's
 * files, limits and headers.
 *
 * <pre>
 * Server = WebServer × Host × Store
 * Api    : Seat × Request → Wire            for a match
 * Board  : Text × Question → Wire           for a situation, nothing is kept
 * Gate   : Address → may it go on           rate, streams, matches
 * </pre>
 *
 * <p>Only this package knows HTTP. It reaches the database through {@code app.store} alone.
 */
@NullMarked
package adjutant.app.web;

import org.jspecify.annotations.NullMarked;
