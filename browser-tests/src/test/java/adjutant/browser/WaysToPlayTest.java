package adjutant.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Against the computer, with dice of one's own, against the clock. */
@ExtendWith(Doors.class)
class WaysToPlayTest {
    @Test
    void oneClickStartsADemoAndTheComputerAnswers(Evening evening) {
        Window window = evening.window();
        window.open("/");
        window.button("Play a demo battle").click();
        assertThat(window.page().getByText("You are side A")).isVisible();
        assertThat(window.page().getByLabel("What to do next")).isVisible();
        window.button("Set this order").click();
        activateAndEnd(window);
        Locator answers =
                window.log()
                        .locator("li.did", new Locator.LocatorOptions().setHasText("Side B:"))
                        .filter(new Locator.FilterOptions().setHasText("activate"));
        assertThat(answers.first()).isVisible();
    }

    /** Whoever is quicker asks for the dice of Supremacy. */
    private static void activateAndEnd(Window window) {
        Locator supremacy = window.offer("supremacy");
        Locator card = window.chip("a[0-9]");
        window.page()
                .waitForCondition(() -> {
                    supremacy.evaluateAll("all => all.forEach(it => it.click())");
                    return card.count() > 0;
                });
        card.first().click();
        window.panel().locator("button[title^='activate']").click();
        window.panel().locator("button[title^='end ']").click();
    }

    @Test
    void ownDiceAreCountedAndReadBeforeTheyFall(Evening evening) {
        Match match = evening.match(new Match.Wish(Battles.JOINED, "own", 0));
        Window a = evening.window();
        Window b = evening.window();
        a.open(match.link("A"));
        b.open(match.link("B"));
        a.choose("a1");
        a.offer("activate a1").click();
        a.offer("clash a1 > b1").click();

        Locator wanted = a.panel().locator("[data-wanted]");
        assertThat(wanted.locator("h3")).containsText("Throw");
        int count = Integer.parseInt(wanted.locator("h3").textContent().replaceAll("\\D+", ""));
        Locator enter = wanted.getByRole(AriaRole.BUTTON, Window.named("Enter"));
        Locator faces = wanted.locator("input");
        assertThat(enter).isDisabled();
        faces.fill("7");
        assertThat(enter).isDisabled();
        assertThat(wanted).containsText("1 to 6");
        faces.fill("1 ".repeat(count + 1).strip());
        assertThat(enter).isDisabled();
        faces.fill("1 ".repeat(count).strip());
        assertThat(wanted).containsText("Complete.");
        enter.click();
        Locator others = b.panel().locator("[data-wanted]");
        assertThat(others.locator("h3")).containsText("Throw");
        others.getByRole(AriaRole.BUTTON, Window.named("Throw them for me")).click();
        assertThat(a.log()).containsText("Side A throws.");
        assertThat(a.log()).containsText("Side B lets the server throw.");
        a.tab("match");
        assertThat(a.button("Take back")).isDisabled();
    }

    @Test
    void whoseTimeIsOverPasses(Evening evening) {
        Match match = evening.match(new Match.Wish(Battles.STRIP, "server", 1));
        Window a = evening.window();
        Window b = evening.window();
        a.open(match.link("A"));
        b.open(match.link("B"));
        assertThat(b.log()).containsText("The time of side A is over.");
        assertThat(b.log()).containsText("The time of side B is over.");
        assertThat(b.log().locator("li.did").first()).containsText("end");
        b.tab("match");
        b.button("Claim the battle").click();
        b.assertStands("Side B has won");
        a.assertStands("Side B has won");
    }
}
