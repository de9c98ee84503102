package adjutant.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The pictures of docs/screenshots. No test of the check: {@code scripts/screenshots.sh} runs it.
 */
@ExtendWith(Doors.class)
class Pictures {
    private static final Path FOLDER =
            Path.of(System.getProperty("project.root", ".."), "docs", "screenshots");

    @ParameterizedTest
    @EnumSource(names = {"LIGHT", "DARK"})
    void home(ColorScheme scheme, Evening evening) {
        Window window = evening.window(1280, 800, scheme);
        window.open("/");
        window.choice("Rules").waitFor();
        take(window, "home", scheme);
    }

    @ParameterizedTest
    @EnumSource(names = {"LIGHT", "DARK"})
    void table(ColorScheme scheme, Evening evening) {
        Window window = seated(evening, evening.window(1280, 800, scheme), "a1");
        window.choose("a1");
        window.offer("activate a1").click();
        window.offer("march a1 wheel right $1").click();
        Locator number = window.panel().locator("[data-choice] input[type=number]");
        number.fill("18");
        number.press("Tab");
        window.page().locator(".ghost.allowed").waitFor();
        window.panel().locator("[data-choice] button").last().scrollIntoViewIfNeeded();
        take(window, "table", scheme);
    }

    @ParameterizedTest
    @EnumSource(names = {"LIGHT", "DARK"})
    void odds(ColorScheme scheme, Evening evening) {
        Window window = seated(evening, evening.window(1280, 800, scheme), "a2");
        window.choose("a2");
        window.offer("activate a2").click();
        window.panel()
                .locator("li:has(button[title='clash a2 > b2']) [data-odds] dd")
                .first()
                .waitFor();
        window.offer("clash a2 > b2").scrollIntoViewIfNeeded();
        take(window, "odds", scheme);
    }

    @ParameterizedTest
    @EnumSource(names = {"LIGHT", "DARK"})
    void refusal(ColorScheme scheme, Evening evening) {
        Window window = seated(evening, evening.window(1280, 800, scheme), "a3");
        window.choose("a3");
        window.offer("activate a3").click();
        window.command("charge a3 > b1");
        window.panel().locator("[data-refusal] .forbids").first().waitFor();
        window.panel().locator("[data-refusal]").scrollIntoViewIfNeeded();
        take(window, "refusal", scheme);
    }

    @ParameterizedTest
    @EnumSource(names = {"LIGHT", "DARK"})
    void analysis(ColorScheme scheme, Evening evening) {
        Window window = evening.window(1280, 800, scheme);
        window.open("/board");
        window.label("The situation in battle notation")
                .fill(Battles.example("gda/austrian-flank.battle"));
        window.awaitTable();
        take(window, "analysis", scheme);
    }

    @ParameterizedTest
    @EnumSource(names = {"LIGHT", "DARK"})
    void phone(ColorScheme scheme, Evening evening) {
        Window window = seated(evening, evening.window(390, 844, scheme), "a1");
        window.choose("a1");
        window.offer("activate a1").click();
        window.panel().locator("[data-odds] dd").first().waitFor();
        window.page().evaluate("() => scrollTo(0, 0)");
        take(window, "phone", scheme);
    }

    /** Side A of a battle that is going on; the other side plays over HTTP. */
    private static Window seated(Evening evening, Window window, String card) {
        Match match = evening.match(Match.Wish.of(Battles.PICTURE + "stack A " + card + "\n"));
        Match.Player other = match.player("B");
        other.commit();
        window.open(match.link("A"));
        window.page().waitForCondition(other::mayReveal);
        other.reveal();
        window.assertStands("Your turn");
        return window;
    }

    private static void take(Window window, String name, ColorScheme scheme) {
        window.page().mouse().move(0, 0);
        window.page().evaluate("() => document.activeElement?.blur()");
        window.page().evaluate("() => document.fonts.ready");
        String file = name + "-" + scheme.name().toLowerCase(Locale.ROOT) + ".png";
        window.page().screenshot(new Page.ScreenshotOptions().setPath(FOLDER.resolve(file)));
    }
}
