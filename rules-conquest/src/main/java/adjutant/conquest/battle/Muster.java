package adjutant.conquest.battle;

import adjutant.conquest.army.Profile;
import java.util.List;

/**
 * The profile of a Regiment or Character in this battle, and how it was written.
 *
 * @param profile the profile in force, with everything written beside it
 * @param origin where it came from
 */
public record Muster(Profile profile, Origin origin) {
    /** Where a profile came from. */
    public sealed interface Origin {
        /**
         * A table of profiles.
         *
         * @param listed the profile as listed
         * @param options the options taken, in the order written
         */
        record Listed(Profile listed, List<String> options) implements Origin {
            /** Copies the list. */
            public Listed {
                options = List.copyOf(options);
            }
        }

        /** Written out in the battle itself. */
        record Written() implements Origin {}
    }
}
