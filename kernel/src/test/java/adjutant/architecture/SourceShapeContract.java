package adjutant.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The shape of a module's sources. A module's {@code SourceShapeTest} implements it. */
public interface SourceShapeContract {
    /** The words that only a game knows, as whole words in any case. */
    Pattern GAME_WORDS =
            Pattern.compile(
                    "\\b(conquest|para bellum|gda|g[ée]n[ée]ral d'arm[ée]e|d'arm[ée]e|napoleon\\w*"
                            + "|clash\\w*|volleys?|regiments?|battalions?|brigades?|warbands?"
                            + "|men-at-arms|drones?|spires|hundred kingdoms)\\b",
                    Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

    /** Files that may be long: path below {@code src/main/java} and the reason. */
    default Map<String, String> longFiles() {
        return Map.of();
    }

    @Test
    default void sourcesAreShortAndExplained() {
        assertThat(SourceShape.offences(Path.of("src", "main", "java"), longFiles()))
                .as(
                        "a long method needs a comment with its reason, a long file a row in longFiles()")
                .isEmpty();
    }

    /** For modules that serve every game: call it from a test. */
    default void assertNoGameIsNamed() {
        assertThat(SourceShape.linesWith(GAME_WORDS, Path.of("src", "main")))
                .as("lines that name a game or use a word only one game knows")
                .isEmpty();
    }
}
