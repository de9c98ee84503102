package adjutant.chance.exact;

import adjutant.chance.Die;
import adjutant.chance.Step;
import adjutant.chance.Step.Sum.Hand;
import adjutant.chance.Step.Sum.Retake;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** How the dice of a sum can fall, in fractions: every sequence of faces on its own. */
final class FractionFalls {
    private FractionFalls() {}

    /**
     * One way they can fall.
     *
     * @param total of the dice alone, by the signs of their hands
     * @param after what follows after the band
     */
    record Fall(int total, List<Step> after) {}

    /** The probability of every way. */
    static Map<Fall, Fraction> of(Step.Sum sum) {
        Map<Fall, Fraction> all = Map.of(new Fall(0, List.of()), Fraction.ONE);
        for (int i = 0; i < sum.hands().size(); i++) {
            int place = i;
            Hand hand = sum.hands().get(i);
            List<Retake> retakes =
                    sum.retakes().stream().filter(retake -> retake.hand() == place).toList();
            Map<Fall, BigInteger> ways = new LinkedHashMap<>();
            fall(hand, retakes, List.of(), ways);
            Map<Fall, Fraction> more = new LinkedHashMap<>();
            BigInteger whole = power(hand.dice() + retakes.size());
            all.forEach((fall, p) ->
                    ways.forEach((one, n) ->
                            more.merge(
                                    plus(fall, one, hand.sign()),
                                    p.times(new Fraction(n, whole)),
                                    Fraction::plus)));
            all = more;
        }
        return all;
    }

    private static BigInteger power(int dice) {
        return BigInteger.valueOf(Die.SIDES).pow(dice);
    }

    private static Fall plus(Fall some, Fall more, int sign) {
        List<Step> after = new ArrayList<>(some.after());
        after.addAll(more.after());
        return new Fall(some.total() + sign * more.total(), List.copyOf(after));
    }

    private static void fall(
            Hand hand, List<Retake> retakes, List<Integer> faces, Map<Fall, BigInteger> to) {
        if (faces.size() == hand.dice()) {
            retake(retakes, faces, hand.after(faces), to);
            return;
        }
        for (int face = 1; face <= Die.SIDES; face++) {
            List<Integer> longer = new ArrayList<>(faces);
            longer.add(face);
            fall(hand, retakes, longer, to);
        }
    }

    /** Counts ways as if every retake left were thrown: one that is not has six. */
    private static void retake(
            List<Retake> retakes,
            List<Integer> values,
            List<Step> after,
            Map<Fall, BigInteger> to) {
        if (retakes.isEmpty()) {
            int total = values.stream().mapToInt(Integer::intValue).sum();
            to.merge(new Fall(total, after), BigInteger.ONE, BigInteger::add);
            return;
        }
        Retake first = retakes.getFirst();
        List<Retake> left = retakes.subList(1, retakes.size());
        Integer lowest = Collections.min(values);
        for (int face = 1; face <= Die.SIDES; face++) {
            List<Integer> now = new ArrayList<>(values);
            if (lowest <= first.upTo()) {
                now.set(values.indexOf(lowest), first.value(face));
            }
            retake(left, now, after, to);
        }
    }
}
