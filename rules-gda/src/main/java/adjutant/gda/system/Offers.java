package adjutant.gda.system;

import adjutant.game.Offer;
import adjutant.game.Ruling;
import adjutant.game.Side;
import adjutant.game.Standing;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.Phase;
import adjutant.gda.notation.CommandWriter;
import adjutant.gda.ruling.Procedure;
import adjutant.gda.turn.Victory;
import java.util.ArrayList;
import java.util.List;

/** What a side may do now, always in the same order: commands that are ruled on and allowed. */
final class Offers {
    private final Battle battle;
    private final CommandWriter writer;
    private final List<Offer> offers = new ArrayList<>();

    private Offers(Battle battle) {
        this.battle = battle;
        this.writer = new CommandWriter(battle.scale());
    }

    static List<Offer> of(Battle battle, Side side) {
        if (!(Victory.standing(battle) instanceof Standing.Running)) {
            return List.of();
        }
        Offers offers = new Offers(battle);
        offers.all(side);
        return offers.offers;
    }

    private void all(Side side) {
        if (!battle.choices().isEmpty()) {
            MeleeOffers.choices(battle, side, this);
            return;
        }
        Phase phase = battle.clock().phase();
        if (phase == Phase.COMMAND) {
            CommandOffers.add(battle, side, this);
            return;
        }
        if (phase == Phase.CHARGE || phase == Phase.FREE) {
            new ChargeOffers(battle, side, this).add();
        }
        if (phase == Phase.MELEE || phase == Phase.FREE) {
            MeleeOffers.add(battle, side, this);
        }
        if (phase == Phase.MOVEMENT || phase == Phase.FREE) {
            battle.units().stream()
                    .filter(unit -> unit.side() == side && !unit.isGone())
                    .forEach(unit -> new MovementOffers(battle, unit).add(this));
        }
        if (phase == Phase.FIRE || phase == Phase.FREE) {
            battle.units().stream()
                    .filter(unit -> unit.side() == side && unit.isPresent())
                    .forEach(unit -> new FireOffers(battle, unit).add(this));
        }
        if (battle.clock().turn() == side) {
            perhaps(new Command.End());
        }
    }

    /** Offers a command where it is allowed. */
    void perhaps(Command command) {
        perhaps(command, Rules.of(battle, command));
    }

    /** Offers a command where its procedure allows it. */
    void perhaps(Command command, Procedure procedure) {
        if (procedure.ruling() instanceof Ruling.Allowed) {
            offers.add(Offer.exactly(writer.write(command)));
        }
    }

    /** Offers a command with a range. */
    void ranged(Offer offer) {
        offers.add(offer);
    }

    static boolean isAllowed(Battle battle, Command command) {
        return Rules.of(battle, command).ruling() instanceof Ruling.Allowed;
    }
}
