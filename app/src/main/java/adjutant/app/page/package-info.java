/**
 * Answers laid out for a person at a terminal: lines, lists, tables and charts of a bounded width.
 *
 * <pre>
 * Look  = width, glyphs (BLOCKS | ASCII), ink (COLOUR | PLAIN)
 * Page  = line*
 * Facts --FactsPage--> Page        Law --LawChart--> Page
 * </pre>
 *
 * <p>It may use the kernel's facts and laws; it knows no game and prints names as they come.
 */
@NullMarked
package adjutant.app.page;

import org.jspecify.annotations.NullMarked;
