/**
 * Spells: who may cast them, at whom, how many dice with how many successes needed, and the Hits.
 *
 * <pre>
 * SpellBook = Spell*                       the spells of a battle, and the examples that come along
 * Caster    = Regiment Stand? level Faith  who casts
 * Reach     = Finding*                     whether a target may be chosen
 * Casting   = dice difficulty needed       what must fall
 * </pre>
 *
 * <p>Covers CQ-SPELL and the special rules of magic. Uses {@code contact} and {@code sight}.
 */
@NullMarked
package adjutant.conquest.magic;

import org.jspecify.annotations.NullMarked;
