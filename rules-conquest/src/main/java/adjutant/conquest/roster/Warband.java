package adjutant.conquest.roster;

import adjutant.conquest.army.Profile;
import adjutant.conquest.army.ProfileKind;
import adjutant.conquest.battle.Hero;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A Character and his Regiments.
 *
 * @param number from 1, in the order of the list
 * @param character who leads it; empty where Regiments stand before any Character
 * @param rank whether he is said to be the Warlord
 * @param regiments in the order of the list
 * @rule CQ-ARMY-02
 */
public record Warband(
        int number, Optional<Entry> character, Hero.Rank rank, List<Entry> regiments) {
    /** The rule whose bearers let only their like join. */
    static final String IRREGULAR = "Irregular";

    /** Copies the list. */
    public Warband {
        regiments = List.copyOf(regiments);
    }

    /** The Character, where there is one, then the Regiments. */
    public List<Entry> entries() {
        return Stream.concat(character.stream(), regiments.stream()).toList();
    }

    /** Whether he is a Monster that is both Character and Regiment, and joins nobody. */
    public boolean isItsOwnRegiment() {
        return profile().filter(each -> each.kind() == ProfileKind.CHARACTER_REGIMENT).isPresent();
    }

    /**
     * The Regiment that the Character is with at set-up: the first he may join.
     *
     * @rule CQ-ARMY-05
     */
    public Optional<Entry> joined() {
        return regiments.stream().filter(this::mayJoin).findFirst();
    }

    /**
     * Whether the Character may join a Regiment: of his Type, not Irregular unless he is, and not
     * one that takes no Character.
     *
     * @rule CQ-HERO-01
     * @rule CQ-SR-IRREGULAR
     */
    public boolean mayJoin(Entry regiment) {
        return isOfHisType(regiment) && regiment.profile().filter(this::takesHim).isPresent();
    }

    /** Whether a Regiment has the Character's Type. */
    boolean isOfHisType(Entry regiment) {
        return profile().isPresent()
                && regiment.profile().map(Profile::type).equals(profile().map(Profile::type));
    }

    private boolean takesHim(Profile regiment) {
        boolean irregular = regiment.rule(IRREGULAR).isPresent();
        boolean he = profile().flatMap(each -> each.rule(IRREGULAR)).isPresent();
        return regiment.kind() == ProfileKind.REGIMENT
                && regiment.note("noCharacter").isEmpty()
                && (he || !irregular);
    }

    private Optional<Profile> profile() {
        return character.flatMap(Entry::profile);
    }
}
