package adjutant.conquest.roster;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A list taken apart: what stands where, before any profile is looked up.
 *
 * @param head what stands above the rows
 * @param factions pieces that may name the faction, the surest first
 * @param rows Characters and Regiments in their order
 * @param understood every piece that needs no looking up
 * @param lost every piece that fits no layout
 * @param remarks what must be said of the document as a whole
 */
record Sheet(
        Head head,
        List<Piece> factions,
        List<Row> rows,
        List<Piece> understood,
        List<Piece> lost,
        List<String> remarks) {
    /** Copies the lists. */
    Sheet {
        factions = List.copyOf(factions);
        rows = List.copyOf(rows);
        understood = List.copyOf(understood);
        lost = List.copyOf(lost);
        remarks = List.copyOf(remarks);
    }

    /**
     * What stands above the rows.
     *
     * @param label what the list is called
     * @param theme the theme of the army
     * @param used the points it says it has
     * @param limit the points it may have
     * @param line where the points stand; 0 where nowhere
     */
    record Head(
            Optional<Piece> label,
            Optional<Piece> theme,
            OptionalInt used,
            OptionalInt limit,
            int line) {}
}
