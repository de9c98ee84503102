package adjutant.conquest.contact;

import adjutant.battlefield.contact.Contact;
import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.contact.Reach;
import adjutant.battlefield.contact.Touch;
import adjutant.battlefield.formation.Block;
import adjutant.battlefield.formation.Place;
import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Edge;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Pose;
import adjutant.battlefield.geometry.Segment;
import adjutant.battlefield.geometry.Tolerances;
import adjutant.conquest.Each;
import adjutant.conquest.battle.Measured;
import adjutant.conquest.battle.Regiment;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Two Regiments in contact.
 *
 * @param own the Regiment asked about
 * @param enemy the other
 * @rule CQ-CONT-03
 */
public record Meeting(Engagement own, Engagement enemy) implements Measured {
    /** How two Regiments on the table meet; empty where they are not in contact. */
    public static Optional<Meeting> between(Regiment a, Regiment b) {
        if (!Distance.isWithin(a.rectangle(), b.rectangle(), Tolerances.TOUCH)) {
            return Optional.empty();
        }
        Body first = Body.of(a);
        Body second = Body.of(b);
        Set<Place> touchingA = first.touching(second.stands());
        Set<Place> touchingB = second.touching(first.stands());
        Edge edgeA = first.touchedEdge(second);
        Edge edgeB = second.touchedEdge(first);
        boolean ghosts =
                (first.hasGaps() || second.hasGaps())
                        && (edgeA != Edge.FRONT || edgeB != Edge.FRONT);
        Set<Place> engagedA = ghosts ? first.engaged(second, edgeA) : touchingA;
        Set<Place> engagedB = ghosts ? second.engaged(first, edgeB) : touchingB;
        return engagedA.isEmpty() || engagedB.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        new Meeting(
                                new Engagement(a, edgeA, touchingA, engagedA),
                                new Engagement(b, edgeB, touchingB, engagedB)));
    }

    @Override
    public Meeting reversed() {
        return new Meeting(enemy, own);
    }

    @Override
    @SuppressWarnings("ReferenceEquality") // The very same Regiments need no copy; equal ones may.
    public Meeting of(Regiment first, Regiment second) {
        return first == own.regiment() && second == enemy.regiment()
                ? this
                : new Meeting(own.of(first), enemy.of(second));
    }

    /** A Regiment as bodies on the table. */
    private record Body(
            Block block,
            Pose pose,
            Footprint rectangle,
            List<Place> places,
            List<Footprint> stands) {
        static Body of(Regiment regiment) {
            Block block = regiment.block();
            return new Body(
                    block,
                    regiment.pose().orElseThrow(),
                    regiment.rectangle(),
                    block.formation().places(),
                    regiment.footprints());
        }

        boolean hasGaps() {
            return places.size() < block.formation().files() * block.formation().ranks();
        }

        /**
         * The Stands that touch a Stand of the other, corner to corner included.
         *
         * @rule CQ-CONT-01
         */
        Set<Place> touching(List<Footprint> others) {
            Set<Place> touching = new HashSet<>();
            for (int i = 0; i < stands.size(); i++) {
                Footprint stand = stands.get(i);
                if (Each.any(others, other -> Contact.touches(stand, other))) {
                    touching.add(places.get(i));
                }
            }
            return touching;
        }

        /**
         * The edge of this rectangle that the other's Stands touch: one touched along its length
         * before one touched at a corner, the longer stretch first; at a corner the one whose
         * outward normal is closest to the opposite of the other's facing.
         *
         * @rule CQ-ARC-05
         */
        Edge touchedEdge(Body other) {
            List<Touch> touches = new ArrayList<>();
            other.stands.forEach(stand -> touches.addAll(Contact.touchedEdges(stand, rectangle)));
            return touches.stream()
                    .max(
                            Comparator.comparing((Touch touch) -> touch.reach() == Reach.ALONG)
                                    .thenComparing(Body::stretch)
                                    .thenComparing(
                                            Comparator.comparing((Touch touch) ->
                                                            turnFrom(touch.edge(), other))
                                                    .reversed())
                                    .thenComparing(Comparator.comparing(Touch::edge).reversed()))
                    .map(Touch::edge)
                    .orElseGet(() -> facingEdge(other));
        }

        private static Length stretch(Touch touch) {
            return touch.reach() == Reach.ALONG ? touch.span().length() : Length.ZERO;
        }

        private Angle turnFrom(Edge edge, Body other) {
            return edge.outward(pose.facing()).difference(other.pose.facing().opposite());
        }

        private Edge facingEdge(Body other) {
            return Arrays.stream(Edge.values())
                    .min(Comparator.comparing(edge -> turnFrom(edge, other)))
                    .orElseThrow();
        }

        /**
         * The Engaged Stands where the abstract rectangle stands for missing ones.
         *
         * @rule CQ-CONT-05
         */
        Set<Place> engaged(Body other, Edge edge) {
            if (hasGaps()) {
                return nearestInTouchedStrips(other, edge);
            }
            List<Footprint> ground = other.hasGaps() ? List.of(other.rectangle) : other.stands;
            return touching(ground);
        }

        private Set<Place> nearestInTouchedStrips(Body other, Edge edge) {
            List<Footprint> ground = other.hasGaps() ? List.of(other.rectangle) : other.stands;
            int strips =
                    switch (edge) {
                        case FRONT, REAR -> block.formation().files();
                        case LEFT, RIGHT -> block.formation().ranks();
                    };
            Set<Place> engaged = new HashSet<>();
            for (int strip = 0; strip < strips; strip++) {
                Segment piece = block.strip(pose, edge, strip);
                if (Each.any(ground, stand -> Distance.isWithin(stand, piece, Tolerances.TOUCH))) {
                    block.formation().nearest(edge, strip).ifPresent(engaged::add);
                }
            }
            return engaged;
        }
    }
}
