package adjutant.conquest.combat;

import adjutant.conquest.ConquestClause;

/**
 * One reason why a number is what it is.
 *
 * @param to the number it changes, as it is called in the answer
 * @param by how much; 0 where it changes how dice are read
 * @param clause the clause that says so
 * @param text what it is
 */
public record Modifier(String to, int by, ConquestClause clause, String text) {
    /** Whether it changes how many dice there are, not how they are read. */
    public boolean isOfDice() {
        return to.equals("dice");
    }
}
