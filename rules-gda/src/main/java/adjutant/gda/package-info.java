/**
 * General d'Armée, first edition: battles of brigades in the age of Napoleon.
 *
 * <p>What is here: the clauses of the specification and their table. A clause has an id, a text in
 * our own words, a status, and the classes that apply it.
 *
 * <pre>
 * entry  = clause, text, status, places
 * status = implemented | house | pending
 * </pre>
 *
 * It may use the kernel only.
 */
@NullMarked
package adjutant.gda;

import org.jspecify.annotations.NullMarked;
