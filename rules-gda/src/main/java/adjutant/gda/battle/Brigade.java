package adjutant.gda.battle;

import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.game.Side;
import adjutant.gda.army.Grade;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A brigade.
 *
 * @param side whose it is
 * @param name its name, unique in the battle
 * @param grade that of most of its Close Order units
 * @param moods how it takes its orders, in the order of the constants; never empty
 * @param adc whether it still has its ADC
 * @param orders whether its command die of this turn is thrown
 * @param tasks what ADCs have brought it
 * @param surge what the dice of Forwards! gave, in units of the scale; 0 without
 * @param general where its brigadier is
 * @param entry where along its own edge it comes on from reserve, where that is fixed
 */
public record Brigade(
        Side side,
        String name,
        Grade grade,
        List<Mood> moods,
        Adc adc,
        Orders orders,
        List<Tasking> tasks,
        int surge,
        General general,
        Optional<Length> entry) {
    /**
     * How many bases a screen has at most.
     *
     * @rule GDA-HR-4
     */
    public static final int MOST_BASES = 6;

    /** Whether a brigade still has its ADC. */
    public enum Adc {
        /** It has. */
        YES,
        /** It has lost it for good. */
        NO
    }

    /** Whether a brigade has its orders of this turn. */
    public enum Orders {
        /** Its die is still to be thrown. */
        AWAITED,
        /** Its die is thrown. */
        GIVEN
    }

    /** Where a brigadier is. */
    public sealed interface General {
        /**
         * Attached to a unit.
         *
         * @param unit its id
         */
        record With(String unit) implements General {}

        /**
         * On the table by himself.
         *
         * @param point where
         */
        record At(Point point) implements General {}

        /** Nowhere: there is none, or he is lost. */
        record None() implements General {}
    }

    /** Copies the lists in the order of their constants. */
    public Brigade {
        moods = inOrder(moods, Mood.class);
        tasks = inOrder(tasks, Tasking.class);
        if (moods.isEmpty()) {
            throw new IllegalArgumentException(name + " takes its orders in no way");
        }
    }

    private static <E extends Enum<E>> List<E> inOrder(List<E> values, Class<E> type) {
        if (values.size() <= 1) {
            return List.copyOf(values);
        }
        Set<E> set = EnumSet.noneOf(type);
        set.addAll(values);
        return List.copyOf(set);
    }

    /** Whether it takes its orders so. */
    public boolean is(Mood mood) {
        return moods.contains(mood);
    }

    /** Whether it has a tasking. */
    public boolean has(Tasking tasking) {
        return tasks.contains(tasking);
    }

    /** It with other moods. */
    public Brigade of(List<Mood> now) {
        return new Brigade(side, name, grade, now, adc, orders, tasks, surge, general, entry);
    }

    /** It with other taskings. */
    public Brigade tasked(List<Tasking> now) {
        return new Brigade(side, name, grade, moods, adc, orders, now, surge, general, entry);
    }

    /** It with its orders of this turn given or awaited. */
    public Brigade ordered(Orders now) {
        return new Brigade(side, name, grade, moods, adc, now, tasks, surge, general, entry);
    }

    /** It with or without its ADC. */
    public Brigade withAdc(Adc now) {
        return new Brigade(side, name, grade, moods, now, orders, tasks, surge, general, entry);
    }

    /** It with the dice of Forwards! */
    public Brigade surging(int units) {
        return new Brigade(side, name, grade, moods, adc, orders, tasks, units, general, entry);
    }

    /** It with its brigadier elsewhere. */
    public Brigade led(General now) {
        return new Brigade(side, name, grade, moods, adc, orders, tasks, surge, now, entry);
    }

    /** It with its place of entry fixed, or open. */
    public Brigade entering(Optional<Length> now) {
        return new Brigade(side, name, grade, moods, adc, orders, tasks, surge, general, now);
    }
}
