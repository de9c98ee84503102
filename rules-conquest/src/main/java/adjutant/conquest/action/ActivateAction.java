package adjutant.conquest.action;

import adjutant.chance.Batch;
import adjutant.chance.Chance;
import adjutant.chance.Count;
import adjutant.chance.Odds;
import adjutant.chance.Outcome;
import adjutant.chance.Step;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Command.Tail.Casualties;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Phase;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.battle.Status;
import adjutant.conquest.combat.HitBack;
import adjutant.conquest.combat.Tenacity;
import adjutant.conquest.contact.Contacts;
import adjutant.conquest.contact.Facing;
import adjutant.conquest.morale.Sufferer;
import adjutant.conquest.odds.Report;
import adjutant.conquest.odds.Suffering;
import adjutant.game.Facts;
import adjutant.game.Finding;
import adjutant.game.Ruling;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The beginning of an Activation: Aura of Death strikes, Bravery takes Broken away.
 *
 * @rule CQ-SR-03
 * @rule CQ-SR-BRAVERY
 */
final class ActivateAction implements Procedure {
    private final Battle battle;
    private final Regiment regiment;
    private final int aura;
    private final List<Finding> findings = new ArrayList<>();

    ActivateAction(Battle battle, Command.Activate command) {
        this.battle = battle;
        this.regiment = battle.regiment(command.unit());
        Contacts contacts = Contacts.of(battle, regiment);
        this.aura =
                contacts.meetings().stream()
                        .mapToInt(meeting ->
                                RulesInForce.of(meeting.enemy().regiment())
                                        .x(Special.AURA_OF_DEATH))
                        .sum();
        card();
        if (aura > 0) {
            findings.addAll(new Needed().toDefend(regiment).findings());
            findings.add(
                    Finding.yes(
                            ConquestClause.SR_03,
                            "Aura of Death: " + aura + " Hits, no Morale Test"));
        }
        if (rallies()) {
            findings.add(
                    Finding.yes(ConquestClause.SR_BRAVERY, regiment.id() + " stops being Broken"));
        }
    }

    private void card() {
        String id = regiment.id();
        if (battle.clock().phase() != Phase.ACTION) {
            findings.add(Finding.no(ConquestClause.ACT_11, "it is not the action phase"));
        }
        if (regiment.isGone() || regiment.is(Status.ACTIVATED)) {
            String why = regiment.isGone() ? " is destroyed" : " has had its Activation this Round";
            findings.add(Finding.no(ConquestClause.ACT_11, id + why));
        }
        boolean already = battle.active().filter(active -> active.unit().equals(id)).isPresent();
        if (already) {
            findings.add(Finding.no(ConquestClause.ACT_11, id + " is active already"));
        }
        findings.addAll(Cards.findings(battle, regiment.side(), id));
    }

    private boolean rallies() {
        return regiment.isBroken() && RulesInForce.of(regiment).has(Special.BRAVERY);
    }

    private Sufferer sufferer() {
        return Sufferer.of(Contacts.of(battle, regiment), Casualties.LEFT);
    }

    @Override
    public Ruling ruling() {
        Facts.Builder facts = Facts.tree().put("notApplied", NotApplied.facts(List.of(regiment)));
        if (aura > 0) {
            facts.put("auraHits", aura);
        }
        findings.addAll(NotApplied.findings(List.of(regiment)));
        return Ruling.of(findings, facts.build(), this::chance);
    }

    private Chance chance() {
        if (aura == 0) {
            return Chance.NONE;
        }
        Sufferer sufferer = sufferer();
        Step pool =
                new Step.Pool(
                        "aura",
                        List.of(
                                new Batch(
                                        Count.of(aura),
                                        HitBack.defense(battle, regiment, Facing.FRONT))),
                        0,
                        Tenacity.of(regiment, battle.config()).tally(),
                        regiment.id(),
                        Optional.empty(),
                        Optional.empty());
        return new Chance(List.of(sufferer.track()), List.of(pool));
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        List<Event> events = new ArrayList<>();
        events.addAll(Cards.drawn(battle, regiment.side(), regiment.id()));
        events.add(new Event.Activated(regiment.id()));
        boolean gone = false;
        for (Outcome.PoolResult pool : outcome.pools()) {
            events.addAll(sufferer().events(pool.before(), pool.after(), pool.first(), "aura"));
            gone = sufferer().gone(pool.after());
        }
        if (rallies() && !gone) {
            events.add(new Event.Rallied(regiment.id()));
        }
        return events;
    }

    @Override
    public Report odds(Odds odds) {
        return aura == 0
                ? Report.NOTHING
                : new Report(
                        List.of(Suffering.of(sufferer(), odds, List.of("aura"))),
                        Optional.empty(),
                        OptionalDouble.empty());
    }

    @Override
    public Facts.Tree result(Outcome outcome) {
        Facts.Builder result = Facts.tree();
        outcome.pools()
                .forEach(pool ->
                        result.put("wounds", pool.first())
                                .putAll(PoolFacts.losses(sufferer(), pool.before(), pool.after())));
        return result.build();
    }
}
