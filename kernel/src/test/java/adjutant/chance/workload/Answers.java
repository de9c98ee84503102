package adjutant.chance.workload;

import adjutant.chance.Law;
import adjutant.chance.Odds;
import adjutant.chance.Odds.PoolLaw;
import adjutant.chance.exact.Exact;
import adjutant.chance.exact.Joint;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The answers to the workloads by name and index, as {@code compare.py} flattens them. */
public final class Answers {
    private final Map<List<Object>, Double> values = new LinkedHashMap<>();

    private Answers() {}

    /** The answer to S, M or H. */
    public static Map<List<Object>, Double> clash(String id, Odds odds) {
        return new Answers().clash(odds, Workloads.target(id));
    }

    /** The answer to C. */
    public static Map<List<Object>, Double> chain() {
        return new Answers().chain(Exact.joint(Workloads.chain(), "A", "B"));
    }

    /** The index of a cell of a final law. */
    public static long cell(int damage, int status) {
        return damage * 3L + status;
    }

    /** One term of a checksum. */
    public static double term(long index, double p) {
        return p * ((index * 2654435761L & 0xFFFFFFFFL) / 4294967296.0);
    }

    private Map<List<Object>, Double> clash(Odds odds, Regiment target) {
        PoolLaw pool = odds.pool("clash");
        law("hits", pool.hits(), "Hits");
        law("wounds", pool.first(), "Wounds");
        law("total", pool.total(), "Total");
        Law states = odds.track("target").states();
        double checksum = 0;
        double[] lost = new double[target.stands() + 1];
        double[] damage = new double[target.track().cap() + 1];
        double[] status = new double[3];
        for (int s = 0; s < states.size(); s++) {
            int level = target.track().levelOf(s);
            double p = states.at(s);
            if (p > 0) {
                values.merge(List.of("final", level, target.status(s)), p, Double::sum);
            }
            checksum += term(cell(level, target.status(s)), p);
            lost[level / target.perStand()] += p;
            damage[level] += p;
            status[target.status(s)] += p;
        }
        values.put(List.of("checksums.final"), checksum);
        list("standsLost", lost);
        moments("Damage", Law.of(damage));
        values.put(List.of("summary.pSteady"), status[0]);
        values.put(List.of("summary.pBroken"), status[1]);
        values.put(List.of("summary.pGone"), status[2]);
        return values;
    }

    private void law(String name, Law law, String summary) {
        double checksum = 0;
        for (int i = 0; i < law.size(); i++) {
            checksum += term(i, law.at(i));
        }
        list(name, law.toArray());
        values.put(List.of("checksums." + name), checksum);
        moments(summary, law);
    }

    private void moments(String name, Law law) {
        values.put(List.of("summary.mean" + name), law.mean());
        values.put(List.of("summary.sd" + name), law.sd());
    }

    private void list(String name, double[] list) {
        for (int i = 0; i < list.length; i++) {
            values.put(List.of(name, i), list[i]);
        }
    }

    private Map<List<Object>, Double> chain(Joint joint) {
        Regiment a = Workloads.side("A");
        Regiment b = Workloads.side("B");
        double checksum = 0;
        Map<Integer, Double> ofA = new HashMap<>();
        Map<Integer, Double> ofB = new HashMap<>();
        for (int i : joint.firstStates().toArray()) {
            for (int j : joint.secondStates().toArray()) {
                double p = joint.at(i, j);
                int x = a.track().levelOf(i);
                int y = b.track().levelOf(j);
                if (p > 0) {
                    values.merge(List.of("joint", x, a.status(i), y, b.status(j)), p, Double::sum);
                }
                long index = cell(x, a.status(i)) * (b.track().cap() + 1) + y;
                checksum += term(index * 3 + b.status(j), p);
                ofA.merge(i, p, Double::sum);
                ofB.merge(j, p, Double::sum);
            }
        }
        values.put(List.of("checksums.joint"), checksum);
        side("A", a, ofA);
        side("B", b, ofB);
        return values;
    }

    private void side(String name, Regiment side, Map<Integer, Double> law) {
        double[] lost = new double[side.stands() + 1];
        double[] damage = new double[side.track().cap() + 1];
        double[] status = new double[3];
        law.forEach((s, p) -> {
            lost[side.track().levelOf(s) / side.perStand()] += p;
            damage[side.track().levelOf(s)] += p;
            status[side.status(s)] += p;
        });
        moments("Damage" + name, Law.of(damage));
        list("summary.standsLost" + name, lost);
        list("summary.status" + name, status);
    }

    /** The expected answer, flattened alike. */
    public static Map<List<Object>, Double> expected(String id) {
        Answers answers = new Answers();
        Fields fields = Fields.of(Json.resource("expected/" + id + ".json"));
        List<String> leftOut = List.of("id", "statesAfterStep", "finalExact");
        fields.map().keySet().stream()
                .map(String.class::cast)
                .filter(key -> !leftOut.contains(key))
                .forEach(key -> answers.flatten(key, fields.get(key)));
        return answers.values;
    }

    private void flatten(String key, Object value) {
        switch (value) {
            case Double number -> values.put(List.of(key), number);
            case Map<?, ?> map -> {
                Fields fields = new Fields(map);
                map.keySet().forEach(k -> flatten(key + "." + k, fields.get((String) k)));
            }
            case List<?> list when key.equals("final") || key.equals("joint") ->
                    list.forEach(row -> flattenCell(key, (List<?>) row));
            case List<?> list -> list(key, list.stream().mapToDouble(x -> (Double) x).toArray());
            default -> throw new IllegalArgumentException(key);
        }
    }

    private void flattenCell(String key, List<?> row) {
        Object[] cell = new Object[row.size()];
        Arrays.setAll(
                cell, i -> i == 0 ? key : Integer.valueOf(((Double) row.get(i - 1)).intValue()));
        values.put(List.of(cell), (Double) row.getLast());
    }
}
