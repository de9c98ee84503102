package adjutant.app.match;

import adjutant.game.Offer;
import adjutant.game.Side;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** What the sides may do in one situation, worked out once where it is asked for. */
final class Offered {
    private final Map<Side, List<Offer>> known = new EnumMap<>(Side.class);

    synchronized List<Offer> of(Side side, Supplier<List<Offer>> offers) {
        return known.computeIfAbsent(side, _ -> List.copyOf(offers.get()));
    }
}
