package adjutant.conquest.odds;

import adjutant.chance.Law;
import adjutant.chance.Odds;
import adjutant.chance.Track;
import adjutant.conquest.Each;
import adjutant.conquest.morale.Sufferer;
import java.util.ArrayList;
import java.util.List;

/**
 * The laws of what befalls one Regiment.
 *
 * @param unit its id
 * @param hits Hits scored
 * @param wounds Wounds before Morale
 * @param total Wounds with Morale Wounds as thrown
 * @param damage Wounds really lost; a Regiment that Shatters loses all it had left
 * @param standsLost Stands lost
 * @param broken the chance that it is Broken and still on the table
 * @param destroyed the chance that it is gone
 * @param endings the chance of each state that can be told apart, for the joint law
 */
public record Suffering(
        String unit,
        Law hits,
        Law wounds,
        Law total,
        Law damage,
        Law standsLost,
        double broken,
        double destroyed,
        List<End> endings) {
    /** Copies the list. */
    public Suffering {
        endings = List.copyOf(endings);
    }

    /**
     * A state that can be told apart.
     *
     * @param damage Wounds lost
     * @param standsLost Stands lost
     * @param fate what became of the Regiment
     * @param probability how likely
     */
    public record End(int damage, int standsLost, Fate fate, double probability) {}

    /** What became of a Regiment. */
    public enum Fate {
        /** It stands. */
        STEADY,
        /** It is Broken. */
        BROKEN,
        /** It is gone. */
        DESTROYED
    }

    /**
     * What befalls a Regiment by some pools together, of which one at most comes up; without pools,
     * by what is thrown back at it.
     */
    public static Suffering of(Sufferer sufferer, Odds odds, List<String> pools) {
        Track track = sufferer.track();
        Law states = odds.track(track.id()).states();
        double[] damage = new double[track.cap() + 1];
        double[] lost = new double[sufferer.standsLeft(track.start()) + 1];
        double broken = 0;
        double destroyed = 0;
        List<End> endings = new ArrayList<>();
        for (int state = 0; state < track.states(); state++) {
            double p = states.at(state);
            if (p == 0) {
                continue;
            }
            End end = end(sufferer, state, p);
            endings.add(end);
            damage[end.damage()] += p;
            lost[end.standsLost()] += p;
            broken += end.fate() == Fate.BROKEN ? p : 0;
            destroyed += end.fate() == Fate.DESTROYED ? p : 0;
        }
        Law taken = Law.of(damage);
        if (pools.isEmpty()) {
            return new Suffering(
                    track.id(),
                    Law.of(1),
                    taken,
                    taken,
                    taken,
                    Law.of(lost),
                    broken,
                    destroyed,
                    endings);
        }
        List<Odds.PoolLaw> laws = Each.map(pools, odds::pool);
        return new Suffering(
                track.id(),
                Laws.either(Each.map(laws, Odds.PoolLaw::hits)),
                Laws.either(Each.map(laws, Odds.PoolLaw::first)),
                Laws.either(Each.map(laws, Odds.PoolLaw::total)),
                taken,
                Law.of(lost),
                broken,
                destroyed,
                endings);
    }

    private static End end(Sufferer sufferer, int state, double probability) {
        Track track = sufferer.track();
        int damage = track.levelOf(state) - track.startLevel();
        boolean gone = sufferer.gone(state);
        int left = gone ? 0 : sufferer.standsLeft(state);
        Fate fate = gone ? Fate.DESTROYED : sufferer.broken(state) ? Fate.BROKEN : Fate.STEADY;
        return new End(damage, sufferer.standsLeft(track.start()) - left, fate, probability);
    }

    /** What befalls a Regiment that nothing happens to. */
    public static Suffering nothing(String unit, Fate fate) {
        Law zero = Law.of(1);
        return new Suffering(
                unit,
                zero,
                zero,
                zero,
                zero,
                zero,
                fate == Fate.BROKEN ? 1 : 0,
                fate == Fate.DESTROYED ? 1 : 0,
                List.of(new End(0, 0, fate, 1)));
    }

    /** The same with another law of Hits, where they are no dice. */
    public Suffering withHits(Law other) {
        return new Suffering(
                unit, other, wounds, total, damage, standsLost, broken, destroyed, endings);
    }

    /** The mixture of some possibilities with their weights, which sum to one. */
    static Suffering mixed(List<Suffering> parts, double[] weights) {
        List<End> endings = new ArrayList<>();
        double broken = 0;
        double destroyed = 0;
        for (int i = 0; i < weights.length; i++) {
            double weight = weights[i];
            Suffering part = parts.get(i);
            broken += weight * part.broken;
            destroyed += weight * part.destroyed;
            part.endings.forEach(end ->
                    endings.add(
                            new End(
                                    end.damage,
                                    end.standsLost,
                                    end.fate,
                                    weight * end.probability)));
        }
        return new Suffering(
                parts.getFirst().unit,
                Laws.mixed(Each.map(parts, Suffering::hits), weights),
                Laws.mixed(Each.map(parts, Suffering::wounds), weights),
                Laws.mixed(Each.map(parts, Suffering::total), weights),
                Laws.mixed(Each.map(parts, Suffering::damage), weights),
                Laws.mixed(Each.map(parts, Suffering::standsLost), weights),
                broken,
                destroyed,
                Laws.merged(endings));
    }
}
