package adjutant.gda.morale;

import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Convex;
import adjutant.battlefield.geometry.Length;
import adjutant.chance.Outcome;
import adjutant.game.Ruling;
import adjutant.gda.GdaClause;
import adjutant.gda.army.Printed;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Brigade;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.Tasking;
import adjutant.gda.battle.Unit;
import adjutant.gda.ground.Generals;
import adjutant.gda.ruling.Procedure;
import adjutant.gda.ruling.Reasons;
import java.util.List;
import java.util.Optional;

/**
 * A brigadier attaches himself to a unit.
 *
 * @rule GDA-NAT-1
 * @rule GDA-HR-43
 */
public final class AttachAction implements Procedure {
    private final Battle battle;
    private final Brigade brigade;
    private final Unit unit;

    /** That of a brigade, to a unit. */
    public AttachAction(Battle battle, Command.Attach command) {
        this.battle = battle;
        this.brigade = battle.brigade(command.brigade());
        this.unit = battle.unit(command.unit());
    }

    @Override
    public Ruling ruling() {
        Reasons reasons = CommandPhase.begin(battle);
        String name = brigade.name();
        boolean free = battle.layout().force(brigade.side()).nation().attachesFreely();
        reasons.need(
                GdaClause.NAT_1,
                free || brigade.has(Tasking.BRIGADE_ATTACHMENT),
                () -> "the brigadier of " + name + " may attach himself",
                () -> "the brigadier of " + name + " needs Brigade Attachment");
        reasons.forbid(
                GdaClause.HR_43,
                !unit.troop().brigade().equals(name) || !unit.isPresent(),
                () -> unit.id() + " is no unit of " + name + " that is there");
        reasons.forbid(
                GdaClause.HR_43,
                unit.troop().isScreen(),
                "a brigadier does not attach himself to a screen");
        reasons.forbid(
                GdaClause.HR_43, battle.isLed(unit), () -> "he is with " + unit.id() + " already");
        near(reasons);
        return reasons.ruling();
    }

    private void near(Reasons reasons) {
        Optional<Convex> place = Generals.place(battle, brigade);
        if (place.isEmpty() || !unit.isOnTable()) {
            reasons.no(GdaClause.HR_43, "there is no brigadier near " + unit.id());
            return;
        }
        Length far = Printed.GENERAL.in(battle.scale());
        reasons.forbid(
                GdaClause.HR_43,
                !Distance.isWithin(unit.footprint(), place.get(), far),
                () -> unit.id() + " is farther than " + battle.scale().say(far));
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        return List.of(new Event.BrigadeIs(brigade.led(new Brigade.General.With(unit.id()))));
    }
}
