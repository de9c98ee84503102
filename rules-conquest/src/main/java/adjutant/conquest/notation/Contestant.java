package adjutant.conquest.notation;

import adjutant.conquest.army.Profile;
import java.util.List;

/**
 * One side of a short question.
 *
 * @param stands how many Stands it has
 * @param states its passing states
 * @param options options of its profile
 * @param effects rules it has besides
 */
record Contestant(
        Profile profile,
        int stands,
        List<String> states,
        List<String> options,
        List<String> effects) {
    Contestant {
        states = List.copyOf(states);
        options = List.copyOf(options);
        effects = List.copyOf(effects);
    }

    /** One rank up to four Stands, then about two, at most five files. */
    int files() {
        return stands <= 4 ? stands : Math.min(5, (stands + 1) / 2);
    }

    int ranks() {
        return (stands + files() - 1) / files();
    }
}
