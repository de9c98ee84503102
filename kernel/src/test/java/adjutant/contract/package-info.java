/** What every rule system keeps: tests to be extended with a system and some battles. */
@NullMarked
package adjutant.contract;

import org.jspecify.annotations.NullMarked;
