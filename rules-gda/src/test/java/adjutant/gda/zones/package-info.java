/** What is drawn about a unit, against what is ruled. */
@NullMarked
package adjutant.gda.zones;

import org.jspecify.annotations.NullMarked;
