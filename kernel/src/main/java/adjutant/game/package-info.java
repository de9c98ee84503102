/**
 * What a rule system is and answers, and the match that joins its answers.
 *
 * <pre>
 * Ruling  = Refused Finding+ | Allowed Finding* Chance
 * Finding = Clause (YES | NO | NOT_APPLIED) text
 * Match   = start Turn*        Turn = command Ruling Outcome event* after Salt?
 * Zone    = (ARC | REACH | RANGE | KEEP_OUT) label Clause outline+
 * Record  = heading setup (command | seal, faces, event*, opening*, link)*
 * Facts   = Whole | Decimal | Text | Flag | Nothing | Items | Tree | Chances
 * Roster  = Text | Tree
 * </pre>
 *
 * <p>It may use the battlefield and chance; it names no game.
 */
@NullMarked
package adjutant.game;

import org.jspecify.annotations.NullMarked;
