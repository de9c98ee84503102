package adjutant.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Two windows, two players. */
@ExtendWith(Doors.class)
class ConquestTest {
    private static final String BEFORE_THE_MARCH =
            Stream.of(
                            "roll-off",
                            "edge",
                            "reinforcements",
                            "arrive",
                            "stack",
                            "supremacy",
                            "adjust",
                            "first",
                            "activate")
                    .map(verb -> "button[title='" + verb + "'], button[title^='" + verb + " ']")
                    .reduce((one, other) -> one + ", " + other)
                    .orElseThrow();

    @Test
    void twoListsArePastedAndTheFirstRegimentMarchesOn(Evening evening) {
        Window a = evening.window();
        a.open("/");
        a.label("Two army lists").check();
        a.page()
                .getByLabel("Side A: paste a list")
                .fill(Battles.example("armies/hundred-kingdoms.txt"));
        a.page().getByLabel("Side B: paste a list").fill(Battles.example("armies/nords.txt"));
        a.label("A friend, by link").check();
        a.button("Start").click();
        a.assertStands("Waiting for the other seat");
        assertThat(a.page().url()).doesNotContain("#");

        String link = a.tab("match").label("For side B").inputValue();
        a.tab("orders");
        Window b = evening.window();
        b.open(link);
        b.assertStands("Both sides may act");
        a.assertStands("Both sides may act");
        assertThat(b.page().url()).as("the address without its token").doesNotContain("#");
        assertThat(b.page().getByText("You are side B")).isVisible();

        Locator away = a.tab("units").panel().locator("[data-away]").first();
        assertThat(away).containsText("Steel Legion");
        assertThat(away).containsText("waits in Reinforcements");
        a.tab("orders");

        Window marching = playToTheFirstMarch(a, b);
        Window other = marching.equals(a) ? b : a;
        marching.panel().locator("button[title^='enter']").last().click();
        Locator numbers = marching.panel().locator("[data-choice] input[type=number]");
        numbers.nth(0).fill("24");
        numbers.nth(1).fill("4");
        numbers.nth(1).press("Tab");
        assertThat(marching.panel().locator("[data-choice]")).containsText("May be done");
        marching.button("Do it").first().click();
        assertThat(marching.page().locator("[data-unit]")).hasCount(1);
        assertThat(other.page().locator("[data-unit]")).hasCount(1);
        assertThat(other.log()).containsText("march forward 4");
    }

    /** Everything before the first march, by whoever may; says who marches. */
    private static Window playToTheFirstMarch(Window a, Window b) {
        List<Window> both = List.of(a, b);
        for (int i = 0; i < 200; i++) {
            a.page().waitForCondition(() -> both.stream().anyMatch(ConquestTest::isDue));
            for (Window window : both) {
                if (window.panel().locator("button[title^='enter']").count() > 0) {
                    return window;
                }
                if (isDue(window)) {
                    prepare(window);
                }
            }
        }
        throw new AssertionError("nobody marches");
    }

    private static boolean isDue(Window window) {
        return next(window).count() > 0
                || window.panel().locator("button[title^='enter']").count() > 0;
    }

    private static Locator next(Window window) {
        return window.panel().locator(BEFORE_THE_MARCH).or(window.button("Set this order"));
    }

    /** Presses what is there; the other side may have been quicker, and then nothing is. */
    private static void prepare(Window window) {
        next(window).evaluateAll("all => all.slice(0, 1).forEach(it => it.click())");
        window.settle();
    }

    @Test
    void cardsAreStackedByKeysAndByDragAndWhoWatchesDoesNotSeeThem(Evening evening) {
        Match match = evening.match(Match.Wish.of(Battles.CARDS));
        Window a = evening.window();
        Window b = evening.window();
        Window watching = evening.window();
        a.open(match.link("A"));
        b.open(match.link("B"));
        watching.open(match.link("spectator"));
        watching.assertStands("is to act");

        Locator card = a.panel().locator("[data-order] li").nth(2);
        a.tabTo(card);
        a.page().keyboard().press("Alt+ArrowUp");
        assertThat(a.panel().locator("[data-order] li").nth(1)).isFocused();
        a.page().keyboard().press("Alt+ArrowUp");
        assertThat(a.panel().locator("[data-order] li"))
                .containsText(new String[] {"a3", "a1", "a2"});
        a.button("Set this order").press("Enter");
        assertThat(a.log()).containsText("a3, ");

        Locator cards = b.panel().locator("[data-order] li");
        BoundingBox last = cards.nth(2).boundingBox();
        b.drag(cards.nth(0).locator("span").nth(1), last.x + 60, last.y + last.height / 2);
        b.drop();
        assertThat(cards).containsText(new String[] {"b2", "b3", "b1"});
        b.button("Set this order").click();

        for (Window window : List.of(a, b, watching)) {
            assertThat(window.page().locator(".status")).containsText("supremacy");
        }
        assertThat(watching.log()).containsText("stack A hidden");
        assertThat(watching.log()).containsText("stack B hidden");
        assertThat(watching.page().content()).doesNotContain("a3,a1,a2").doesNotContain("b2,b3,b1");
        assertThat(b.log()).containsText("stack A hidden");
        assertThat(b.page().content()).doesNotContain("a3,a1,a2");
        assertThat(watching.picture()).isEqualTo(a.picture());
        assertThat(watching.tab("orders").panel().getByRole(AriaRole.BUTTON)).hasCount(0);
    }

    @Test
    void aChosenRegimentShowsItsReachAndArcsUntilTheyArePutAway(Evening evening) {
        Match match = evening.match(Match.Wish.of(Battles.JOINED));
        Window a = evening.window();
        Window b = evening.window();
        a.open(match.link("A"));
        b.open(match.link("B"));
        a.assertStands("Your turn");
        a.unit("a3").click();

        Locator legend = a.panel().locator("[data-zones] li");
        assertThat(legend)
                .containsText(
                        new String[] {
                            "Front arc", "March", "Charge at most", "Keep out: 1in about enemies"
                        });
        Locator drawn = a.page().locator("[data-zone]");
        assertThat(drawn).hasCount(4);
        String march = legend.nth(1).innerText();
        double inches = Double.parseDouble(march.replaceAll("(?s)March (\\d+)in .*", "$1"));
        BoundingBox ahead = drawn.nth(1).boundingBox();
        BoundingBox table = a.page().locator("svg .table").boundingBox();
        assertThat(ahead.height).isCloseTo(inches * table.height / 36, within(4.0));

        legend.nth(2).getByRole(AriaRole.BUTTON, Window.named("CQ-CHARGE-03")).click();
        Locator clause = a.page().getByRole(AriaRole.DIALOG);
        assertThat(clause).containsText("Charge Distance");
        clause.getByRole(AriaRole.BUTTON, Window.named("Close")).click();

        a.unit("a1").click();
        assertThat(drawn).hasCount(1);
        a.unit("b3").click();
        assertThat(legend.first()).containsText("Front arc");
        a.key(a.label("Show reach and arcs"), "Space");
        assertThat(drawn).hasCount(0);
        a.page().reload();
        a.awaitTable();
        a.unit("a3").click();
        assertThat(a.label("Show reach and arcs")).not().isChecked();
        assertThat(drawn).hasCount(0);
        a.page().locator(".board svg").press("z");
        assertThat(drawn).hasCount(4);
    }

    @Test
    void aClashAMarchByDragAndAChargeAreJudged(Evening evening) {
        Match match = evening.match(Match.Wish.of(Battles.JOINED));
        Window a = evening.window();
        Window b = evening.window();
        a.open(match.link("A"));
        b.open(match.link("B"));

        clash(a);
        a.tab("orders").offer("end a1").click();
        marchByDrag(b);
        b.tab("orders").offer("pass b3").click();
        b.offer("end b3").click();

        a.choose("a3");
        a.offer("activate a3").click();
        assertThat(a.offer("end a3")).isVisible();
        refusedCharge(a);
        acceptedCharge(a, b);
    }

    private static void clash(Window a) {
        a.choose("a1");
        a.offer("activate a1").click();
        Locator row = a.panel().locator("li:has(button[title='clash a1 > b1'])");
        Locator odds = row.locator("[data-odds]");
        assertThat(odds).containsText("%");
        assertThat(odds).containsText("broken");
        assertThat(odds).containsText("destroyed");
        row.getByRole(AriaRole.BUTTON).first().click();
        assertThat(a.log().locator("li").first()).containsText("hit");
        a.tab("match");
        assertThat(a.button("Take back")).isDisabled();
        assertThat(a.page().locator("#take-back-why")).containsText("dice were thrown for it");
    }

    private static void marchByDrag(Window b) {
        b.choose("b3");
        b.offer("activate b3").click();
        b.offer("march b3 forward $1").click();
        Locator handle = b.page().locator("[data-handle]");
        Locator choice = b.panel().locator("[data-choice]");
        BoundingBox box = handle.boundingBox();
        double x = box.x + box.width / 2;
        double y = box.y + box.height / 2;
        double inch = b.unit("b3").locator(".base").first().boundingBox().width / 2.5;

        b.drag(handle, x, y + 20 * inch);
        assertThat(choice).containsText("May not be done");
        assertThat(choice.locator(".forbids")).not().hasCount(0);
        b.page().mouse().move(x, y + 3 * inch);
        assertThat(choice).containsText("May be done");
        b.drop();
        assertThat(b.page().locator(".ghost.allowed")).isVisible();
        double forward = Double.parseDouble(choice.locator("input[type=number]").inputValue());
        assertThat(forward).isBetween(2.0, 5.0);
        String before = b.picture();
        choice.getByRole(AriaRole.BUTTON, Window.named("Do it")).click();
        assertThat(b.page().locator(".ghost")).hasCount(0);
        assertThat(b.picture()).isNotEqualTo(before);
        assertThat(b.log().locator("li").first()).containsText("march");
    }

    private static void refusedCharge(Window a) {
        Locator line = a.write("charge a3 > b3");
        assertThat(line).containsText("May not be done");
        line.getByRole(AriaRole.BUTTON, Window.named("Do it")).click();
        Locator refusal = a.panel().locator("[data-refusal]");
        assertThat(refusal).containsText("is not in the front arc");
        a.assertThePageStays();
        refusal.getByRole(AriaRole.BUTTON, Window.named("CQ-LOS-01")).first().click();
        Locator clause = a.page().getByRole(AriaRole.DIALOG);
        assertThat(clause).containsText("CQ-LOS-01");
        assertThat(clause.locator("p").first()).not().hasText("Loading …");
        clause.getByRole(AriaRole.BUTTON, Window.named("Close")).click();
        assertThat(clause).isHidden();
    }

    /** A reload in the middle of it loses nothing, and both windows show the same. */
    private static void acceptedCharge(Window a, Window b) {
        Locator row = a.panel().locator("li:has(button[title='charge a3 > b2'])");
        assertThat(row.locator("[data-odds]")).containsText("%");
        row.getByRole(AriaRole.BUTTON).first().click();
        assertThat(a.log().locator("li").first()).containsText("charge");
        String log = a.log().innerText();
        String picture = a.picture();
        a.page().reload();
        a.awaitTable();
        assertThat(a.log()).containsText("charge");
        assertThat(a.log().innerText()).isEqualTo(log);
        assertThat(a.picture()).isEqualTo(picture);
        assertThat(b.log().locator("li").first()).containsText("charge");
        assertThat(b.picture()).isEqualTo(picture);
    }
}
