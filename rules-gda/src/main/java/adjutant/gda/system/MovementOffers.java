package adjutant.gda.system;

import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.manoeuvre.Hand;
import adjutant.battlefield.manoeuvre.Manoeuvre;
import adjutant.game.Offer;
import adjutant.gda.army.Formation;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.Terrain;
import adjutant.gda.battle.Unit;
import adjutant.gda.movement.Rate;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** What a unit may do in the Movement phase. */
final class MovementOffers {
    private static final int STEPS = 8;

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
        offers.ranged(range("forward $1", Manoeuvre.Forward::new));
        offers.ranged(range("sidestep left $1", by -> new Manoeuvre.Sideways(Hand.LEFT, by)));
        offers.ranged(range("sidestep right $1", by -> new Manoeuvre.Sideways(Hand.RIGHT, by)));
        wheel(offers, Hand.LEFT, "wheel left $1");
        wheel(offers, Hand.RIGHT, "wheel right $1");
        for (Formation formation : Formation.of(unit.troop().arm())) {
            if (formation != unit.formation()) {
                offers.perhaps(new Command.Change(id, formation));
            }
        }
        offers.perhaps(new Command.About(id));
        offers.perhaps(new Command.Reform(id));
        offers.perhaps(new Command.Retire(id, Optional.empty()));
        offers.perhaps(
                new Command.EmergencyLimber(
                        id, 0, adjutant.gda.army.Printed.FOOT_RETIRE.in(battle.scale())));
        for (Terrain piece : battle.layout().terrain()) {
            if (piece.has(Terrain.Keyword.BUA)) {
                offers.perhaps(new Command.EnterBua(id, piece.id()));
            }
        }
    }

    /** The longest of a few equal steps from nothing up that is allowed throughout. */
    private Optional<Offer> range(String words, Function<Length, Manoeuvre> of) {
        Length rate = Rate.of(battle.scale(), unit).plus(Rate.forwards(battle, unit));
        Length grain = battle.scale().whole(1);
        long most = 0;
        long whole = rate.micrometres() / grain.micrometres();
        long step = Math.max(1, whole / STEPS);
        for (long tried = step; tried <= whole; tried += step) {
            if (!moves(of.apply(grain.times(tried)))) {
                break;
            }
            most = tried;
        }
        return most == 0
                ? Optional.empty()
                : Optional.of(
                        new Offer(
                                "move " + unit.id() + " " + words,
                                List.of(new Offer.Range(step, most)),
                                Offer.Shape.PATH));
    }

    private void wheel(Offers offers, Hand hand, String words) {
        int most = 0;
        for (int degrees = 15; degrees <= 90; degrees += 15) {
            if (!moves(new Manoeuvre.Wheel(hand, Angle.degrees(degrees)))) {
                break;
            }
            most = degrees;
        }
        if (most > 0) {
            offers.ranged(
                    Optional.of(
                            new Offer(
                                    "move " + unit.id() + " " + words,
                                    List.of(new Offer.Range(15, most)),
                                    Offer.Shape.PATH)));
        }
    }

    private boolean moves(Manoeuvre manoeuvre) {
        return Offers.isAllowed(battle, new Command.Move(unit.id(), List.of(manoeuvre)));
    }
}
