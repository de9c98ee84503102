/**
 * Facts as JSON text, and JSON text as facts.
 *
 * <pre>
 * Facts --JsonText--> text --JsonReader--> Facts.Tree | Fault
 * </pre>
 *
 * <p>It may use the kernel's facts and notation, and a parser of JSON.
 */
@NullMarked
package adjutant.app.json;

import org.jspecify.annotations.NullMarked;
