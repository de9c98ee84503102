package adjutant.gda.charge;

import adjutant.gda.battle.Aspect;
import adjutant.gda.battle.Attack;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Unit;
import adjutant.gda.fire.MayFire;
import adjutant.gda.fire.Shot;
import adjutant.gda.fire.Volley;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Who fires at the lead of a Charge before it is carried out, in order: skirmishers in its way,
 * then the target and its supports by their ids.
 *
 * @rule GDA-CHG-6
 * @rule GDA-CHG-7
 * @rule GDA-HR-10
 */
final class Defence {
    private final Battle battle;
    private final Attack attack;
    private final Unit lead;

    private Defence(Battle battle, Attack attack) {
        this.battle = battle;
        this.attack = attack;
        this.lead = battle.unit(attack.lead());
    }

    /** The shots at a lead. */
    static List<Volley> volleys(Battle battle, Attack attack) {
        Defence defence = new Defence(battle, attack);
        List<Volley> volleys = new ArrayList<>();
        defence.firers().forEach(firer -> volleys.add(defence.volley(firer)));
        return List.copyOf(volleys);
    }

    private Volley volley(Unit firer) {
        return Volley.of(
                new Shot(battle, firer, lead, Shot.Occasion.DEFENCE, Command.Intensity.STEADY));
    }

    private List<Unit> firers() {
        List<Unit> firers = new ArrayList<>();
        if (!lead.isOnTable()) {
            return firers;
        }
        Unit target = battle.unit(attack.target());
        List<Unit> thin = new ArrayList<>();
        attack.backing().stream().map(battle::unit).filter(Unit::isSkirmishing).forEach(thin::add);
        if (target.isSkirmishing()) {
            thin.add(target);
        }
        thin.stream()
                .filter(unit -> unit.isOnTable() && !unit.is(State.FIRED))
                .filter(_ -> lead.troop().isInfantry())
                .sorted(Comparator.comparing(Unit::id))
                .forEach(firers::add);
        List<String> ids = new ArrayList<>(attack.backing());
        ids.add(attack.target());
        ids.stream()
                .map(battle::unit)
                .filter(this::fires)
                .sorted(Comparator.comparing(Unit::id))
                .forEach(firers::add);
        return firers;
    }

    /** Whether a unit fires; a target that is charged in flank or rear does not. */
    private boolean fires(Unit unit) {
        boolean faces = !unit.id().equals(attack.target()) || attack.aspect() == Aspect.FRONT;
        return faces
                && !unit.isFallingBack()
                && !unit.isSkirmishing()
                && MayFire.defence(battle, unit, lead).allow();
    }
}
