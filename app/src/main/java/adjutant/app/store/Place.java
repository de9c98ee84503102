package adjutant.app.store;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;

/** Where a store is, as the driver of its database is told. */
sealed interface Place {
    /** The address for the driver. It may hold a password. */
    String url();

    /** The file it is kept in, where the address names one of this machine in full. */
    default Optional<Path> file() {
        return Optional.empty();
    }

    /** How long a connection is used before it is made anew; zero for ever. */
    Duration lifetime();

    /**
     * Reads a path of a file, or the address of an H2 or PostgreSQL database.
     *
     * @throws StoreFailed if it is neither, or an address that the store cannot work with
     */
    static Place of(String text) {
        if (text.startsWith("jdbc:postgresql:")) {
            return new Postgres(text);
        }
        if (text.startsWith("jdbc:h2:")) {
            return H2.of(text);
        }
        if (text.startsWith("jdbc:") || text.isBlank() || text.indexOf(';') >= 0) {
            throw refused(text, "neither a path nor an address of H2 or PostgreSQL");
        }
        return H2.of("jdbc:h2:file:" + absolute(text));
    }

    private static String absolute(String path) {
        try {
            Path file = Path.of(path.replaceFirst("\\.mv\\.db$", ""));
            return file.toAbsolutePath().normalize().toString();
        } catch (InvalidPathException e) {
            throw refused(path, "no path");
        }
    }

    private static StoreFailed refused(String text, String why) {
        return new StoreFailed("be opened at \"" + withoutSecrets(text) + "\"", why);
    }

    private static String withoutSecrets(String url) {
        return url.replaceFirst("[?;].*", "").replaceFirst("//[^/]*@", "//");
    }

    /** The address as it may be shown and logged. */
    default String shown() {
        return withoutSecrets(url());
    }

    /**
     * A database inside this program.
     *
     * @param url writes every commit at once, leaves it to us when to close, and has patience with
     *     two writers of one match
     */
    record H2(String url) implements Place {
        private static final String START = "jdbc:h2:";

        /** What goes wrong is told by its exception, in no file beside and on no terminal. */
        private static final String NO_TRACES = ";TRACE_LEVEL_FILE=0;TRACE_LEVEL_SYSTEM_OUT=0";

        /** For ever: with its last connection a database is closed, and one in memory is gone. */
        @Override
        public Duration lifetime() {
            return Duration.ZERO;
        }

        @Override
        public Optional<Path> file() {
            String start = START + "async:";
            String path = url.replaceFirst(";.*", "");
            return path.startsWith(start) && !path.startsWith(start + "~")
                    ? Optional.of(Path.of(path.substring(start.length()) + ".mv.db"))
                    : Optional.empty();
        }

        /** An address with the settings that it lacks. */
        private static H2 of(String url) {
            String settings = url.toLowerCase(Locale.ROOT).replaceFirst("^[^;]*", "") + ";";
            if (settings.contains(";write_delay=") && !settings.contains(";write_delay=0;")) {
                throw refused(url, "with a WRITE_DELAY a crash would lose what was acknowledged");
            }
            if (url.startsWith(START + "mem:;") || url.equals(START + "mem:")) {
                throw refused(url, "a database in memory needs a name");
            }
            String complete = uninterrupted(url);
            complete += settings.contains(";write_delay=") ? "" : ";WRITE_DELAY=0";
            complete += settings.contains(";db_close_on_exit=") ? "" : ";DB_CLOSE_ON_EXIT=FALSE";
            complete += settings.contains(";lock_timeout=") ? "" : ";LOCK_TIMEOUT=10000";
            complete += settings.contains(";trace_level_") ? "" : NO_TRACES;
            return new H2(complete);
        }

        /**
         * The address of the same file, read in a way that an interrupt cannot stop: else the
         * interrupt of one thread would close the file for all.
         */
        private static String uninterrupted(String url) {
            return url.replaceFirst("^jdbc:h2:(file:|(?![a-z]{2,}:))", START + "async:");
        }
    }

    /** A database that several servers share. */
    record Postgres(String url) implements Place {
        @Override
        public Duration lifetime() {
            return Duration.ofMinutes(30);
        }
    }
}
