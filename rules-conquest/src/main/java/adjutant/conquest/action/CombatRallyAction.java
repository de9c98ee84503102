package adjutant.conquest.action;

import adjutant.chance.Chance;
import adjutant.chance.Odds;
import adjutant.chance.Outcome;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.Each;
import adjutant.conquest.battle.ActionKind;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Event;
import adjutant.conquest.odds.Report;
import adjutant.game.Facts;
import adjutant.game.Finding;
import adjutant.game.Ruling;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A Combat Rally: a Broken Regiment in contact is Broken no longer, by its own Action or by one of
 * a Character of it.
 *
 * @rule CQ-CRALLY-01
 * @rule CQ-BROKEN-03
 * @rule CQ-BROKEN-06
 * @rule CQ-HERO-05
 */
final class CombatRallyAction implements Procedure {
    private final Acting acting;
    private final Command.CombatRally command;

    CombatRallyAction(Battle battle, Command.CombatRally command) {
        this.command = command;
        acting = Acting.of(battle, command.unit(), ActionKind.COMBAT_RALLY);
        String id = acting.regiment().id();
        acting.add(
                acting.regiment().isBroken()
                        ? Finding.yes(ConquestClause.CRALLY_01, id + " is Broken")
                        : Finding.no(ConquestClause.CRALLY_01, id + " is not Broken"));
        if (Fear.isFelt(acting.contacts())) {
            acting.addAll(new Needed().toTest(acting.regiment()).findings());
        }
        Fear.finding(acting.contacts()).ifPresent(acting::add);
    }

    @Override
    public Ruling ruling() {
        return acting.ruling(
                TestFacts.of("fearsome", Fear.on(acting.contacts())),
                () -> new Chance(List.of(), Fear.before(acting.contacts(), List.of())));
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        List<Event> events = new ArrayList<>();
        events.add(new Event.Acted(command.unit(), ActionKind.COMBAT_RALLY));
        if (rallied(outcome)) {
            events.add(new Event.Rallied(acting.regiment().id()));
        }
        return events;
    }

    private static boolean rallied(Outcome outcome) {
        return Each.all(outcome.tests(), Outcome.TestResult::passed);
    }

    @Override
    public Report odds(Odds odds) {
        double success = odds.tests().isEmpty() ? 1 : odds.test("fearsome").passed();
        return new Report(List.of(), Optional.empty(), OptionalDouble.of(success));
    }

    @Override
    public Facts.Tree result(Outcome outcome) {
        return Facts.tree().put("rallied", rallied(outcome)).build();
    }
}
