package adjutant.conquest.action;

import adjutant.chance.Chance;
import adjutant.chance.Count;
import adjutant.chance.Odds;
import adjutant.chance.Outcome;
import adjutant.chance.Roll;
import adjutant.chance.Step;
import adjutant.chance.Surge;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.battle.ActionKind;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Command.Tail;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Status;
import adjutant.conquest.contact.Contacts;
import adjutant.conquest.morale.Sufferer;
import adjutant.conquest.odds.Report;
import adjutant.conquest.odds.Suffering;
import adjutant.conquest.volley.Battery;
import adjutant.conquest.volley.Range;
import adjutant.conquest.volley.VolleyPlan;
import adjutant.game.Facts;
import adjutant.game.Finding;
import adjutant.game.Ruling;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

/**
 * A Volley: one pool at one target, from its first die to its casualties.
 *
 * @rule CQ-VOLLEY-01
 * @rule CQ-VOLLEY-02
 * @rule CQ-VOLLEY-13
 * @rule CQ-VOLLEY-14
 */
final class VolleyAction implements Procedure {
    /** Hits that bring one more by Torrential Fire. */
    private static final int HITS_PER_EXTRA = 2;

    private final Battle battle;
    private final Command.Volley command;
    private final Acting acting;
    private final Regiment target;
    private final Range range;
    private final Optional<VolleyPlan> plan;

    VolleyAction(Battle battle, Command.Volley command) {
        this.battle = battle;
        this.command = command;
        this.acting = Acting.of(battle, command.unit(), ActionKind.VOLLEY);
        this.target = battle.regiment(command.target());
        Battery battery = Battery.of(own(), command);
        this.range = Range.of(battle, battery, target);
        acting.addAll(needed());
        acting.addAll(battery.findings());
        acting.addAll(range.findings());
        acting.addAll(blessed());
        this.plan =
                acting.sound()
                        ? Optional.of(VolleyPlan.of(battle, command, range))
                        : Optional.empty();
        plan.ifPresent(made -> acting.addAll(made.findings()));
    }

    private Regiment own() {
        return acting.regiment();
    }

    private List<Finding> needed() {
        Needed needed = new Needed().toShoot(own()).toDefend(target);
        boolean both = !range.fire().shooters().isEmpty();
        if (both && VolleyPlan.testsMorale(battle, own(), target)) {
            needed.toTest(target);
        }
        return needed.findings();
    }

    /** Blessed is for a Clash or a Charge. */
    private List<Finding> blessed() {
        List<Finding> findings = new ArrayList<>();
        if (command.tail().blessed() == Tail.Blessed.USED) {
            findings.add(notBlessed(own()));
        }
        if (command.tail().againstBlessed() == Tail.Blessed.USED) {
            findings.add(notBlessed(target));
        }
        return findings;
    }

    private static Finding notBlessed(Regiment regiment) {
        return Finding.no(
                ConquestClause.SR_05,
                regiment.id() + " cannot use Blessed: it is for a Clash or a Charge");
    }

    private Sufferer sufferer() {
        return Sufferer.of(Contacts.of(battle, target), command.tail().casualties());
    }

    private List<Regiment> participants() {
        return own().id().equals(target.id()) ? List.of(own()) : List.of(own(), target);
    }

    @Override
    public Ruling ruling() {
        List<Finding> findings = new ArrayList<>(acting.findings());
        findings.addAll(NotApplied.findings(participants()));
        Facts.Builder facts =
                Facts.tree()
                        .put("notApplied", NotApplied.facts(participants()))
                        .putAll(VolleyFacts.of(own(), range.fire()))
                        .put("pools", Facts.items(plan.map(this::pool).stream().toList()));
        return Ruling.of(findings, facts.build(), this::chance);
    }

    private Facts pool(VolleyPlan made) {
        return PoolFacts.of(
                own(),
                new PoolFacts.Attack(
                        target.id(),
                        made.facing(),
                        List.of(),
                        range.fire().support().stream().map(arms -> arms.place()).toList(),
                        range.fire().leader().map(arms -> arms.place()),
                        made.batches(),
                        made.tenacious(),
                        made.morale(),
                        made.modifiers()),
                sufferer());
    }

    private Chance chance() {
        VolleyPlan made = plan.orElseThrow();
        Sufferer sufferer = sufferer();
        Step pool =
                new Step.Pool(
                        target.id(),
                        PoolDice.of(
                                made.batches(),
                                made.heaps(),
                                batch -> Count.of(batch.dice()),
                                roll -> roll),
                        0,
                        made.tenacious().tally(),
                        sufferer.track().id(),
                        Optional.of(made.morale().scatter(sufferer.resilience(), sufferer.track())),
                        Optional.empty(),
                        surge(made),
                        PoolDice.mend(made.batches()));
        return new Chance(List.of(sufferer.track()), List.of(pool));
    }

    /**
     * The Hits that Torrential Fire adds: they have no rule of natural 1s, and are defended as
     * those of the first batch that feeds them.
     *
     * @rule CQ-SR-43
     * @rule CQ-VOLLEY-18
     */
    private static Optional<Surge> surge(VolleyPlan made) {
        Set<Integer> feeding = made.feeding();
        return feeding.stream()
                .min(Integer::compareTo)
                .map(first -> made.batches().get(first).thresholds().roll())
                .map(Roll::then)
                .map(then -> new Surge(feeding, HITS_PER_EXTRA, then.getFirst()));
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        List<Event> events = new ArrayList<>();
        if (command.overcharge() > 0) {
            events.add(new Event.MarksSpent(own().id(), command.overcharge()));
        }
        events.add(new Event.Acted(own().id(), ActionKind.VOLLEY));
        if (own().is(Status.AIMED)) {
            events.add(new Event.Lost(own().id(), Status.AIMED));
        }
        Sufferer sufferer = sufferer();
        for (Outcome.PoolResult pool : outcome.pools()) {
            events.addAll(sufferer.events(pool.before(), pool.between(), pool.first(), "volley"));
            events.addAll(sufferer.events(pool.between(), pool.after(), pool.second(), "morale"));
        }
        return events;
    }

    @Override
    public Report odds(Odds odds) {
        return new Report(
                List.of(Suffering.of(sufferer(), odds, List.of(target.id()))),
                Optional.empty(),
                OptionalDouble.empty());
    }

    @Override
    public Facts.Tree result(Outcome outcome) {
        Facts.Builder result = Facts.tree();
        outcome.pools()
                .forEach(pool ->
                        result.putAll(PoolFacts.withoutTarget(PoolFacts.result(sufferer(), pool))));
        return result.build();
    }
}
