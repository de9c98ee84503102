package adjutant.gda.charge;

import adjutant.chance.Chance;
import adjutant.chance.Odds;
import adjutant.chance.Outcome;
import adjutant.game.Facts;
import adjutant.game.Ruling;
import adjutant.gda.GdaClause;
import adjutant.gda.army.Formation;
import adjutant.gda.army.Trait;
import adjutant.gda.battle.Aspect;
import adjutant.gda.battle.Attack;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.Phase;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Unit;
import adjutant.gda.discipline.DisciplineTest;
import adjutant.gda.discipline.InCommand;
import adjutant.gda.movement.Drill;
import adjutant.gda.ruling.Procedure;
import adjutant.gda.ruling.Reasons;
import adjutant.gda.ruling.Telling;
import java.util.List;
import java.util.Optional;

/**
 * A target reacts to its Charge, once.
 *
 * @rule GDA-CHG-3
 * @rule GDA-CHG-4
 */
public final class ReactAction implements Procedure {
    private final Battle battle;
    private final Unit unit;
    private final Command.Reaction reaction;
    private final Optional<Attack> attack;

    /** That of a unit. */
    public ReactAction(Battle battle, Unit unit, Command.React command) {
        this.battle = battle;
        this.unit = unit;
        this.reaction = command.reaction();
        this.attack = battle.attackOn(unit.id()).filter(Attack::isClosing);
    }

    @Override
    public Ruling ruling() {
        Reasons reasons =
                new Reasons()
                        .time(battle, unit.side(), Phase.CHARGE, GdaClause.TRN_2)
                        .all(ReactedAction.step(battle));
        if (attack.isEmpty()) {
            return reasons.no(GdaClause.CHG_3, "nobody has charged " + unit.id()).ruling();
        }
        reasons.forbid(
                GdaClause.CHG_3,
                attack.get().stage() != Attack.Stage.CLOSE,
                () -> unit.id() + " has reacted");
        kind(reasons, attack.get());
        return reasons.ruling(facts(), this::chance);
    }

    private void kind(Reasons reasons, Attack charge) {
        switch (reaction) {
            case SQUARE -> reasons.all(Drill.square(battle, unit, charge));
            case ABOUT -> reasons.all(Drill.about(battle, unit, charge));
            case EVADE ->
                    reasons.need(
                            GdaClause.SKR_4,
                            Evade.may(unit),
                            unit.id() + " goes out of the way",
                            "only skirmishers and Cossacks evade");
            case STAND -> reasons.yes(GdaClause.CHG_17, unit.id() + " stands");
            case COUNTER_CHARGE -> counter(reasons, charge);
        }
    }

    /**
     * A British line may go to meet an Unformed attacker.
     *
     * @rule GDA-NAT-3
     * @rule GDA-HR-35
     */
    private void counter(Reasons reasons, Attack charge) {
        String id = unit.id();
        boolean line =
                unit.troop().has(Trait.BRITISH)
                        && unit.troop().isInfantry()
                        && unit.formation() == Formation.LINE;
        reasons.need(
                GdaClause.NAT_3,
                line,
                id + " is a British line",
                "only a British line chooses to counter-charge: cavalry does so by the result");
        reasons.forbid(GdaClause.REST_04, unit.isUnformed(), () -> id + " is Unformed");
        reasons.forbid(
                GdaClause.REST_05,
                unit.troop().isInfantry() && unit.is(State.FD_LOST),
                () -> id + " has lost Fire Discipline: it may not charge");
        Unit lead = battle.unit(charge.lead());
        reasons.forbid(GdaClause.NAT_3, !lead.isUnformed(), () -> lead.id() + " is not Unformed");
        reasons.forbid(
                GdaClause.NAT_3,
                charge.aspect() != Aspect.FRONT || !lead.troop().isInfantry(),
                () -> id + " is not attacked by infantry in front");
        reasons.forbid(
                GdaClause.CMD_7,
                unit.isOnTable() && !InCommand.is(battle, unit),
                () -> id + " is out of command");
    }

    private boolean isTested() {
        return reaction == Command.Reaction.SQUARE || reaction == Command.Reaction.ABOUT;
    }

    private DisciplineTest test() {
        return DisciplineTest.of(battle, unit, reaction.word());
    }

    private Chance chance() {
        return isTested()
                ? new Chance(
                        List.of(),
                        List.of(test().step(battle.config(), DisciplineTest.Then.NOTHING)))
                : Chance.NONE;
    }

    private Facts.Tree facts() {
        return isTested() ? TestFacts.of(test()) : Facts.Tree.EMPTY;
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        Attack charge = attack.orElseThrow();
        Telling telling = new Telling(battle);
        switch (reaction) {
            case SQUARE, ABOUT -> change(telling, charge, outcome);
            case EVADE -> {
                Unit lead = battle.unit(charge.lead());
                Evade.tell(telling, unit.id(), lead.pose().facing(), lead.footprint());
                telling.add(new Event.AttackOver(charge.lead()));
            }
            case STAND -> telling.add(new Event.AttackIs(charge.at(Attack.Stage.MET)));
            case COUNTER_CHARGE ->
                    telling.add(
                            new Event.AttackIs(
                                    charge.backedBy(List.of()).at(Attack.Stage.COUNTERED)));
        }
        return telling.events();
    }

    /** The test is passed and the change made, or not. */
    private void change(Telling telling, Attack charge, Outcome outcome) {
        String label = test().label();
        boolean passed =
                DisciplineTest.result(outcome, label)
                        .filter(DisciplineTest.Result.PASS::equals)
                        .isPresent();
        Attack now = charge.at(Attack.Stage.MET);
        telling.become(unit.id(), State.TESTED);
        TestFacts.recover(telling, unit.id(), label, outcome);
        if (reaction == Command.Reaction.SQUARE) {
            if (passed) {
                formed(telling, Formation.SQUARE);
                now = now.facing(Aspect.FRONT);
            } else {
                telling.become(unit.id(), State.UNFORMED);
            }
        } else if (passed) {
            formed(telling, unit.formation());
            now = now.facing(turned(charge.aspect()));
        }
        telling.add(new Event.AttackIs(now));
    }

    private void formed(Telling telling, Formation formation) {
        telling.add(
                new Event.Formed(
                        unit.id(),
                        formation,
                        reaction == Command.Reaction.ABOUT
                                ? Drill.turnedAbout(unit)
                                : Drill.ground(battle, unit, formation)));
        telling.become(unit.id(), State.CHANGED);
    }

    private static Aspect turned(Aspect aspect) {
        return switch (aspect) {
            case FRONT -> Aspect.REAR;
            case REAR -> Aspect.FRONT;
            case FLANK -> Aspect.FLANK;
        };
    }

    @Override
    public Facts.Tree result(Outcome outcome) {
        return isTested() ? TestFacts.result(test(), outcome) : Facts.Tree.EMPTY;
    }

    @Override
    public Facts.Tree odds(Odds odds) {
        return isTested() ? TestFacts.odds(test(), odds) : Facts.Tree.EMPTY;
    }
}
