package adjutant.chance.exact;

import adjutant.chance.Law;
import adjutant.chance.Odds;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Laws by name and value, to compare interpreters: {@code pool hits 3}, {@code test passed}, {@code
 * sum falls on 9}, {@code track 0 in 7}. The chance of a pool's 0 is left out, since brute force
 * does not see a pool that did not come up; it follows from the others.
 */
final class LawMaps {
    private LawMaps() {}

    static Map<String, Double> of(Odds odds) {
        Map<String, Double> laws = new HashMap<>();
        for (Odds.PoolLaw pool : odds.pools()) {
            add(laws, pool.label() + " hits ", list(pool.hits()));
            add(laws, pool.label() + " first ", list(pool.first()));
            add(laws, pool.label() + " total ", list(pool.total()));
        }
        for (Odds.TestLaw test : odds.tests()) {
            laws.put(test.label() + " reached", test.reached());
            laws.put(test.label() + " passed", test.passed());
        }
        for (Odds.SumLaw sum : odds.sums()) {
            laws.put(sum.label() + " reached", sum.reached());
            add(laws, sum, list(sum.above()), list(sum.bands()));
        }
        for (int i = 0; i < odds.tracks().size(); i++) {
            add(laws, "track " + i + " in ", list(odds.tracks().get(i).states()));
        }
        return laws;
    }

    static Map<String, Double> of(FractionOdds odds) {
        Map<String, Double> laws = new HashMap<>();
        for (FractionOdds.PoolLaw pool : odds.pools()) {
            add(laws, pool.label() + " hits ", doubles(pool.hits()));
            add(laws, pool.label() + " first ", doubles(pool.first()));
            add(laws, pool.label() + " total ", doubles(pool.total()));
        }
        for (FractionOdds.TestLaw test : odds.tests()) {
            laws.put(test.label() + " reached", test.reached().toDouble());
            laws.put(test.label() + " passed", test.passed().toDouble());
        }
        for (FractionOdds.SumLaw sum : odds.sums()) {
            double reached = sum.reached().toDouble();
            laws.put(sum.label() + " reached", reached);
            List<Double> bands = doubles(sum.bands());
            Odds.SumLaw same =
                    new Odds.SumLaw(sum.label(), reached, sum.lowest(), Law.of(), Law.of());
            add(laws, same, doubles(sum.above()), bands);
        }
        for (int i = 0; i < odds.tracks().size(); i++) {
            add(laws, "track " + i + " in ", doubles(odds.tracks().get(i)));
        }
        return laws;
    }

    /** The chances that a sum comes up and falls so, as brute force sees them. */
    private static void add(
            Map<String, Double> laws, Odds.SumLaw sum, List<Double> above, List<Double> bands) {
        for (int i = 0; i < above.size(); i++) {
            laws.put(sum.label() + " falls on " + (sum.lowest() + i), sum.reached() * above.get(i));
        }
        for (int i = 0; i < bands.size(); i++) {
            laws.put(sum.label() + " in band " + i, sum.reached() * bands.get(i));
        }
    }

    private static void add(Map<String, Double> laws, String name, List<Double> law) {
        for (int i = 0; i < law.size(); i++) {
            laws.put(name + i, law.get(i));
        }
    }

    private static List<Double> doubles(List<Fraction> law) {
        return law.stream().map(Fraction::toDouble).toList();
    }

    private static List<Double> list(Law law) {
        List<Double> list = new ArrayList<>();
        for (int i = 0; i < law.size(); i++) {
            list.add(law.at(i));
        }
        return list;
    }
}
