package adjutant.conquest.scenario;

import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.conquest.battle.ArmySide.TableEdge;
import adjutant.game.Resources;
import adjutant.game.notation.Names;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * The scenarios of the table {@code scenarios.tsv}: the base scenario and twelve layouts, whose
 * scoring is a house default.
 *
 * @rule CQ-SCEN-05
 */
public final class Scenarios {
    private static final Map<String, Scenario> ALL =
            read(
                    Resources.rows(
                            Resources.text(Scenarios.class, "/adjutant/conquest/scenarios.tsv")));

    private Scenarios() {}

    /** The names of all, {@code none} first. */
    public static List<String> names() {
        return List.copyOf(ALL.keySet());
    }

    /** The scenario with a name, as people write it. */
    public static Optional<Scenario> find(String name) {
        return ALL.values().stream()
                .filter(each -> Names.key(each.name()).equals(Names.key(name)))
                .findFirst();
    }

    /**
     * The scenario with a name.
     *
     * @throws IllegalArgumentException where there is none
     */
    public static Scenario of(String name) {
        return find(name).orElseThrow(() -> new IllegalArgumentException("no scenario " + name));
    }

    private static Map<String, Scenario> read(List<List<String>> rows) {
        Map<String, Scenario> all = new LinkedHashMap<>();
        all.put(Scenario.NONE.name(), Scenario.NONE);
        for (List<String> row : rows) {
            switch (row.getFirst()) {
                case "scenario" -> all.put(row.get(1), scenario(row));
                case "zone" -> all.computeIfPresent(row.get(1), (_, old) -> with(old, zone(row)));
                case "marker" ->
                        all.computeIfPresent(row.get(1), (_, old) -> with(old, marker(row)));
                case "barred" ->
                        all.computeIfPresent(row.get(1), (_, old) -> with(old, barred(row)));
                default -> throw new IllegalArgumentException("scenarios.tsv: " + row);
            }
        }
        return all;
    }

    private static Scenario scenario(List<String> row) {
        OptionalInt limit =
                row.get(4).equals("-")
                        ? OptionalInt.empty()
                        : OptionalInt.of(Integer.parseInt(row.get(4)));
        return new Scenario(
                row.get(1),
                row.get(2),
                List.of(),
                List.of(),
                List.of(),
                Integer.parseInt(row.get(3)),
                limit,
                Integer.parseInt(row.get(5)));
    }

    private static Zone zone(List<String> row) {
        return new Zone(
                point(row.get(3), row.get(4)),
                Length.inches(row.get(2)),
                edge(row.get(5)),
                Integer.parseInt(row.get(6)),
                Integer.parseInt(row.get(7)));
    }

    private static Scenario.Objective marker(List<String> row) {
        return new Scenario.Objective(
                point(row.get(2), row.get(3)),
                edge(row.get(4)),
                Integer.parseInt(row.get(5)),
                Integer.parseInt(row.get(6)));
    }

    private static Point point(String x, String y) {
        return new Point(Length.inches(x).micrometres(), Length.inches(y).micrometres());
    }

    private static Optional<TableEdge> edge(String word) {
        return Stream.of(TableEdge.values()).filter(edge -> edge.word().equals(word)).findFirst();
    }

    private static Barred barred(List<String> row) {
        return new Barred(
                edge(row.get(2)).orElseThrow(),
                Length.inches(row.get(3)),
                Length.inches(row.get(4)));
    }

    private static Scenario with(Scenario old, Zone zone) {
        return with(old, more(old.zones(), zone), old.markers(), old.barred());
    }

    private static Scenario with(Scenario old, Scenario.Objective marker) {
        return with(old, old.zones(), more(old.markers(), marker), old.barred());
    }

    private static Scenario with(Scenario old, Barred stretch) {
        return with(old, old.zones(), old.markers(), more(old.barred(), stretch));
    }

    private static <T> List<T> more(List<T> list, T one) {
        List<T> more = new ArrayList<>(list);
        more.add(one);
        return more;
    }

    private static Scenario with(
            Scenario old, List<Zone> zones, List<Scenario.Objective> markers, List<Barred> barred) {
        return new Scenario(
                old.name(),
                old.title(),
                zones,
                markers,
                barred,
                old.firstScoringRound(),
                old.limit(),
                old.lastRound());
    }
}
