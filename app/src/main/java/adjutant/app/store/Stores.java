package adjutant.app.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool.PoolInitializationException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.SQLException;
import java.util.List;
import java.util.Set;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.flywaydb.core.api.FlywayException;

/** Opens stores. */
public final class Stores {
    /** What H2 says of a file that another program holds. */
    private static final int IN_USE = 90020;

    private static final int MOST_CONNECTIONS = 10;

    /** Kept here, since a logger that nobody keeps forgets its level. */
    private static final List<Logger> TALKATIVE =
            List.of(Logger.getLogger("org.flywaydb"), Logger.getLogger("com.zaxxer.hikari"));

    private static final FileAttribute<Set<PosixFilePermission>> OWNER =
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));

    private static final Logger LOGGER = Logger.getLogger(Stores.class.getName());

    private Stores() {}

    /**
     * Opens the store at a place, and makes or renews its tables. A file that is not there yet is
     * made so that its owner alone may read it.
     *
     * @param place a path, to which H2 adds {@code .mv.db}, or an address that begins with {@code
     *     jdbc:h2:} or {@code jdbc:postgresql:}
     * @throws StoreFailed if the place is none, cannot be reached, is in use by another program, or
     *     has tables of a newer program; nothing is held then
     */
    public static Store open(String place) {
        hush();
        return open(Place.of(place));
    }

    private static Store open(Place place) {
        String tried = "be opened at " + place.shown();
        place.file().ifPresent(Stores::guard);
        HikariDataSource pool = connect(place, tried);
        try {
            Schema.prepare(pool, tried);
            return new SqlStore(pool, hints(place));
        } catch (FlywayException | SQLException e) {
            pool.close();
            throw new StoreFailed(tried, e);
        } catch (StoreFailed e) {
            pool.close();
            throw e;
        }
    }

    /** Makes a file that is not there yet, for its owner alone: there are secrets in it. */
    private static void guard(Path file) {
        if (!file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            return;
        }
        try {
            Files.createDirectories(file.toAbsolutePath().resolveSibling(""));
            Files.createFile(file, OWNER);
        } catch (IOException e) {
            LOGGER.log(Level.FINE, "It is there, or the database will say why it cannot be.", e);
        }
    }

    private static HikariDataSource connect(Place place, String tried) {
        HikariConfig config = new HikariConfig();
        config.setPoolName("store");
        config.setJdbcUrl(place.url());
        config.setTransactionIsolation("TRANSACTION_READ_COMMITTED");
        config.setMaximumPoolSize(MOST_CONNECTIONS);
        config.setMinimumIdle(1);
        config.setMaxLifetime(place.lifetime().toMillis());
        try {
            return new HikariDataSource(config);
        } catch (PoolInitializationException e) {
            throw isInUse(e)
                    ? new StoreFailed(tried, "another program has it open", e)
                    : new StoreFailed(tried, e);
        }
    }

    private static boolean isInUse(PoolInitializationException thrown) {
        return thrown.getCause() instanceof SQLException said && said.getErrorCode() == IN_USE;
    }

    private static Hints hints(Place place) throws SQLException {
        return switch (place) {
            case Place.H2 _ -> LocalHints.open();
            case Place.Postgres postgres -> PostgresHints.open(postgres.url());
        };
    }

    /** Lets the libraries speak of trouble only, unless somebody has asked for more. */
    private static void hush() {
        TALKATIVE.stream()
                .filter(logger -> logger.getLevel() == null)
                .forEach(logger -> logger.setLevel(Level.WARNING));
    }
}
