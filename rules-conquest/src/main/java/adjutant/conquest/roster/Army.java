package adjutant.conquest.roster;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * An army as a list says it. Whether it is legal is another question.
 *
 * @param label what it is called
 * @param faction its faction, as printed in the tables; empty where nothing tells it
 * @param theme the theme of the army, as written
 * @param used the points that its head says it has
 * @param limit the points it may have
 * @param totalLine the line of these two; 0 where the list has none
 * @param warbands in the order of the list
 * @rule CQ-ARMY-01
 */
public record Army(
        Optional<String> label,
        Optional<String> faction,
        Optional<String> theme,
        OptionalInt used,
        OptionalInt limit,
        int totalLine,
        List<Warband> warbands) {
    /** Copies the list. */
    public Army {
        warbands = List.copyOf(warbands);
    }

    /** Every Character and Regiment, in the order of the list. */
    public List<Entry> entries() {
        return warbands.stream().flatMap(warband -> warband.entries().stream()).toList();
    }

    /** The sum of the points that the list says. */
    public long statedPoints() {
        return entries().stream().mapToLong(entry -> entry.stated().orElse(0)).sum();
    }

    /** The sum of the points that the tables ask, as far as they know them. */
    public long dataPoints() {
        return entries().stream().mapToLong(entry -> entry.data().orElse(0)).sum();
    }
}
