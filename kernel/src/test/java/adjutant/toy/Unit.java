package adjutant.toy;

import adjutant.game.Side;

/**
 * A unit on the strip.
 *
 * @param id its id
 * @param side whose it is
 * @param profile what it is like
 * @param at its place, from 0
 * @param damage the wounds it has taken, up to its size
 * @param mood how it bears it
 * @param acted whether it has acted this turn
 */
public record Unit(
        String id, Side side, Profile profile, int at, int damage, Mood mood, boolean acted) {
    /** How a unit bears its losses. */
    public enum Mood {
        /** It stands. */
        STEADY(0),
        /** It wavers. */
        SHAKEN(1),
        /** It is off the strip. */
        GONE(2);

        private final int phase;

        Mood(int phase) {
            this.phase = phase;
        }

        /** The number of its phase in a track. */
        int phase() {
            return phase;
        }

        /** The mood of a phase. */
        static Mood of(int phase) {
            return values()[phase];
        }

        /** The word for it. */
        String word() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    /** Checks the damage against size and mood. */
    public Unit {
        if (damage < 0
                || damage > profile.size()
                || (damage == profile.size()) != (mood == Mood.GONE)) {
            throw new IllegalArgumentException(id + " cannot be " + mood + " with " + damage);
        }
    }

    /** Whether it is on the strip. */
    boolean present() {
        return mood != Mood.GONE;
    }

    /** It, having suffered. */
    Unit hurt(int damageNow, Mood moodNow) {
        return new Unit(id, side, profile, at, damageNow, moodNow, acted);
    }

    /** It, elsewhere. */
    Unit moved(int place) {
        return new Unit(id, side, profile, place, damage, mood, acted);
    }

    /** It, having acted. */
    Unit spent() {
        return new Unit(id, side, profile, at, damage, mood, true);
    }

    /** It, free to act again. */
    Unit fresh() {
        return new Unit(id, side, profile, at, damage, mood, false);
    }
}
