package adjutant.app.page;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Cells in columns; the last column is wrapped.
 *
 * @param rows the heads, then the rows; as many cells in each
 */
record TextTable(List<List<String>> rows) {
    private static final int LEAST_LAST = 16;

    /** Copies the rows. */
    TextTable {
        rows = rows.stream().map(List::copyOf).toList();
    }

    private int columns() {
        return rows.getFirst().size();
    }

    private int width(int column) {
        return rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
    }

    /** Where the last column begins. */
    private int lastColumn(int indent) {
        return indent + IntStream.range(0, columns() - 1).map(i -> width(i) + 2).sum();
    }

    /** Whether it fits a page, its last column perhaps wrapped. */
    boolean fits(int indent, Page page) {
        int room = page.look().width() - lastColumn(indent);
        return room >= Math.min(LEAST_LAST, width(columns() - 1));
    }

    /** Adds it to a page that it fits. */
    void draw(int indent, Page page) {
        Page.Tint tint = Page.Tint.STRONG;
        for (List<String> row : rows) {
            StringBuilder lead = new StringBuilder(" ".repeat(indent));
            for (int i = 0; i < columns() - 1; i++) {
                lead.append(row.get(i)).repeat(' ', width(i) + 2 - row.get(i).length());
            }
            page.hanging(lead.toString(), tint, lastColumn(indent), row.getLast());
            tint = Page.Tint.NONE;
        }
    }
}
