package adjutant.app;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.chance.RolledDice;
import adjutant.game.Finding;
import adjutant.game.Match;
import adjutant.game.RuleSystem;
import adjutant.game.RuleSystems;
import adjutant.game.Ruling;
import adjutant.game.notation.Script;
import adjutant.game.notation.Statements;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The example of the page on the library: it does what it says, and is what stands there. */
class LibraryTest {
    private static final Path PAGE = Path.of("../docs/library.md");
    private static final Path HERE = Path.of("src/test/java/adjutant/app/LibraryTest.java");
    private static final Path BATTLE = Path.of("../examples/sample.battle");

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);

    private <S, C, E> void ask(RuleSystem<S, C, E> rules, String battle, String line) {
        Script script = Script.of(Statements.read(battle).orThrow()).orThrow();
        S state = rules.setUp(script.setup()).orThrow();
        C command = rules.read(state, line).orThrow();
        Ruling ruling = rules.rule(state, command);
        for (Finding finding : ruling.findings()) {
            out.println(finding.clause().id() + " " + finding.holds() + ": " + finding.text());
        }
        if (rules.odds(state, List.of(command), Set.of()) instanceof RuleSystem.Odds.Known known) {
            out.println(known.laws());
        }
        Match<S, C, E> match = Match.begin(rules, state);
        if (match.play(command, new RolledDice(1, 0)) instanceof Match.Attempt.Done<S, C, E> done) {
            out.println(rules.write(done.turn().after()));
        }
    }

    @Test
    void itAnswers() throws IOException {
        String text = Files.readString(BATTLE).replaceFirst("(?s)\ndo .*", "\n");
        ask(RuleSystems.find("conquest").orElseThrow(), text, "clash a1 > b1");
        assertThat(bytes.toString(StandardCharsets.UTF_8))
                .contains("CQ-CLASH-")
                .contains("standsLost")
                .contains("unit b1 side B");
    }

    @Test
    void itIsWhatStandsOnThePage() throws IOException {
        String page = Files.readString(PAGE);
        int begin = page.indexOf("```java\n") + "```java\n".length();
        String shown = page.substring(begin, page.indexOf("```", begin)).strip();
        String code = Files.readString(HERE).stripIndent();
        String body = shown.substring(shown.indexOf('\n') + 1);
        assertThat(code).contains(body.indent(4).stripTrailing());
    }
}
