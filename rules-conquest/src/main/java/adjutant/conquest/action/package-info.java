/**
 * The Actions: whether a Regiment may do them, the dice they bring, what happens then.
 *
 * <pre>
 * Action    = rule: Battle Command -> Ruling     settle: Battle Command Outcome -> Event*
 * Procedure = Clash | CombatRally | CombatReform | Inspire | Withdraw | March | Charge | Reform | Rally | Pass | Activate | End …
 * </pre>
 *
 * <p>Covers CQ-ACT-07 to 13, CQ-CRALLY, CQ-CREFORM, CQ-INSPIRE, CQ-WITHDRAW.
 */
@NullMarked
package adjutant.conquest.action;

import org.jspecify.annotations.NullMarked;
