/** Benchmarks, each beside the floor it is measured against. */
@NullMarked
package adjutant.benchmarks;

import org.jspecify.annotations.NullMarked;
