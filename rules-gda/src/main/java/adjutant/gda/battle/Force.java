package adjutant.gda.battle;

import adjutant.game.Side;
import adjutant.gda.army.Nation;

/**
 * The army of a side.
 *
 * @param side whose
 * @param label what it is called
 * @param nation its nation
 * @param edge where its own ground is
 */
public record Force(Side side, String label, Nation nation, TableEdge edge) {
    /** The edges of the table. */
    public enum TableEdge {
        /** Up the page. */
        TOP("top"),
        /** Down the page. */
        BOTTOM("bottom"),
        /** On the left. */
        LEFT("left"),
        /** On the right. */
        RIGHT("right");

        private final String word;

        TableEdge(String word) {
            this.word = word;
        }

        /** How it is written. */
        public String word() {
            return word;
        }
    }
}
