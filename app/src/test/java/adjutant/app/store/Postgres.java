package adjutant.app.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Level;
import java.util.logging.Logger;

/** A real PostgreSQL, started when first asked for and stopped with the tests of the module. */
public final class Postgres {
    /** It shows what the server writes, and there every refused row is an error. */
    private static final Logger SERVER_LOG = Logger.getLogger("io.zonky.test");

    private static final AtomicInteger MADE = new AtomicInteger();
    private static final EmbeddedPostgres SERVER = start();

    private Postgres() {}

    private static EmbeddedPostgres start() {
        SERVER_LOG.setLevel(Level.OFF);
        try {
            return EmbeddedPostgres.builder().start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The address of a new, empty database. */
    public static String newDatabase() {
        String name = "test" + MADE.incrementAndGet();
        try (Connection connection = SERVER.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("create database " + name);
            return SERVER.getJdbcUrl("postgres", name);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }
}
