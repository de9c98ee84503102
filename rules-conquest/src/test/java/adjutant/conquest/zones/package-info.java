/** What is drawn about a Regiment, against what is ruled. */
@NullMarked
package adjutant.conquest.zones;

import org.jspecify.annotations.NullMarked;
