/**
 * The logs of all matches, kept in a database: an H2 file by default, PostgreSQL for several
 * servers.
 *
 * <pre>
 * store  ::= log*                                     one for each match
 * log    ::= row+                                     numbered 0, 1, 2, … without a gap; rows are only added
 * row    ::= seq, request?, kind, body, time          a request stands in a log at most once
 * append ::= match, the last seq known, row+  -->  Done | Stale | Repeated
 * </pre>
 *
 * <p>Every row of an append is kept or none is. A row that was read stays as it is, and all rows
 * before it can be read as well. What an append has acknowledged outlives a crash of the program;
 * on H2 it need not outlive a loss of power, since H2 leaves the last writes to the operating
 * system.
 *
 * <p>What a row says is not looked at here. The rest of the program sees {@link Store}, {@link
 * Row}, {@link Appended}, {@link Stores} and {@link StoreFailed}, and nothing but this package
 * touches a database.
 */
@NullMarked
package adjutant.app.store;

import org.jspecify.annotations.NullMarked;
