/** Examples of rules, one a row, in {@code src/test/resources/adjutant/gda/tables}. */
@NullMarked
package adjutant.gda.tables;

import org.jspecify.annotations.NullMarked;
