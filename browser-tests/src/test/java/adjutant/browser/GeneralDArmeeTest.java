package adjutant.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The second rule system in the same client. */
@ExtendWith(Doors.class)
class GeneralDArmeeTest {
    private static final String HEAD =
            """
            system gda
            scale cm
            table 180 120
            turns 3
            side A "Blue" nation french edge bottom
            side B "White" nation austrian edge top
            """;

    private static final String SQUARE =
            HEAD
                    + """
                    round 2 phase charge initiative A
                    brigade A "Hussars" grade line state obeys general none
                    brigade B "1st" grade line state obeys general none
                    unit k1 side A arm cavalry kind light formation line at 90 82 facing 0 brigade "Hussars"
                    unit h1 side B arm infantry formation line at 90 60 facing 180 brigade "1st"
                    """;

    private static final String PASSAGE =
            HEAD
                    + """
                    round 3 phase movement initiative A
                    brigade A "1st" grade line state obeys general none
                    brigade B "Dragoons" grade line state obeys general none
                    unit f1 side A arm infantry formation column at 40 81 facing 0 brigade "1st"
                    unit f2 side A arm infantry formation line at 40 70 facing 0 brigade "1st"
                    unit f3 side A arm infantry formation column at 100 80 facing 0 brigade "1st"
                    unit f4 side A arm infantry formation line at 100 72 facing 0 brigade "1st"
                    unit f5 side A arm infantry formation column at 150 80 facing 0 brigade "1st"
                    unit e1 side B arm cavalry kind heavy formation line at 150 76 facing 180 brigade "Dragoons"
                    """;

    @Test
    void aChargeIsAnsweredByASquare(Evening evening) {
        Match match = evening.match(new Match.Wish(SQUARE, "own", 0));
        Window a = evening.window();
        Window b = evening.window();
        a.open(match.link("A"));
        b.open(match.link("B"));
        a.choose("k1");
        Locator row = a.panel().locator("li:has(button[title='charge k1 > h1'])");
        assertThat(row.locator("[data-odds]")).containsText("No die is thrown");
        row.getByRole(AriaRole.BUTTON).first().click();
        a.offer("declared A").click();
        b.offer("declared B").click();

        b.choose("h1");
        Locator answer = b.panel().locator("li:has(> button[title='react h1 square'])");
        assertThat(answer.locator("[data-odds]")).containsText("%");
        String before = b.picture();
        answer.getByRole(AriaRole.BUTTON).first().click();
        Locator wanted = b.panel().locator("[data-wanted]");
        assertThat(wanted).containsText("Throw 2 dice");
        wanted.locator("input").fill("4 5");
        wanted.getByRole(AriaRole.BUTTON, Window.named("Enter")).click();
        b.offer("reacted B").click();
        assertThat(b.picture()).as("a square in place of a line").isNotEqualTo(before);
        assertThat(a.tab("units").panel()).containsText("square");

        a.tab("orders").choose("k1");
        Locator attack = a.panel().locator("li:has(> button[title='resolve k1'])");
        assertThat(attack.locator("[data-odds]")).containsText("retreat");
        attack.getByRole(AriaRole.BUTTON).first().click();
        assertThat(a.panel().locator("[data-wanted]")).containsText("Waiting for 2 dice of side B");
        assertThat(wanted).containsText("Throw 2 dice");
        wanted.getByRole(AriaRole.BUTTON, Window.named("Throw them for me")).click();
        assertThat(b.log()).containsText("lets the server throw");
    }

    @Test
    void aColumnPassesThroughALineAndNoneFormsNearTheEnemy(Evening evening) {
        Match match = evening.match(Match.Wish.of(PASSAGE));
        Window a = evening.window();
        Window b = evening.window();
        a.open(match.link("A"));
        b.open(match.link("B"));
        a.awaitTable();

        a.command("change f5 line");
        Locator refusal = a.panel().locator("[data-refusal]");
        assertThat(refusal).containsText("e1");
        Locator clause = refusal.locator(".forbids").getByRole(AriaRole.BUTTON).first();
        assertThat(clause).containsText("GDA-REST-07");
        clause.click();
        assertThat(a.page().getByRole(AriaRole.DIALOG)).containsText("GDA-REST-07");
        a.page().keyboard().press("Escape");

        a.command("move f1 forward 15");
        assertThat(refusal).containsText("f2");

        a.unit("f3").click();
        a.command("move f3 forward 15");
        assertThat(a.log().locator("li").first()).containsText("f3");
        assertThat(
                        a.tab("units")
                                .panel()
                                .locator("li", new Locator.LocatorOptions().setHasText("f3")))
                .containsText("unformed");
        assertThat(
                        b.tab("units")
                                .panel()
                                .locator("li", new Locator.LocatorOptions().setHasText("f4")))
                .containsText("unformed");
        assertThat(b.picture()).isEqualTo(a.picture());
    }
}
