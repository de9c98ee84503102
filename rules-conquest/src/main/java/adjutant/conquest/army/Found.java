package adjutant.conquest.army;

import adjutant.game.notation.Names;
import adjutant.game.notation.Word;
import java.util.List;
import java.util.stream.Collectors;

/** What came of looking for a profile by its name. */
public sealed interface Found {
    /**
     * Exactly one has that name.
     *
     * @param profile it
     */
    record One(Profile profile) implements Found {}

    /**
     * Several factions have one of that name.
     *
     * @param profiles at least two, in the order of the tables
     */
    record Several(List<Profile> profiles) implements Found {
        /** Copies the list. */
        public Several {
            profiles = List.copyOf(profiles);
        }

        /** What must be said, for a fault. */
        public String expected() {
            return profiles.stream()
                    .map(profile -> Word.quote(profile.faction()))
                    .collect(Collectors.joining(" or ", "the faction: ", ""));
        }
    }

    /**
     * None has that name.
     *
     * @param name what was looked for
     * @param names those there are
     */
    record Nowhere(String name, List<String> names) implements Found {
        /** Copies the list. */
        public Nowhere {
            names = List.copyOf(names);
        }

        /** The three nearest names, the nearest first. */
        public List<String> nearest() {
            return Names.nearest(name, names, 3);
        }

        /** What should stand there, for a fault. */
        public String expected() {
            return Names.oneOf("the name of a profile", name, names);
        }
    }

    /**
     * No faction has that name.
     *
     * @param faction what was looked for
     * @param factions those there are
     */
    record NoFaction(String faction, List<String> factions) implements Found {
        /** Copies the list. */
        public NoFaction {
            factions = List.copyOf(factions);
        }

        /** What should stand there, for a fault. */
        public String expected() {
            return Names.oneOf("the name of a faction", faction, factions);
        }
    }
}
