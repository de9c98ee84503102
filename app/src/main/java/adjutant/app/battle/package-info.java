/**
 * Battles from texts: the rule systems there are, a text understood by the one it names, its faults
 * with their places, and rulings as facts.
 *
 * <pre>
 * Systems = RuleSystem*
 * Battle  = RuleSystem start Script        where Faulty has no faults to tell
 * Rulings : Ruling → Facts
 * </pre>
 *
 * <p>It knows the kernel and {@code app.json}; the command line, matches and the web server stand
 * on it.
 */
@NullMarked
package adjutant.app.battle;

import org.jspecify.annotations.NullMarked;
