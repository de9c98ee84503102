package adjutant.conquest.battle;

import adjutant.conquest.Each;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;

/**
 * The Regiments of a battle. A value, as a record is; it keeps besides what was measured between
 * any two of them, until one of both moves or has other Stands.
 */
public final class Forces {
    private final List<Regiment> regiments;

    /**
     * What was found between the Regiments of two numbers, the lower first. Whoever looks fills it
     * in; it is the same whoever looks first, and however many look at once.
     */
    private final Measured[] found;

    private Forces(List<Regiment> regiments, Measured[] found) {
        this.regiments = regiments;
        this.found = found;
    }

    /** Regiments between which nothing was measured yet. */
    public static Forces of(List<Regiment> regiments) {
        Measured[] unknown = new Measured[regiments.size() * regiments.size()];
        Arrays.fill(unknown, Measured.Nothing.UNKNOWN);
        return new Forces(List.copyOf(regiments), unknown);
    }

    /** All Regiments, gone ones too, in the order written. */
    public List<Regiment> regiments() {
        return regiments;
    }

    /** The same with a Regiment changed. */
    Forces with(Regiment changed) {
        return with(Each.map(regiments, old -> old.id().equals(changed.id()) ? changed : old));
    }

    /** The same Regiments, changed. */
    Forces with(List<Regiment> changed) {
        if (changed.size() != regiments.size()) {
            return of(changed);
        }
        List<Integer> moved = new ArrayList<>();
        for (int i = 0; i < regiments.size(); i++) {
            if (!changed.get(i).standsAs(regiments.get(i))) {
                moved.add(i);
            }
        }
        return new Forces(List.copyOf(changed), moved.isEmpty() ? found : foundWithout(moved));
    }

    private Measured[] foundWithout(List<Integer> moved) {
        Measured[] still = found.clone();
        for (int number : moved) {
            for (int other = 0; other < regiments.size(); other++) {
                still[at(number, other)] = Measured.Nothing.UNKNOWN;
            }
        }
        return still;
    }

    private int at(int one, int other) {
        return Math.min(one, other) * regiments.size() + Math.max(one, other);
    }

    /**
     * What there is between two Regiments: what was found before, where both stand as they do here.
     *
     * @param measure finds it; always the same for the same Regiments
     */
    public Measured between(
            Regiment own, Regiment other, BiFunction<Regiment, Regiment, Measured> measure) {
        int one = number(own);
        int two = number(other);
        if (one < 0 || two < 0) {
            return measure.apply(own, other);
        }
        Measured known = found[at(one, two)];
        if (known == Measured.Nothing.UNKNOWN) {
            known = one < two ? measure.apply(own, other) : measure.apply(other, own);
            found[at(one, two)] = known;
        }
        return (one < two ? known : known.reversed()).of(own, other);
    }

    /** The number of a Regiment that stands as it does here; below zero where it does not. */
    private int number(Regiment regiment) {
        for (int i = 0; i < regiments.size(); i++) {
            if (regiments.get(i).standsAs(regiment)) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || (other instanceof Forces forces && regiments.equals(forces.regiments));
    }

    @Override
    public int hashCode() {
        return regiments.hashCode();
    }

    @Override
    public String toString() {
        return regiments.toString();
    }
}
