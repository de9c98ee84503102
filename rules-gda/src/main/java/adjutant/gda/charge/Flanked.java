package adjutant.gda.charge;

import adjutant.battlefield.contact.Closest;
import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Pose;
import adjutant.battlefield.geometry.Segment;
import adjutant.gda.Each;
import adjutant.gda.army.Formation;
import adjutant.gda.army.Printed;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Terrain;
import adjutant.gda.battle.Unit;
import adjutant.gda.ground.Near;
import java.util.List;
import java.util.Optional;

/**
 * Whether a unit is flanked: an enemy in Close Order stands wholly behind its front edge, near, in
 * sight and with no friend between. Squares, skirmishers and garrisons are not.
 *
 * @rule GDA-CHG-12
 */
final class Flanked {
    private Flanked() {}

    /** The enemy that flanks a unit, some set aside. */
    static Optional<Unit> by(Battle battle, Unit unit, List<String> aside) {
        if (!unit.isOnTable() || unit.formation() == Formation.SQUARE || unit.isSkirmishing()) {
            return Optional.empty();
        }
        Length limit = Printed.FLANKED.in(battle.scale());
        for (Unit enemy : Near.enemies(battle, unit.side())) {
            if (Near.isThreat(enemy)
                    && !aside.contains(enemy.id())
                    && Distance.isWithin(unit.footprint(), enemy.footprint(), limit)
                    && isBehind(unit.pose(), enemy.footprint())
                    && isOpen(battle, unit, enemy)) {
                return Optional.of(enemy);
            }
        }
        return Optional.empty();
    }

    /** Whether all of a body lies behind the line of a front. */
    private static boolean isBehind(Pose pose, Footprint body) {
        double x = pose.facing().sine();
        double y = -pose.facing().cosine();
        for (int i = 0; i < body.corners(); i++) {
            double ahead = (body.x(i) - pose.front().x()) * x + (body.y(i) - pose.front().y()) * y;
            if (ahead > 0) {
                return false;
            }
        }
        return true;
    }

    private static boolean isOpen(Battle battle, Unit unit, Unit enemy) {
        Closest closest = Distance.closest(unit.footprint(), enemy.footprint());
        if (closest.here().equals(closest.there())) {
            return true;
        }
        Segment line = new Segment(closest.here(), closest.there());
        boolean friend =
                Each.any(
                        battle.onTable(unit.side()),
                        other ->
                                !other.id().equals(unit.id())
                                        && Distance.isWithin(line, other.footprint(), Length.ZERO));
        return !friend
                && Each.none(
                        battle.layout().terrain(),
                        piece ->
                                (piece.has(Terrain.Keyword.WOODS) || piece.has(Terrain.Keyword.BUA))
                                        && piece.ground().isWithin(line, Length.ZERO));
    }
}
