/** Records of matches: those of every format ever written are played again for ever. */
@NullMarked
package adjutant.conquest.records;

import org.jspecify.annotations.NullMarked;
