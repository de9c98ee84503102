package adjutant.gda.fire;

import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Pose;
import adjutant.battlefield.geometry.Segment;
import adjutant.battlefield.sight.Scene;
import adjutant.chance.Batch;
import adjutant.chance.Count;
import adjutant.chance.Die;
import adjutant.chance.Faces;
import adjutant.chance.Outcome;
import adjutant.chance.Roll;
import adjutant.chance.Step;
import adjutant.chance.Tally;
import adjutant.gda.army.Printed;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.Unit;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The ball of a battery that goes on behind its target.
 *
 * @param by the battery
 * @param struck who stands right behind the target
 * @rule GDA-ART-5
 * @rule GDA-HR-28
 */
record Bounce(Unit by, Unit struck) {
    private static final int HIT = 4;

    /** That of a shot, where there is one. */
    static Optional<Bounce> of(Shot shot) {
        if (shot.kind() != Shot.Kind.ARTILLERY || !shot.target().isOnTable()) {
            return Optional.empty();
        }
        return behind(shot).map(struck -> new Bounce(shot.firer(), struck));
    }

    private static Optional<Unit> behind(Shot shot) {
        Battle battle = shot.battle();
        Unit target = shot.target();
        Length limit = Printed.BOUNCE.in(battle.scale());
        Segment way = way(shot, limit);
        return battle.onTable(target.side()).stream()
                .filter(unit -> !unit.id().equals(target.id()) && !Targets.isInMelee(battle, unit))
                .filter(unit -> Distance.isWithin(target.footprint(), unit.footprint(), limit))
                .filter(unit ->
                        !Scene.of(List.of(unit.footprint()))
                                .crossings(way.from(), way.to())
                                .isEmpty())
                .min(Comparator.comparing(unit -> Distance.between(way.from(), unit.footprint())));
    }

    /** From where the ball strikes the target on through it and as far as it bounces. */
    private static Segment way(Shot shot, Length limit) {
        Aim aim = Aim.of(shot.battle(), shot.firer(), shot.target());
        Point struck = aim.to();
        Angle on =
                aim.from().equals(struck)
                        ? shot.firer().pose().facing()
                        : aim.from().directionTo(struck);
        Length deep =
                shot.target()
                        .onTable()
                        .extent()
                        .depth()
                        .plus(shot.target().onTable().extent().width());
        return new Segment(struck, new Pose(struck, on).ahead(limit.plus(deep)).front());
    }

    private String label() {
        return "bounce " + struck.id();
    }

    /** Its die. */
    Step step() {
        return new Step.Pool(
                label(),
                List.of(
                        new Batch(
                                Count.of(1),
                                Roll.last("bounce", HIT, Die.above(HIT - 1, Faces.NONE)))),
                0,
                Tally.ALL,
                struck.id(),
                Optional.empty(),
                Optional.empty());
    }

    /** What it does. */
    List<Event> settle(Outcome outcome) {
        int before = struck.casualties();
        return Losses.events(struck, by.id(), before, before + casualties(outcome));
    }

    /** How many casualties it costs: one or none. */
    int casualties(Outcome outcome) {
        return outcome.pools().stream()
                .filter(pool -> pool.label().equals(label()))
                .mapToInt(Outcome.PoolResult::first)
                .sum();
    }
}
