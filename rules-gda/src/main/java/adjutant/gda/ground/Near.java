package adjutant.gda.ground;

import adjutant.battlefield.contact.Contact;
import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Convex;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Length;
import adjutant.game.Side;
import adjutant.gda.army.Formation;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Who is near. Distances are those of bodies, and a limit is inclusive. */
public final class Near {
    private Near() {}

    /** The enemies of a side on the table. */
    public static List<Unit> enemies(Battle battle, Side side) {
        return battle.onTable(side.opponent());
    }

    /**
     * Whether a unit keeps others at a distance and from changing formation: Close Order, and
     * neither Retreating nor Routing.
     *
     * @rule GDA-ARM-1
     */
    public static boolean isThreat(Unit unit) {
        return unit.isCloseOrder() && !unit.isBeaten();
    }

    /**
     * Whether a unit keeps others at a distance when they move: Close Order, or deployed guns.
     *
     * @rule GDA-MOV-2
     */
    public static boolean isKeptFrom(Unit unit) {
        return isThreat(unit)
                || (unit.troop().isBattery() && unit.formation() == Formation.DEPLOYED);
    }

    /** An enemy of a kind within a limit of a body, the first in the order of the battle. */
    public static Optional<Unit> enemyWithin(
            Battle battle, Side side, Convex body, Length limit, Predicate<Unit> kind) {
        for (Unit enemy : battle.units()) {
            if (enemy.side() != side
                    && enemy.isOnTable()
                    && kind.test(enemy)
                    && Distance.isWithin(body, enemy.footprint(), limit)) {
                return Optional.of(enemy);
            }
        }
        return Optional.empty();
    }

    /** The units on the table that a body would stand on, but for the one with an id. */
    public static List<Unit> under(Battle battle, String id, Convex body) {
        List<Unit> under = new ArrayList<>();
        for (Unit other : battle.units()) {
            if (other.isOnTable()
                    && Contact.overlaps(body, other.footprint())
                    && !other.id().equals(id)) {
                under.add(other);
            }
        }
        return under;
    }

    /** How far the nearest enemy of a kind is; empty where there is none. */
    public static Optional<Length> nearest(
            Battle battle, Side side, Footprint body, Predicate<Unit> kind) {
        return enemies(battle, side).stream()
                .filter(kind)
                .map(enemy -> Distance.between(body, enemy.footprint()))
                .min(Length::compareTo);
    }
}
