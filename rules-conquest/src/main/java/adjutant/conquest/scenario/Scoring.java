package adjutant.conquest.scenario;

import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Marker;
import adjutant.game.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * What a Round brings, and when the battle is over.
 *
 * @rule CQ-SCEN-02
 * @rule CQ-SCEN-03
 * @rule CQ-VP-01
 */
public final class Scoring {
    /** The points for a marker that no scenario has there. */
    private static final int MARKER = 2;

    private Scoring() {}

    /** What both sides score at the end of the Round. */
    public static List<Event> events(Battle battle) {
        Scenario scenario = Scenarios.of(battle.scenario());
        List<Event> events = new ArrayList<>();
        if (battle.clock().round() < scenario.firstScoringRound()) {
            return events;
        }
        for (Zone zone : scenario.zones()) {
            Optional<Side> holder = Seizing.of(battle, zone).holder();
            holder.ifPresent(side ->
                    events.add(
                            new Event.Scored(
                                    side, zone.points(battle.army(side).edge()), zone.toString())));
        }
        return events;
    }

    /**
     * The points for destroying a marker.
     *
     * @rule CQ-SCEN-05
     */
    public static int points(Battle battle, Marker marker) {
        return Scenarios.of(battle.scenario()).markers().stream()
                .filter(each -> each.at().equals(marker.at()))
                .mapToInt(Scenario.Objective::points)
                .findFirst()
                .orElse(MARKER);
    }

    /**
     * Whether the battle is over at the end of the Round.
     *
     * @param scored what is being scored and does not stand in the battle yet
     */
    public static boolean isOver(Battle battle, List<Event> scored) {
        Scenario scenario = Scenarios.of(battle.scenario());
        OptionalInt limit = scenario.limit();
        boolean reached =
                limit.isPresent()
                        && Stream.of(Side.values())
                                .anyMatch(side -> points(battle, scored, side) >= limit.getAsInt());
        return reached || battle.clock().round() >= scenario.lastRound() || isWipedOut(battle);
    }

    private static int points(Battle battle, List<Event> scored, Side side) {
        int now = battle.scores().getOrDefault(side, 0);
        return now
                + scored.stream()
                        .mapToInt(event ->
                                event instanceof Event.Scored(Side of, int points, String _)
                                                && of == side
                                        ? points
                                        : 0)
                        .sum();
    }

    /** Whether a side has nothing left, on the table or in Reinforcements. */
    public static boolean isWipedOut(Battle battle) {
        return battle.of(Side.A).isEmpty() || battle.of(Side.B).isEmpty();
    }
}
