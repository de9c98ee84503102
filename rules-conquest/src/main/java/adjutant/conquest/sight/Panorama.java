package adjutant.conquest.sight;

import adjutant.battlefield.contact.Arc;
import adjutant.battlefield.contact.Arcs;
import adjutant.battlefield.geometry.Convex;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.sight.Crossing;
import adjutant.battlefield.sight.Scene;
import adjutant.battlefield.terrain.Shape;
import adjutant.conquest.Each;
import adjutant.conquest.RulesConfig.VolleySight;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Terrain;
import adjutant.conquest.battle.Whereabouts;
import adjutant.conquest.movement.Ground;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * All lines from one Regiment to another.
 *
 * @param own the one that looks
 * @param target the one looked at
 * @param arcs into which of its arcs it looks
 * @param things what may lie across, in the order of the scene
 * @param scene where it all stands
 * @param sight what blocks and what obscures
 * @param sizes the effective Sizes of both
 * @rule CQ-LOS-04
 * @rule CQ-LOS-07
 * @rule CQ-LOS-08
 */
/* A scene is no record, but nothing in it changes; this never leaves the package. */
record Panorama(
        Regiment own,
        Regiment target,
        Set<Arc> arcs,
        List<Thing> things,
        Scene scene,
        VolleySight sight,
        Sizes sizes) {
    Panorama {
        arcs = Set.copyOf(arcs);
        things = List.copyOf(things);
    }

    /** What may lie across a line. */
    sealed interface Thing {
        String id();

        int size();

        /** A Regiment other than both. */
        record Other(String id, int size) implements Thing {}

        /** A piece of terrain that hides or veils. */
        record Piece(Terrain terrain, Shape shape, int size) implements Thing {
            @Override
            public String id() {
                return terrain.id();
            }

            boolean isSolid() {
                return terrain.has("obstructing") || terrain.barsTheWay();
            }

            boolean isObscuring() {
                return terrain.has("obscuring");
            }

            /**
             * Whether a Stand is in it with any part.
             *
             * @rule CQ-TERR-02
             */
            boolean holds(Regiment regiment, Spot spot) {
                return regiment.whereabouts() instanceof Whereabouts.InGarrison(String garrison)
                        ? garrison.equals(terrain.id())
                        : Each.any(spot.ground(), shape::overlaps);
            }
        }
    }

    /** The effective Sizes of the one that looks and the one looked at. */
    record Sizes(int own, int target) {
        @Override
        public String toString() {
            return "from Size " + own + " to Size " + target;
        }
    }

    static Panorama of(Battle battle, Regiment own, Regiment target, Set<Arc> arcs) {
        List<Thing> things = new ArrayList<>();
        List<Footprint> bodies = new ArrayList<>();
        for (Regiment other : battle.onTable()) {
            if (!other.id().equals(own.id()) && !other.id().equals(target.id())) {
                Thing thing = new Thing.Other(other.id(), EffectiveSize.of(battle, other));
                for (Footprint part : Mass.of(other)) {
                    bodies.add(part);
                    things.add(thing);
                }
            }
        }
        List<Shape> shapes = new ArrayList<>();
        for (Terrain terrain : battle.terrain()) {
            Shape shape = Ground.shape(terrain);
            var piece = new Thing.Piece(terrain, shape, EffectiveSize.of(battle, terrain));
            if (piece.isSolid() || piece.isObscuring()) {
                shapes.add(shape);
                things.add(piece);
            }
        }
        return new Panorama(
                own,
                target,
                arcs,
                things,
                Scene.of(bodies, shapes),
                battle.config().volleySight(),
                new Sizes(EffectiveSize.of(battle, own), EffectiveSize.of(battle, target)));
    }

    /** All lines of a Stand to some target Stands. */
    Viewer viewer(Spot spot, List<Spot> targets) {
        List<SightLine> lines = new ArrayList<>();
        for (Spot aim : targets) {
            for (Point from : spot.eyes()) {
                for (Point to : aim.marks()) {
                    lines.add(line(spot, aim, from, to));
                }
            }
        }
        return new Viewer(spot.place(), lines);
    }

    private SightLine line(Spot spot, Spot aim, Point from, Point to) {
        Map<String, Bar> bars = new TreeMap<>();
        for (Crossing crossing : scene.crossings(from, to)) {
            Thing thing = things.get(crossing.index());
            bar(thing, spot, aim).ifPresent(bar -> bars.putIfAbsent(bar.id(), bar));
        }
        return new SightLine(
                aim.place(),
                from,
                to,
                isInArc(to) ? SightLine.Ending.IN_ARC : SightLine.Ending.OUTSIDE,
                List.copyOf(bars.values()));
    }

    /**
     * What a thing does to a line between two Stands; nothing where one of them stands in it and it
     * does not obscure.
     *
     * @rule CQ-TERR-06
     */
    private Optional<Bar> bar(Thing thing, Spot spot, Spot aim) {
        return switch (thing) {
            case Thing.Other _ -> Optional.of(bar(thing, Bar.Kind.REGIMENT, ofRegiments()));
            case Thing.Piece piece -> {
                boolean within = piece.holds(own, spot) || piece.holds(target, aim);
                if (piece.isSolid() && !within) {
                    yield Optional.of(bar(thing, Bar.Kind.SOLID, Bar.Effect.BLOCKS));
                }
                yield piece.isObscuring()
                        ? Optional.of(
                                bar(
                                        thing,
                                        Bar.Kind.OBSCURING,
                                        within ? Bar.Effect.OBSCURES : ofObscuring()))
                        : Optional.empty();
            }
        };
    }

    private Bar bar(Thing thing, Bar.Kind kind, Bar.Effect effect) {
        boolean small = thing.size() < sizes.own() || thing.size() < sizes.target();
        return new Bar(thing.id(), thing.size(), kind, small ? Bar.Effect.TOO_SMALL : effect);
    }

    private Bar.Effect ofRegiments() {
        return switch (sight) {
            case REGIMENTS_BLOCK, UNBROKEN_LINE_NEEDED -> Bar.Effect.BLOCKS;
            case TERRAIN_BLOCKS -> Bar.Effect.OBSCURES;
        };
    }

    private Bar.Effect ofObscuring() {
        return switch (sight) {
            case REGIMENTS_BLOCK, TERRAIN_BLOCKS -> Bar.Effect.OBSCURES;
            case UNBROKEN_LINE_NEEDED -> Bar.Effect.BLOCKS;
        };
    }

    private boolean isInArc(Point to) {
        return isAround() || Each.any(arcs, arc -> Arcs.isIn(own.rectangle(), arc, to));
    }

    /**
     * Whether any Stand of the target is in an arc that is looked into.
     *
     * @rule CQ-ARC-03
     * @rule CQ-ARC-04
     */
    boolean isFaced(List<Spot> targets) {
        return isAround()
                || targets.stream().flatMap(spot -> spot.ground().stream()).anyMatch(this::isFaced);
    }

    private boolean isFaced(Convex ground) {
        return Each.any(arcs, arc -> Arcs.meets(own.rectangle(), arc, ground));
    }

    private boolean isAround() {
        return own.whereabouts() instanceof Whereabouts.InGarrison;
    }
}
