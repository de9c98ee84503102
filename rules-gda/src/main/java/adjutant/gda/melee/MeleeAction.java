package adjutant.gda.melee;

import adjutant.chance.Chance;
import adjutant.chance.Law;
import adjutant.chance.Odds;
import adjutant.chance.Outcome;
import adjutant.chance.exact.Exact;
import adjutant.chance.exact.Joint;
import adjutant.game.Facts;
import adjutant.game.Ruling;
import adjutant.gda.GdaClause;
import adjutant.gda.battle.Attack;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.Phase;
import adjutant.gda.battle.Unit;
import adjutant.gda.ruling.Changes;
import adjutant.gda.ruling.Modifier;
import adjutant.gda.ruling.Procedure;
import adjutant.gda.ruling.Reasons;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A round of a melee is fought.
 *
 * @rule GDA-TRN-5
 */
public final class MeleeAction implements Procedure {
    private final Battle battle;
    private final Command.Melee command;
    private final Optional<Melee> melee;

    /** That of an attack. */
    public MeleeAction(Battle battle, Command.Melee command) {
        this.battle = battle;
        this.command = command;
        this.melee =
                battle.attackBy(command.unit())
                        .filter(Attack::isMelee)
                        .filter(attack -> attack.target().equals(command.target()))
                        .map(attack -> new Melee(battle, attack));
    }

    @Override
    public Ruling ruling() {
        Reasons reasons =
                new Reasons()
                        .time(battle, battle.clock().initiative(), Phase.MELEE, GdaClause.TRN_5);
        if (melee.isEmpty()) {
            return reasons.no(
                            GdaClause.MEL_9,
                            command.unit() + " and " + command.target() + " are in no melee")
                    .ruling();
        }
        if (isOver()) {
            return reasons.yes(GdaClause.MEL_9, "one side is gone: the melee is over").ruling();
        }
        MeleeDice dice = new MeleeDice(melee.get());
        dice.attackers().forEach(each -> reasons.yes(each.clause(), each.text()));
        dice.defenders().forEach(each -> reasons.yes(each.clause(), each.text()));
        reasons.yes(table(melee.get()), melee.get().isSecond() ? "second round" : "first round");
        return reasons.ruling(facts(dice), dice::chance);
    }

    private static GdaClause table(Melee melee) {
        if (melee.isForBua()) {
            return GdaClause.MEL_17;
        }
        return melee.isMixed() ? GdaClause.MEL_16 : GdaClause.MEL_15;
    }

    private boolean isOver() {
        Melee now = melee.orElseThrow();
        return !now.lead().isOnTable() || !now.target().isPresent();
    }

    private Facts.Tree facts(MeleeDice dice) {
        return Facts.tree()
                .put(
                        "pools",
                        Facts.items(
                                List.of(
                                        pool(melee.orElseThrow().lead(), dice.attackers()),
                                        pool(melee.orElseThrow().target(), dice.defenders()))))
                .build();
    }

    private static Facts pool(Unit unit, List<Modifier> dice) {
        return Facts.tree()
                .put("for", "melee")
                .put("by", unit.id())
                .put("modifiers", Modifier.facts(dice))
                .put("dice", MeleeDice.count(dice))
                .put("hitOn", MeleeDice.HIT)
                .build();
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        return isOver()
                ? List.of(new Event.AttackOver(command.unit()))
                : Outcomes.of(melee.orElseThrow(), outcome);
    }

    @Override
    public Facts.Tree result(Outcome outcome) {
        if (melee.isEmpty() || isOver()) {
            return Facts.Tree.EMPTY;
        }
        int own = MeleeDice.hitsOfAttackers(outcome);
        int other = MeleeDice.hitsOfDefenders(outcome);
        return Facts.tree()
                .put("difference", own - other)
                .put("outcome", Ending.of(melee.get(), own, other).word())
                .putAll(Changes.of(battle, Outcomes.of(melee.get(), outcome)))
                .build();
    }

    @Override
    public Facts.Tree odds(Odds odds) {
        if (melee.isEmpty() || isOver()) {
            return Facts.Tree.EMPTY;
        }
        Chance chance = new MeleeDice(melee.get()).chance();
        Law attackers = odds.track(MeleeDice.ATTACKERS).states();
        Law defenders = odds.track(MeleeDice.DEFENDERS).states();
        Map<String, Double> outcomes = new LinkedHashMap<>();
        double[] gone = new double[2];
        Joint joint = Exact.joint(chance, MeleeDice.ATTACKERS, MeleeDice.DEFENDERS);
        for (int a = 0; a < attackers.size(); a++) {
            for (int b = 0; b < defenders.size(); b++) {
                double p = joint.at(a, b);
                Ending ending = Ending.of(melee.get(), a, b);
                outcomes.merge(ending.word(), p, Double::sum);
                gone[0] += isLost(ending, Ending.Victor.ATTACKERS, b) ? p : 0;
                gone[1] += isLost(ending, Ending.Victor.DEFENDERS, a) ? p : 0;
            }
        }
        return tree(outcomes, odds, gone);
    }

    private boolean isLost(Ending ending, Ending.Victor side, int hits) {
        Unit unit =
                side == Ending.Victor.ATTACKERS
                        ? melee.orElseThrow().lead()
                        : melee.orElseThrow().target();
        boolean loses = ending.victor() == side.other();
        return Ending.isGone(unit, hits)
                || (loses && ending.fate(melee.orElseThrow()) == Ending.Fate.DISPERSE);
    }

    private Facts.Tree tree(Map<String, Double> outcomes, Odds odds, double[] gone) {
        Facts.Builder words = Facts.tree();
        outcomes.forEach(words::put);
        Facts.Builder difference = Facts.tree();
        Odds.SumLaw law = odds.sum(MeleeDice.DIFFERENCE);
        for (int i = 0; i < law.above().size(); i++) {
            difference.put(Integer.toString(law.lowest() + i), law.above().at(i));
        }
        String lead = command.unit();
        String target = command.target();
        return Facts.tree()
                .put("outcomes", words.build())
                .put("difference", difference.build())
                .put(
                        "casualties",
                        Facts.tree()
                                .put(lead, Facts.of(odds.track(MeleeDice.DEFENDERS).states()))
                                .put(target, Facts.of(odds.track(MeleeDice.ATTACKERS).states()))
                                .build())
                .put("pDispersed", Facts.tree().put(lead, gone[0]).put(target, gone[1]).build())
                .build();
    }
}
