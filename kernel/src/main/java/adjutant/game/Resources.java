package adjutant.game;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;

/** The kernel's one reader of tables from the class path. */
public final class Resources {
    private Resources() {}

    /**
     * The text of a resource beside a class.
     *
     * @param path as of {@link Class#getResourceAsStream}
     * @throws IllegalArgumentException where there is none
     */
    public static String text(Class<?> beside, String path) {
        try (InputStream in = beside.getResourceAsStream(path)) {
            if (in == null) {
                throw new IllegalArgumentException("no resource " + path);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * The rows of a table of tab-parted cells: comment lines ({@code #}) and blank lines left out.
     */
    public static List<List<String>> rows(String text) {
        return text.lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(line -> Stream.of(line.split("\t", -1)).map(String::strip).toList())
                .toList();
    }
}
