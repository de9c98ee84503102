/**
 * The table as people see it: Chromium plays against a server with a store in memory.
 *
 * <pre>
 * club    = server, browser                     once for all tests
 * evening = windows, players over HTTP          one test; what it showed is kept where it fails
 * window  = one player's page                   words for what a player does
 * </pre>
 *
 * It may use the program, Playwright and axe-core, and knows rule systems only as texts.
 */
@NullMarked
package adjutant.browser;

import org.jspecify.annotations.NullMarked;
