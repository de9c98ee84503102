/**
 * The Volley: who shoots how many dice along which lines, the final thresholds, and how they are
 * thrown together.
 *
 * <pre>
 * Battery = Arms* Finding*                       Stands with the Barrage they use
 * Fire    = Shooter* Arms* leader Sums Finding*  what each front-rank Stand gives, and who supports
 * Volley  = Fire Batch* feeding MoraleTest       final numbers, before the first die
 * </pre>
 *
 * <p>Covers CQ-VOLLEY, CQ-AIM and the special rules that bear on them. Uses {@code sight} and
 * {@code combat}.
 */
@NullMarked
package adjutant.conquest.volley;

import org.jspecify.annotations.NullMarked;
