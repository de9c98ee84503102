/**
 * Army lists as players have them: read in any layout, matched with the profiles, priced and
 * checked.
 *
 * <pre>
 * Roster   = Text | Tree                       what came from outside
 * Sheet    = label? total? faction? theme? Row* lost*       what stands where, no name looked up
 * Row      = Mark indent warlord? name stands? stated? upgrade*
 * ArmyList = Army fault* note* understood* notUnderstood*   every Piece in one of the last two
 * Army     = Head Warband*                     Warband = number Entry? rank Entry*
 * Entry    = line name Profile? stands stated? data? Taken*
 * </pre>
 *
 * <p>The way of a list: {@code SheetReader} or {@code TreeReader} makes a sheet of it, {@code
 * Enrolment} an army, {@code ArmyFaults} and {@code ArmyNotes} judge that; {@link
 * adjutant.conquest.roster.ArmyWriter} writes it as statements of a battle. It may use profiles,
 * clauses and the kernel's notation. It covers CQ-ARMY-01 to 06, CQ-STAND-09 and what CQ-HERO-01
 * and Irregular say of who joins whom.
 */
@NullMarked
package adjutant.conquest.roster;

import org.jspecify.annotations.NullMarked;
