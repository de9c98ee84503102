package adjutant.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Layouts as they should be; {@code -Dbless=true} writes them anew. */
final class Golden {
    private Golden() {}

    static void check(String name, String actual) throws IOException {
        Path file = Path.of("src/test/resources/golden", name + ".txt");
        if (Boolean.getBoolean("bless")) {
            Files.writeString(file, actual);
        }
        assertThat(actual).isEqualTo(Files.readString(file));
    }
}
