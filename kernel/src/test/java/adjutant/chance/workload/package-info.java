/** The four odds workloads (CLASH-1): read, written as chances, and answered. */
@NullMarked
package adjutant.chance.workload;

import org.jspecify.annotations.NullMarked;
