package adjutant.conquest.morale;

import adjutant.conquest.Each;
import adjutant.conquest.army.Stat;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import java.util.ArrayList;
import java.util.List;

/**
 * The Resolve of a Regiment's Stands.
 *
 * @rule CQ-STAT-03
 */
public sealed interface Resolve {
    /**
     * Some Stands have a value.
     *
     * @param highest the highest
     * @param lowest the lowest
     */
    record Known(int highest, int lowest) implements Resolve {}

    /** Nothing is thrown and nothing fails: no Resolve, or one that always passes. */
    record Sure() implements Resolve {}

    /** A value that would be needed is not known. */
    record Unknown() implements Resolve {}

    /** The Resolve of a Regiment, Characters counted. */
    static Resolve of(Regiment regiment) {
        return RulesInForce.of(regiment).has(Special.INDIFFERENT) ? new Sure() : printed(regiment);
    }

    /**
     * The same, whatever always passes. A Skald adds one to the Resolve of his Regiment, and like
     * every bonus that is lost while it is Broken.
     *
     * @rule CQ-SR-SKALD
     */
    static Resolve printed(Regiment regiment) {
        if (regiment.profile().characteristics().resolve() instanceof Stat.None) {
            return new Sure();
        }
        List<Stat> all = new ArrayList<>(List.of(regiment.profile().characteristics().resolve()));
        regiment.heroes()
                .forEach(hero -> all.add(hero.muster().profile().characteristics().resolve()));
        if (Each.any(all, stat -> stat instanceof Stat.Unknown)) {
            return new Unknown();
        }
        int highest = Integer.MIN_VALUE;
        int lowest = Integer.MAX_VALUE;
        for (Stat stat : all) {
            highest = Math.max(highest, stat.number().orElse(highest));
            lowest = Math.min(lowest, stat.number().orElse(lowest));
        }
        if (highest < lowest) {
            throw new IllegalArgumentException(regiment.id() + " has no Resolve");
        }
        int skald = RulesInForce.of(regiment).has(Special.SKALD) ? 1 : 0;
        int own = regiment.profile().characteristics().resolve().number().orElse(0) + skald;
        return new Known(Math.max(own, highest), lowest);
    }
}
