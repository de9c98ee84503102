package adjutant.conquest.notation;

import adjutant.game.Resources;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a piece of a kind usually is.
 *
 * @param size its Size
 * @param keywords what it does
 * @rule CQ-TERR-05
 * @rule CQ-LOS-05
 */
record TypicalPiece(int size, List<String> keywords) {
    private static final Map<String, TypicalPiece> KINDS = read();

    TypicalPiece {
        keywords = List.copyOf(keywords);
    }

    /** The usual piece of a kind, where the table has one. */
    static Optional<TypicalPiece> of(String kind) {
        return Optional.ofNullable(KINDS.get(kind));
    }

    /** The kinds there are. */
    static Set<String> kinds() {
        return KINDS.keySet();
    }

    private static Map<String, TypicalPiece> read() {
        Map<String, TypicalPiece> kinds = new LinkedHashMap<>();
        String text = Resources.text(TypicalPiece.class, "/adjutant/conquest/pieces.tsv");
        for (List<String> row : Resources.rows(text)) {
            List<String> keywords = List.of(row.get(2).split(",", -1));
            kinds.put(row.get(0), new TypicalPiece(Integer.parseInt(row.get(1)), keywords));
        }
        return kinds;
    }
}
