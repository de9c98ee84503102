package adjutant.conquest.scenario;

import adjutant.battlefield.geometry.Point;
import adjutant.conquest.battle.ArmySide.TableEdge;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a battle is fought for.
 *
 * @param name its word in the notation
 * @param title its name as printed
 * @param zones its objective zones
 * @param markers its objective markers
 * @param barred stretches of edges over which nobody marches on
 * @param firstScoringRound the Round from which zones score
 * @param limit the points that end the battle at the end of a Round, if any do
 * @param lastRound the last Round
 * @rule CQ-SCEN-01
 * @rule CQ-SCEN-04
 * @rule CQ-SEIZE-04
 */
public record Scenario(
        String name,
        String title,
        List<Zone> zones,
        List<Objective> markers,
        List<Barred> barred,
        int firstScoringRound,
        OptionalInt limit,
        int lastRound) {
    /**
     * A battle for nothing but the field: it ends after ten Rounds, or when a side has no more.
     *
     * @rule CQ-ROUND-02
     */
    public static final Scenario NONE =
            new Scenario(
                    "none", "None", List.of(), List.of(), List.of(), 1, OptionalInt.empty(), 10);

    /** Copies the lists. */
    public Scenario {
        zones = List.copyOf(zones);
        markers = List.copyOf(markers);
        barred = List.copyOf(barred);
    }

    /**
     * An objective marker of a scenario.
     *
     * @param at where it lies
     * @param home the edge of the side it belongs to; empty where it is neutral
     * @param wounds the Wounds it takes
     * @param points what its destruction brings
     */
    public record Objective(Point at, Optional<TableEdge> home, int wounds, int points) {}
}
