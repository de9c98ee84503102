package adjutant.conquest.movement;

import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Pose;
import adjutant.battlefield.manoeuvre.Hand;
import adjutant.battlefield.manoeuvre.Manoeuvre;
import adjutant.battlefield.manoeuvre.Sweep;
import adjutant.battlefield.terrain.Shape;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.Each;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Terrain;
import adjutant.game.Finding;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The ways into a piece that can be held, and out of it.
 *
 * @param battle the situation
 * @param piece the piece
 * @rule CQ-MARCH-12
 */
public record Garrison(Battle battle, Terrain piece) {
    /** The Wheel of a March into a piece is looked for in whole degrees up to this. */
    private static final int MOST_DEGREES = 90;

    /** How finely the length of the way is looked for. */
    private static final Length GRAIN = Length.micrometres(20);

    /** The shortest legal March that ends in contact, or else the faults of the shortest of all. */
    public Entry entry(Regiment regiment, int earlier) {
        List<March> marches =
                candidates(regiment, earlier).stream()
                        .sorted(Comparator.comparing(March::cost))
                        .toList();
        Optional<March> legal = Each.first(marches, March::isLegal);
        return new Entry(legal, marches.stream().findFirst());
    }

    /**
     * A March into a piece.
     *
     * @param legal the shortest legal one
     * @param shortest the shortest of all, legal or not
     */
    public record Entry(Optional<March> legal, Optional<March> shortest) {}

    /** Straight ahead, or one Wheel and then straight ahead. */
    private List<March> candidates(Regiment regiment, int earlier) {
        List<March> marches = new ArrayList<>();
        Length reach = reach(regiment);
        if (!Ground.shape(piece).isWithin(regiment.rectangle(), reach)) {
            return marches;
        }
        way(regiment, List.of(), earlier).ifPresent(marches::add);
        for (int degrees = 1; degrees <= MOST_DEGREES; degrees++) {
            for (Hand hand : Hand.values()) {
                Manoeuvre wheel = new Manoeuvre.Wheel(hand, Angle.degrees(degrees));
                if (!wheel.cost(regiment.block().extent()).isAtMost(reach)) {
                    return marches;
                }
                way(regiment, List.of(wheel), earlier).ifPresent(marches::add);
            }
        }
        return marches;
    }

    /** Farther than any one March leads. */
    private static Length reach(Regiment regiment) {
        return Length.inches(Pace.lowest(regiment)).times(2);
    }

    /** The way that begins with a Wheel or nothing and then leads straight to the piece. */
    private Optional<March> way(Regiment regiment, List<Manoeuvre> first, int earlier) {
        if (touchesAtFirst(regiment, first)) {
            return Optional.of(march(regiment, first, earlier));
        }
        Extent extent = regiment.block().extent();
        Pose turned = Sweep.of(regiment.pose().orElseThrow(), extent, first).end();
        Length low = Length.ZERO;
        Length high = reach(regiment);
        if (!touches(Sweep.of(turned, extent, new Manoeuvre.Forward(high)))) {
            return Optional.empty();
        }
        while (GRAIN.isLessThan(high.minus(low))) {
            Length middle = low.plus(high.minus(low).half());
            if (touches(Sweep.of(turned, extent, new Manoeuvre.Forward(middle)))) {
                high = middle;
            } else {
                low = middle;
            }
        }
        return Optional.of(march(regiment, ahead(first, low), earlier));
    }

    private static List<Manoeuvre> ahead(List<Manoeuvre> first, Length length) {
        List<Manoeuvre> moves = new ArrayList<>(first);
        if (Length.ZERO.isLessThan(length)) {
            moves.add(new Manoeuvre.Forward(length));
        }
        return moves;
    }

    /** Whether it touches the piece before it goes straight on: a Wheel leads no farther out. */
    private boolean touchesAtFirst(Regiment regiment, List<Manoeuvre> first) {
        Footprint start = regiment.rectangle();
        Extent extent = regiment.block().extent();
        Length out = extent.width().plus(extent.depth());
        Shape shape = Ground.shape(piece);
        return shape.isWithin(start, out)
                && (shape.overlaps(start)
                        || touches(Sweep.of(regiment.pose().orElseThrow(), extent, first)));
    }

    private boolean touches(Sweep way) {
        return Each.any(way.hulls(), Ground.shape(piece)::overlaps);
    }

    private March march(Regiment regiment, List<Manoeuvre> moves, int earlier) {
        Pace pace = Pace.ofMarch(regiment, earlier, Trail.of(battle, regiment, moves));
        return new March(
                ground(regiment),
                regiment,
                moves,
                new Terms(
                        pace.inches(),
                        Friends.engaged(battle, regiment),
                        Terms.Gait.of(regiment),
                        Terms.End.LEGAL));
    }

    /** What stands around a Regiment, without the piece itself. */
    private Ground ground(Regiment regiment) {
        Ground all = Ground.around(battle, regiment);
        return new Ground(
                all.width(),
                all.depth(),
                all.enemies(),
                all.friends(),
                Each.where(all.terrain(), other -> !other.terrain().id().equals(piece.id())),
                all.edges());
    }

    /**
     * What forbids a Regiment to stand before the piece it leaves: a legal place with every Stand
     * within its March of the piece, not within an inch of an enemy.
     *
     * @param after the Regiment as it would stand
     * @rule CQ-GARR-04
     */
    public List<Finding> faults(Regiment after) {
        Ground ground = Ground.around(battle, after);
        List<Footprint> own = after.block().footprints(after.pose().orElseThrow());
        Set<String> all = Set.copyOf(Each.map(ground.enemies(), body -> body.regiment().id()));
        List<Finding> findings = new ArrayList<>(Stance.faults(ground, after, after, all));
        for (Ground.Body enemy : ground.enemies()) {
            if (Ground.isNearer(own, enemy.stands(), Ground.KEEP_OUT)) {
                findings.add(no(after.id() + " would be within 1in of " + enemy.regiment().id()));
            }
        }
        Length most = Length.inches(Pace.lowest(after));
        Shape shape = Ground.shape(piece);
        boolean near = Each.all(own, stand -> shape.isWithin(stand, most));
        findings.add(
                near
                        ? Finding.yes(
                                ConquestClause.GARR_04,
                                "every Stand within " + most + " of " + piece.id())
                        : no("not every Stand would be within " + most + " of " + piece.id()));
        if (after.formation().rank(0).size() < 2 && after.stands().size() > 1) {
            findings.add(
                    Finding.no(ConquestClause.FORM_03, "the front rank would have one Stand only"));
        }
        return findings;
    }

    private static Finding no(String text) {
        return Finding.no(ConquestClause.GARR_04, text);
    }
}
