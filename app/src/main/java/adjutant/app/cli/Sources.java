package adjutant.app.cli;

import adjutant.game.notation.Statements;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Reads what is named on the command line. */
final class Sources {
    /** One byte more than any text may have, so that one too long is seen to be. */
    private static final int ENOUGH = Statements.MAX_RECORD_BYTES + 1;

    private Sources() {}

    /**
     * The bytes of a file, or of standard input where it is named {@code -}; not more than show
     * that it is too long.
     *
     * @throws Undoable where it cannot be read
     */
    static byte[] read(String file, InputStream standardInput) {
        return read(file, standardInput, ENOUGH);
    }

    /**
     * The bytes of a file, or of standard input where it is named {@code -}.
     *
     * @param most how many at most; the rest is left
     * @throws Undoable where it cannot be read
     */
    static byte[] read(String file, InputStream standardInput, int most) {
        if (file.equals("-")) {
            return readFrom(standardInput, "standard input", most);
        }
        try (InputStream in = Files.newInputStream(path(file))) {
            return readFrom(in, file, most);
        } catch (IOException e) {
            throw unreadable(file, e);
        }
    }

    private static byte[] readFrom(InputStream in, String name, int most) {
        try {
            return in.readNBytes(most);
        } catch (IOException e) {
            throw unreadable(name, e);
        }
    }

    /**
     * The tables in a folder, by name.
     *
     * @throws Undoable where it cannot be read
     */
    static List<Path> tables(String folder) {
        List<Path> tables = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(path(folder), "*.tsv")) {
            files.forEach(tables::add);
        } catch (IOException e) {
            throw unreadable(folder, e);
        } catch (DirectoryIteratorException e) {
            throw unreadable(folder, new IOException(e.getMessage(), e));
        }
        tables.sort(null);
        return tables;
    }

    private static Path path(String file) {
        try {
            return Path.of(file);
        } catch (InvalidPathException _) {
            throw new Undoable("cannot read " + file + ": not a path");
        }
    }

    private static Undoable unreadable(String name, IOException e) {
        String why =
                switch (e) {
                    case NoSuchFileException _ -> "there is no such file";
                    case NotDirectoryException _ -> "it is not a folder";
                    default -> e.getMessage();
                };
        return new Undoable("cannot read " + name + ": " + why);
    }
}
