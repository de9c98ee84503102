/**
 * A match that two people, or one and the computer, play apart: an append-only log and what follows
 * from it.
 *
 * <pre>
 * Entry   = Opened | Committed | Revealed | Asked | Threw | Did | TookBack | Conceded | DrawOffered | DrawDeclined
 *         | DrawAgreed | RoundOpened | HandedOver | Expired | Claimed              one line of the log
 * Sitting = Entry* folded: the kernel's Match, the seats, the dice, how it stands
 * Desk    : Sitting × Side × Request → Verdict                                     entries to append, or every reason why not
 * Host    = Store + a Room a match: one writer at a time, the log is the only truth
 * </pre>
 *
 * <p>Whatever a seat is told is worked out from its view ({@code RuleSystem.seen}). It knows the
 * kernel, players, {@code app.battle}, {@code app.fair} and {@code app.store}; no HTTP and no JSON
 * but that of its log.
 */
@NullMarked
package adjutant.app.match;

import org.jspecify.annotations.NullMarked;
