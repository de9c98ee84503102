package adjutant.conquest.contact;

import adjutant.battlefield.formation.Place;
import adjutant.battlefield.geometry.Edge;
import adjutant.battlefield.geometry.Tolerances;
import adjutant.battlefield.terrain.Shape;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Stand;
import adjutant.conquest.battle.Terrain;
import adjutant.conquest.battle.Whereabouts;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A Regiment in contact with one that holds a Garrison: it touches the piece with its front. Both
 * meet with their fronts. Its front-rank Stands that touch the piece are Engaged, and as many of
 * the other's, in the order of their places: those that an enemy before in the battle has engaged
 * come last.
 *
 * @rule CQ-GARR-05
 */
final class Holding {
    private Holding() {}

    /** How two Regiments meet, one of which holds a piece; empty where they are not in contact. */
    static Optional<Meeting> between(Battle battle, Regiment a, Regiment b) {
        if (b.whereabouts() instanceof Whereabouts.InGarrison(String piece)) {
            return a.pose().isPresent() ? before(battle, piece, a, b) : Optional.empty();
        }
        return a.whereabouts() instanceof Whereabouts.InGarrison && b.pose().isPresent()
                ? between(battle, b, a).map(Meeting::reversed)
                : Optional.empty();
    }

    private static Optional<Meeting> before(
            Battle battle, String id, Regiment outside, Regiment inside) {
        Optional<Terrain> piece =
                battle.terrain().stream().filter(each -> each.id().equals(id)).findFirst();
        Set<Place> touching = piece.map(each -> touching(each.shape(), outside)).orElseGet(Set::of);
        if (piece.isEmpty() || touching.isEmpty()) {
            return Optional.empty();
        }
        int earlier =
                battle.regiments().stream()
                        .takeWhile(other -> !other.id().equals(outside.id()))
                        .filter(other -> other.side() == outside.side())
                        .filter(other -> other.pose().isPresent())
                        .mapToInt(other -> touching(piece.get().shape(), other).size())
                        .sum();
        Set<Place> engaged = engaged(inside, earlier, touching.size());
        return Optional.of(
                new Meeting(
                        new Engagement(outside, Edge.FRONT, touching, touching),
                        new Engagement(inside, Edge.FRONT, engaged, engaged)));
    }

    /** The front-rank Stands that touch a piece with their front edge. */
    private static Set<Place> touching(Shape shape, Regiment regiment) {
        if (!shape.isWithin(regiment.rectangle(), Tolerances.TOUCH)) {
            return Set.of();
        }
        Set<Place> touching = new HashSet<>();
        for (Place place : regiment.formation().rank(0)) {
            var front =
                    regiment.block()
                            .footprint(regiment.pose().orElseThrow(), place)
                            .edge(Edge.FRONT);
            if (shape.isWithin(front, Tolerances.TOUCH)) {
                touching.add(place);
            }
        }
        return touching;
    }

    private static Set<Place> engaged(Regiment inside, int earlier, int number) {
        List<Place> places = inside.stands().stream().map(Stand::place).sorted().toList();
        Set<Place> engaged = new HashSet<>();
        for (int i = 0; i < Math.min(number, places.size()); i++) {
            engaged.add(places.get((earlier + i) % places.size()));
        }
        return engaged;
    }
}
