package adjutant.conquest.odds;

import adjutant.chance.Law;
import adjutant.conquest.odds.Suffering.End;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Laws put together. */
final class Laws {
    private Laws() {}

    /**
     * The law of the amount of whichever of some pools comes up; a pool that does not come up
     * counts as 0 in its own law. One law stays as it is.
     */
    static Law either(List<Law> laws) {
        if (laws.size() <= 1) {
            return laws.isEmpty() ? Law.of(1) : laws.getFirst();
        }
        double[] sum = new double[laws.stream().mapToInt(Law::size).max().orElse(1)];
        for (int k = 1; k < sum.length; k++) {
            for (Law law : laws) {
                sum[k] += law.at(k);
            }
        }
        double rest = 1;
        for (int k = sum.length - 1; k > 0; k--) {
            rest -= sum[k];
        }
        sum[0] = Math.max(0, rest);
        return Law.of(sum);
    }

    /** The mixture of laws with weights that sum to one. */
    static Law mixed(List<Law> laws, double[] weights) {
        double[] sum = new double[laws.stream().mapToInt(Law::size).max().orElse(1)];
        for (int i = 0; i < weights.length; i++) {
            for (int k = 0; k < laws.get(i).size(); k++) {
                sum[k] += weights[i] * laws.get(i).at(k);
            }
        }
        return Law.of(sum);
    }

    /** Equal endings made one. */
    static List<End> merged(List<End> endings) {
        Map<End, Double> sum = new LinkedHashMap<>();
        for (End end : endings) {
            sum.merge(
                    new End(end.damage(), end.standsLost(), end.fate(), 0),
                    end.probability(),
                    Double::sum);
        }
        List<End> merged = new ArrayList<>();
        sum.forEach((end, p) -> merged.add(new End(end.damage(), end.standsLost(), end.fate(), p)));
        return merged;
    }
}
