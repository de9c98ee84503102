package adjutant.contract;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.game.RuleSystem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Each example of a system is ruled on as written out; {@code -Dbless=true} writes it anew. To be
 * extended with the system and its examples.
 *
 * @param <S> the system's situations
 * @param <C> the system's commands
 * @param <E> the system's events
 */
public abstract class ScenesContract<S, C, E> {
    private static final Path GOLDEN = Path.of("src/test/resources/scenes");
    private static final String GOLDEN_ENDING = ".golden";

    /** The system. */
    protected abstract RuleSystem<S, C, E> system();

    /** Its examples. */
    protected abstract Examples examples();

    private static String name(Path file) {
        return file.getFileName().toString().replaceFirst("\\.battle$", "");
    }

    @TestFactory
    Stream<DynamicTest> everyExampleIsRuledOnAsWritten() {
        return examples().files().stream()
                .map(file -> DynamicTest.dynamicTest(name(file), () -> isRuledOnAsWritten(file)));
    }

    private void isRuledOnAsWritten(Path file) throws IOException {
        Path golden = GOLDEN.resolve(name(file) + GOLDEN_ENDING);
        String actual = Scene.played(system(), Examples.text(file));
        if (Boolean.getBoolean("bless")) {
            Files.writeString(golden, actual);
        }
        assertThat(actual).isEqualTo(Files.readString(golden));
    }

    /** What a program shows as examples can be typed as it stands. */
    @Test
    void everyFileThatIsNamedAsAnExampleIsThere() {
        List<String> named =
                system().examples().stream()
                        .flatMap(line -> Stream.of(line.split(" ", -1)))
                        .filter(word -> word.endsWith(".battle"))
                        .toList();
        assertThat(named).isNotEmpty().allMatch(file -> Files.exists(Path.of("..").resolve(file)));
    }

    @Test
    void noGoldenIsLeftWithoutItsExample() throws IOException {
        List<String> names = examples().files().stream().map(ScenesContract::name).toList();
        try (Stream<Path> files = Files.list(GOLDEN)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrderElementsOf(
                            names.stream().map(name -> name + GOLDEN_ENDING).toList());
        }
    }

    /** Two lines at the top say what an example shows. */
    @TestFactory
    Stream<DynamicTest> everySceneSaysWhatItShows() {
        return examples().files().stream()
                .filter(file -> name(file).matches("[0-9].*"))
                .map(file ->
                        DynamicTest.dynamicTest(
                                name(file),
                                () ->
                                        assertThat(Examples.text(file).lines().limit(3))
                                                .satisfiesExactly(
                                                        one -> assertThat(one).startsWith("# "),
                                                        two -> assertThat(two).startsWith("# "),
                                                        three ->
                                                                assertThat(three)
                                                                        .isEqualTo(
                                                                                "system "
                                                                                        + system().id()))));
    }
}
