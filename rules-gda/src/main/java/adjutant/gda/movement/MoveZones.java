package adjutant.gda.movement;

import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Hull;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.manoeuvre.Manoeuvre;
import adjutant.battlefield.manoeuvre.Sweep;
import adjutant.game.Zone;
import adjutant.gda.GdaClause;
import adjutant.gda.army.Printed;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Place;
import adjutant.gda.battle.Unit;
import adjutant.gda.ground.Near;
import java.util.List;
import java.util.Optional;

/** How far a unit moves straight ahead, and the ring that it keeps out of. */
public final class MoveZones {
    /** No way at all, but one that leads over the ground it starts on. */
    private static final Manoeuvre START = new Manoeuvre.Forward(Length.micrometres(1));

    private MoveZones() {}

    /**
     * The ground before a unit on the table, as far as it moves over ground like that it stands on;
     * empty where its own state or that ground forbids a move.
     */
    public static Optional<Zone> move(Battle battle, Unit unit) {
        Place.Body body = unit.onTable();
        Terms terms = Terms.of(battle, unit, Sweep.of(body.pose(), body.extent(), List.of(START)));
        Length rate = terms.rate();
        if (!MoveAction.order(battle, unit).allow() || !terms.reasons().allow()) {
            return Optional.empty();
        }
        long half = body.extent().width().micrometres();
        Footprint ahead = Footprint.of(body.pose(), -half, half, 2 * rate.micrometres(), 0);
        return Optional.of(
                new Zone(
                        Zone.Kind.REACH,
                        "Move " + battle.scale().say(rate) + " straight ahead",
                        terms.clause(),
                        List.of(ahead.outline())));
    }

    /** The ring about the enemies that a unit does not come near to; empty where there are none. */
    public static Optional<Zone> ring(Battle battle, Unit unit) {
        Length ring = Printed.RING.in(battle.scale());
        List<List<Point>> outlines =
                Near.enemies(battle, unit.side()).stream()
                        .filter(Near::isKeptFrom)
                        .map(enemy -> Hull.reaching(enemy.footprint(), ring).outline())
                        .toList();
        String label = battle.scale().say(ring) + " about enemies";
        return outlines.isEmpty()
                ? Optional.empty()
                : Optional.of(new Zone(Zone.Kind.KEEP_OUT, label, GdaClause.MOV_2, outlines));
    }
}
