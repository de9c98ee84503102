package adjutant.gda.melee;

import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Convex;
import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Pose;
import adjutant.gda.army.Footprints;
import adjutant.gda.army.Formation;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.Place;
import adjutant.gda.battle.Unit;
import adjutant.gda.charge.Way;
import adjutant.gda.movement.Drill;
import adjutant.gda.ruling.Telling;

/**
 * A section of a built-up area that is lost and taken.
 *
 * @rule GDA-HR-39
 */
public final class Section {
    private Section() {}

    /** A garrison leaves it as a column, on the side away from an attacker and facing him. */
    static void leave(Telling telling, String id, String attacker) {
        leave(telling, id, telling.unit(attacker).pose().facing().opposite());
    }

    /** A garrison leaves it to its rear, as a column that faces so. */
    public static void leave(Telling telling, String id, Angle facing) {
        Battle battle = telling.now();
        Unit unit = battle.unit(id);
        Convex ground = Way.ground(battle, unit);
        Extent extent =
                Footprints.of(
                        battle.scale(), unit.troop().arm(), unit.troop().size(), Formation.COLUMN);
        Point middle = Way.middle(ground);
        Length back = Length.micrometres((long) StrictMath.ceil(depth(ground, middle, facing)));
        Pose pose = new Pose(middle, facing).ahead(Length.ZERO.minus(back));
        telling.add(new Event.Formed(id, Formation.COLUMN, Place.Body.of(pose, extent)));
    }

    /** How far a body reaches from a point to the rear of a facing. */
    private static double depth(Convex body, Point middle, Angle facing) {
        double most = 0;
        for (int i = 0; i < body.corners(); i++) {
            double x = body.x(i) - middle.x();
            double y = body.y(i) - middle.y();
            most = Math.max(most, -(x * facing.sine() - y * facing.cosine()));
        }
        return most + 1;
    }

    /** A winner becomes its garrison. */
    static void enter(Telling telling, String id, String section) {
        Unit unit = telling.unit(id);
        if (!unit.isOnTable()) {
            return;
        }
        if (unit.formation() != Formation.COLUMN) {
            telling.add(
                    new Event.Formed(
                            id,
                            Formation.COLUMN,
                            Drill.ground(telling.now(), unit, Formation.COLUMN)));
        }
        telling.add(new Event.Garrisoned(id, section));
    }
}
