/**
 * Lines of sight: who sees whom, from which Stand, past what.
 *
 * <pre>
 * Sight      = Regiment Regiment Viewer* Finding*
 * Viewer     = Place SightLine*                      a front-rank Stand and all its lines
 * SightLine  = from to ending Bar*
 * Bar        = id size kind effect                   a Regiment or a piece of terrain across a line
 * </pre>
 *
 * <p>Covers CQ-LOS, CQ-ARC-02 and 03 as far as sight asks, and effective Size. Uses {@code contact}
 * and {@code movement}.
 */
@NullMarked
package adjutant.conquest.sight;

import org.jspecify.annotations.NullMarked;
