/**
 * Dice that nobody can choose and everybody can check: commit and reveal.
 *
 * <pre>
 * Chain    = root → s_N, with s_(n-1) = SHA-256(s_n); s_0 is published before anybody joins
 * Share    = 32 bytes of a seat, told as SHA-256 first and in full when both have told that
 * FairDice = die i of command k in Round n: bytes of HMAC-SHA-256(s_n, "match|rA|rB|k|i") below 252, modulo 6
 * </pre>
 *
 * <p>It knows the kernel's dice and nothing else of ours. {@code docs/fair-dice.md} has the test
 * vector and says what it does not hold against: whoever runs the server can read everything.
 */
@NullMarked
package adjutant.app.fair;

import org.jspecify.annotations.NullMarked;
