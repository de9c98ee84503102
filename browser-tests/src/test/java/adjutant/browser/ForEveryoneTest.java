package adjutant.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Nothing shuts anybody out: no finding of axe that weighs, and no sideways scrolling. */
@ExtendWith(Doors.class)
class ForEveryoneTest {
    private static final String AXE = script();

    /** 640 pixels are what is left of a laptop's 1280 at 200 %. */
    @ParameterizedTest
    @CsvSource({"1280, LIGHT", "1280, DARK", "640, LIGHT", "320, LIGHT", "320, DARK"})
    void pagesAreSoundAndNarrowEnough(int width, ColorScheme scheme, Evening evening) {
        Window window = evening.window(width, 800, scheme);
        window.open("/");
        window.choice("Rules").waitFor();
        check(window);
        window.label("Two army lists").check();
        check(window);

        Match match = evening.match(Match.Wish.of(Battles.JOINED));
        match.player("B").commit();
        window.open(match.link("A"));
        window.awaitTable();
        check(window);
        for (String tab : List.of("units", "odds", "log", "match")) {
            window.tab(tab);
            check(window);
        }

        window.open("/board");
        window.label("The situation in battle notation").fill(Battles.QUESTION);
        window.awaitTable();
        check(window);
        window.tab("orders").choose("a1");
        window.panel().locator("[data-odds]").first().waitFor();
        window.write("charge a3 > b3").locator(".forbids").first().waitFor();
        check(window);
    }

    private static void check(Window window) {
        window.assertNoSidewaysScrolling();
        window.page().evaluate(AXE);
        Object found =
                window.page()
                        .evaluate(
                                "() => axe.run({resultTypes: ['violations']}).then(result =>"
                                        + " result.violations.filter(it => it.impact ==="
                                        + " 'serious' || it.impact === 'critical').map(it =>"
                                        + " it.id + ': ' + it.nodes.map(node => node.html +"
                                        + " ' ' + node.failureSummary).join('; ')))");
        assertThat((List<?>) found).as("what axe finds at " + window.page().url()).isEmpty();
    }

    private static String script() {
        try (InputStream in =
                Objects.requireNonNull(ForEveryoneTest.class.getResourceAsStream("/axe.min.js"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
