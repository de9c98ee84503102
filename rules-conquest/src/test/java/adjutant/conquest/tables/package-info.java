/**
 * The rule examples: tables of situations with the outcome the rules text gives, and the program
 * that holds the rules against them.
 */
@NullMarked
package adjutant.conquest.tables;

import org.jspecify.annotations.NullMarked;
