package adjutant.toy;

import adjutant.game.Side;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * A situation.
 *
 * @param config how it is played
 * @param places how many places the strip has
 * @param round the Round, from 1
 * @param turn whose turn it is
 * @param units every unit, also those gone; ids unique
 * @param vows with which unit a side has vowed to win, secret until the Round ends
 */
public record Strip(
        RulesConfig config,
        int places,
        int round,
        Side turn,
        List<Unit> units,
        Map<Side, String> vows) {
    /** Copies the list and the map. */
    public Strip {
        units = List.copyOf(units);
        vows = Map.copyOf(vows);
    }

    /** The unit with an id; commands and events name only units that are there. */
    Unit unit(String id) {
        return find(id).orElseThrow(() -> new IllegalArgumentException("no unit " + id));
    }

    /** The unit with an id, if there is one. */
    Optional<Unit> find(String id) {
        return units.stream().filter(unit -> unit.id().equals(id)).findFirst();
    }

    /** Whether a unit stands on a place. */
    boolean taken(int place) {
        return units.stream().anyMatch(unit -> unit.present() && unit.at() == place);
    }

    /** How many units of a side are on the strip. */
    long strength(Side side) {
        return units.stream().filter(unit -> unit.present() && unit.side() == side).count();
    }

    /** What a side has left, and how far it has come; a hint for computer players. */
    double worth(Side side) {
        double worth = 0;
        for (Unit unit : units) {
            if (unit.present() && unit.side() == side) {
                double left = unit.profile().size() - unit.damage();
                double way = side == Side.A ? unit.at() : places - 1 - unit.at();
                worth += left - (unit.mood() == Unit.Mood.SHAKEN ? 1 : 0) + way / places;
            }
        }
        return worth;
    }

    /** With one unit changed. */
    Strip with(String id, UnaryOperator<Unit> change) {
        return new Strip(
                config,
                places,
                round,
                turn,
                units.stream()
                        .map(unit -> unit.id().equals(id) ? change.apply(unit) : unit)
                        .toList(),
                vows);
    }

    /** With the turn of another side and every unit fresh; vows end with the Round. */
    Strip turned(int nextRound, Side side) {
        List<Unit> fresh = units.stream().map(Unit::fresh).toList();
        return new Strip(
                config, places, nextRound, side, fresh, nextRound == round ? vows : Map.of());
    }

    /** With the vow of a side. */
    Strip vowed(Side side, String unit) {
        Map<Side, String> more = new EnumMap<>(Side.class);
        more.putAll(vows);
        more.put(side, unit);
        return new Strip(config, places, round, turn, units, more);
    }

    /** As somebody sees it who does not know the vow of a side. */
    Strip withoutVow(Side side) {
        Map<Side, String> known = new EnumMap<>(Side.class);
        known.putAll(vows);
        known.remove(side);
        return new Strip(config, places, round, turn, units, known);
    }
}
