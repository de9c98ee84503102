package adjutant.conquest.roster;

import adjutant.conquest.army.Option;
import adjutant.conquest.army.Profile;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A Character or Regiment of an army list.
 *
 * @param line where it stands; 0 where the list has no lines
 * @param name the name of its profile, or as written where it has none
 * @param profile its profile, where its name is known
 * @param stands how many Stands; a Character has one
 * @param stated the points the list says
 * @param taken what is bought for it or named with it, as far as it is known
 */
public record Entry(
        int line,
        String name,
        Optional<Profile> profile,
        int stands,
        OptionalInt stated,
        List<Taken> taken) {
    /** Copies the list. */
    public Entry {
        taken = List.copyOf(taken);
    }

    /** The options bought, in the order written. */
    public List<Option> options() {
        return taken.stream()
                .filter(Taken.Bought.class::isInstance)
                .map(each -> ((Taken.Bought) each).option())
                .toList();
    }

    /** The names of upgrades that no table prices. */
    public List<String> unpriced() {
        return taken.stream().filter(Taken.Unpriced.class::isInstance).map(Taken::name).toList();
    }

    /**
     * What the tables ask for it, upgrades that they do not hold left out; empty where a price is
     * not known.
     *
     * @rule CQ-ARMY-01
     */
    public OptionalInt data() {
        if (profile.isEmpty()) {
            return OptionalInt.empty();
        }
        int more = Math.max(0, stands - profile.get().baseStands());
        OptionalInt base = profile.get().points().number();
        OptionalInt extra = more == 0 ? OptionalInt.of(0) : profile.get().pointsPerStand().number();
        if (base.isEmpty() || extra.isEmpty()) {
            return OptionalInt.empty();
        }
        int options = options().stream().mapToInt(Option::points).sum();
        return OptionalInt.of(base.getAsInt() + more * extra.getAsInt() + options);
    }

    /** What it counts against the limit: the points stated, else those of the tables. */
    public int counted() {
        return stated.orElse(data().orElse(0));
    }
}
