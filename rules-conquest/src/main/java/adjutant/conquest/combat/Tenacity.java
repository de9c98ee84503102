package adjutant.conquest.combat;

import adjutant.chance.Tally;
import adjutant.conquest.RulesConfig;
import adjutant.conquest.RulesConfig.TenaciousPer;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * How failed Defense dice are turned: how many, which, and how often in a pool.
 *
 * @param x how many, 0 or more
 * @param config the readings
 * @rule CQ-SR-44
 */
public record Tenacity(int x, RulesConfig config) {
    /** That of a Regiment. */
    public static Tenacity of(Regiment regiment, RulesConfig config) {
        return of(RulesInForce.of(regiment), config);
    }

    /** That of rules in force. */
    public static Tenacity of(RulesInForce rules, RulesConfig config) {
        return new Tenacity(rules.x(Special.TENACIOUS), config);
    }

    /** How failed Defense dice add up to Wounds. */
    public Tally tally() {
        Tally.Order order =
                switch (config.tenaciousRemoves()) {
                    case CHEAPEST_FIRST -> Tally.Order.LIGHT_FIRST;
                    case DEAREST_FIRST -> Tally.Order.HEAVY_FIRST;
                };
        return new Tally(x, order, 1, Tally.Rest.COUNTS);
    }

    /** Why, for display; nothing where none are turned. */
    public Optional<Modifier> note() {
        String order =
                switch (config.tenaciousRemoves()) {
                    case CHEAPEST_FIRST -> "";
                    case DEAREST_FIRST -> ", those that cost two first";
                };
        String often =
                config.tenaciousPer() == TenaciousPer.BATCH ? " for each batch of riders" : "";
        String text = Special.TENACIOUS.label() + " " + x + often + order;
        return x == 0
                ? Optional.empty()
                : Optional.of(new Modifier("wounds", 0, Special.TENACIOUS.clause(), text));
    }

    /**
     * Batches in the order in which they are thrown: as they are, but Hits with the same riders
     * side by side where dice are turned for each of these.
     *
     * @param riders what Hits with the same riders have in common
     */
    public <T> List<T> ordered(List<T> batches, Function<T, Object> riders) {
        List<T> ordered = new ArrayList<>();
        heaped(batches, riders).values().forEach(ordered::addAll);
        return ordered;
    }

    /**
     * For each batch, in their order, the number of the heap it is tallied with.
     *
     * @param riders what Hits with the same riders have in common
     */
    public <T> List<Integer> heaps(List<T> batches, Function<T, Object> riders) {
        List<Integer> heaps = new ArrayList<>();
        int heap = 0;
        for (List<T> alike : heaped(batches, riders).values()) {
            for (int i = 0; i < alike.size(); i++) {
                heaps.add(heap);
            }
            heap++;
        }
        return heaps;
    }

    private <T> Map<Object, List<T>> heaped(List<T> batches, Function<T, Object> riders) {
        boolean apart = x > 0 && config.tenaciousPer() == TenaciousPer.BATCH;
        Map<Object, List<T>> heaped = new LinkedHashMap<>();
        for (T batch : batches) {
            Object key = apart ? riders.apply(batch) : "all";
            heaped.computeIfAbsent(key, _ -> new ArrayList<>()).add(batch);
        }
        return heaped;
    }
}
