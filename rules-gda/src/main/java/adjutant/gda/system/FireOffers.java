package adjutant.gda.system;

import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.Command.Intensity;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Tasking;
import adjutant.gda.battle.Unit;
import adjutant.gda.fire.FireAction;
import adjutant.gda.fire.Targets;

/** At whom a unit may fire. */
final class FireOffers {
    private final Battle battle;
    private final Unit unit;

    FireOffers(Battle battle, Unit unit) {
        this.battle = battle;
        this.unit = unit;
    }

    void add(Offers offers) {
        if (unit.troop().isCavalry() || unit.is(State.FIRED)) {
            return;
        }
        boolean assaults =
                unit.troop().isBattery() && battle.brigade(unit).has(Tasking.ASSAULT_FIRE);
        Targets targets = Targets.of(battle, unit);
        for (Unit target : targets.open()) {
            add(offers, targets, new Command.Fire(unit.id(), target.id(), Intensity.STEADY));
            if (assaults) {
                add(offers, targets, new Command.Fire(unit.id(), target.id(), Intensity.ASSAULT));
            }
        }
    }

    private void add(Offers offers, Targets targets, Command.Fire command) {
        offers.perhaps(command, new FireAction(battle, unit, command, () -> targets));
    }
}
