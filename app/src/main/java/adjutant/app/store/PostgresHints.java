package adjutant.app.store;

import java.lang.System.Logger.Level;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Properties;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/**
 * Hints between all programs on one PostgreSQL, by its notifications. They are heard on a
 * connection of their own, which is made again when it breaks; what was told in between is lost.
 */
final class PostgresHints implements Hints {
    private static final System.Logger LOG = System.getLogger(PostgresHints.class.getName());
    private static final String NAME = "adjutant hints";
    private static final String CHANNEL = "adjutant_match";
    private static final Duration FIRST_WAIT = Duration.ofMillis(100);
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(10);

    /** After so long a silence the connection is tried: a peer that vanished says nothing. */
    private static final Duration SILENCE = Duration.ofSeconds(15);

    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final String url;
    private final Listeners listeners = new Listeners();
    private final CountDownLatch closed = new CountDownLatch(1);
    private final AtomicReference<Connection> line;

    private PostgresHints(String url, Connection line) {
        this.url = url;
        this.line = new AtomicReference<>(line);
    }

    /**
     * Hints that are heard from now on.
     *
     * @throws SQLException if the database cannot be reached
     */
    static PostgresHints open(String url) throws SQLException {
        PostgresHints hints = new PostgresHints(url, connect(url));
        Thread.ofVirtual().name("store-hints").start(hints::hear);
        return hints;
    }

    private static Connection connect(String url) throws SQLException {
        Properties usual = new Properties();
        usual.setProperty("ApplicationName", NAME);
        Connection connection = DriverManager.getConnection(url, usual);
        try (Statement statement = connection.createStatement()) {
            statement.execute("listen " + CHANNEL);
            return connection;
        } catch (SQLException e) {
            connection.close();
            throw e;
        }
    }

    @Override
    public void add(Handle transaction, String match) {
        transaction
                .createQuery("select cast(pg_notify(:channel, :match) as varchar)")
                .bind("channel", CHANNEL)
                .bind("match", match)
                .mapTo(String.class)
                .list();
    }

    @Override
    public void added(String match) {
        // The notification of the transaction comes back to this program as well.
    }

    @Override
    public Store.Subscription listen(Consumer<String> listener) {
        return listeners.add(listener);
    }

    private void hear() {
        while (!isClosed()) {
            try {
                tellWhatComes(line.get());
            } catch (SQLException e) {
                reconnect(e);
            }
        }
    }

    private void tellWhatComes(Connection connection) throws SQLException {
        PGNotification[] heard =
                connection.unwrap(PGConnection.class).getNotifications((int) SILENCE.toMillis());
        for (PGNotification each : heard) {
            listeners.tell(each.getParameter());
        }
        if (heard.length == 0 && !connection.isValid((int) PATIENCE.toSeconds())) {
            throw new SQLException("no answer");
        }
    }

    private void reconnect(SQLException broken) {
        SQLException reason = broken;
        for (Duration wait = FIRST_WAIT; !isClosedWithin(wait); wait = longer(wait)) {
            LOG.log(Level.WARNING, "No hints, connecting again: {0}", reason.getMessage());
            try {
                replace(connect(url));
                return;
            } catch (SQLException e) {
                reason = e;
            }
        }
    }

    private void replace(Connection connection) throws SQLException {
        line.getAndSet(connection).close();
        if (isClosed()) {
            connection.close();
        }
    }

    private static Duration longer(Duration wait) {
        Duration twice = wait.multipliedBy(2);
        return twice.compareTo(LONGEST_WAIT) < 0 ? twice : LONGEST_WAIT;
    }

    private boolean isClosed() {
        return closed.getCount() == 0;
    }

    private boolean isClosedWithin(Duration wait) {
        try {
            return closed.await(wait.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            throw new IllegalStateException("Nobody interrupts this thread", e);
        }
    }

    @Override
    public void close() {
        closed.countDown();
        try {
            line.get().close();
        } catch (SQLException e) {
            throw new StoreFailed("end its hints", e);
        }
    }
}
