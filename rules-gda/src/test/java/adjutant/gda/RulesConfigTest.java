package adjutant.gda;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every reading that may be set is asked somewhere: none is ignored. */
class RulesConfigTest {
    private static final Path SOURCES = Path.of("src/main/java/adjutant/gda");

    @Test
    void everyReadingIsAskedByARule() throws IOException {
        String sources = sources();
        List<String> names =
                RulesConfig.DEFAULT.settings().stream().map(RulesConfig.Setting::name).toList();
        assertThat(names).hasSizeGreaterThan(20);
        assertThat(names).allMatch(name -> sources.contains("." + name + "()"));
    }

    private static String sources() throws IOException {
        StringBuilder all = new StringBuilder();
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
                all.append(Files.readString(file));
            }
        }
        return all.toString();
    }
}
