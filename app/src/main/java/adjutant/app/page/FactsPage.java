package adjutant.app.page;

import adjutant.app.json.JsonText;
import adjutant.chance.Law;
import adjutant.game.Facts;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A tree of facts laid out: short facts as aligned pairs, lists of like trees as tables, laws as
 * charts, other trees one deeper.
 */
public final class FactsPage {
    /** Figures of laws, which are drawn with them. */
    private static final Set<String> WITH_LAWS = Set.of("mean", "sd", "atLeast");

    private static final int INLINE = 160;
    private static final int MOST_ROWS = 60;

    /** A list of one tree is a table up to so many columns. */
    private static final int MOST_COLUMNS = 4;

    private final Page page;
    private final Set<String> charts;
    private boolean afterPart;

    private FactsPage(Page page, Set<String> charts) {
        this.page = page;
        this.charts = charts;
    }

    /** Adds a tree to a page, every law as a chart. */
    public static void draw(Facts.Tree tree, int indent, Page page) {
        draw(tree, indent, page, Set.of());
    }

    /**
     * Adds a tree to a page.
     *
     * @param charts the names of the laws that are drawn; of the others a line is written. Empty to
     *     draw all
     */
    public static void draw(Facts.Tree tree, int indent, Page page, Set<String> charts) {
        new FactsPage(page, charts).tree(tree, indent);
    }

    private void tree(Facts.Tree tree, int indent) {
        List<Facts.Entry> pairs = new ArrayList<>();
        for (Facts.Entry entry : tree.entries()) {
            if (isOfLaws(entry, tree)) {
                continue;
            }
            if (isShort(entry.value())) {
                pairs.add(entry);
            } else {
                pairs(pairs, indent);
                pairs.clear();
                part(entry, tree, indent);
                afterPart = true;
            }
        }
        pairs(pairs, indent);
    }

    private void pairs(List<Facts.Entry> pairs, int indent) {
        if (afterPart && !pairs.isEmpty()) {
            page.gap();
        }
        afterPart = false;
        int widest = pairs.stream().mapToInt(e -> Figures.words(e.name()).length()).max().orElse(0);
        for (Facts.Entry pair : pairs) {
            String lead = " ".repeat(indent) + Figures.words(pair.name());
            String value = inline(pair.name(), pair.value());
            page.hanging(lead, Page.Tint.NONE, indent + widest + 2, value);
        }
    }

    private void part(Facts.Entry entry, Facts.Tree parent, int indent) {
        switch (entry.value()) {
            case Facts.Chances(var law) -> law(entry.name(), law, indent);
            case Facts.Tree tree -> {
                heading(entry.name(), indent);
                tree(tree, indent + 2);
            }
            case Facts.Items(List<Facts> values) -> items(entry.name(), values, parent, indent);
            case Facts.Whole _, Facts.Decimal _, Facts.Text _, Facts.Flag _, Facts.Nothing _ ->
                    pairs(List.of(entry), indent);
        }
    }

    private void law(String name, Law law, int indent) {
        if (charts.isEmpty() || charts.contains(name)) {
            LawChart.draw(name, law, indent, page);
        } else {
            page.line(" ".repeat(indent) + LawChart.title(name, law));
        }
    }

    private void heading(String name, int indent) {
        page.gap();
        page.heading(indent, Figures.words(name));
    }

    private void items(String name, List<Facts> values, Facts.Tree parent, int indent) {
        List<Facts.Tree> trees = trees(values);
        if (trees.size() == 1) {
            only(name, without(trees.getFirst(), parent), indent);
            return;
        }
        heading(name, indent);
        if (trees.isEmpty()) {
            rows(values, indent + 2);
            return;
        }
        if (drawTable(trees, indent + 2)) {
            return;
        }
        int number = 1;
        for (Facts.Tree tree : trees) {
            page.gap();
            page.heading(indent + 2, Figures.words(name) + " " + number++);
            tree(tree, indent + 4);
        }
    }

    /** The only tree of a list, as far as it does not repeat what its parent says. */
    private void only(String name, Facts.Tree tree, int indent) {
        if (tree.entries().isEmpty()) {
            return;
        }
        heading(name, indent);
        if (tree.entries().size() > MOST_COLUMNS || !drawTable(List.of(tree), indent + 2)) {
            tree(tree, indent + 2);
        }
    }

    private boolean drawTable(List<Facts.Tree> trees, int indent) {
        if (!isTable(trees)) {
            return false;
        }
        TextTable table = table(trees);
        boolean fits = table.fits(indent, page);
        if (fits) {
            table.draw(indent, page);
        }
        return fits;
    }

    private void rows(List<Facts> values, int indent) {
        values.stream()
                .limit(MOST_ROWS)
                .forEach(value -> page.paragraph(indent, 2, inline("", value)));
        if (values.size() > MOST_ROWS) {
            page.paragraph(indent, 2, "(and " + (values.size() - MOST_ROWS) + " more)");
        }
    }

    private static List<Facts.Tree> trees(List<Facts> values) {
        boolean all = values.stream().allMatch(Facts.Tree.class::isInstance);
        return all ? values.stream().map(Facts.Tree.class::cast).toList() : List.of();
    }

    /** What a tree says that its parent does not say in the same words. */
    private static Facts.Tree without(Facts.Tree tree, Facts.Tree parent) {
        return new Facts.Tree(
                tree.entries().stream()
                        .filter(entry ->
                                parent.get(entry.name())
                                        .filter(said -> same(said, entry.value()))
                                        .isEmpty())
                        .toList());
    }

    private static boolean same(Facts one, Facts other) {
        return JsonText.of(one).equals(JsonText.of(other));
    }

    private static boolean isOfLaws(Facts.Entry entry, Facts.Tree parent) {
        return WITH_LAWS.contains(entry.name())
                && entry.value() instanceof Facts.Tree figures
                && figures.entries().stream()
                        .allMatch(figure ->
                                parent.get(figure.name())
                                        .filter(Facts.Chances.class::isInstance)
                                        .isPresent());
    }

    private static boolean isTable(List<Facts.Tree> trees) {
        return trees.stream()
                .allMatch(tree ->
                        names(tree).equals(names(trees.getFirst()))
                                && tree.entries().stream().allMatch(e -> isShort(e.value())));
    }

    private static List<String> names(Facts.Tree tree) {
        return tree.entries().stream().map(Facts.Entry::name).toList();
    }

    private static TextTable table(List<Facts.Tree> trees) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(names(trees.getFirst()).stream().map(Figures::words).toList());
        for (Facts.Tree tree : trees) {
            rows.add(tree.entries().stream().map(e -> inline(e.name(), e.value())).toList());
        }
        return new TextTable(rows);
    }

    /** Whether a fact can stand in a line or cell. */
    private static boolean isShort(Facts facts) {
        return switch (facts) {
            case Facts.Chances _ -> false;
            case Facts.Items(List<Facts> values) -> values.stream().allMatch(FactsPage::isSingle);
            case Facts.Tree tree ->
                    tree.entries().stream().allMatch(e -> isFlat(e.value()))
                            && inline("", tree).length() <= INLINE;
            case Facts.Whole _, Facts.Decimal _, Facts.Text _, Facts.Flag _, Facts.Nothing _ ->
                    true;
        };
    }

    private static boolean isFlat(Facts facts) {
        return facts instanceof Facts.Tree tree
                ? tree.entries().stream().allMatch(entry -> isSingle(entry.value()))
                : isSingle(facts);
    }

    private static boolean isSingle(Facts facts) {
        return switch (facts) {
            case Facts.Whole _, Facts.Decimal _, Facts.Text _, Facts.Flag _, Facts.Nothing _ ->
                    true;
            case Facts.Items _, Facts.Tree _, Facts.Chances _ -> false;
        };
    }

    private static String inline(String name, Facts facts) {
        return switch (facts) {
            case Facts.Whole(long value) -> String.valueOf(value);
            case Facts.Decimal(double value) ->
                    Figures.isChance(name) ? Figures.percent(value) : Figures.decimal(value);
            case Facts.Text(String value) -> value;
            case Facts.Flag(boolean value) -> value ? "yes" : "no";
            case Facts.Nothing _ -> "-";
            case Facts.Chances _ -> "(a law)";
            case Facts.Items(List<Facts> values) -> list(values);
            case Facts.Tree tree ->
                    tree.entries().isEmpty()
                            ? "none"
                            : tree.entries().stream()
                                    .map(FactsPage::named)
                                    .collect(Collectors.joining(", "));
        };
    }

    private static String list(List<Facts> values) {
        boolean numbers = values.stream().allMatch(Facts.Whole.class::isInstance);
        return values.isEmpty()
                ? "none"
                : values.stream()
                        .map(value -> inline("", value))
                        .collect(Collectors.joining(numbers ? " " : ", "));
    }

    private static String named(Facts.Entry entry) {
        String value = inline(entry.name(), entry.value());
        String shown = entry.value() instanceof Facts.Tree ? "(" + value + ")" : value;
        return Figures.words(entry.name()) + " " + shown;
    }
}
