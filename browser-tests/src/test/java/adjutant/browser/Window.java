package adjutant.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.util.regex.Pattern;

/**
 * A player's window, in words of what a player does.
 *
 * @param page what it shows
 */
record Window(Page page) {
    void open(String path) {
        page.navigate(path);
    }

    /** Waits until the table is there. */
    void awaitTable() {
        page.locator("[data-unit]").first().waitFor();
    }

    Locator button(String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    /** A list to choose from; its label holds its options too. */
    Locator choice(String name) {
        return page.getByRole(
                AriaRole.COMBOBOX, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    Locator label(String name) {
        return page.getByLabel(name, new Page.GetByLabelOptions().setExact(true));
    }

    Window tab(String id) {
        page.locator("#tab-" + id).click();
        return this;
    }

    /** The panel beside the table. */
    Locator panel() {
        return page.locator("#tab-panel");
    }

    /** Waits until what was pressed last is answered. */
    void settle() {
        assertThat(panel()).hasAttribute("aria-busy", "false");
    }

    /** How the match stands, in one line. */
    Locator standing() {
        return page.locator("strong.state");
    }

    /** The last news, as a screen reader is told them. */
    Locator news() {
        return page.locator("[data-news]");
    }

    String said() {
        return news().textContent();
    }

    /** Where every figure on the table stands. */
    String picture() {
        return (String)
                page.evaluate(
                        "() => [...document.querySelectorAll('[data-unit]')].map(unit =>"
                                + " unit.dataset.unit + ' ' + [...unit.querySelectorAll('.base')]"
                                + ".map(base => base.getAttribute('points')).join(' ')).join('\\n')");
    }

    /** A unit on the table. */
    Locator unit(String id) {
        return page.locator("[data-unit='" + id + "']");
    }

    /** The button of a unit among those that may act. */
    Locator chip(String id) {
        return page.getByRole(
                        AriaRole.NAVIGATION,
                        new Page.GetByRoleOptions().setName("Units that may act"))
                .getByRole(AriaRole.BUTTON)
                .filter(
                        new Locator.FilterOptions()
                                .setHasText(Pattern.compile("\\b" + id + "\\s*$")));
    }

    void choose(String id) {
        if (!"true".equals(chip(id).getAttribute("aria-pressed"))) {
            chip(id).click();
        }
    }

    /** The button of an offer; its title is the command. */
    Locator offer(String command) {
        return panel().locator("button[title='" + command.replace("'", "\\'") + "']");
    }

    /** Writes a command and lets the umpire judge it, without doing it. */
    Locator write(String command) {
        Locator line = panel().locator("details:has(> summary:text-is('Write a command'))");
        if (line.getAttribute("open") == null) {
            line.locator("summary").first().click();
        }
        line.locator("input").fill(command);
        return line;
    }

    /** Writes a command and does it. */
    void command(String command) {
        write(command).getByRole(AriaRole.BUTTON, named("Do it")).click();
    }

    static Locator.GetByRoleOptions named(String name) {
        return new Locator.GetByRoleOptions().setName(name).setExact(true);
    }

    /** Drags from the middle of one thing to a point of the window, in several steps. */
    void drag(Locator what, double x, double y) {
        BoundingBox box = what.boundingBox();
        page.mouse().move(box.x + box.width / 2, box.y + box.height / 2);
        page.mouse().down();
        page.mouse().move((box.x + x) / 2, (box.y + y) / 2);
        page.mouse().move(x, y);
    }

    void drop() {
        page.mouse().up();
    }

    /** The log, newest first. */
    Locator log() {
        tab("log");
        return page.locator("[data-log]");
    }

    /** Presses Tab until what has the focus is it. */
    void tabTo(Locator what) {
        what.first().waitFor();
        for (int i = 0; i < 200; i++) {
            page.keyboard().press("Tab");
            if ((boolean) what.first().evaluate("it => it === document.activeElement")) {
                return;
            }
        }
        throw new AssertionError("Tab never comes to " + what);
    }

    /** Goes to it by Tab and presses a key there, when nothing else is on its way. */
    void key(Locator what, String key) {
        tabTo(what);
        assertThat(what.first()).isEnabled();
        page.keyboard().press(key);
    }

    void assertNoSidewaysScrolling() {
        int over =
                (int)
                        page.evaluate(
                                "() => Math.max(...[document.scrollingElement,"
                                        + " ...document.querySelectorAll('#tab-panel')].map(it =>"
                                        + " it.scrollWidth - it.clientWidth))");
        org.assertj.core.api.Assertions.assertThat(over)
                .as("pixels wider than the window: " + page.url())
                .isLessThanOrEqualTo(0);
    }

    /** On a wide screen the panel scrolls, and the page does not. */
    void assertThePageStays() {
        int over =
                (int)
                        page.evaluate(
                                "() => document.scrollingElement.scrollHeight - window.innerHeight");
        org.assertj.core.api.Assertions.assertThat(over)
                .as("pixels higher than the window: " + page.url())
                .isLessThanOrEqualTo(0);
    }

    void assertStands(String how) {
        assertThat(standing()).containsText(how);
    }
}
