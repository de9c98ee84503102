package adjutant.gda.charge;

import adjutant.chance.Odds;
import adjutant.chance.Outcome;
import adjutant.game.Facts;
import adjutant.gda.battle.Event;
import adjutant.gda.discipline.DisciplineTest;
import adjutant.gda.ruling.Modifier;
import adjutant.gda.ruling.Telling;
import java.util.List;

/** A Discipline Test on its own, as facts. */
final class TestFacts {
    private TestFacts() {}

    /** What is known before the dice. */
    static Facts.Tree of(DisciplineTest test) {
        Facts pool =
                Facts.tree()
                        .put("for", "test")
                        .put("by", test.unit().id())
                        .put("modifiers", Modifier.facts(test.modifiers()))
                        .build();
        return Facts.tree().put("pools", Facts.items(List.of(pool))).build();
    }

    /** How it ended. */
    static Facts.Tree result(DisciplineTest test, Outcome outcome) {
        Facts.Builder tree = Facts.tree();
        DisciplineTest.result(outcome, test.label())
                .ifPresent(result -> tree.put("outcome", result.word()));
        return tree.build();
    }

    /** The chance of each end. */
    static Facts.Tree odds(DisciplineTest test, Odds odds) {
        Odds.SumLaw law = odds.sum(test.label());
        Facts.Builder tree = Facts.tree();
        List<DisciplineTest.Result> results = List.of(DisciplineTest.Result.values());
        for (int i = 0; i < results.size(); i++) {
            tree.put(results.get(i).word(), law.bands().at(i));
        }
        return Facts.tree().put("outcomes", tree.build()).build();
    }

    /**
     * A natural double 6 recovers a casualty.
     *
     * @rule GDA-DST-2
     */
    static void recover(Telling telling, String id, String label, Outcome outcome) {
        if (DisciplineTest.recovers(outcome, label) && telling.unit(id).casualties() > 0) {
            telling.add(new Event.Recovered(id, telling.unit(id).casualties() - 1));
        }
    }
}
