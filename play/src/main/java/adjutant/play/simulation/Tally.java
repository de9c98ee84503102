package adjutant.play.simulation;

import adjutant.game.Facts;
import adjutant.game.Side;
import adjutant.game.Standing;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * The count of many games: merging is associative and knows no order, so that any parts in any
 * order give the same.
 *
 * @param games how many games
 * @param wins how many each side won
 * @param commands all commands given
 * @param asked all rulings asked
 * @param rounds all Rounds played
 * @param points all points scored
 * @param units of each unit: what was left of it and the harm it did, added up
 */
public record Tally(
        int games,
        Map<Side, Integer> wins,
        long commands,
        long asked,
        long rounds,
        Map<Side, Long> points,
        Map<String, Unit> units) {
    /** No games. */
    public static final Tally NONE = new Tally(0, Map.of(), 0, 0, 0, Map.of(), Map.of());

    /** Copies the maps, in a defined order. */
    public Tally {
        wins = sides(wins);
        points = sides(points);
        units = Collections.unmodifiableMap(new TreeMap<>(units));
    }

    private static <T> Map<Side, T> sides(Map<Side, T> map) {
        Map<Side, T> copy = new EnumMap<>(Side.class);
        copy.putAll(map);
        return Collections.unmodifiableMap(copy);
    }

    /**
     * A unit over many games.
     *
     * @param survived in how many games it was there at the end
     * @param dealt the harm it did in all of them
     */
    public record Unit(int survived, long dealt) {
        Unit and(Unit other) {
            return new Unit(survived + other.survived, dealt + other.dealt);
        }
    }

    /** The count of one game. */
    public static Tally of(Tale tale) {
        Map<String, Unit> units = new TreeMap<>();
        for (Facts unit : items(tale.account(), "units")) {
            String id = text(unit, "id");
            int dealt = tale.dealt().getOrDefault(id, 0);
            units.put(id, new Unit(number(unit, "left") > 0 ? 1 : 0, dealt));
        }
        Map<Side, Long> points = new EnumMap<>(Side.class);
        tale.account()
                .get("points")
                .ifPresent(tree -> {
                    for (Side side : Side.values()) {
                        points.put(side, Math.round(number(tree, side.name())));
                    }
                });
        return new Tally(
                1,
                won(tale.standing()),
                tale.commands(),
                tale.asked(),
                Math.round(number(tale.account(), "rounds")),
                points,
                units);
    }

    private static Map<Side, Integer> won(Standing standing) {
        return switch (standing) {
            case Standing.Won(Side side, String _) -> Map.of(side, 1);
            case Standing.Drawn _, Standing.Running _ -> Map.of();
        };
    }

    private static Iterable<Facts> items(Facts.Tree tree, String name) {
        return tree.get(name).orElse(Facts.items(java.util.List.of()))
                        instanceof Facts.Items(java.util.List<Facts> values)
                ? values
                : java.util.List.of();
    }

    private static String text(Facts tree, String name) {
        return tree instanceof Facts.Tree own
                        && own.get(name).orElse(Facts.Tree.EMPTY)
                                instanceof Facts.Text(String value)
                ? value
                : "";
    }

    private static double number(Facts tree, String name) {
        if (!(tree instanceof Facts.Tree own)) {
            return 0;
        }
        return switch (own.get(name).orElse(Facts.Tree.EMPTY)) {
            case Facts.Whole(long value) -> value;
            case Facts.Decimal(double value) -> value;
            default -> 0;
        };
    }

    /** Both counts together. */
    public Tally and(Tally other) {
        Map<Side, Integer> allWins = new EnumMap<>(Side.class);
        allWins.putAll(wins);
        other.wins.forEach((side, number) -> allWins.merge(side, number, Integer::sum));
        Map<Side, Long> allPoints = new EnumMap<>(Side.class);
        allPoints.putAll(points);
        other.points.forEach((side, number) -> allPoints.merge(side, number, Long::sum));
        Map<String, Unit> allUnits = new TreeMap<>(units);
        other.units.forEach((id, unit) -> allUnits.merge(id, unit, Unit::and));
        return new Tally(
                games + other.games,
                allWins,
                commands + other.commands,
                asked + other.asked,
                rounds + other.rounds,
                allPoints,
                allUnits);
    }

    /** The games that nobody won. */
    public int drawn() {
        return games - wins.values().stream().mapToInt(Integer::intValue).sum();
    }
}
