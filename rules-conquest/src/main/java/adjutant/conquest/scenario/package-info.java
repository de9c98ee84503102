/**
 * What a battle is fought for: scenarios, zones, who holds them, what they bring.
 *
 * <pre>
 * Scenario := Zone* marker* first scoring Round, limit, last Round
 * Seizing  := Presence of A, Presence of B -> the side that holds
 * </pre>
 *
 * <p>Uses {@code battle}, {@code army} and the kernel. Covers CQ-SEIZE, CQ-SCEN, CQ-VP, CQ-END.
 */
@NullMarked
package adjutant.conquest.scenario;

import org.jspecify.annotations.NullMarked;
