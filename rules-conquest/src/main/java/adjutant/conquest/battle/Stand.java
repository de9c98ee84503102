package adjutant.conquest.battle;

import adjutant.battlefield.formation.Place;
import java.util.Optional;

/**
 * A living Stand of a Regiment.
 *
 * @param place where it stands in the grid of its Regiment
 * @param role what it is
 * @param damage the Wounds on it, less than its W
 * @rule CQ-STAND-01
 */
public record Stand(Place place, Role role, int damage) {
    /** What a Stand is within its Regiment. */
    public sealed interface Role {
        /** One like the others. */
        record Ordinary() implements Role {}

        /** The one with the command models. */
        record Command() implements Role {}

        /**
         * An attached Character's.
         *
         * @param hero the Character
         */
        record Attached(Hero hero) implements Role {}
    }

    /** An ordinary Stand's role. */
    public static final Role ORDINARY = new Role.Ordinary();

    /** The Command Stand's role. */
    public static final Role COMMAND = new Role.Command();

    /** Checks the damage. */
    public Stand {
        if (damage < 0) {
            throw new IllegalArgumentException("damage " + damage);
        }
    }

    /** The Character whose Stand this is. */
    public Optional<Hero> hero() {
        return role instanceof Role.Attached(Hero hero) ? Optional.of(hero) : Optional.empty();
    }

    /** Whether it is an attached Character's. */
    public boolean isCharacter() {
        return role instanceof Role.Attached;
    }

    /** Whether it is the Command Stand. */
    public boolean isCommand() {
        return role instanceof Role.Command;
    }

    /** The same with other damage. */
    public Stand withDamage(int wounds) {
        return new Stand(place, role, wounds);
    }

    /** The same, where it is the Stand of a Character with another honour. */
    public Stand withHonour(String character, Hero.Honour honour) {
        return role instanceof Role.Attached(Hero hero) && hero.id().equals(character)
                ? new Stand(place, new Role.Attached(hero.with(honour)), damage)
                : this;
    }

    /** The same in another place. */
    public Stand at(Place other) {
        return new Stand(other, role, damage);
    }
}
