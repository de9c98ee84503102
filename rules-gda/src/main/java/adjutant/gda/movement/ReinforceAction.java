package adjutant.gda.movement;

import adjutant.chance.Outcome;
import adjutant.game.Ruling;
import adjutant.gda.Each;
import adjutant.gda.GdaClause;
import adjutant.gda.army.Trait;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Brigade;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.Phase;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Tasking;
import adjutant.gda.battle.Unit;
import adjutant.gda.ruling.Procedure;
import adjutant.gda.ruling.Reasons;
import adjutant.gda.ruling.Suffering;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A battalion gives a base to the screen of its brigade.
 *
 * @rule GDA-SKR-1
 * @rule GDA-TSK-5
 * @rule GDA-HR-4
 * @rule GDA-HR-48
 */
public final class ReinforceAction implements Procedure {
    private final Battle battle;
    private final Unit unit;
    private final Brigade brigade;
    private final Optional<Unit> screen;

    /** That a battalion does so. */
    public ReinforceAction(Battle battle, Unit unit) {
        this.battle = battle;
        this.unit = unit;
        this.brigade = battle.brigade(unit);
        this.screen =
                Each.first(
                        battle.units(brigade), each -> each.troop().isScreen() && each.isOnTable());
    }

    @Override
    public Ruling ruling() {
        String id = unit.id();
        Reasons reasons =
                new Reasons().time(battle, unit.side(), Phase.MOVEMENT, GdaClause.TRN_3).fit(unit);
        reasons.need(
                GdaClause.TSK_5,
                brigade.has(Tasking.SKIRMISHERS),
                brigade.name() + " has Skirmishers!",
                brigade.name() + " needs Skirmishers!");
        reasons.forbid(
                GdaClause.HR_48,
                !unit.isOnTable() || !unit.troop().isInfantry() || !unit.isCloseOrder(),
                id + " is no battalion in Close Order on the table");
        reasons.forbid(
                GdaClause.HR_48, unit.is(State.REINFORCED), id + " has given a base in this turn");
        screen.ifPresentOrElse(
                there -> bases(reasons, there),
                () -> reasons.no(GdaClause.SKR_1, brigade.name() + " has no screen on the table"));
        if (gives()) {
            reasons.forbid(
                    GdaClause.HR_48,
                    unit.casualties() + 1 >= unit.troop().dispersal(),
                    id + " would disperse by it");
        } else {
            reasons.yes(GdaClause.SKR_1, id + " is light and gives it for nothing");
        }
        return reasons.ruling();
    }

    private static void bases(Reasons reasons, Unit screen) {
        String numbers = screen.id() + " has " + screen.bases() + " bases of " + Brigade.MOST_BASES;
        reasons.need(GdaClause.HR_4, screen.bases() < Brigade.MOST_BASES, numbers, numbers);
    }

    /** Whether the base is missed by the battalion. */
    private boolean gives() {
        return !unit.troop().has(Trait.LIGHT);
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        Unit there = screen.orElseThrow();
        List<Event> events = new ArrayList<>();
        events.add(new Event.BasesLeft(there.id(), there.bases() + 1));
        events.add(new Event.Became(unit.id(), State.REINFORCED));
        events.addAll(Suffering.of(unit, gives() ? 1 : 0));
        return events;
    }
}
