/**
 * Random situations of a Clash, thrown many times and compared with their exact laws.
 *
 * <pre>
 * Situation  = text Battle Command Ruling
 * Comparison = what p
 * </pre>
 */
@NullMarked
package adjutant.conquest.sampling;

import org.jspecify.annotations.NullMarked;
