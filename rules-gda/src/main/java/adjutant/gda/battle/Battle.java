package adjutant.gda.battle;

import adjutant.game.Side;
import adjutant.gda.RulesConfig;
import adjutant.gda.army.Scale;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * A battle as it stands.
 *
 * @param layout what stays the same
 * @param clock what time it is
 * @param units all units, also those that are gone, in the order of their ids as written
 * @param brigades all brigades
 * @param commanders the commanders, A before B
 * @param attacks the Charges and melees going on, in the order declared
 * @param choices what must be chosen before anything else, the first first
 */
public record Battle(
        Layout layout,
        Clock clock,
        List<Unit> units,
        List<Brigade> brigades,
        List<Commander> commanders,
        List<Attack> attacks,
        List<Choice> choices) {
    /** Copies the lists. */
    public Battle {
        units = List.copyOf(units);
        brigades = List.copyOf(brigades);
        commanders = List.copyOf(commanders);
        attacks = List.copyOf(attacks);
        choices = List.copyOf(choices);
    }

    /** The readings it is played by. */
    public RulesConfig config() {
        return layout.config();
    }

    /** Its scale. */
    public Scale scale() {
        return layout.scale();
    }

    /** A unit, where there is one with that id. */
    public Optional<Unit> find(String id) {
        for (Unit unit : units) {
            if (unit.id().equals(id)) {
                return Optional.of(unit);
            }
        }
        return Optional.empty();
    }

    /**
     * A unit.
     *
     * @throws IllegalArgumentException where there is none with that id
     */
    public Unit unit(String id) {
        return find(id).orElseThrow(() -> new IllegalArgumentException("no unit " + id));
    }

    /** The units on the table. */
    public Stream<Unit> onTable() {
        return units.stream().filter(Unit::isOnTable);
    }

    /** The units of a side on the table. */
    public Stream<Unit> onTable(Side side) {
        return onTable().filter(unit -> unit.side() == side);
    }

    /** A brigade, where there is one of that name. */
    public Optional<Brigade> findBrigade(String name) {
        for (Brigade brigade : brigades) {
            if (brigade.name().equals(name)) {
                return Optional.of(brigade);
            }
        }
        return Optional.empty();
    }

    /**
     * A brigade.
     *
     * @throws IllegalArgumentException where there is none of that name
     */
    public Brigade brigade(String name) {
        return findBrigade(name)
                .orElseThrow(() -> new IllegalArgumentException("no brigade " + name));
    }

    /** The brigade of a unit. */
    public Brigade brigade(Unit unit) {
        return brigade(unit.troop().brigade());
    }

    /** The brigades of a side. */
    public Stream<Brigade> brigades(Side side) {
        return brigades.stream().filter(brigade -> brigade.side() == side);
    }

    /** The units of a brigade, also those that are gone. */
    public Stream<Unit> units(Brigade brigade) {
        return units.stream().filter(unit -> unit.troop().brigade().equals(brigade.name()));
    }

    /** Whether a brigade waits off the table: none of its units is there, and one is in reserve. */
    public boolean isInReserve(Brigade brigade) {
        return units(brigade).noneMatch(Unit::isPresent)
                && units(brigade).anyMatch(Unit::isInReserve);
    }

    /** The commander of a side. */
    public Commander commander(Side side) {
        return commanders.get(side == Side.A ? 0 : 1);
    }

    /** Whether a brigadier is attached to a unit. */
    public boolean isLed(Unit unit) {
        return brigade(unit).general() instanceof Brigade.General.With(String led)
                && led.equals(unit.id());
    }

    /** The Charge or melee that a lead is in. */
    public Optional<Attack> attackBy(String lead) {
        for (Attack attack : attacks) {
            if (attack.lead().equals(lead)) {
                return Optional.of(attack);
            }
        }
        return Optional.empty();
    }

    /** The Charge or melee against a unit. */
    public Optional<Attack> attackOn(String target) {
        for (Attack attack : attacks) {
            if (attack.target().equals(target)) {
                return Optional.of(attack);
            }
        }
        return Optional.empty();
    }

    /** The piece of terrain with an id. */
    public Optional<Terrain> terrain(String id) {
        return layout.terrain().stream().filter(piece -> piece.id().equals(id)).findFirst();
    }

    /** It at another time. */
    public Battle at(Clock now) {
        return new Battle(layout, now, units, brigades, commanders, attacks, choices);
    }

    /** It with one unit changed. */
    public Battle with(String id, UnaryOperator<Unit> change) {
        List<Unit> changed = new ArrayList<>(units);
        for (int i = 0; i < changed.size(); i++) {
            Unit unit = changed.get(i);
            if (unit.id().equals(id)) {
                changed.set(i, change.apply(unit));
            }
        }
        return new Battle(layout, clock, changed, brigades, commanders, attacks, choices);
    }

    /** It with every unit changed. */
    public Battle withAll(UnaryOperator<Unit> change) {
        List<Unit> changed = new ArrayList<>(units);
        changed.replaceAll(change);
        return new Battle(layout, clock, changed, brigades, commanders, attacks, choices);
    }

    /** It with a brigade in the place of that of its name. */
    public Battle with(Brigade now) {
        List<Brigade> changed = new ArrayList<>(brigades);
        changed.replaceAll(brigade -> brigade.name().equals(now.name()) ? now : brigade);
        return new Battle(layout, clock, units, changed, commanders, attacks, choices);
    }

    /** It with a commander in the place of that of his side. */
    public Battle with(Commander now) {
        List<Commander> changed = new ArrayList<>(commanders);
        changed.set(now.side() == Side.A ? 0 : 1, now);
        return new Battle(layout, clock, units, brigades, changed, attacks, choices);
    }

    /** It with an attack, in the place of that of its lead where there is one. */
    public Battle with(Attack now) {
        List<Attack> changed = new ArrayList<>(attacks);
        changed.replaceAll(attack -> attack.lead().equals(now.lead()) ? now : attack);
        if (!changed.contains(now)) {
            changed.add(now);
        }
        return new Battle(layout, clock, units, brigades, commanders, changed, choices);
    }

    /** It without the attack of a lead. */
    public Battle without(String lead) {
        List<Attack> left = attacks.stream().filter(attack -> !attack.lead().equals(lead)).toList();
        return new Battle(layout, clock, units, brigades, commanders, left, choices);
    }

    /** It with other choices to make. */
    public Battle choosing(List<Choice> now) {
        return new Battle(layout, clock, units, brigades, commanders, attacks, now);
    }
}
