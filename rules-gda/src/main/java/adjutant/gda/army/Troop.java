package adjutant.gda.army;

import adjutant.game.Side;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * What a unit is for the whole battle.
 *
 * @param id its id
 * @param side whose it is
 * @param arm its arm
 * @param grade how good it is; no Small infantry or cavalry is Elite
 * @param size how large it is
 * @param mounts the kind of cavalry; of cavalry only
 * @param pounder the weight of the shot, 3 to 12; of batteries only
 * @param traits what else it is
 * @param brigade the name of its brigade
 * @rule GDA-SCL-4
 * @rule GDA-GRD-3
 */
public record Troop(
        String id,
        Side side,
        Arm arm,
        Grade grade,
        Size size,
        Optional<Mounts> mounts,
        OptionalInt pounder,
        Set<Trait> traits,
        String brigade) {
    /** Copies the set and checks what only one arm has. */
    public Troop {
        traits = Set.copyOf(traits);
        if (mounts.isPresent() != (arm == Arm.CAVALRY)
                || pounder.isPresent() != arm.isArtillery()) {
            throw new IllegalArgumentException(id + ": " + arm + " " + mounts + " " + pounder);
        }
    }

    /** Whether it is infantry. */
    public boolean isInfantry() {
        return arm == Arm.INFANTRY;
    }

    /** Whether it is cavalry. */
    public boolean isCavalry() {
        return arm == Arm.CAVALRY;
    }

    /** Whether it is a screen. */
    public boolean isScreen() {
        return arm == Arm.SCREEN;
    }

    /** Whether it is a battery. */
    public boolean isBattery() {
        return arm.isArtillery();
    }

    /** Whether it is Large. */
    public boolean isLarge() {
        return size == Size.LARGE;
    }

    /** Whether it has a trait. */
    public boolean has(Trait trait) {
        return traits.contains(trait);
    }

    /**
     * The casualties from which it suffers the first band: 4.
     *
     * @rule GDA-CAS-1
     */
    public int firstBand() {
        return 4;
    }

    /**
     * The casualties from which it suffers the second band.
     *
     * @rule GDA-CAS-1
     * @rule GDA-CAS-2
     */
    public int secondBand() {
        boolean tough = grade == Grade.ELITE || size == Size.LARGE;
        if (isBattery()) {
            return tough ? 8 : 6;
        }
        return tough ? 10 : 8;
    }

    /**
     * The casualties at which it disperses.
     *
     * @rule GDA-CAS-1
     * @rule GDA-CAS-2
     */
    public int dispersal() {
        boolean tough = grade == Grade.ELITE || size == Size.LARGE;
        if (isBattery()) {
            return tough ? 10 : 8;
        }
        if (grade == Grade.ELITE) {
            return 15;
        }
        return switch (size) {
            case LARGE -> grade == Grade.RECRUIT ? 12 : 15;
            case STANDARD -> grade == Grade.RECRUIT ? 10 : 12;
            case SMALL -> 10;
        };
    }
}
