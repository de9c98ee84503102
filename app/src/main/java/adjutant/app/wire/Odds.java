package adjutant.app.wire;

import adjutant.chance.Law;
import adjutant.game.Facts;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;

/**
 * Odds cut up for a client that knows no game: every law in the tree and every single probability,
 * named by the way to it. Means and spreads follow from the laws and are left out.
 */
final class Odds {
    private static final Pattern WHOLE = Pattern.compile("-?\\d{1,6}");
    private static final Set<String> MOMENTS = Set.of("mean", "sd", "atLeast");

    private final List<Wire.Law> laws = new ArrayList<>();
    private final List<Wire.NamedChance> chances = new ArrayList<>();

    private Odds() {}

    static Odds of(Facts.Tree tree) {
        Odds odds = new Odds();
        odds.tree(tree, "");
        return odds;
    }

    List<Wire.Law> laws() {
        return laws;
    }

    List<Wire.NamedChance> chances() {
        return chances;
    }

    private void tree(Facts.Tree tree, String way) {
        if (!tree.entries().isEmpty()
                && tree.entries().stream()
                        .allMatch(entry -> WHOLE.matcher(entry.name()).matches())) {
            shifted(tree, way);
            return;
        }
        for (Facts.Entry entry : tree.entries()) {
            if (MOMENTS.contains(entry.name())) {
                continue;
            }
            String name = way.isEmpty() ? entry.name() : way + " " + entry.name();
            value(entry.value(), name);
        }
    }

    private void value(Facts value, String name) {
        switch (value) {
            case Facts.Tree inner -> tree(inner, name);
            case Facts.Items(List<Facts> items) -> {
                for (int i = 0; i < items.size(); i++) {
                    value(items.get(i), name + " " + (i + 1));
                }
            }
            case Facts.Chances(Law law) -> laws.add(new Wire.Law(name, 0, Drawing.values(law)));
            case Facts.Decimal(double chance) when chance >= 0 && chance <= 1 ->
                    chances.add(new Wire.NamedChance(name, chance));
            case Facts.Decimal _, Facts.Whole _, Facts.Text _, Facts.Flag _, Facts.Nothing _ -> {}
        }
    }

    /** A law whose values are the names, which may be below zero. */
    private void shifted(Facts.Tree tree, String way) {
        TreeMap<Integer, Double> values = new TreeMap<>();
        for (Facts.Entry entry : tree.entries()) {
            if (entry.value() instanceof Facts.Decimal(double chance)) {
                values.put(Integer.valueOf(entry.name()), chance);
            }
        }
        if (values.isEmpty()) {
            return;
        }
        List<Double> probabilities = new ArrayList<>();
        for (int value = values.firstKey(); value <= values.lastKey(); value++) {
            probabilities.add(values.getOrDefault(value, 0.0));
        }
        laws.add(new Wire.Law(way, values.firstKey(), probabilities));
    }
}
