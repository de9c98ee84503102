package adjutant.gda.battle;

import java.util.List;

/**
 * A choice that a player must make before anything else.
 *
 * @param unit whose owner chooses
 * @param options the words to choose from, the usual one first
 * @rule GDA-C-16
 */
public record Choice(String unit, List<String> options) {
    /** Copies the list. */
    public Choice {
        options = List.copyOf(options);
    }
}
