package adjutant.conquest.roster;

import adjutant.conquest.roster.Row.Count;
import adjutant.conquest.roster.Row.Mark;
import adjutant.conquest.roster.Row.Stands;
import adjutant.game.Facts;
import adjutant.game.notation.Names;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Takes a roster document apart: that of BattleScribe, which New Recruit's mirrors. Each force is a
 * Warband; costs of children come on top of their parent's. One reader, one document.
 */
final class TreeReader {
    private static final Set<String> POINTS = Set.of("pt", "point", "pts");

    private final List<Row> rows = new ArrayList<>();
    private final List<Piece> understood = new ArrayList<>();
    private final List<Piece> lost = new ArrayList<>();
    private final List<Piece> factions = new ArrayList<>();
    private boolean described;

    private TreeReader() {}

    /** A document taken apart. */
    static Sheet read(Facts.Tree document) {
        return new TreeReader().sheet(document);
    }

    private Sheet sheet(Facts.Tree document) {
        Facts.Tree roster =
                document.get("roster").orElse(document) instanceof Facts.Tree tree
                        ? tree
                        : document;
        Optional<Piece> label = text(roster, "name").map(Piece::ofDocument);
        label.ifPresent(understood::add);
        forces(roster);
        List<String> remarks =
                described
                        ? List.of(
                                "profiles and rules written in the document are not read: those of"
                                        + " the tables count")
                        : List.of();
        Sheet.Head head =
                new Sheet.Head(
                        label,
                        Optional.empty(),
                        cost(roster, "costs"),
                        cost(roster, "costLimits"),
                        0);
        return new Sheet(head, factions, rows, understood, lost, remarks);
    }

    private void forces(Facts.Tree parent) {
        for (Facts.Tree force : trees(parent, "forces")) {
            text(force, "catalogueName").map(Piece::ofDocument).ifPresent(this::faction);
            trees(force, "selections").forEach(this::top);
            forces(force);
        }
    }

    /** The name of a catalogue, which is or ends with that of the faction. */
    private void faction(Piece name) {
        understood.add(name);
        factions.add(name);
        int dash = Math.max(name.text().lastIndexOf(" - "), name.text().lastIndexOf(": "));
        if (dash >= 0) {
            factions.add(name.from(dash + 2));
        }
    }

    private void top(Facts.Tree selection) {
        String type = text(selection, "type").orElse("unit").toLowerCase(Locale.ROOT);
        if (type.equals("unit") || type.equals("model")) {
            unit(selection);
            return;
        }
        List<Facts.Tree> below = trees(selection, "selections");
        (below.isEmpty() ? lost : understood).add(name(selection));
        below.forEach(this::top);
    }

    private static Piece name(Facts.Tree selection) {
        return Piece.ofDocument(text(selection, "name").orElse("a selection without a name"));
    }

    private void unit(Facts.Tree selection) {
        Piece name = name(selection);
        List<Facts.Tree> children = new ArrayList<>();
        descend(selection, children);
        List<Piece> upgrades = new ArrayList<>();
        Optional<Piece> warlord =
                category(selection, "warlord") ? Optional.of(name) : Optional.empty();
        int more = 0;
        for (Facts.Tree child : children) {
            Piece part = name(child);
            String key = Names.key(part.text());
            if (isMoreStands(key)) {
                more += number(child, "number").orElse(1);
                understood.add(part);
            } else if (key.equals(Names.key(name.text()))) {
                understood.add(part);
            } else {
                upgrades.add(part);
            }
        }
        if (number(selection, "number").orElse(1) != 1) {
            lost.add(Piece.ofDocument("number of " + name.text()));
        }
        described |=
                !trees(selection, "profiles").isEmpty() || !trees(selection, "rules").isEmpty();
        Mark mark = mark(selection);
        rows.add(
                new Row(
                        mark,
                        0,
                        warlord.map(_ -> Piece.ofDocument("Warlord")),
                        name,
                        stands(selection, more),
                        stated(selection, children),
                        upgrades));
    }

    private static void descend(Facts.Tree selection, List<Facts.Tree> into) {
        for (Facts.Tree child : trees(selection, "selections")) {
            into.add(child);
            descend(child, into);
        }
    }

    /** Whether a name is "Additional Stands", also as misspelt in the public catalogue. */
    private static boolean isMoreStands(String key) {
        return key.startsWith("addit") && key.contains("stand");
    }

    private static Mark mark(Facts.Tree selection) {
        if (category(selection, "character")) {
            return Mark.CHARACTER;
        }
        return category(selection, "regiment") ? Mark.REGIMENT : Mark.NONE;
    }

    private static boolean category(Facts.Tree selection, String name) {
        return trees(selection, "categories").stream()
                .anyMatch(each -> text(each, "name").filter(n -> isNamed(n, name)).isPresent());
    }

    private static boolean isNamed(String text, String name) {
        return Names.key(text).equals(Names.key(name));
    }

    /** The Stands of its own profile with those added; without a profile only the latter. */
    private Stands stands(Facts.Tree selection, int more) {
        for (Facts.Tree profile : trees(selection, "profiles")) {
            for (Facts.Tree characteristic : trees(profile, "characteristics")) {
                Optional<String> value =
                        text(characteristic, "$text").or(() -> text(characteristic, "value"));
                if (text(characteristic, "name").filter(n -> isNamed(n, "Stands")).isPresent()
                        && value.filter(each -> each.strip().matches("[0-9]{1,3}")).isPresent()) {
                    int base = Integer.parseInt(value.get().strip());
                    Piece piece = Piece.ofDocument("Stands " + value.get());
                    return new Stands.All(new Count(piece, base + more));
                }
            }
        }
        return new Stands.More(more);
    }

    private static Optional<Count> stated(Facts.Tree selection, List<Facts.Tree> children) {
        OptionalInt own = cost(selection, "costs");
        if (own.isEmpty() && children.stream().allMatch(each -> cost(each, "costs").isEmpty())) {
            return Optional.empty();
        }
        long sum = own.orElse(0);
        for (Facts.Tree child : children) {
            sum += cost(child, "costs").orElse(0);
        }
        int points = (int) Math.min(sum, 999_999);
        return Optional.of(new Count(Piece.ofDocument(points + " points"), points));
    }

    /** The points among some costs; empty where there are none, or no whole number. */
    private static OptionalInt cost(Facts.Tree tree, String key) {
        return trees(tree, key).stream()
                .filter(each -> text(each, "name").filter(TreeReader::isPoints).isPresent())
                .findFirst()
                .map(each -> number(each, "value"))
                .orElse(OptionalInt.empty());
    }

    private static boolean isPoints(String name) {
        return POINTS.contains(Names.key(name));
    }

    private static Optional<String> text(Facts.Tree tree, String key) {
        return tree.get(key)
                .filter(Facts.Text.class::isInstance)
                .map(each -> ((Facts.Text) each).value().strip())
                .filter(each -> !each.isEmpty());
    }

    /** A whole number of at most six digits, also written as text or with a zero fraction. */
    private static OptionalInt number(Facts.Tree tree, String key) {
        Optional<Facts> value = tree.get(key);
        String text =
                switch (value.orElseGet(Facts.Nothing::new)) {
                    case Facts.Whole(long whole) -> Long.toString(whole);
                    case Facts.Decimal(double decimal) ->
                            decimal == Math.rint(decimal) && Math.abs(decimal) < 1e6
                                    ? Long.toString((long) decimal)
                                    : "";
                    case Facts.Text(String written) -> written.strip();
                    case Facts.Flag _,
                            Facts.Nothing _,
                            Facts.Items _,
                            Facts.Tree _,
                            Facts.Chances _ ->
                            "";
                };
        String whole = text.replaceFirst("\\.0{1,6}$", "");
        return whole.matches("[0-9]{1,6}")
                ? OptionalInt.of(Integer.parseInt(whole))
                : OptionalInt.empty();
    }

    private static List<Facts.Tree> trees(Facts.Tree tree, String key) {
        return tree.get(key).filter(Facts.Items.class::isInstance).stream()
                .flatMap(items -> ((Facts.Items) items).values().stream())
                .filter(Facts.Tree.class::isInstance)
                .map(Facts.Tree.class::cast)
                .toList();
    }
}
