/** What every module's classes and sources keep to, as contracts that a module's tests extend. */
@NullMarked
package adjutant.architecture;

import org.jspecify.annotations.NullMarked;
