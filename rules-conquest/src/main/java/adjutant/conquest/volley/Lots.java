package adjutant.conquest.volley;

import adjutant.battlefield.formation.Place;
import adjutant.conquest.combat.Batch;
import adjutant.conquest.combat.Thresholds;
import adjutant.conquest.volley.Shooter.Halving;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Dice gathered by equal thresholds. Those of Obscured Stands are halved all together; what is left
 * goes back to them by largest remainder, in the order of the Stands.
 *
 * @rule CQ-VOLLEY-15
 */
public final class Lots {
    private final Map<Key, List<Part>> parts = new LinkedHashMap<>();

    Lots() {}

    /** Whether Hits bring further ones. */
    public enum Flow {
        /** By Torrential Fire. */
        TORRENTIAL,
        /** They do not. */
        PLAIN
    }

    /**
     * Dice that are thrown together.
     *
     * @param batch the dice
     * @param flow whether their Hits bring further ones
     */
    public record Lot(Batch batch, Flow flow) {}

    /** What dice that are thrown together have in common. */
    record Key(Thresholds thresholds, Flow flow) {}

    private record Part(Place place, int dice, Halving halving) {}

    void add(Key key, Place place, int dice, Halving halving) {
        parts.computeIfAbsent(key, _ -> new ArrayList<>()).add(new Part(place, dice, halving));
    }

    /** The lots, where so many of the halved dice are left. */
    List<Lot> shared(int left, Batch.Misses misses) {
        List<Key> keys = List.copyOf(parts.keySet());
        List<List<Part>> all = List.copyOf(parts.values());
        List<Integer> shares = shares(left, all.stream().map(each -> dice(halved(each))).toList());
        List<Lot> lots = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            List<Batch.Share> dealt = dealt(all.get(i), shares.get(i));
            Batch batch = new Batch(dealt, keys.get(i).thresholds(), misses);
            if (batch.dice() > 0) {
                lots.add(new Lot(batch, keys.get(i).flow()));
            }
        }
        return lots;
    }

    private static List<Part> halved(List<Part> parts) {
        return parts.stream().filter(part -> part.halving() == Halving.HALVED).toList();
    }

    private static int dice(List<Part> parts) {
        return parts.stream().mapToInt(Part::dice).sum();
    }

    /** The dice of each Stand of a lot, a Leader's with those of his Stand. */
    private static List<Batch.Share> dealt(List<Part> lot, int left) {
        List<Part> halved = halved(lot);
        List<Integer> shares = shares(left, halved.stream().map(Part::dice).toList());
        Map<Place, Integer> dice = new LinkedHashMap<>();
        int next = 0;
        for (Part part : lot) {
            int given = part.halving() == Halving.HALVED ? shares.get(next++) : part.dice();
            dice.merge(part.place(), given, Integer::sum);
        }
        return dice.entrySet().stream()
                .filter(entry -> entry.getValue() > 0)
                .map(entry -> new Batch.Share(entry.getKey(), entry.getValue()))
                .toList();
    }

    /** A number shared out by weights: the whole parts first, then by largest remainder. */
    static List<Integer> shares(int number, List<Integer> weights) {
        int sum = weights.stream().mapToInt(Integer::intValue).sum();
        if (sum == 0) {
            return weights.stream().map(_ -> 0).toList();
        }
        List<Integer> shares =
                new ArrayList<>(weights.stream().map(weight -> number * weight / sum).toList());
        int rest = number - shares.stream().mapToInt(Integer::intValue).sum();
        IntStream.range(0, weights.size())
                .boxed()
                .sorted(Comparator.comparingInt(i -> -(number * weights.get(i) % sum)))
                .limit(rest)
                .forEach(i -> shares.set(i, shares.get(i) + 1));
        return List.copyOf(shares);
    }
}
