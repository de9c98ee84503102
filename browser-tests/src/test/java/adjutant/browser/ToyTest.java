package adjutant.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Rules of which the client has never heard, from the first page to the end of the battle. */
@ExtendWith(Doors.class)
class ToyTest {
    @Test
    void aBattleIsPlayedInOneWindowWithOwnDice(Evening evening) {
        Window window = evening.window();
        window.open("/");
        window.choice("Rules").selectOption("toy");
        window.label("Both sides here").check();
        window.label("Our own, typed in").check();
        window.button("Start").click();

        step(window);
        end(window, "B");
        window.choose("b1");
        window.offer("step b1 $1").click();
        window.button("Do it").first().click();
        end(window, "A");

        for (int i = 0; i < 30 && running(window); i++) {
            fight(window);
            if (running(window)) {
                end(window, "B");
                end(window, "A");
            }
        }
        window.assertStands("Side A has won");
    }

    private static boolean running(Window window) {
        return !window.standing().textContent().contains("won");
    }

    /** A number of places, typed. */
    private static void step(Window window) {
        window.choose("a2");
        window.offer("step a2 $1").click();
        Locator number = window.panel().locator("[data-choice] input[type=number]");
        number.fill("3");
        number.press("Tab");
        assertThat(window.panel().locator("[data-choice] .notation")).hasText("step a2 3");
        assertThat(window.panel().locator("[data-choice]")).containsText("May be done");
        window.button("Do it").first().click();
        assertThat(window.panel().locator("[data-choice]")).hasCount(0);
    }

    private static void end(Window window, String next) {
        window.tab("orders").offer("end").click();
        assertThat(window.page().getByText("You are side " + next)).isVisible();
    }

    /** Side A hits where it can and comes nearer where it cannot. */
    private static void fight(Window window) {
        for (String id : new String[] {"a2", "a1"}) {
            Locator hit = window.panel().locator("button[title^='hit " + id + "']");
            Locator step = window.panel().locator("button[title='step " + id + " $1']");
            Locator chip =
                    window.page()
                            .getByRole(AriaRole.NAVIGATION)
                            .getByRole(AriaRole.BUTTON)
                            .filter(new Locator.FilterOptions().setHasText(id));
            if (chip.count() == 0) {
                continue;
            }
            window.choose(id);
            if (hit.count() > 0) {
                assertThat(
                                window.panel()
                                        .locator("li:has(> button[title^='hit " + id + "'])")
                                        .locator("[data-odds]")
                                        .first())
                        .containsText("%");
                hit.first().click();
                throwAll(window);
                return;
            }
            if (step.count() > 0) {
                step.click();
                window.button("Do it").first().click();
                assertThat(window.panel().locator("[data-choice]")).hasCount(0);
            }
        }
    }

    /** Those who hit throw ones, which hit; all others sixes, which fail. */
    private static void throwAll(Window window) {
        Locator wanted = window.page().locator("[data-wanted]");
        Locator done = window.offer("end").or(window.standing().filter(won()));
        while (true) {
            window.settle();
            wanted.or(done).first().waitFor();
            if (wanted.count() == 0) {
                return;
            }
            assertThat(wanted.locator("h3")).containsText("Throw");
            int count = Integer.parseInt(wanted.locator("h3").textContent().replaceAll("\\D+", ""));
            String face = wanted.locator("p").first().textContent().contains("hit") ? "1" : "6";
            wanted.locator("input").fill((face + " ").repeat(count).strip());
            wanted.getByRole(AriaRole.BUTTON, Window.named("Enter")).click();
        }
    }

    private static Locator.FilterOptions won() {
        return new Locator.FilterOptions().setHasText("won");
    }
}
