package adjutant.gda.system;

import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.manoeuvre.Hand;
import adjutant.battlefield.manoeuvre.Manoeuvre;
import adjutant.game.Offer;
import adjutant.gda.army.Formation;
import adjutant.gda.army.Printed;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.Tasking;
import adjutant.gda.battle.Terrain;
import adjutant.gda.battle.Unit;
import adjutant.gda.movement.ArriveAction;
import adjutant.gda.movement.Rate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntPredicate;

/** What a unit may do in the Movement phase. */
final class MovementOffers {
    private static final int WHEEL = 15;

    /** How many places along the edge a unit in reserve is offered. */
    private static final int PLACES = 12;

    private final Battle battle;
    private final Unit unit;

    MovementOffers(Battle battle, Unit unit) {
        this.battle = battle;
        this.unit = unit;
    }

    void add(Offers offers) {
        String id = unit.id();
        if (unit.isGarrison()) {
            for (int facing = 0; facing < 360; facing += 90) {
                offers.perhaps(new Command.LeaveBua(id, Angle.degrees(facing)));
            }
            return;
        }
        if (unit.isInReserve()) {
            arrivals(offers);
            return;
        }
        ranges(offers, "forward $1", Manoeuvre.Forward::new);
        ranges(offers, "sidestep left $1", by -> new Manoeuvre.Sideways(Hand.LEFT, by));
        ranges(offers, "sidestep right $1", by -> new Manoeuvre.Sideways(Hand.RIGHT, by));
        wheels(offers, Hand.LEFT, "wheel left $1");
        wheels(offers, Hand.RIGHT, "wheel right $1");
        if (unit.formation() == Formation.DEPLOYED) {
            ranges(offers, "back $1", Manoeuvre.Back::new);
        }
        for (Formation formation : Formation.of(unit.troop().arm())) {
            if (formation != unit.formation()) {
                offers.perhaps(new Command.Change(id, formation));
            }
        }
        offers.perhaps(new Command.About(id));
        offers.perhaps(new Command.Reform(id));
        if (unit.troop().isInfantry() && battle.brigade(unit).has(Tasking.SKIRMISHERS)) {
            offers.perhaps(new Command.Reinforce(id));
        }
        offers.perhaps(new Command.Retire(id, Optional.empty()));
        offers.perhaps(new Command.EmergencyLimber(id, 0, Printed.FOOT_RETIRE.in(battle.scale())));
        for (Terrain piece : battle.layout().terrain()) {
            if (piece.has(Terrain.Keyword.BUA)) {
                offers.perhaps(new Command.EnterBua(id, piece.id()));
            }
        }
    }

    /**
     * Whole units of the scale, each of which is allowed: a run of them, and one beyond a friend.
     */
    private void ranges(Offers offers, String words, Function<Length, Manoeuvre> of) {
        Length whole = battle.scale().whole(1);
        runs(farthest(), by -> moves(of.apply(whole.times(by))))
                .forEach(run -> offer(offers, "move " + unit.id() + " " + words, run, 1));
    }

    /** How many whole units of the scale it goes at most, in good going. */
    private int farthest() {
        Length rate = Rate.of(battle.scale(), unit).plus(Rate.forwards(battle, unit));
        return (int) (rate.micrometres() / battle.scale().whole(1).micrometres());
    }

    /** From some places along the own edge, how far on. */
    private void arrivals(Offers offers) {
        if (!ArriveAction.isCommitted(battle, battle.brigade(unit))) {
            return;
        }
        Length whole = battle.scale().whole(1);
        long edge = battle.layout().edge(unit.side()).micrometres() / whole.micrometres();
        for (int place = 1; place < PLACES; place++) {
            Length at = whole.times(edge * place / PLACES);
            String words =
                    "arrive " + unit.id() + " at " + battle.scale().write(at) + " forward $1";
            runs(farthest(), by -> arrives(at, whole.times(by)))
                    .forEach(run -> offer(offers, words, run, 1));
        }
    }

    private boolean arrives(Length at, Length forward) {
        return Offers.isAllowed(battle, new Command.Arrive(unit.id(), at, forward));
    }

    /** Multiples of 15 degrees. */
    private void wheels(Offers offers, Hand hand, String words) {
        runs(90 / WHEEL, by -> moves(new Manoeuvre.Wheel(hand, Angle.degrees((long) by * WHEEL))))
                .stream()
                .limit(1)
                .forEach(run -> offer(offers, "move " + unit.id() + " " + words, run, WHEEL));
    }

    /** A run of numbers, all of which do. */
    private record Run(int least, int most) {}

    private static List<Run> runs(int most, IntPredicate does) {
        List<Run> runs = new ArrayList<>();
        int begun = 0;
        for (int i = 1; i <= most + 1; i++) {
            boolean good = i <= most && does.test(i);
            if (good && begun == 0) {
                begun = i;
            }
            if (!good && begun > 0) {
                runs.add(new Run(begun, i - 1));
                begun = 0;
            }
        }
        return runs;
    }

    private void offer(Offers offers, String words, Run run, int of) {
        offers.ranged(
                new Offer(
                        words,
                        List.of(
                                new Offer.Range(
                                        (double) run.least * of,
                                        (double) run.most * of,
                                        1000 * of)),
                        Offer.Shape.PATH));
    }

    private boolean moves(Manoeuvre manoeuvre) {
        return Offers.isAllowed(battle, new Command.Move(unit.id(), List.of(manoeuvre)));
    }
}
