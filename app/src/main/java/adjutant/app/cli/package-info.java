/**
 * The command line.
 *
 * <pre>
 * Program  = Shell, arguments --> exit code
 * Command  = rule | odds | list | clauses | replay | systems | help | generate-completion
 * Answer   = Laid(facts, drawing, exit code) | Verbatim(text)
 * </pre>
 *
 * <p>Each command turns what it reads into an answer or faults; one place prints either, as JSON or
 * laid out. It may use the kernel and names no game: rule systems come with the class path.
 */
@NullMarked
package adjutant.app.cli;

import org.jspecify.annotations.NullMarked;
