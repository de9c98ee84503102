package adjutant.conquest.sampling;

import adjutant.chance.Chance;
import adjutant.chance.ChiSquare;
import adjutant.chance.Law;
import adjutant.chance.Outcome;
import adjutant.chance.RolledDice;
import adjutant.chance.Thrower;
import adjutant.chance.Throwing;
import adjutant.conquest.battle.Command.Tail.Casualties;
import adjutant.conquest.contact.Contacts;
import adjutant.conquest.morale.Sufferer;
import adjutant.game.Facts;
import adjutant.game.RuleSystem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntFunction;

/** Many throws of one Clash, counted, and compared with the odds that are told of it. */
public final class Sample {
    private final Situation situation;
    private final List<Counted> counted = new ArrayList<>();

    private Sample(Situation situation) {
        this.situation = situation;
    }

    /**
     * How far a count lies from its law.
     *
     * @param what was counted
     * @param p how likely it is that it lies as far or farther
     */
    public record Comparison(String what, double p) {}

    /**
     * Throws the dice of a situation and compares all that its odds say.
     *
     * @param seed of the dice
     * @param games how many times
     */
    public static List<Comparison> of(Situation situation, long seed, int games) {
        Sample sample = new Sample(situation);
        sample.prepare();
        Chance chance = situation.ruling().chance();
        for (int game = 0; game < games; game++) {
            Throwing thrown = Thrower.play(chance, new RolledDice(seed, game));
            Outcome outcome = ((Throwing.Done) thrown).outcome();
            sample.counted.forEach(each -> each.add(outcome));
        }
        return sample.counted.stream().map(Counted::compared).toList();
    }

    private void prepare() {
        Facts.Tree odds = odds();
        Chance chance = situation.ruling().chance();
        List<Facts> several = odds.get("targets").map(Sample::items).orElse(List.of(odds));
        for (int i = 0; i < several.size(); i++) {
            String unit = chance.tracks().get(i).id();
            Facts.Tree laws = (Facts.Tree) several.get(i);
            amounts(unit, laws, i);
            fate(unit, laws, i, situation.command().tail().casualties());
        }
        odds.get("self")
                .ifPresent(self -> fate("a1", (Facts.Tree) self, several.size(), Casualties.LEFT));
    }

    private Facts.Tree odds() {
        RuleSystem.Odds odds =
                Situation.SYSTEM.odds(situation.battle(), List.of(situation.command()), Set.of());
        return ((RuleSystem.Odds.Known) odds).laws();
    }

    private static List<Facts> items(Facts facts) {
        return ((Facts.Items) facts).values();
    }

    private static Law law(Facts.Tree laws, String name) {
        return ((Facts.Chances) laws.get(name).orElseThrow()).value();
    }

    private static double number(Facts.Tree laws, String name) {
        return ((Facts.Decimal) laws.get(name).orElseThrow()).value();
    }

    private void amounts(String unit, Facts.Tree laws, int pool) {
        count(unit, laws, "hits", outcome -> outcome.pools().get(pool).hits());
        count(unit, laws, "wounds", outcome -> outcome.pools().get(pool).first());
        count(
                unit,
                laws,
                "total",
                outcome -> outcome.pools().get(pool).first() + outcome.pools().get(pool).second());
    }

    private void fate(String unit, Facts.Tree laws, int track, Casualties tie) {
        Sufferer sufferer =
                Sufferer.of(
                        Contacts.of(situation.battle(), situation.battle().regiment(unit)), tie);
        int start = sufferer.track().start();
        count(
                unit,
                laws,
                "damage",
                outcome -> sufferer.track().levelOf(outcome.states().get(track)));
        count(
                unit,
                laws,
                "standsLost",
                outcome ->
                        sufferer.standsLeft(start) - left(sufferer, outcome.states().get(track)));
        double broken = number(laws, "pBroken");
        double destroyed = number(laws, "pDestroyed");
        counted.add(
                new Counted(
                        unit + " broken, destroyed",
                        new double[] {Math.max(0, 1 - broken - destroyed), broken, destroyed},
                        outcome -> fate(sufferer, outcome.states().get(track))));
    }

    private static int left(Sufferer sufferer, int state) {
        return sufferer.gone(state) ? 0 : sufferer.standsLeft(state);
    }

    private static int fate(Sufferer sufferer, int state) {
        return sufferer.gone(state) ? 2 : sufferer.broken(state) ? 1 : 0;
    }

    private void count(String unit, Facts.Tree laws, String name, ToIntFunction<Outcome> value) {
        counted.add(new Counted(unit + " " + name, law(laws, name).toArray(), value));
    }

    /** One number of each throw, counted. */
    private static final class Counted {
        private final String what;
        private final double[] expected;
        private final ToIntFunction<Outcome> value;
        private long[] seen;

        Counted(String what, double[] expected, ToIntFunction<Outcome> value) {
            this.what = what;
            this.expected = expected;
            this.value = value;
            this.seen = new long[expected.length];
        }

        void add(Outcome outcome) {
            int number = value.applyAsInt(outcome);
            if (number >= seen.length) {
                seen = Arrays.copyOf(seen, number + 1);
            }
            seen[number]++;
        }

        Comparison compared() {
            return new Comparison(
                    what, ChiSquare.pValue(seen, Arrays.copyOf(expected, seen.length)));
        }
    }
}
