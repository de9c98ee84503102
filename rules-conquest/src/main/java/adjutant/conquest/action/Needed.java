package adjutant.conquest.action;

import adjutant.conquest.ConquestClause;
import adjutant.conquest.Each;
import adjutant.conquest.army.Characteristics;
import adjutant.conquest.army.Stat;
import adjutant.conquest.battle.Hero;
import adjutant.conquest.battle.Regiment;
import adjutant.game.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Values that an Action needs and no source gives: nothing is guessed.
 *
 * @rule CQ-STAT-01
 */
final class Needed {
    private final List<Finding> findings = new ArrayList<>();

    /** Needs what an attack with all Stands of a Regiment needs. */
    Needed toAttack(Regiment regiment) {
        need(regiment.id(), regiment.profile().characteristics(), "C", Characteristics::clash);
        need(regiment.id(), regiment.profile().characteristics(), "A", Characteristics::attacks);
        for (Hero hero : regiment.heroes()) {
            need(hero.id(), hero.muster().profile().characteristics(), "C", Characteristics::clash);
            need(
                    hero.id(),
                    hero.muster().profile().characteristics(),
                    "A",
                    Characteristics::attacks);
        }
        return this;
    }

    /** Needs what a Volley with all Stands of a Regiment that have Barrage needs. */
    Needed toShoot(Regiment regiment) {
        if (!regiment.profile().barrages().isEmpty()) {
            need(regiment.id(), regiment.profile().characteristics(), "V", Characteristics::volley);
        }
        for (Hero hero : regiment.heroes()) {
            if (!hero.muster().profile().barrages().isEmpty()) {
                need(
                        hero.id(),
                        hero.muster().profile().characteristics(),
                        "V",
                        Characteristics::volley);
            }
        }
        return this;
    }

    /** Needs what it takes to defend against Hits. */
    Needed toDefend(Regiment regiment) {
        need(regiment.id(), regiment.profile().characteristics(), "D", Characteristics::defense);
        need(regiment.id(), regiment.profile().characteristics(), "E", Characteristics::evasion);
        return this;
    }

    /** Needs the Resolve of a Regiment. */
    Needed toTest(Regiment regiment) {
        needUnlessNone(regiment.id(), regiment.profile().characteristics().resolve());
        regiment.heroes()
                .forEach(hero ->
                        needUnlessNone(
                                hero.id(), hero.muster().profile().characteristics().resolve()));
        return this;
    }

    /** Needs the March of a Regiment. */
    Needed toMarch(Regiment regiment) {
        need(regiment.id(), regiment.profile().characteristics(), "M", Characteristics::march);
        return this;
    }

    private void need(
            String id, Characteristics values, String name, Function<Characteristics, Stat> value) {
        if (!(value.apply(values) instanceof Stat.Known)) {
            miss(id, name);
        }
    }

    private void needUnlessNone(String id, Stat resolve) {
        if (resolve instanceof Stat.Unknown) {
            miss(id, "R");
        }
    }

    private void miss(String id, String name) {
        findings.add(
                Finding.no(
                        ConquestClause.STAT_01,
                        "the "
                                + name
                                + " of "
                                + id
                                + " is not known: write it beside the profile, as in \""
                                + name
                                + " 2\""));
    }

    /** One finding for each value that is missing. */
    List<Finding> findings() {
        return Each.distinct(findings);
    }
}
