package adjutant.gda.ground;

import adjutant.battlefield.contact.Contact;
import adjutant.battlefield.geometry.Convex;
import adjutant.battlefield.geometry.Hull;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.manoeuvre.Sweep;
import adjutant.gda.Each;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Terrain;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The ground under bodies and ways. Any part in rough ground counts; where a ford, bridge or road
 * crosses it the body must lie wholly on that.
 *
 * @rule GDA-FORM-02
 */
public final class Going {
    private static final Length TOLERANCE = Length.micrometres(10);

    private Going() {}

    /** The first piece of a kind that a body stands on. */
    public static Optional<Terrain> under(Battle battle, Convex body, Predicate<Terrain> kind) {
        for (Terrain piece : battle.layout().terrain()) {
            if (kind.test(piece)
                    && Contact.overlaps(piece.outline(), body, TOLERANCE)
                    && piece.ground().overlaps(body, TOLERANCE)) {
                return Optional.of(piece);
            }
        }
        return Optional.empty();
    }

    /** The first piece of a kind on a way. */
    public static Optional<Terrain> on(Battle battle, Sweep way, Predicate<Terrain> kind) {
        for (Terrain piece : battle.layout().terrain()) {
            if (kind.test(piece) && way.mayMeet(piece.outline()) && isOn(way, piece)) {
                return Optional.of(piece);
            }
        }
        return Optional.empty();
    }

    private static boolean isOn(Sweep way, Terrain piece) {
        for (Hull hull : way.hulls()) {
            if (piece.ground().overlaps(hull, TOLERANCE)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a body stands wholly on a ford, bridge or road. */
    public static boolean isOnPassage(Battle battle, Convex body) {
        for (Terrain piece : battle.layout().terrain()) {
            if (piece.isPassage() && piece.ground().holds(body, TOLERANCE)) {
                return true;
            }
        }
        return false;
    }

    /** The rough ground a body stands on, unless it stands wholly on a passage. */
    public static Optional<Terrain> roughUnder(Battle battle, Convex body) {
        Optional<Terrain> rough = under(battle, body, Terrain::isRough);
        return rough.isPresent() && isOnPassage(battle, body) ? Optional.empty() : rough;
    }

    /** The ground of a kind on a way, unless every piece of the way is on a passage. */
    public static Optional<Terrain> roughOn(Battle battle, Sweep way, Predicate<Terrain> kind) {
        Optional<Terrain> found = on(battle, way, kind);
        return found.isPresent() && Each.all(way.hulls(), hull -> isOnPassage(battle, hull))
                ? Optional.empty()
                : found;
    }
}
