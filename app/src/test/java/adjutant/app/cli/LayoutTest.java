package adjutant.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a person sees. */
class LayoutTest {
    private static final Run.Place USUAL = Run.Place.USUAL.with(Battles.SOUND);
    private static final Run.Place NARROW = USUAL.with(Map.of("COLUMNS", "40"));
    private static final List<String> COMMANDS =
            List.of(
                    "rule -",
                    "rule - --roll 1",
                    "odds Pikes hit Guards",
                    "clauses",
                    "systems",
                    "odds Pikes hit Guards --joint");

    /** What is to be copied, behind its heading, is as wide as it is. */
    private static void assertFits(String all, int width) {
        String text = all.replaceFirst("(?s)(the situation\\s+afterwards\n).*", "$1");
        assertThat(text.lines()).allMatch(line -> line.length() <= width);
        assertThat(text.lines()).noneMatch(line -> line.endsWith(" "));
    }

    @Test
    void pagesLookAsTheyShould() throws IOException {
        Golden.check("rule", USUAL.run("rule", "-").out());
        Golden.check("rule-40", NARROW.run("rule", "-").out());
        Golden.check("partial", Run.on(Battles.STRIKE, "rule", "-", "--partial").out());
        Golden.check("odds", USUAL.run("odds", "Pikes", "hit", "Guards").out());
        Golden.check("odds-40", NARROW.run("odds", "Pikes", "hit", "Guards").out());
        Golden.check(
                "odds-ascii",
                USUAL.with(StandardCharsets.US_ASCII).run("odds", "Pikes", "hit", "Guards").out());
        Golden.check("clauses", USUAL.run("clauses").out());
        Golden.check("systems", USUAL.run("systems").out());
        Golden.check("help", Run.of("--help").out());
        Golden.check("help-rule", Run.of("rule", "--help").out());
        Golden.check("help-odds", Run.of("odds", "--help").out());
    }

    @Test
    void noLineIsWiderThanTheTerminal() {
        for (int width : List.of(20, 30, 40, 60, 80, 100)) {
            Run.Place place = USUAL.with(Map.of("COLUMNS", String.valueOf(width)));
            for (String command : COMMANDS) {
                Run run = place.run(command.split(" "));
                assertThat(run.code()).isZero();
                assertFits(run.out(), width);
            }
        }
    }

    @Test
    void oddColumnsAreEightyAndVeryWideOnesBounded() {
        for (String columns : List.of("", "x", "0", "-5", "99999999")) {
            assertFits(USUAL.with(Map.of("COLUMNS", columns)).run("rule", "-").out(), 80);
        }
        assertFits(USUAL.with(Map.of("COLUMNS", "5000")).run("clauses").out(), 120);
    }

    @Test
    void barsArePlainWhereTheOtherEndReadsNoUtf8() {
        String out =
                USUAL.with(StandardCharsets.US_ASCII).run("odds", "Pikes", "hit", "Guards").out();
        assertThat(out).contains("####").matches(text -> text.chars().allMatch(c -> c < 128));
    }

    @Test
    void colourIsForTerminalsThatWantIt() {
        String escape = "\u001b[";
        assertThat(USUAL.run("rule", "-").out()).doesNotContain(escape);
        assertThat(USUAL.atTerminal().run("rule", "-").out()).contains(escape);
        for (Map<String, String> wish : List.of(Map.of("NO_COLOR", "1"), Map.of("TERM", "dumb"))) {
            assertThat(USUAL.atTerminal().with(wish).run("rule", "-").out())
                    .doesNotContain(escape)
                    .isEqualTo(USUAL.run("rule", "-").out());
        }
        assertThat(USUAL.atTerminal().run("rule", "-", "--json").out()).doesNotContain(escape);
    }

    @Test
    void whatColourSaysIsSaidInWords() {
        String plain = USUAL.atTerminal().run("rule", "-").out().replaceAll("\u001b\\[[0-9]*m", "");
        assertThat(plain).isEqualTo(USUAL.run("rule", "-").out());
    }

    @Test
    void textFromOutsideDoesNotSteerTheTerminal() {
        Run run = Run.on("system toy\nunit \"\u001b[31m\" side A", "rule", "-");
        assertThat(run.err()).doesNotContain("\u001b");
    }
}
