package adjutant.conquest.action;

import adjutant.chance.Batch;
import adjutant.chance.Chance;
import adjutant.chance.Count;
import adjutant.chance.Echo;
import adjutant.chance.IntTable;
import adjutant.chance.Odds;
import adjutant.chance.Outcome;
import adjutant.chance.Step;
import adjutant.chance.Track;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.battle.ActionKind;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Command.Tail.Casualties;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.combat.DuelStroke;
import adjutant.conquest.combat.Duellist;
import adjutant.conquest.contact.Facing;
import adjutant.conquest.morale.Fallen;
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
 * A Duel that is accepted: both strike at the same time, or the quicker first.
 *
 * @rule CQ-DUEL-03
 * @rule CQ-DUEL-06
 * @rule CQ-HERO-07
 */
final class DuelAction implements Procedure {
    private final Battle battle;
    private final Command.Duel command;
    private final Duellist challenger;
    private final Duellist challenged;
    private final List<Finding> findings;
    private final List<DuelStroke> strokes;

    DuelAction(Battle battle, Command.Duel command) {
        this.battle = battle;
        this.command = command;
        this.challenger = Duellist.of(battle, command.unit());
        this.challenged = Duellist.of(battle, command.target());
        this.findings = new ArrayList<>(Challenge.findings(battle, command));
        findings.addAll(
                new Needed()
                        .toAttack(challenger.alone())
                        .toDefend(challenger.alone())
                        .toAttack(challenged.alone())
                        .toDefend(challenged.alone())
                        .findings());
        findings.add(order());
        findings.add(Finding.yes(ConquestClause.DUEL_06, "Wounds of a Duel test no Morale"));
        this.strokes =
                findings.stream().noneMatch(Finding::forbids)
                        ? List.of(
                                DuelStroke.of(battle, challenger, challenged),
                                DuelStroke.of(battle, challenged, challenger))
                        : List.of();
        findings.addAll(NotApplied.findings(participants()));
    }

    private Finding order() {
        Optional<Duellist> first = first();
        return first.map(quick ->
                        Finding.yes(
                                ConquestClause.SR_33,
                                quick.id() + " strikes first: Quicksilver Strike"))
                .orElseGet(
                        () -> Finding.yes(ConquestClause.DUEL_03, "both strike at the same time"));
    }

    /** Who strikes first, where one does. */
    private Optional<Duellist> first() {
        if (challenger.isQuick() == challenged.isQuick()) {
            return Optional.empty();
        }
        return Optional.of(challenger.isQuick() ? challenger : challenged);
    }

    private List<Regiment> participants() {
        return List.of(challenger.regiment(), challenged.regiment());
    }

    private static Sufferer sufferer(Duellist duellist) {
        return Sufferer.of(duellist.contacts(), Casualties.LEFT);
    }

    @Override
    public Ruling ruling() {
        Facts.Tree facts =
                Facts.tree()
                        .put("notApplied", NotApplied.facts(participants()))
                        .put("first", first().map(Duellist::id).orElse("both"))
                        .put("pools", Facts.items(strokes.stream().map(this::pool).toList()))
                        .build();
        return Ruling.of(findings, facts, this::chance);
    }

    private Facts pool(DuelStroke stroke) {
        return PoolFacts.of(
                stroke.striker().alone(),
                new PoolFacts.Attack(
                        stroke.target().id(),
                        Facing.FRONT,
                        stroke.batch().shares().stream().map(share -> share.place()).toList(),
                        List.of(),
                        Optional.empty(),
                        List.of(stroke.batch()),
                        stroke.tenacious(),
                        MoraleTest.none(battle.config()),
                        stroke.modifiers()),
                sufferer(stroke.target()));
    }

    /** The challenged one's track comes first, then the challenger's. */
    private Chance chance() {
        List<Track> tracks = List.of(sufferer(challenged).track(), sufferer(challenger).track());
        DuelStroke own = strokes.getFirst();
        DuelStroke answer = strokes.getLast();
        Optional<Duellist> first = first();
        if (first.isEmpty()) {
            return new Chance(tracks, List.of(step(own, fixed(own)), step(answer, fixed(answer))));
        }
        boolean mine = first.get().equals(challenger);
        DuelStroke quick = mine ? own : answer;
        DuelStroke slow = mine ? answer : own;
        return new Chance(tracks, List.of(step(quick, fixed(quick)), step(slow, living(slow))));
    }

    private static Count fixed(DuelStroke stroke) {
        return Count.of(stroke.batch().dice());
    }

    /** The dice of one who has been struck first: none where he is dead. */
    private static Count living(DuelStroke stroke) {
        Sufferer striker = sufferer(stroke.striker());
        return new Count.ByState(
                stroke.striker().id(),
                IntTable.generate(
                        striker.track().states(),
                        state -> striker.gone(state) ? 0 : stroke.batch().dice()));
    }

    private static Step step(DuelStroke stroke, Count dice) {
        return new Step.Pool(
                stroke.target().id(),
                List.of(new Batch(dice, stroke.batch().thresholds().roll())),
                0,
                stroke.tenacious().tally(),
                stroke.target().id(),
                Optional.empty(),
                stroke.isCountered() ? Optional.of(echo(stroke)) : Optional.empty());
    }

    private static Echo echo(DuelStroke stroke) {
        int states = sufferer(stroke.target()).track().states();
        return new Echo(
                IntTable.filled(states, 0),
                stroke.answered(),
                stroke.striker().id(),
                stroke.turned().tally());
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        List<Event> events = new ArrayList<>();
        events.add(new Event.Acted(command.unit(), ActionKind.DUEL));
        events.addAll(fallen(challenged, outcome.states().getFirst()));
        events.addAll(fallen(challenger, outcome.states().getLast()));
        return events;
    }

    private static List<Event> fallen(Duellist duellist, int state) {
        int wounds = sufferer(duellist).track().levelOf(state);
        return Fallen.events(duellist.regiment(), duellist.stand(), wounds, "duel");
    }

    @Override
    public Report odds(Odds odds) {
        return new Report(
                List.of(Suffering.of(sufferer(challenged), odds, List.of(challenged.id()))),
                Optional.of(Suffering.of(sufferer(challenger), odds, List.of(challenger.id()))),
                OptionalDouble.empty());
    }

    @Override
    public Facts.Tree result(Outcome outcome) {
        return result(challenged, outcome, outcome.states().getFirst())
                .and(
                        Facts.tree()
                                .put(
                                        "self",
                                        result(challenger, outcome, outcome.states().getLast()))
                                .build());
    }

    private static Facts.Tree result(Duellist duellist, Outcome outcome, int state) {
        Facts.Builder tree = Facts.tree();
        outcome.pools().stream()
                .filter(pool -> pool.label().equals(duellist.id()))
                .forEach(pool -> tree.put("hits", pool.hits()).put("wounds", pool.first()));
        Sufferer sufferer = sufferer(duellist);
        return tree.putAll(PoolFacts.losses(sufferer, sufferer.track().start(), state)).build();
    }
}
