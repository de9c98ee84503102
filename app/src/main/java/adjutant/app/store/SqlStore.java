package adjutant.app.store;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.statement.PreparedBatch;
import org.jdbi.v3.core.statement.StatementContext;

/** The store in SQL that H2 and PostgreSQL both understand. */
final class SqlStore implements Store {
    /** The SQL state of a row whose key, or whose request, another row has. */
    private static final String TAKEN = "23505";

    /** Ordered by the match as well, since H2 then takes the last row off the index. */
    private static final String LAST =
            """
            select seq from match_rows where match_id = :match
            order by match_id desc, seq desc fetch first 1 row only
            """;

    private static final String ADD =
            """
            insert into match_rows (match_id, seq, request, kind, body, written_at)
            values (:match, :seq, :request, :kind, :body, :at)
            """;

    private static final String SINCE =
            """
            select seq, request, kind, body, written_at from match_rows
            where match_id = :match and seq > :seq order by seq
            """;

    private static final String ANSWERING =
            """
            select seq, request, kind, body, written_at from match_rows
            where match_id = :match and request = :request
            """;

    private final HikariDataSource pool;
    private final Jdbi jdbi;
    private final Hints hints;

    /** A store in a database whose tables are there; it closes both when it is closed. */
    SqlStore(HikariDataSource pool, Hints hints) {
        this.pool = pool;
        this.jdbi = Jdbi.create(pool);
        this.hints = hints;
    }

    @Override
    public Appended append(String match, long expected, List<Row> rows) {
        Batch batch = new Batch(match, expected, rows);
        Appended answer = insert(batch);
        if (answer instanceof Appended.Done) {
            hints.added(match);
        }
        return answer;
    }

    private Appended insert(Batch batch) {
        String tried = "append to match " + batch.match();
        try {
            return jdbi.inTransaction(handle -> insert(handle, batch));
        } catch (JdbiException e) {
            if (!isTaken(e)) {
                throw new StoreFailed(tried, e);
            }
            return ask(tried, handle -> whoWasFirst(handle, batch))
                    .orElseThrow(() -> new StoreFailed(tried, e));
        }
    }

    private Appended insert(Handle handle, Batch batch) {
        long last = last(handle, batch.match());
        if (last < batch.expected()) {
            throw new IllegalStateException(
                    "The log of match %s ends at %d, before %d"
                            .formatted(batch.match(), last, batch.expected()));
        }
        if (last > batch.expected()) {
            return whoWasFirst(handle, batch).orElseThrow();
        }
        add(handle, batch);
        hints.add(handle, batch.match());
        return new Appended.Done(batch.last());
    }

    private static void add(Handle handle, Batch batch) {
        try (PreparedBatch inserts = handle.prepareBatch(ADD)) {
            for (Row row : batch.rows()) {
                inserts.bind("match", batch.match())
                        .bind("seq", row.seq())
                        .bind("request", row.request())
                        .bind("kind", row.kind())
                        .bind("body", row.body())
                        .bindBySqlType(
                                "at",
                                row.at().atOffset(ZoneOffset.UTC),
                                Types.TIMESTAMP_WITH_TIMEZONE)
                        .add();
            }
            inserts.execute();
        }
    }

    /** The answer to rows that cannot be added; nothing if they can. */
    private static Optional<Appended> whoWasFirst(Handle handle, Batch batch) {
        Optional<Appended> repeated =
                batch.requests().stream()
                        .flatMap(request -> answering(handle, batch.match(), request).stream())
                        .<Appended>map(Appended.Repeated::new)
                        .findFirst();
        return repeated.or(() ->
                Optional.of(last(handle, batch.match()))
                        .filter(last -> last > batch.expected())
                        .map(Appended.Stale::new));
    }

    private static Optional<Row> answering(Handle handle, String match, String request) {
        return handle.createQuery(ANSWERING)
                .bind("match", match)
                .bind("request", request)
                .map(SqlStore::row)
                .findOne();
    }

    private static long last(Handle handle, String match) {
        return handle.createQuery(LAST)
                .bind("match", match)
                .mapTo(Long.class)
                .findOne()
                .orElse(NOTHING);
    }

    @Override
    public List<Row> since(String match, long seq) {
        if (!Batch.isMatch(match)) {
            return List.of();
        }
        return ask(
                "read match " + match,
                handle ->
                        handle.createQuery(SINCE)
                                .bind("match", match)
                                .bind("seq", seq)
                                .map(SqlStore::row)
                                .list());
    }

    @Override
    public boolean exists(String match) {
        return Batch.isMatch(match)
                && ask("look for match " + match, handle -> last(handle, match) > NOTHING);
    }

    @Override
    public Subscription listen(Consumer<String> listener) {
        return hints.listen(listener);
    }

    @Override
    public void close() {
        hints.close();
        pool.close();
    }

    private <T> T ask(String tried, HandleCallback<T, RuntimeException> question) {
        try {
            return jdbi.withHandle(question);
        } catch (JdbiException e) {
            throw new StoreFailed(tried, e);
        }
    }

    private static Row row(ResultSet rows, StatementContext context) throws SQLException {
        return new Row(
                rows.getLong("seq"),
                Optional.ofNullable(rows.getString("request")),
                rows.getString("kind"),
                rows.getString("body"),
                rows.getObject("written_at", OffsetDateTime.class).toInstant());
    }

    private static boolean isTaken(Throwable thrown) {
        for (Throwable each = thrown; each != null; each = each.getCause()) {
            if (each instanceof SQLException said && TAKEN.equals(said.getSQLState())) {
                return true;
            }
        }
        return false;
    }
}
