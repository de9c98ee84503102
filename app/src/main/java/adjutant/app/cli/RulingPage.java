package adjutant.app.cli;

import adjutant.app.battle.Rulings;
import adjutant.app.page.FactsPage;
import adjutant.app.page.Page;
import adjutant.game.Facts;
import java.util.List;
import java.util.Set;

/** Rulings laid out: what was asked, every reason, what was measured, how the dice fell. */
final class RulingPage {
    private static final Set<String> AT_THE_TOP =
            Set.of("system", "command", "allowed", "findings");
    private static final Facts YES = Facts.of(true);
    private static final Facts NO = Facts.of(false);
    private static final String AFTER = "after";

    private RulingPage() {}

    /** Adds answers in order, and the situation after the last. */
    static void draw(List<Facts.Tree> answers, Page page) {
        for (Facts.Tree answer : answers) {
            draw(answer, page);
        }
        answers.stream()
                .flatMap(answer -> answer.get(AFTER).stream())
                .reduce((first, second) -> second)
                .ifPresent(after -> after(text(after), page));
    }

    /** Adds one answer. */
    static void draw(Facts.Tree answer, Page page) {
        boolean allowed = answer.get("allowed").filter(YES::equals).isPresent();
        String command = answer.get("command").map(RulingPage::text).orElse("");
        page.gap();
        page.heading(0, command + ": " + (allowed ? "allowed" : "REFUSED"));
        answer.get("findings").ifPresent(findings -> findings(findings, page));
        Facts.Tree rest =
                new Facts.Tree(
                        answer.entries().stream()
                                .filter(entry -> !AT_THE_TOP.contains(entry.name()))
                                .filter(entry -> !entry.name().equals(AFTER))
                                .toList());
        page.gap();
        FactsPage.draw(rest, 2, page);
    }

    private static void findings(Facts findings, Page page) {
        List<Facts.Tree> trees =
                findings instanceof Facts.Items(List<Facts> values)
                        ? values.stream().map(Facts.Tree.class::cast).toList()
                        : List.of();
        int mark = trees.stream().mapToInt(tree -> mark(tree).length()).max().orElse(0);
        int clause =
                trees.stream().mapToInt(tree -> field(tree, "clause").length()).max().orElse(0);
        for (Facts.Tree tree : trees) {
            String lead =
                    "  "
                            + padded(mark(tree), mark)
                            + "  "
                            + padded(field(tree, "clause"), clause)
                            + "  ";
            String house = tree.get(Rulings.READING).isPresent() ? " (house reading)" : "";
            page.hanging(lead, tint(tree), lead.length(), field(tree, "text") + house);
        }
    }

    private static String mark(Facts.Tree finding) {
        Facts holds = finding.get("holds").orElseThrow();
        return holds.equals(YES) ? "yes" : holds.equals(NO) ? "NO" : "not applied";
    }

    private static Page.Tint tint(Facts.Tree finding) {
        Facts holds = finding.get("holds").orElseThrow();
        return holds.equals(YES) ? Page.Tint.YES : holds.equals(NO) ? Page.Tint.NO : Page.Tint.DIM;
    }

    private static void after(String battle, Page page) {
        page.gap();
        page.heading(0, "the situation afterwards");
        battle.lines().forEach(line -> page.verbatim(2, line));
    }

    private static String field(Facts.Tree tree, String name) {
        return text(tree.get(name).orElseThrow());
    }

    private static String text(Facts facts) {
        return facts instanceof Facts.Text(String value) ? value : "";
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }
}
