package adjutant.chance.exact;

import adjutant.chance.Die;
import adjutant.chance.Step;
import adjutant.chance.Step.Sum.Hand;
import adjutant.chance.Step.Sum.Retake;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * How the dice of a sum can fall. A hand of which no die is thrown again is a power of one die; of
 * others the values are followed, in ascending order.
 */
final class Falls {
    private static final double FACE = 1.0 / Die.SIDES;
    private static final double[] ONE_DIE = {0, FACE, FACE, FACE, FACE, FACE, FACE};

    private final Step.Sum sum;
    private final Map<Fall, Double> falls;

    /**
     * One way they can fall.
     *
     * @param total of the dice alone, by the signs of their hands
     * @param ends bit 2h where the steps of all 1s of hand h follow, bit 2h + 1 those of all 6s;
     *     not set where there are no such steps
     */
    record Fall(int total, long ends) {}

    /** Where the total of a fall leads: to a band, and to the ends of {@link Fall#ends}. */
    record Way(int band, long ends) {}

    /** The values of a hand, ascending. */
    private record Lie(List<Integer> values, long ends) {
        Lie withLowest(int value) {
            return new Lie(sorted(values.subList(1, values.size()), value), ends);
        }

        static List<Integer> sorted(List<Integer> values, int more) {
            List<Integer> longer = new ArrayList<>(values);
            longer.add(more);
            longer.sort(null);
            return List.copyOf(longer);
        }

        int total() {
            return values.stream().mapToInt(Integer::intValue).sum();
        }
    }

    /** The falls of a sum. */
    Falls(Step.Sum sum) {
        this.sum = sum;
        Map<Fall, Double> all = Map.of(new Fall(0, 0), 1.0);
        for (int hand = 0; hand < sum.hands().size(); hand++) {
            all = beside(all, hand(hand), sum.hands().get(hand).sign());
        }
        this.falls = all;
    }

    private static Map<Fall, Double> beside(
            Map<Fall, Double> falls, Map<Fall, Double> hand, int sign) {
        Map<Fall, Double> all = new LinkedHashMap<>();
        falls.forEach((a, p) ->
                hand.forEach((b, q) ->
                        all.merge(
                                new Fall(a.total() + sign * b.total(), a.ends() | b.ends()),
                                p * q,
                                Double::sum)));
        return all;
    }

    /** The probability of each total. */
    Map<Integer, Double> totals() {
        Map<Integer, Double> totals = new TreeMap<>();
        falls.forEach((fall, p) -> totals.merge(fall.total(), p, Double::sum));
        return totals;
    }

    /** The probability of each way, given what is added to the dice. */
    Map<Way, Double> ways(int shift) {
        Map<Way, Double> ways = new LinkedHashMap<>();
        falls.forEach((fall, p) ->
                ways.merge(new Way(sum.band(fall.total() + shift), fall.ends()), p, Double::sum));
        return ways;
    }

    /** All that follows a way after its band, in order. */
    List<Step> after(long ends) {
        List<Step> after = new ArrayList<>();
        for (int hand = 0; hand < sum.hands().size(); hand++) {
            if ((ends & lowest(hand)) != 0) {
                after.addAll(sum.hands().get(hand).lowest());
            }
            if ((ends & highest(hand)) != 0) {
                after.addAll(sum.hands().get(hand).highest());
            }
        }
        return after;
    }

    /** The bit of all 1s of a hand. */
    static long lowest(int hand) {
        return 1L << (2 * hand);
    }

    /** The bit of all 6s of a hand. */
    static long highest(int hand) {
        return 2L << (2 * hand);
    }

    private Map<Fall, Double> hand(int hand) {
        List<Retake> retakes =
                sum.retakes().stream().filter(retake -> retake.hand() == hand).toList();
        return retakes.isEmpty() ? added(hand) : followed(hand, retakes);
    }

    private long ends(int hand, boolean low, boolean high) {
        Hand these = sum.hands().get(hand);
        long lowest = low && !these.lowest().isEmpty() ? lowest(hand) : 0;
        long highest = high && !these.highest().isEmpty() ? highest(hand) : 0;
        return lowest | highest;
    }

    private Map<Fall, Double> added(int hand) {
        int dice = sum.hands().get(hand).dice();
        double[] row = Poly.power(ONE_DIE, dice);
        Map<Fall, Double> falls = new LinkedHashMap<>();
        for (int total = dice; total < row.length; total++) {
            long ends = ends(hand, total == dice, total == Die.SIDES * dice);
            falls.put(new Fall(total, ends), row[total]);
        }
        return falls;
    }

    private Map<Fall, Double> followed(int hand, List<Retake> retakes) {
        Map<Lie, Double> lies = lies(hand);
        for (Retake retake : retakes) {
            Map<Lie, Double> next = new LinkedHashMap<>();
            lies.forEach((lie, p) -> retake(lie, retake, p, next));
            lies = next;
        }
        Map<Fall, Double> falls = new LinkedHashMap<>();
        lies.forEach((lie, p) -> falls.merge(new Fall(lie.total(), lie.ends()), p, Double::sum));
        return falls;
    }

    private static void retake(Lie lie, Retake retake, double p, Map<Lie, Double> to) {
        if (lie.values().getFirst() > retake.upTo()) {
            to.merge(lie, p, Double::sum);
            return;
        }
        for (int face = 1; face <= Die.SIDES; face++) {
            to.merge(lie.withLowest(retake.value(face)), p * FACE, Double::sum);
        }
    }

    private Map<Lie, Double> lies(int hand) {
        int dice = sum.hands().get(hand).dice();
        Map<List<Integer>, Double> values = Map.of(List.of(), 1.0);
        for (int die = 0; die < dice; die++) {
            Map<List<Integer>, Double> more = new LinkedHashMap<>();
            values.forEach((some, p) -> {
                for (int face = 1; face <= Die.SIDES; face++) {
                    more.merge(Lie.sorted(some, face), p * FACE, Double::sum);
                }
            });
            values = more;
        }
        Map<Lie, Double> lies = new LinkedHashMap<>();
        values.forEach((some, p) -> {
            long ends = ends(hand, some.getLast() == 1, some.getFirst() == Die.SIDES);
            lies.put(new Lie(some, ends), p);
        });
        return lies;
    }
}
