package adjutant.conquest.movement;

import adjutant.battlefield.formation.Block;
import adjutant.battlefield.geometry.Convex;
import adjutant.battlefield.geometry.Edge;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Pose;
import adjutant.battlefield.manoeuvre.Hand;
import adjutant.battlefield.manoeuvre.Manoeuvre;
import adjutant.battlefield.manoeuvre.Sweep;
import adjutant.battlefield.terrain.Shape;
import adjutant.conquest.Each;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Terrain;
import java.util.ArrayList;
import java.util.List;

/**
 * The ground that a Regiment passes over, and what the terrain on it does.
 *
 * @param terrain the pieces of terrain
 * @param regiment the Regiment where it begins
 * @param moves what it does, in order
 * @rule CQ-TERR-08
 * @rule CQ-TERR-01
 */
public record Trail(List<Terrain> terrain, Regiment regiment, List<Manoeuvre> moves) {
    /** Copies the lists. */
    public Trail {
        terrain = List.copyOf(terrain);
        moves = List.copyOf(moves);
    }

    /** The ground a Regiment passes over in a battle. */
    public static Trail of(Battle battle, Regiment regiment, List<Manoeuvre> moves) {
        return new Trail(battle.terrain(), regiment, moves);
    }

    private Pose start() {
        return regiment.pose().orElseThrow();
    }

    /** Whether Hindering terrain lies under its start or its way. */
    public boolean isHindered() {
        return leadsThrough("hindering");
    }

    /** Whether it goes through Broken Ground. */
    public boolean isBroken() {
        return leadsThrough("broken-ground");
    }

    private boolean leadsThrough(String keyword) {
        List<Shape> shapes =
                Each.map(Each.where(terrain, piece -> piece.has(keyword)), Ground::shape);
        return !shapes.isEmpty() && Each.any(shapes, shape -> Each.any(covered(), shape::overlaps));
    }

    private List<Convex> covered() {
        Block block = regiment.block();
        List<Convex> covered = new ArrayList<>();
        covered.add(block.rectangle(start()));
        if (!moves.isEmpty()) {
            covered.addAll(Sweep.of(start(), block.extent(), moves).hulls());
        }
        return covered;
    }

    /**
     * The Hits of Dangerous terrain: one for each Stand that moves through a piece, two where it is
     * Very Dangerous or Perilous.
     *
     * @rule CQ-TERR-02
     * @rule CQ-TERR-03
     */
    public int hits() {
        return Each.sum(terrain, piece -> danger(piece) * through(piece));
    }

    private static int danger(Terrain piece) {
        if (piece.has("very-dangerous") || piece.has("perilous")) {
            return 2;
        }
        return piece.has("dangerous") ? 1 : 0;
    }

    private int through(Terrain piece) {
        if (danger(piece) == 0 || moves.isEmpty()) {
            return 0;
        }
        Shape shape = Ground.shape(piece);
        return (int)
                waysOfStands(regiment, moves).stream()
                        .filter(way -> Each.any(way.hulls(), shape::overlaps))
                        .count();
    }

    /** The ways of the Stands of a Regiment on a March of the whole. */
    static List<Sweep> waysOfStands(Regiment regiment, List<Manoeuvre> moves) {
        Pose start = regiment.pose().orElseThrow();
        Block block = regiment.block();
        List<Manoeuvre> own = movesOfAStand(block, start, moves);
        return Each.map(
                regiment.stands(),
                stand -> {
                    Point front = block.edgeCentre(start, stand.place(), Edge.FRONT);
                    return Sweep.of(new Pose(front, start.facing()), regiment.cell(), own);
                });
    }

    /** The same moves for any of its Stands: a Wheel turns it about the corner of the whole. */
    private static List<Manoeuvre> movesOfAStand(Block block, Pose start, List<Manoeuvre> moves) {
        List<Manoeuvre> own = new ArrayList<>();
        Pose at = start;
        for (Manoeuvre move : moves) {
            own.add(
                    move instanceof Manoeuvre.Wheel wheel
                            ? turned(wheel, block.rectangle(at))
                            : move);
            at = move.end(at, block.extent());
        }
        return own;
    }

    private static Manoeuvre turned(Manoeuvre.Wheel wheel, Footprint whole) {
        return new Manoeuvre.Pivot(
                wheel.hand() == Hand.LEFT ? whole.frontLeft() : whole.frontRight(),
                wheel.hand(),
                wheel.angle());
    }
}
