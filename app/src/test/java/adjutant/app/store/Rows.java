package adjutant.app.store;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Rows for tests. */
final class Rows {
    static final Instant THEN = Instant.parse("2026-11-30T12:34:56.789012Z");

    private Rows() {}

    /** A row that answers a request. */
    static Row row(long seq, String request) {
        return new Row(seq, Optional.of(request), "did", "body " + seq, THEN.plusSeconds(seq));
    }

    /** A row that answers none. */
    static Row row(long seq) {
        return withBody(seq, "body " + seq);
    }

    /** A row that answers none, with a body. */
    static Row withBody(long seq, String body) {
        return new Row(seq, Optional.empty(), "did", body, THEN.plusSeconds(seq));
    }

    /** The numbers of rows. */
    static List<Long> numbers(List<Row> rows) {
        return rows.stream().map(Row::seq).toList();
    }
}
