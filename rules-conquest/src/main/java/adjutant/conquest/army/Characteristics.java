package adjutant.conquest.army;

import java.util.List;

/**
 * The eight Characteristics of a Stand.
 *
 * @param march inches a March covers
 * @param volley what a shot must roll at most
 * @param clash what a blow must roll at most
 * @param attacks dice of an Engaged Stand
 * @param wounds Wounds that destroy a Stand
 * @param resolve what a Morale die must roll at most, before bonuses
 * @param defense what a Defense die must roll at most
 * @param evasion likewise, but nothing lowers it
 * @rule CQ-STAT-01
 */
public record Characteristics(
        Stat march,
        Stat volley,
        Stat clash,
        Stat attacks,
        Stat wounds,
        Stat resolve,
        Stat defense,
        Stat evasion) {
    /** All eight, in the order of a profile. */
    public List<Stat> inOrder() {
        return List.of(march, volley, clash, attacks, wounds, resolve, defense, evasion);
    }

    /**
     * The eight of a list.
     *
     * @throws IllegalArgumentException where there are not eight
     */
    static Characteristics of(List<Stat> eight) {
        if (eight.size() != 8) {
            throw new IllegalArgumentException(eight.toString());
        }
        return new Characteristics(
                eight.get(0),
                eight.get(1),
                eight.get(2),
                eight.get(3),
                eight.get(4),
                eight.get(5),
                eight.get(6),
                eight.get(7));
    }
}
