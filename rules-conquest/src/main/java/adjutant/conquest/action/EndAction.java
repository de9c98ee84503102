package adjutant.conquest.action;

import adjutant.chance.Batch;
import adjutant.chance.Chance;
import adjutant.chance.Count;
import adjutant.chance.Die;
import adjutant.chance.Faces;
import adjutant.chance.Marks;
import adjutant.chance.Odds;
import adjutant.chance.Outcome;
import adjutant.chance.Roll;
import adjutant.chance.Scatter;
import adjutant.chance.Step;
import adjutant.chance.Tally;
import adjutant.chance.Track;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Command.Tail.Casualties;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.battle.Status;
import adjutant.conquest.battle.Whereabouts;
import adjutant.conquest.battle.Whereabouts.Call;
import adjutant.conquest.combat.HitBack;
import adjutant.conquest.combat.Pressure;
import adjutant.conquest.combat.Tenacity;
import adjutant.conquest.contact.Contacts;
import adjutant.conquest.contact.Facing;
import adjutant.conquest.contact.FrontArc;
import adjutant.conquest.contact.Meeting;
import adjutant.conquest.morale.MoraleTest;
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
 * The end of an Activation: Trample falls on one enemy before the front, Decay on the Regiment
 * itself.
 *
 * @rule CQ-SR-47
 * @rule CQ-SR-10
 * @rule CQ-DRAW-05
 */
final class EndAction implements Procedure {
    private final Battle battle;
    private final Command.End command;
    private final Regiment regiment;
    private final int hits;
    private final int decay;
    private final Optional<Meeting> trampled;
    private final List<Finding> findings = new ArrayList<>();

    EndAction(Battle battle, Command.End command) {
        this.battle = battle;
        this.command = command;
        this.regiment = battle.regiment(command.unit());
        this.hits = each(Special.TRAMPLE);
        this.decay = decayDice();
        Contacts contacts = Contacts.of(battle, regiment);
        List<Meeting> before =
                contacts.meetings().stream()
                        .filter(meeting -> meeting.own().facing() == Facing.FRONT)
                        .filter(meeting -> isAhead(meeting.enemy().regiment()))
                        .toList();
        turn();
        entry();
        this.trampled = hits == 0 ? Optional.empty() : chosen(before);
        trampled.ifPresent(meeting -> {
            Regiment enemy = meeting.enemy().regiment();
            findings.addAll(new Needed().toDefend(enemy).toTest(enemy).findings());
            findings.add(
                    Finding.yes(
                            ConquestClause.SR_47, "Trample: " + hits + " Hits on " + enemy.id()));
        });
        if (decay > 0) {
            findings.add(
                    Finding.yes(
                            ConquestClause.SR_10,
                            "Decay: " + decay + " dice, each 5 or 6 a Wound"));
        }
    }

    /** One that is met with the front is ahead; so is a Garrison that is touched. */
    private boolean isAhead(Regiment enemy) {
        return enemy.whereabouts() instanceof Whereabouts.InGarrison
                || FrontArc.holds(regiment, enemy);
    }

    private void turn() {
        boolean other =
                battle.active().filter(active -> !active.unit().equals(regiment.id())).isPresent();
        if (other || regiment.is(Status.ACTIVATED)) {
            findings.add(
                    Finding.no(
                            ConquestClause.ACT_11, regiment.id() + " is not the active Regiment"));
        }
    }

    /** One whose entry failed, or was let go, waits for the next Round. */
    private void entry() {
        if (regiment.whereabouts() instanceof Whereabouts.InReserve) {
            findings.add(
                    Finding.yes(
                            ConquestClause.REINF_20,
                            regiment.id()
                                    + " has not entered: it comes in the next Round without a die"));
            findings.addAll(EntryFound.against(battle, regiment));
        }
    }

    /** The X of a rule over all Stands that have it. */
    private int each(Special special) {
        return regiment.stands().stream()
                .mapToInt(stand -> RulesInForce.of(regiment, stand).x(special))
                .sum();
    }

    private int decayDice() {
        RulesInForce rules = RulesInForce.of(regiment);
        int x = rules.sum(Special.DECAY) + (rules.has(Special.BURNOUT) ? 3 : 0);
        return x * regiment.stands().size();
    }

    private Optional<Meeting> chosen(List<Meeting> before) {
        Optional<String> named = command.trampled();
        Optional<Meeting> met =
                before.stream()
                        .filter(meeting ->
                                named.isEmpty()
                                        || named.get().equals(meeting.enemy().regiment().id()))
                        .findFirst();
        if (named.isPresent() && met.isEmpty()) {
            findings.add(
                    Finding.no(
                            ConquestClause.SR_47,
                            named.get() + " does not touch the front of " + regiment.id()));
        }
        if (named.isEmpty() && before.size() > 1) {
            findings.add(
                    Finding.no(
                            ConquestClause.SR_47,
                            "Trample falls on one enemy: say which with \"> ID\""));
            return Optional.empty();
        }
        return met;
    }

    @Override
    public Ruling ruling() {
        List<Finding> all = new ArrayList<>(findings);
        List<Regiment> taking = new ArrayList<>(List.of(regiment));
        trampled.ifPresent(meeting -> taking.add(meeting.enemy().regiment()));
        all.addAll(NotApplied.findings(taking));
        Facts.Builder facts = Facts.tree().put("notApplied", NotApplied.facts(taking));
        trampled.ifPresent(meeting ->
                facts.put("trampleHits", hits).put("target", meeting.enemy().regiment().id()));
        if (decay > 0) {
            facts.put("decayDice", decay);
        }
        return Ruling.of(all, facts.build(), this::chance);
    }

    private Sufferer sufferer(Regiment of) {
        return Sufferer.of(Contacts.of(battle, of), Casualties.LEFT);
    }

    private Chance chance() {
        List<Track> tracks = new ArrayList<>();
        List<Step> steps = new ArrayList<>();
        trampled.ifPresent(meeting -> {
            Sufferer sufferer = sufferer(meeting.enemy().regiment());
            tracks.add(sufferer.track());
            steps.add(trample(meeting, sufferer));
        });
        if (decay > 0) {
            tracks.add(sufferer(regiment).track());
            steps.add(decay());
        }
        return new Chance(tracks, steps);
    }

    private Step trample(Meeting meeting, Sufferer sufferer) {
        Regiment enemy = meeting.enemy().regiment();
        Facing facing = meeting.enemy().facing();
        Optional<Scatter> morale =
                battle.config().trampleTestsMorale()
                        ? Optional.of(
                                test(enemy, facing)
                                        .scatter(sufferer.resilience(), sufferer.track()))
                        : Optional.empty();
        return new Step.Pool(
                "trample",
                List.of(new Batch(Count.of(hits), HitBack.defense(battle, enemy, facing))),
                0,
                Tenacity.of(enemy, battle.config()).tally(),
                enemy.id(),
                morale,
                Optional.empty());
    }

    private MoraleTest test(Regiment enemy, Facing facing) {
        return Pressure.plain(enemy, facing, battle.config());
    }

    private Step decay() {
        List<Marks> faces =
                List.of(Marks.NONE, Marks.NONE, Marks.NONE, Marks.NONE, Marks.ONE, Marks.ONE);
        return new Step.Pool(
                "decay",
                List.of(
                        new Batch(
                                Count.of(decay),
                                Roll.last("decay", 0, new Die(faces, Faces.NONE)))),
                0,
                Tally.ALL,
                regiment.id(),
                Optional.empty(),
                Optional.empty());
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        List<Event> events = new ArrayList<>();
        for (Outcome.PoolResult pool : outcome.pools()) {
            Sufferer sufferer = of(pool);
            events.addAll(
                    sufferer.events(pool.before(), pool.between(), pool.first(), pool.label()));
            events.addAll(sufferer.events(pool.between(), pool.after(), pool.second(), "morale"));
        }
        if (regiment.whereabouts() instanceof Whereabouts.InReserve) {
            events.add(new Event.Called(regiment.id(), Call.FAILED));
        }
        events.add(new Event.ActivationEnded(regiment.id()));
        return events;
    }

    private Sufferer of(Outcome.PoolResult pool) {
        return sufferer(
                pool.label().equals("decay")
                        ? regiment
                        : trampled.orElseThrow().enemy().regiment());
    }

    @Override
    public Report odds(Odds odds) {
        List<Suffering> sufferings =
                trampled.stream()
                        .map(meeting -> sufferer(meeting.enemy().regiment()))
                        .map(sufferer -> Suffering.of(sufferer, odds, List.of("trample")))
                        .toList();
        Optional<Suffering> own =
                decay == 0
                        ? Optional.empty()
                        : Optional.of(Suffering.of(sufferer(regiment), odds, List.of("decay")));
        return new Report(sufferings, own, OptionalDouble.empty());
    }

    @Override
    public Facts.Tree result(Outcome outcome) {
        List<Facts.Tree> trees = new ArrayList<>();
        for (Outcome.PoolResult pool : outcome.pools()) {
            trees.add(PoolFacts.result(of(pool), pool));
        }
        return Facts.tree().put("targets", Facts.items(trees)).build();
    }
}
