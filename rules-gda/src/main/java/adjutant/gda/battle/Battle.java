package adjutant.gda.battle;

import adjutant.game.Side;
import adjutant.gda.Each;
import adjutant.gda.RulesConfig;
import adjutant.gda.army.Scale;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

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
    public List<Unit> onTable() {
        return Each.where(units, Unit::isOnTable);
    }

    /** The units of a side on the table. */
    public List<Unit> onTable(Side side) {
        return Each.where(units, unit -> unit.side() == side && unit.isOnTable());
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
    public List<Brigade> brigades(Side side) {
        return Each.where(brigades, brigade -> brigade.side() == side);
    }

    /** The units of a brigade, also those that are gone. */
    public List<Unit> units(Brigade brigade) {
        return Each.where(units, unit -> unit.troop().brigade().equals(brigade.name()));
    }

    /** The units of a brigade that are on the table or in a built-up area. */
    public List<Unit> present(Brigade brigade) {
        return Each.where(
                units, unit -> unit.isPresent() && unit.troop().brigade().equals(brigade.name()));
    }

    /** Whether a brigade waits off the table: none of its units is there, and one is in reserve. */
    public boolean isInReserve(Brigade brigade) {
        boolean waits = false;
        for (Unit unit : units) {
            if (unit.troop().brigade().equals(brigade.name())) {
                if (unit.isPresent()) {
                    return false;
                }
                waits |= unit.isInReserve();
            }
        }
        return waits;
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
        return Each.first(layout.terrain(), piece -> piece.id().equals(id));
    }

    /** It at another time. */
    public Battle at(Clock now) {
        return new Battle(layout, now, units, brigades, commanders, attacks, choices);
    }

    /** It with one unit changed. */
    public Battle with(String id, UnaryOperator<Unit> change) {
        for (int i = 0; i < units.size(); i++) {
            if (units.get(i).id().equals(id)) {
                return withUnits(Each.with(units, i, change.apply(units.get(i))));
            }
        }
        return this;
    }

    /** It with every unit changed. */
    public Battle withAll(UnaryOperator<Unit> change) {
        return withUnits(Each.map(units, change));
    }

    private Battle withUnits(List<Unit> now) {
        return new Battle(layout, clock, now, brigades, commanders, attacks, choices);
    }

    /** It with a brigade in the place of that of its name. */
    public Battle with(Brigade now) {
        List<Brigade> changed =
                Each.map(brigades, brigade -> brigade.name().equals(now.name()) ? now : brigade);
        return new Battle(layout, clock, units, changed, commanders, attacks, choices);
    }

    /** It with a commander in the place of that of his side. */
    public Battle with(Commander now) {
        List<Commander> changed =
                Each.map(commanders, commander -> commander.side() == now.side() ? now : commander);
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
        List<Attack> left = Each.where(attacks, attack -> !attack.lead().equals(lead));
        return new Battle(layout, clock, units, brigades, commanders, left, choices);
    }

    /** It with other choices to make. */
    public Battle choosing(List<Choice> now) {
        return new Battle(layout, clock, units, brigades, commanders, attacks, now);
    }
}
