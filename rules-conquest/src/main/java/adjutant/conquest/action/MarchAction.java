package adjutant.conquest.action;

import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Pose;
import adjutant.battlefield.manoeuvre.Manoeuvre;
import adjutant.chance.Chance;
import adjutant.chance.Count;
import adjutant.chance.Odds;
import adjutant.chance.Outcome;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.Each;
import adjutant.conquest.battle.ActionKind;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.morale.Sufferer;
import adjutant.conquest.movement.Friends;
import adjutant.conquest.movement.Ground;
import adjutant.conquest.movement.March;
import adjutant.conquest.movement.Pace;
import adjutant.conquest.movement.Terms;
import adjutant.conquest.movement.Trail;
import adjutant.conquest.odds.Report;
import adjutant.conquest.odds.Suffering;
import adjutant.game.Facts;
import adjutant.game.Finding;
import adjutant.game.Ruling;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;

/**
 * A March, or two that are judged as a whole.
 *
 * @rule CQ-MARCH-01
 * @rule CQ-MARCH-09
 * @rule CQ-MARCH-11
 */
final class MarchAction implements Procedure {
    private final Battle battle;
    private final Command.March command;
    private final Acting acting;
    private final List<March> marches = new ArrayList<>();
    private int hits;

    MarchAction(Battle battle, Command.March command) {
        this.battle = battle;
        this.command = command;
        this.acting = Acting.of(battle, command.unit(), ActionKind.MARCH);
        acting.addAll(new Needed().toMarch(regiment()).findings());
        both();
        if (acting.stands()) {
            ways();
        }
        if (hits > 0) {
            acting.addAll(new Needed().toDefend(regiment()).findings());
            acting.add(Footfall.finding(regiment(), hits));
            acting.add(Footfall.unshaken());
        }
    }

    private Regiment regiment() {
        return acting.regiment();
    }

    private void both() {
        if (command.then().isEmpty()) {
            return;
        }
        List<ActionKind> done = MayAct.done(battle, regiment());
        acting.add(
                done.isEmpty()
                        ? Finding.yes(ConquestClause.MARCH_09, "two Marches, judged as a whole")
                        : Finding.no(
                                ConquestClause.ACT_07,
                                "two Marches in one command need both Actions"));
    }

    private void ways() {
        int earlier = MayAct.marches(battle, regiment());
        Terms.End end = command.then().isPresent() ? Terms.End.ON_THE_WAY : Terms.End.LEGAL;
        way(regiment(), command.first(), earlier, end);
        command.then()
                .ifPresent(moves ->
                        way(marches.getFirst().end(), moves, earlier + 1, Terms.End.LEGAL));
    }

    private void way(Regiment from, List<Manoeuvre> moves, int earlier, Terms.End end) {
        Trail trail = Trail.of(battle, from, moves);
        Pace pace = Pace.ofMarch(from, earlier, trail);
        Terms.Gait gait = Terms.Gait.of(from);
        March march =
                new March(
                        Ground.around(battle, from),
                        from,
                        moves,
                        new Terms(pace.inches(), Friends.engaged(battle, from), gait, end));
        pace.reasons().forEach(acting::add);
        if (gait == Terms.Gait.FLYING) {
            acting.add(
                    Finding.yes(
                            ConquestClause.MARCH_13,
                            "it flies over Regiments, Impassable and Garrison terrain"));
        }
        List<Finding> faults = march.faults();
        acting.addAll(faults);
        if (faults.isEmpty()) {
            acting.add(
                    Finding.yes(
                            ConquestClause.MARCH_04,
                            "the March is " + march.cost() + " long, at most " + march.most()));
        }
        hits += trail.hits();
        marches.add(march);
    }

    private Sufferer sufferer() {
        return Footfall.sufferer(battle, marches.getLast().end());
    }

    @Override
    public Ruling ruling() {
        Facts.Builder facts = Facts.tree();
        if (acting.sound()) {
            facts.put(
                    "march",
                    Facts.tree()
                            .put("length", inches(March::cost))
                            .put("most", inches(March::most))
                            .build());
        }
        if (hits > 0) {
            facts.put("terrainHits", hits);
        }
        return acting.ruling(facts.build(), this::chance);
    }

    private Facts inches(Function<March, Length> length) {
        return Facts.items(
                Each.map(marches, march -> Facts.of(length.apply(march).micrometres() / 25_400.0)));
    }

    private Chance chance() {
        if (hits == 0) {
            return Chance.NONE;
        }
        Sufferer sufferer = sufferer();
        return new Chance(
                List.of(sufferer.track()),
                List.of(
                        Footfall.step(
                                regiment(), Count.of(hits), sufferer.track(), battle.config())));
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        List<Event> events = new ArrayList<>();
        Event acted = acting.acted();
        marches.forEach(_ -> events.add(acted));
        events.add(new Event.Moved(regiment().id(), path()));
        outcome.pools().forEach(pool -> events.addAll(Footfall.events(sufferer(), pool)));
        return events;
    }

    /** The whole way: between two Marches it may stand over a friend, so both are one move. */
    private List<Pose> path() {
        List<Pose> path = new ArrayList<>(marches.getFirst().path());
        for (March march : marches.subList(1, marches.size())) {
            path.addAll(march.path().subList(1, march.path().size()));
        }
        return path;
    }

    @Override
    public Report odds(Odds odds) {
        return hits == 0
                ? Report.NOTHING
                : new Report(
                        List.of(),
                        Optional.of(Suffering.of(sufferer(), odds, List.of(Footfall.TERRAIN))),
                        OptionalDouble.empty());
    }

    @Override
    public Facts.Tree result(Outcome outcome) {
        Facts.Builder result = Facts.tree().put("marched", true);
        outcome.pools()
                .forEach(pool ->
                        result.put("wounds", pool.first())
                                .putAll(PoolFacts.losses(sufferer(), pool.before(), pool.after())));
        return result.build();
    }
}
