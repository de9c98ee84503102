package adjutant.app.cli;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/** What stands in fields until the parser of arguments has set them. */
final class Unset {
    private Unset() {}

    /** A program without surroundings. */
    static Adjutant adjutant() {
        PrintStream nowhere =
                new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        return new Adjutant(
                new Shell(
                        InputStream.nullInputStream(),
                        nowhere,
                        nowhere,
                        StandardCharsets.UTF_8,
                        Shell.Output.FILE,
                        Map.of(),
                        List.of()));
    }
}
