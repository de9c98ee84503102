package adjutant.gda.charge;

import adjutant.battlefield.contact.Distance;
import adjutant.chance.Chance;
import adjutant.chance.Odds;
import adjutant.chance.Outcome;
import adjutant.game.Facts;
import adjutant.game.Ruling;
import adjutant.gda.GdaClause;
import adjutant.gda.battle.Attack;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.Mood;
import adjutant.gda.battle.Phase;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Unit;
import adjutant.gda.discipline.DisciplineTest;
import adjutant.gda.ruling.Procedure;
import adjutant.gda.ruling.Reasons;
import adjutant.gda.ruling.Telling;
import java.util.List;
import java.util.Optional;

/**
 * Cavalry of the charged side charges a charger, which stands at its point by then. The first
 * Charge is off, and nobody supports the second.
 *
 * @rule GDA-CHG-5
 */
public final class OpportunityAction implements Procedure {
    private static final String PURPOSE = "opportunity";

    private final Battle battle;
    private final Unit unit;
    private final Unit charger;
    private final Optional<Attack> first;

    /** That of a unit on a charger. */
    public OpportunityAction(Battle battle, Unit unit, Command.Opportunity command) {
        this.battle = battle;
        this.unit = unit;
        this.charger = battle.unit(command.charger());
        this.first = battle.attackBy(charger.id()).filter(Attack::isClosing);
    }

    @Override
    public Ruling ruling() {
        String id = unit.id();
        Reasons reasons =
                new Reasons()
                        .time(battle, unit.side(), Phase.CHARGE, GdaClause.TRN_2)
                        .all(ReactedAction.step(battle))
                        .fit(unit);
        reasons.need(
                GdaClause.CHG_5,
                first.filter(attack -> battle.unit(attack.target()).side() == unit.side())
                        .isPresent(),
                () -> charger.id() + " charges a friend",
                () -> charger.id() + " leads no Charge on this side");
        reasons.forbid(GdaClause.CHG_5, !unit.troop().isCavalry(), "opportunity is for cavalry");
        reasons.forbid(GdaClause.REST_04, unit.isUnformed(), () -> id + " is Unformed");
        reasons.forbid(
                GdaClause.CHG_1,
                battle.attacks().stream()
                        .anyMatch(attack ->
                                attack.target().equals(id)
                                        || attack.chargers().contains(id)
                                        || attack.supports().contains(id)),
                () -> id + " has part in another Charge");
        reasons.forbid(
                GdaClause.CHG_1,
                battle.brigade(unit).is(Mood.FALTERING),
                () -> "the brigade of " + id + " Falters");
        reasons.forbid(
                GdaClause.REST_02, unit.is(State.TESTED), () -> id + " has tested in this phase");
        if (unit.isOnTable() && charger.isOnTable() && charger.side() != unit.side()) {
            Charging charging = Charging.aiming(battle, unit, charger);
            reasons.all(charging.match());
            reasons.all(charging.reasons(charging.range()));
        }
        return reasons.ruling(TestFacts.of(test()), this::chance);
    }

    private DisciplineTest test() {
        return DisciplineTest.of(battle, unit, PURPOSE);
    }

    private Chance chance() {
        return new Chance(
                List.of(), List.of(test().step(battle.config(), DisciplineTest.Then.NOTHING)));
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        Telling telling = new Telling(battle).become(unit.id(), State.TESTED);
        String label = test().label();
        TestFacts.recover(telling, unit.id(), label, outcome);
        boolean passed =
                DisciplineTest.result(outcome, label)
                        .filter(DisciplineTest.Result.PASS::equals)
                        .isPresent();
        if (passed) {
            charge(telling);
        }
        return telling.events();
    }

    private void charge(Telling telling) {
        Charging charging = Charging.aiming(battle, unit, charger);
        telling.add(new Event.AttackOver(charger.id()));
        Advance.toPoint(telling, charging);
        telling.become(unit.id(), State.CHARGED);
        telling.add(
                new Event.AttackIs(
                        new Attack(
                                List.of(unit.id()),
                                charger.id(),
                                charging.way().turn(),
                                List.of(),
                                List.of(),
                                Attack.Stage.MET,
                                Distance.between(unit.footprint(), charger.footprint()),
                                charging.aspect(),
                                Attack.Edge.NONE)));
    }

    @Override
    public Facts.Tree result(Outcome outcome) {
        return TestFacts.result(test(), outcome);
    }

    @Override
    public Facts.Tree odds(Odds odds) {
        return TestFacts.odds(test(), odds);
    }
}
