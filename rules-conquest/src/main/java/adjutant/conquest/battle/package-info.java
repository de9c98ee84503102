/**
 * The situation of a battle, as plain immutable data.
 *
 * <pre>
 * Battle      = RulesConfig table Round Phase ArmySide{2} Regiment* Terrain* Marker* Spell* CardStack* Activation?
 * Regiment    = id Side Profile Stand* Whereabouts Mettle Status* Effect*
 * Stand       = Place (ORDINARY | COMMAND | Hero) damage
 * Whereabouts = OnTable pose | InReserve | InGarrison piece | Gone
 * Mettle      = started (Steady | Broken baseline)
 * </pre>
 *
 * <p>It decides nothing; rules are in the packages that use it.
 */
@NullMarked
package adjutant.conquest.battle;

import org.jspecify.annotations.NullMarked;
