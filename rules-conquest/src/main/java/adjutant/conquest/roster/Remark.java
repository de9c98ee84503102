package adjutant.conquest.roster;

import adjutant.conquest.ConquestClause;

/**
 * A fault of an army, or something that its player should know.
 *
 * @param clause the clause it is about
 * @param line where; 0 for the army as a whole, or where the list has no lines
 * @param text a sentence with the numbers
 */
public record Remark(ConquestClause clause, int line, String text) {}
