package adjutant.conquest.action;

import adjutant.battlefield.formation.Place;
import adjutant.chance.Chance;
import adjutant.chance.Count;
import adjutant.chance.Echo;
import adjutant.chance.IntTable;
import adjutant.chance.Odds;
import adjutant.chance.Outcome;
import adjutant.chance.Roll;
import adjutant.chance.Step;
import adjutant.chance.Track;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.battle.ActionKind;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Command.Tail;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.battle.Stand;
import adjutant.conquest.combat.Batch;
import adjutant.conquest.combat.ClashPlan;
import adjutant.conquest.combat.ClashPool;
import adjutant.conquest.combat.HitBack;
import adjutant.conquest.combat.Modifier;
import adjutant.conquest.combat.Tenacity;
import adjutant.conquest.contact.Contacts;
import adjutant.conquest.contact.Meeting;
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
 * A Clash: pool after pool, each from its first die to the Morale of its target.
 *
 * @rule CQ-CLASH-01
 * @rule CQ-CLASH-10
 * @rule CQ-DEF-07
 */
final class ClashAction implements Procedure {
    private final Battle battle;
    private final Command.Clash command;
    private final Regiment own;
    private final ClashPlan plan;
    private final List<Finding> findings;
    private final Optional<Sufferer> self;
    private final List<Sufferer> targets;

    ClashAction(Battle battle, Command.Clash command) {
        this.battle = battle;
        this.command = command;
        this.own = battle.regiment(command.unit());
        Contacts contacts = Contacts.of(battle, own);
        this.findings = new ArrayList<>(MayAct.findings(battle, contacts, ActionKind.CLASH));
        contacts.meetings().forEach(meeting -> findings.addAll(touches(meeting)));
        this.findings.addAll(missing(contacts));
        boolean sound = findings.stream().noneMatch(Finding::forbids);
        this.plan =
                sound
                        ? ClashPlan.of(battle, contacts, command)
                        : new ClashPlan(contacts, List.of(), List.of());
        this.findings.addAll(plan.findings());
        List<RulesInForce> strikers =
                own.stands().stream().map(stand -> RulesInForce.of(own, stand)).toList();
        plan.pools().forEach(_ -> blessed(own, strikers, command.tail().blessed(), findings));
        plan.pools()
                .forEach(pool ->
                        blessed(
                                enemy(pool),
                                List.of(RulesInForce.of(enemy(pool))),
                                command.tail().againstBlessed(),
                                findings));
        this.targets = plan.pools().stream().map(this::sufferer).toList();
        boolean hitsBack = plan.pools().stream().anyMatch(pool -> HitBack.possible(enemy(pool)));
        this.self =
                hitsBack
                        ? Optional.of(Sufferer.of(contacts, Tail.Casualties.LEFT))
                        : Optional.empty();
        plan.pools().forEach(pool -> findings.addAll(dice(pool)));
        plan.pools().forEach(pool -> findings.addAll(pool.reasons()));
        this.findings.addAll(NotApplied.findings(participants()));
    }

    private static List<Finding> touches(Meeting meeting) {
        String own = meeting.own().regiment().id();
        String enemy = meeting.enemy().regiment().id();
        return List.of(
                Finding.yes(ConquestClause.CLASH_01, own + " touches " + enemy),
                Finding.yes(
                        ConquestClause.ARC_05,
                        enemy + " is attacked in its " + meeting.enemy().facing().word()));
    }

    private List<Finding> missing(Contacts contacts) {
        Needed needed = new Needed().toAttack(own);
        for (Meeting meeting : contacts.meetings()) {
            needed.toDefend(meeting.enemy().regiment()).toTest(meeting.enemy().regiment());
            if (HitBack.possible(meeting.enemy().regiment())) {
                needed.toDefend(own);
            }
        }
        return needed.findings();
    }

    /** Whether Blessed may be used: some of those whose dice it is must have it. */
    static void blessed(
            Regiment regiment,
            List<RulesInForce> throwing,
            Tail.Blessed used,
            List<Finding> findings) {
        if (used == Tail.Blessed.UNUSED) {
            return;
        }
        if (throwing.stream().noneMatch(rules -> rules.has(Special.BLESSED))) {
            findings.add(Finding.no(ConquestClause.SR_05, regiment.id() + " is not Blessed"));
        } else if (regiment.tokens().blessed()) {
            findings.add(
                    Finding.no(
                            ConquestClause.SR_05, regiment.id() + " has used Blessed this Round"));
        }
    }

    private Sufferer sufferer(ClashPool pool) {
        return Sufferer.of(Contacts.ofEnemy(battle, pool.meeting()), command.tail().casualties());
    }

    private static Regiment enemy(ClashPool pool) {
        return pool.meeting().enemy().regiment();
    }

    private List<Regiment> participants() {
        List<Regiment> all = new ArrayList<>();
        all.add(own);
        plan.contacts().meetings().forEach(meeting -> all.add(meeting.enemy().regiment()));
        return all;
    }

    /** Where the dice of a pool come from. */
    static List<Finding> dice(ClashPool pool) {
        return pool.modifiers().stream()
                .filter(Modifier::isOfDice)
                .map(modifier ->
                        Finding.yes(
                                modifier.clause(),
                                pool.target() + ": " + modifier.by() + " dice, " + modifier.text()))
                .toList();
    }

    @Override
    public Ruling ruling() {
        Facts.Tree facts =
                Facts.tree()
                        .put("notApplied", NotApplied.facts(participants()))
                        .put("pools", Facts.items(pools()))
                        .build();
        return Ruling.of(findings, facts, this::chance);
    }

    private List<Facts> pools() {
        List<Facts> trees = new ArrayList<>();
        for (int i = 0; i < plan.pools().size(); i++) {
            trees.add(PoolFacts.of(plan.pools().get(i), targets.get(i)));
        }
        return trees;
    }

    private Chance chance() {
        List<Track> tracks = new ArrayList<>();
        List<Step> steps = new ArrayList<>();
        for (int i = 0; i < targets.size(); i++) {
            tracks.add(targets.get(i).track());
            steps.add(step(i));
        }
        self.ifPresent(sufferer -> tracks.add(sufferer.track()));
        return new Chance(tracks, steps);
    }

    private Step step(int index) {
        ClashPool pool = plan.pools().get(index);
        Sufferer target = targets.get(index);
        return new Step.Pool(
                pool.target(),
                PoolDice.of(pool, batch -> count(batch, index), roll -> roll),
                0,
                pool.tenacious().tally(),
                target.track().id(),
                Optional.of(pool.morale().scatter(target.resilience(), target.track())),
                self.filter(_ -> HitBack.possible(target.regiment()))
                        .map(sufferer -> echo(pool, target, sufferer)),
                Optional.empty(),
                PoolDice.mend(pool.batches()));
    }

    /** The dice of a batch: of those Stands that are still there when a later pool comes up. */
    private Count count(Batch batch, int index) {
        if (self.isEmpty() || index == 0) {
            return Count.of(batch.dice());
        }
        Track track = self.get().track();
        return new Count.ByState(
                track.id(),
                IntTable.generate(track.states(), state -> diceLeft(batch, track.levelOf(state))));
    }

    private int diceLeft(Batch batch, int wounds) {
        List<Place> left =
                self.orElseThrow().order().after(wounds).stream().map(Stand::place).toList();
        return batch.shares().stream()
                .filter(share -> left.contains(share.place()))
                .mapToInt(Batch.Share::dice)
                .sum();
    }

    private Echo echo(ClashPool pool, Sufferer target, Sufferer striker) {
        Roll roll =
                HitBack.defense(
                        battle,
                        own,
                        HitBack.facing(target.regiment(), pool.meeting().own().facing()));
        return new Echo(
                HitBack.ledger(target),
                roll,
                striker.track().id(),
                Tenacity.of(own, battle.config()).tally());
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        List<Event> events = new ArrayList<>();
        if (command.tail().blessed() == Tail.Blessed.USED) {
            events.add(new Event.BlessedUsed(own.id()));
        }
        events.add(new Event.Acted(own.id(), ActionKind.CLASH));
        int selfState = self.map(sufferer -> sufferer.track().start()).orElse(0);
        for (int i = 0; i < outcome.pools().size(); i++) {
            Outcome.PoolResult result = outcome.pools().get(i);
            if (command.tail().againstBlessed() == Tail.Blessed.USED) {
                events.add(new Event.BlessedUsed(targets.get(i).regiment().id()));
            }
            events.addAll(
                    targets.get(i)
                            .events(result.before(), result.between(), result.first(), "clash"));
            events.addAll(
                    targets.get(i)
                            .events(result.between(), result.after(), result.second(), "morale"));
            selfState = suffered(events, selfState, result.echo());
        }
        return events;
    }

    private int suffered(List<Event> events, int state, int amount) {
        if (self.isEmpty() || amount == 0) {
            return state;
        }
        int after = self.get().track().rise(state, amount);
        events.addAll(self.get().events(state, after, amount, "hit back"));
        return after;
    }

    @Override
    public Report odds(Odds odds) {
        List<Suffering> sufferings = new ArrayList<>();
        for (int i = 0; i < targets.size(); i++) {
            sufferings.add(
                    Suffering.of(targets.get(i), odds, List.of(plan.pools().get(i).target())));
        }
        Optional<Suffering> own = self.map(sufferer -> Suffering.of(sufferer, odds, List.of()));
        return new Report(sufferings, own, OptionalDouble.empty());
    }

    @Override
    public Facts.Tree result(Outcome outcome) {
        List<Facts.Tree> trees = new ArrayList<>();
        for (int i = 0; i < outcome.pools().size(); i++) {
            trees.add(PoolFacts.result(targets.get(i), outcome.pools().get(i)));
        }
        Facts.Builder result = Facts.tree();
        if (trees.size() == 1) {
            result.putAll(PoolFacts.withoutTarget(trees.getFirst()));
        } else {
            result.put("targets", Facts.items(trees));
        }
        self.ifPresent(sufferer -> result.put("self", PoolFacts.self(sufferer, outcome)));
        return result.build();
    }
}
