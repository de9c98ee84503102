package adjutant.contract;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The battles of a folder.
 *
 * @param folder which, seen from a module
 */
public record Examples(Path folder) {
    /** Their files, in order of name. */
    public List<Path> files() {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".battle")).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Their texts, in the same order. */
    public List<String> texts() {
        return files().stream().map(Examples::text).toList();
    }

    /** The text of one. */
    public static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
