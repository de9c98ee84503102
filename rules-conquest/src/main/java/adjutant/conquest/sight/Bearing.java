package adjutant.conquest.sight;

import adjutant.battlefield.contact.Arc;
import adjutant.battlefield.contact.Arcs;
import adjutant.conquest.Each;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Terrain;
import adjutant.conquest.battle.Whereabouts;
import adjutant.conquest.contact.Facing;
import adjutant.conquest.movement.Ground;
import java.util.List;

/** Where Regiments lie to one another and in terrain, for shots. */
public final class Bearing {
    private Bearing() {}

    /**
     * From where the shots of a Regiment come: the front where any of its Stands is in the target's
     * front arc, else a flank where any is in a flank arc.
     *
     * @rule CQ-ARC-03
     */
    public static Facing of(Battle battle, Regiment target, Regiment own) {
        if (target.whereabouts() instanceof Whereabouts.InGarrison) {
            return Facing.FRONT;
        }
        List<Spot> spots = Spot.of(battle, own);
        if (isIn(target, Arc.FRONT, spots)) {
            return Facing.FRONT;
        }
        return isIn(target, Arc.LEFT, spots) || isIn(target, Arc.RIGHT, spots)
                ? Facing.FLANK
                : Facing.REAR;
    }

    private static boolean isIn(Regiment target, Arc arc, List<Spot> spots) {
        return spots.stream()
                .flatMap(spot -> spot.ground().stream())
                .anyMatch(ground -> Arcs.meets(target.rectangle(), arc, ground));
    }

    /**
     * The pieces with a keyword that hold every Stand of a Regiment, each with any part.
     *
     * @rule CQ-TERR-02
     * @rule CQ-TERR-03
     */
    public static List<Terrain> around(Battle battle, Regiment regiment, String keyword) {
        List<Spot> spots = Spot.of(battle, regiment);
        return Each.where(
                battle.terrain(), piece -> piece.has(keyword) && isIn(piece, regiment, spots));
    }

    private static boolean isIn(Terrain piece, Regiment regiment, List<Spot> spots) {
        if (regiment.whereabouts() instanceof Whereabouts.InGarrison(String garrison)) {
            return garrison.equals(piece.id());
        }
        return Each.all(spots, spot -> Each.any(spot.ground(), Ground.shape(piece)::overlaps));
    }
}
