package adjutant.gda.fire;

import adjutant.battlefield.geometry.Convex;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.sight.Crossing;
import adjutant.battlefield.sight.Scene;
import adjutant.battlefield.terrain.Shape;
import adjutant.gda.Each;
import adjutant.gda.GdaClause;
import adjutant.gda.army.Printed;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Place;
import adjutant.gda.battle.Terrain;
import adjutant.gda.battle.Terrain.Keyword;
import adjutant.gda.battle.Unit;
import adjutant.gda.ruling.Reasons;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * What a unit can fire at by its arc and by sight: the line from the middle of its front to the
 * nearest point of the target.
 *
 * @rule GDA-HR-13
 * @rule GDA-HR-27
 */
final class Sight {
    private final Battle battle;
    private final Unit firer;
    private final Unit target;
    private final Aim aim;

    private Sight(Battle battle, Unit firer, Unit target) {
        this.battle = battle;
        this.firer = firer;
        this.target = target;
        this.aim = Aim.of(battle, firer, target);
    }

    /** Whether a target is in arc and in sight, with all that is not so. */
    static Reasons of(Battle battle, Unit firer, Unit target) {
        Sight sight = new Sight(battle, firer, target);
        Reasons reasons = new Reasons();
        sight.arc(reasons);
        sight.terrain(reasons);
        sight.crests(reasons);
        sight.bodies(reasons);
        return reasons;
    }

    /** Whether a target is in arc and in sight, asked no further than the first that is not so. */
    static boolean sees(Battle battle, Unit firer, Unit target) {
        Sight sight = new Sight(battle, firer, target);
        List<Consumer<Reasons>> asked =
                List.of(sight::arc, sight::bodies, sight::terrain, sight::crests);
        for (Consumer<Reasons> each : asked) {
            Reasons reasons = new Reasons();
            each.accept(reasons);
            if (!reasons.allow()) {
                return false;
            }
        }
        return true;
    }

    /**
     * The arc.
     *
     * @rule GDA-HR-21
     * @rule GDA-CMD-6
     */
    private void arc(Reasons reasons) {
        String id = target.id();
        FireArc arc = FireArc.of(battle, firer);
        boolean holds = arc.holds(Aim.ground(battle, target));
        switch (arc) {
            case FireArc.AllRound _ -> reasons.yes(arc.clause(), firer.id() + " fires all round");
            case FireArc.Ahead _ ->
                    reasons.need(
                            arc.clause(),
                            holds,
                            () -> id + " is straight ahead of " + firer.id() + ", which hesitates",
                            () ->
                                    id
                                            + " is not straight ahead: a Hesitant brigade fires nowhere else");
            case FireArc.Front _ ->
                    reasons.need(
                            arc.clause(),
                            holds,
                            () -> id + " is in the arc of " + firer.id(),
                            () -> id + " is not in the arc of " + firer.id());
        }
    }

    private List<Crossing> across(List<Terrain> pieces) {
        if (pieces.isEmpty()) {
            return List.of();
        }
        List<Shape> shapes = Each.map(pieces, Terrain::ground);
        return Scene.of(List.<Convex>of(), shapes).crossings(aim.from(), aim.to());
    }

    private List<Terrain> pieces(Keyword keyword) {
        List<Terrain> pieces = new ArrayList<>();
        for (Terrain piece : battle.layout().terrain()) {
            if (piece.has(keyword)) {
                pieces.add(piece);
            }
        }
        return pieces;
    }

    /**
     * Woods that are too deep, and built-up areas but those of the firer and the target.
     *
     * @rule GDA-TER-7
     */
    private void terrain(Reasons reasons) {
        Length depth = woods();
        reasons.forbid(
                GdaClause.TER_7,
                !depth.isAtMost(Printed.WOODS_DEPTH.in(battle.scale())),
                () -> battle.scale().say(depth) + " of woods hide " + target.id());
        List<Terrain> sections =
                Each.where(
                        pieces(Keyword.BUA),
                        piece -> !holds(firer, piece) && !holds(target, piece));
        across(sections).stream()
                .map(crossing -> sections.get(crossing.index()).id())
                .distinct()
                .forEach(id -> reasons.no(GdaClause.HR_13, id + " hides " + target.id()));
    }

    /** How much of the line runs through woods. */
    private Length woods() {
        Length depth = Length.ZERO;
        for (Crossing crossing : across(pieces(Keyword.WOODS))) {
            depth = depth.plus(crossing.span().length());
        }
        return depth;
    }

    private static boolean holds(Unit unit, Terrain piece) {
        return unit.place() instanceof Place.Garrison(String section) && section.equals(piece.id());
    }

    /**
     * Crests between, with the target close behind.
     *
     * @rule GDA-TER-11
     */
    private void crests(Reasons reasons) {
        Convex there = Aim.ground(battle, target);
        Length close = Printed.CREST.in(battle.scale());
        List<Terrain> crests =
                Each.where(
                        pieces(Keyword.CREST),
                        piece ->
                                !piece.ground().overlaps(there)
                                        && !piece.ground().contains(aim.from())
                                        && piece.ground().isWithin(there, close));
        across(crests).stream()
                .map(crossing -> crests.get(crossing.index()).id())
                .distinct()
                .forEach(id ->
                        reasons.no(
                                GdaClause.TER_11,
                                target.id() + " is close behind the crest " + id));
    }

    /**
     * Bodies in Close Order between, and for volleys screens too. Who stands on a hill sees, and is
     * seen, over what stands lower.
     *
     * @rule GDA-SKR-3
     * @rule GDA-ART-6
     */
    private void bodies(Reasons reasons) {
        List<Unit> between = between();
        if (!between.isEmpty()) {
            int level = Math.max(level(firer), level(target));
            between.removeIf(other -> level(other) < level);
        }
        screens(reasons);
        if (between.isEmpty()) {
            return;
        }
        List<Footprint> footprints = Each.map(between, Unit::footprint);
        for (Crossing crossing : Scene.of(footprints).crossings(aim.from(), aim.to())) {
            Unit body = between.get(crossing.index());
            reasons.no(
                    body.troop().isScreen() ? GdaClause.SKR_3 : GdaClause.HR_13,
                    body.id() + " is in the way");
        }
    }

    /** Those near the line that would hide what is behind them. */
    private List<Unit> between() {
        List<Unit> between = new ArrayList<>();
        for (Unit other : battle.units()) {
            if (other.isOnTable()
                    && hides(other)
                    && !is(other, firer)
                    && !is(other, target)
                    && isNearLine(other)) {
                between.add(other);
            }
        }
        return between;
    }

    /** Whether a body may lie across the line: no farther from it than it is wide and deep. */
    private boolean isNearLine(Unit other) {
        double alongX = aim.to().x() - aim.from().x();
        double alongY = aim.to().y() - aim.from().y();
        double x = other.pose().front().x() - aim.from().x();
        double y = other.pose().front().y() - aim.from().y();
        double square = alongX * alongX + alongY * alongY;
        double part = square == 0 ? 0 : Math.clamp((x * alongX + y * alongY) / square, 0.0, 1.0);
        double offX = x - part * alongX;
        double offY = y - part * alongY;
        double reach =
                (double) other.onTable().extent().width().micrometres()
                        + other.onTable().extent().depth().micrometres();
        return offX * offX + offY * offY <= reach * reach;
    }

    /** Screens that guns fire over. */
    private void screens(Reasons reasons) {
        if (Shot.kind(firer) != Shot.Kind.ARTILLERY) {
            return;
        }
        for (Unit other : battle.onTable()) {
            if (other.troop().isScreen()
                    && !is(other, target)
                    && isNearLine(other)
                    && !Scene.of(List.of(other.footprint()))
                            .crossings(aim.from(), aim.to())
                            .isEmpty()) {
                reasons.yes(GdaClause.ART_6, other.id() + " does not stop guns");
            }
        }
    }

    private static boolean is(Unit one, Unit other) {
        return one.id().equals(other.id());
    }

    private boolean hides(Unit other) {
        return other.isCloseOrder()
                || (other.troop().isScreen() && Shot.kind(firer) == Shot.Kind.VOLLEY);
    }

    /** How high a unit stands: 1 with the middle of its front on a hill, else 0. */
    private int level(Unit unit) {
        return unit.isOnTable()
                        && Each.any(
                                pieces(Keyword.HILL),
                                hill -> hill.ground().contains(unit.pose().front()))
                ? 1
                : 0;
    }
}
