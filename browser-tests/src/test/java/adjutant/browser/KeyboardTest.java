package adjutant.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** No mouse, and no picture. */
@ExtendWith(Doors.class)
class KeyboardTest {
    /** From the cards to the end of the first Activation, by Tab, arrows and Enter. */
    @Test
    void aTurnIsPlayedByKeysAlone(Evening evening) {
        Match match = evening.match(Match.Wish.of(Battles.CARDS));
        Match.Player other = match.player("B");
        Window window = evening.window();
        other.commit();
        window.open(match.link("A"));
        window.page().waitForCondition(other::mayReveal);
        other.reveal();
        window.assertStands("Both sides may act");
        other.command("stack B b1,b2,b3");

        window.tabTo(window.panel().locator("[data-order] li").nth(1));
        window.page().keyboard().press("Alt+ArrowUp");
        assertThat(window.panel().locator("[data-order] li").first()).containsText("a2");
        window.key(window.button("Set this order"), "Enter");
        window.key(window.offer("supremacy"), "Enter");
        waitForOwnCard(window, other);

        window.key(window.chip("a2"), "Enter");
        window.key(window.offer("activate a2"), "Enter");
        window.key(window.offer("march a2 forward $1"), "Enter");
        Locator number = window.panel().locator("[data-choice] input[type=number]");
        window.tabTo(number);
        window.page().keyboard().press("Control+A");
        window.page().keyboard().type("2.5");
        window.page().keyboard().press("Enter");
        assertThat(window.panel().locator("[data-choice]")).hasCount(0);
        window.key(window.offer("end a2"), "Enter");
        assertThat(window.news()).containsText("end a2");

        window.key(window.page().locator("#tab-orders"), "ArrowRight");
        assertThat(window.page().locator("#tab-units")).isFocused();
        window.page().keyboard().press("ArrowRight");
        window.page().keyboard().press("ArrowRight");
        assertThat(window.page().locator("[data-log]")).containsText("a2 forward 2.5");
    }

    /** Where the other side draws first, it lets its card go by. */
    private static void waitForOwnCard(Window window, Match.Player other) {
        Locator roll = window.panel().locator("button[title^='adjust'], button[title^='first']");
        while (window.chip("a2").count() == 0) {
            if (roll.count() > 0) {
                String words = roll.first().getAttribute("title");
                window.key(roll.first(), "Enter");
                assertThat(window.panel().locator("button[title='" + words + "']")).hasCount(0);
            }
            goesBy(other).ifPresent(other::command);
            window.page()
                    .waitForCondition(() ->
                            window.chip("a2").count() + roll.count() > 0
                                    || goesBy(other).isPresent());
        }
    }

    private static Optional<String> goesBy(Match.Player other) {
        return other.offers().stream().filter(KeyboardTest::letsItGoBy).reduce((one, last) -> last);
    }

    private static boolean letsItGoBy(String command) {
        return List.of("activate b1", "end b1", "adjust B 0", "first A").contains(command);
    }

    @Test
    void theTextBoardTellsOfEveryUnit(Evening evening) {
        Match match = evening.match(Match.Wish.of(Battles.example("gda/mirror.battle")));
        Window window = evening.window();
        window.open(match.link("spectator"));
        window.awaitTable();
        Locator units = window.tab("units").panel().locator("[data-text-board] button");
        List<String> ids = match.player("A").units();
        assertThat(units).hasCount(ids.size());
        String all = String.join("\n", units.allInnerTexts());
        assertThat(ids).allSatisfy(id -> assertThat(all).containsPattern("\\b" + id + "\\b"));
        assertThat(units.first()).containsText("cm from the left");
        assertThat(units.first()).containsText("facing");
    }
}
