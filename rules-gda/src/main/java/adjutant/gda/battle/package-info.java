/**
 * A battle as it stands, what may be commanded in it, and what happens to it.
 *
 * <pre>
 * Battle  = Layout Clock Unit* Brigade* Commander* Attack* Choice?
 * Layout  = RulesConfig Scale table Terrain* Objective* turns Force*       never changes
 * Unit    = Troop Place Formation casualties bases lowAmmo State*
 * Place   = Body(Pose, Extent) | Garrison terrain | Reserve | Gone how
 * Brigade = side name Grade Mood* adc Tasking* General
 * Attack  = chargers &gt; target, supports of both, Stage, distance, Aspect
 * Command = of a unit | of a brigade | of a side
 * Event   = what happened; {@link adjutant.gda.battle.Course} copies it into the battle
 * </pre>
 *
 * <p>It may use the kernel and {@code army}. It decides nothing.
 */
@NullMarked
package adjutant.gda.battle;

import org.jspecify.annotations.NullMarked;
