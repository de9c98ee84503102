package adjutant.conquest.action;

import adjutant.chance.Chance;
import adjutant.chance.Die;
import adjutant.chance.Faces;
import adjutant.chance.Odds;
import adjutant.chance.Outcome;
import adjutant.chance.Step;
import adjutant.chance.Tally;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.battle.ActionKind;
import adjutant.conquest.battle.Array;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Command.Tail.Casualties;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Status;
import adjutant.conquest.morale.Sufferer;
import adjutant.conquest.odds.Report;
import adjutant.conquest.odds.Suffering;
import adjutant.game.Facts;
import adjutant.game.Finding;
import adjutant.game.Ruling;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A Combat Reform: clean on a passed Resolve die, else under blows.
 *
 * @rule CQ-CREFORM-02
 * @rule CQ-CREFORM-07
 * @rule CQ-CREFORM-09
 */
final class CombatReformAction implements Procedure {
    /** The label of the Wounds of a Fighting Reform. */
    static final String FIGHTING = "fighting";

    private final Battle battle;
    private final Command.CombatReform command;
    private final Acting acting;
    private final Optional<Integer> resolveOn;

    CombatReformAction(Battle battle, Command.CombatReform command) {
        this.battle = battle;
        this.command = command;
        this.acting = Acting.of(battle, command.unit(), ActionKind.COMBAT_REFORM);
        this.resolveOn = OwnWounds.resolveOn(regiment(), battle.config());
        acting.addAll(new Needed().toTest(regiment()).findings());
        if (acting.stands() && acting.contacts().any()) {
            List<Finding> faults = formation(regiment()).faults();
            acting.addAll(faults);
            if (faults.isEmpty()) {
                acting.add(
                        Finding.yes(ConquestClause.CREFORM_03, "the new formation may be taken"));
            }
        }
        Fear.finding(acting.contacts()).ifPresent(acting::add);
        acting.add(
                resolveOn
                        .map(on ->
                                Finding.yes(
                                        ConquestClause.CREFORM_02,
                                        "clean on a die of " + on + " or less"))
                        .orElseGet(() ->
                                Finding.yes(
                                        ConquestClause.CREFORM_02,
                                        "clean without a die: nothing to test")));
    }

    private Regiment regiment() {
        return acting.regiment();
    }

    private NewFormation formation(Regiment left) {
        return NewFormation.of(battle, acting.contacts(), command, left.stands());
    }

    private int blows() {
        return OwnWounds.led(regiment(), battle.config(), acting.contacts().touching().size());
    }

    private Sufferer sufferer() {
        return Sufferer.of(acting.contacts(), Casualties.LEFT);
    }

    @Override
    public Ruling ruling() {
        Facts.Builder facts = Facts.tree().putAll(TestFacts.of("resolve", resolveOn));
        Fear.on(acting.contacts()).ifPresent(on -> facts.put("fearsomeOn", on));
        facts.put("standsInContact", acting.contacts().touching().size())
                .put("fightingWounds", blows());
        if (acting.sound()) {
            facts.put(
                    "morale",
                    PoolFacts.morale(OwnWounds.test(regiment(), battle.config()), sufferer()));
        }
        return acting.ruling(facts.build(), this::chance);
    }

    private Chance chance() {
        if (resolveOn.isEmpty()) {
            return new Chance(List.of(), Fear.before(acting.contacts(), List.of()));
        }
        Sufferer sufferer = sufferer();
        Step fighting =
                new Step.Pool(
                        FIGHTING,
                        List.of(),
                        blows(),
                        Tally.ALL,
                        sufferer.track().id(),
                        Optional.of(OwnWounds.morale(sufferer, battle.config())),
                        Optional.empty());
        int on = resolveOn.get();
        Step test =
                new Step.Test(
                        "resolve", on, Die.upTo(on, Faces.NONE), List.of(), List.of(fighting));
        return new Chance(List.of(sufferer.track()), Fear.before(acting.contacts(), List.of(test)));
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        List<Event> events = new ArrayList<>();
        events.add(acting.acted());
        if (MayAct.cost(battle, regiment(), ActionKind.COMBAT_REFORM) == Event.Acted.Cost.FREE) {
            events.add(new Event.Gained(regiment().id(), Status.DRILLED));
        }
        if (lost(outcome)) {
            return events;
        }
        Sufferer sufferer = sufferer();
        for (Outcome.PoolResult pool : outcome.pools()) {
            events.addAll(
                    sufferer.events(
                            pool.before(), pool.between(), pool.first(), "fighting reform"));
            events.addAll(sufferer.events(pool.between(), pool.after(), pool.second(), "morale"));
        }
        taken(outcome).ifPresent(array -> events.add(new Event.Reformed(regiment().id(), array)));
        return events;
    }

    /** Whether fear has cost the Action. */
    private static boolean lost(Outcome outcome) {
        return outcome.tests().stream()
                .anyMatch(test -> test.label().equals("fearsome") && !test.passed());
    }

    /** The new formation, where it is taken in the end. */
    private Optional<Array> taken(Outcome outcome) {
        Sufferer sufferer = sufferer();
        int state =
                outcome.pools().isEmpty()
                        ? sufferer.track().start()
                        : outcome.pools().getLast().after();
        if (lost(outcome) || sufferer.gone(state)) {
            return Optional.empty();
        }
        Array left = sufferer.array(state);
        NewFormation formation = formation(regiment().withStands(left.files(), left.stands()));
        return formation.faults().isEmpty()
                ? Optional.of(
                        new Array(
                                formation.after().files(),
                                formation.after().stands(),
                                formation.after().pose().orElseThrow()))
                : Optional.empty();
    }

    @Override
    public Report odds(Odds odds) {
        if (resolveOn.isEmpty()) {
            double feared = odds.tests().isEmpty() ? 1 : odds.test("fearsome").passed();
            Suffering nothing =
                    Suffering.nothing(
                            regiment().id(),
                            regiment().isBroken() ? Suffering.Fate.BROKEN : Suffering.Fate.STEADY);
            return Report.ofSelf(nothing, feared);
        }
        Suffering own = Suffering.of(sufferer(), odds, List.of(FIGHTING));
        return Report.ofSelf(own, odds.test("resolve").passed());
    }

    @Override
    public Facts.Tree result(Outcome outcome) {
        Facts.Builder result = Facts.tree();
        result.put("clean", !lost(outcome) && outcome.pools().isEmpty())
                .put("reformed", taken(outcome).isPresent());
        outcome.pools().forEach(pool -> result.putAll(selfLosses(pool)));
        return result.build();
    }

    private Facts.Tree selfLosses(Outcome.PoolResult pool) {
        return Facts.tree()
                .put("wounds", pool.first())
                .put("moraleWounds", pool.second())
                .putAll(PoolFacts.losses(sufferer(), pool.before(), pool.after()))
                .build();
    }
}
