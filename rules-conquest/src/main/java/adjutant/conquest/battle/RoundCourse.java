package adjutant.conquest.battle;

import adjutant.conquest.RulesConfig;
import adjutant.conquest.army.UnitClass;
import adjutant.conquest.battle.ArmySide.TableEdge;
import adjutant.game.Side;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** The situation after what happened to a side or to the Round: facts copied, nothing decided. */
final class RoundCourse {
    private RoundCourse() {}

    static Battle after(Battle battle, Event.OfRound event) {
        Proceedings now = battle.proceedings();
        return switch (event) {
            case Event.RolledOff(int a, int b) -> rolledOff(battle, a, b);
            case Event.EdgeTaken(Side side, TableEdge edge) -> edge(battle, side, edge);
            case Event.Reinforced(Side side, Map<UnitClass, Integer> owed) ->
                    battle.with(now.withOwed(side, owed).withReady(side));
            case Event.Stacked(Side side, List<String> cards) ->
                    stacked(battle, side, cards).with(now.withReady(side));
            case Event.SupremacyRolled(int a, int b) ->
                    battle.with(now.withRolled(Map.of(Side.A, a, Side.B, b)));
            case Event.Adjusted(Side side) -> battle.with(now.withReady(side));
            case Event.FirstChosen(Side side) ->
                    battle.with(
                            new Battle.Clock(battle.clock().round(), battle.clock().phase(), side));
            case Event.AbilityUsed(Side side, Optional<String> name) ->
                    battle.with(
                            name.map(word -> now.withAbility(side, word))
                                    .orElse(now)
                                    .withReady(side));
            case Event.PolicySet(Side side, Proceedings.Policy policy) ->
                    battle.with(now.with(side, policy));
            case Event.Asked(Proceedings.Question question) ->
                    battle.with(now.asking(Optional.of(question)));
            case Event.Answered _ -> battle.with(now.asking(Optional.empty()));
            case Event.TurnPassed(Side side) -> battle.with(now.turnedTo(side));
            case Event.CardLeft(Side side, String card, Event.CardLeft.Way _) ->
                    without(battle, side, card);
            case Event.PhaseBegan(Phase phase) ->
                    battle.with(
                                    new Battle.Clock(
                                            battle.clock().round(), phase, battle.clock().first()))
                            .with(now.cleared());
            case Event.RoundBegan(int round) -> round(battle, round);
            case Event.Scored(Side side, int points, String _) -> scored(battle, side, points);
            case Event.MarkerHit(String marker, int wounds) -> hit(battle, marker, wounds);
            case Event.LinesFixed(Side side, var lines) -> battle.with(fixed(now, side, lines));
            case Event.Conceded(Side side) -> battle.with(now.concededBy(side));
        };
    }

    private static Battle hit(Battle battle, String id, int wounds) {
        return battle.withMarkers(
                battle.markers().stream()
                        .map(marker ->
                                marker.id().equals(id)
                                        ? new Marker(
                                                id,
                                                marker.owner(),
                                                marker.at(),
                                                marker.wounds() - wounds)
                                        : marker)
                        .filter(marker -> marker.wounds() > 0)
                        .toList());
    }

    private static Proceedings fixed(Proceedings now, Side side, Map<UnitClass, FixedLine> lines) {
        Map<Side, Map<UnitClass, FixedLine>> all = new EnumMap<>(Side.class);
        all.putAll(now.lines());
        all.put(side, lines);
        return now.withLines(all);
    }

    private static Battle rolledOff(Battle battle, int a, int b) {
        Battle thrown = battle.with(battle.proceedings().withRolled(Map.of(Side.A, a, Side.B, b)));
        if (a == b) {
            return thrown;
        }
        Battle.Clock clock = battle.clock();
        return thrown.with(new Battle.Clock(clock.round(), clock.phase(), a > b ? Side.A : Side.B));
    }

    private static Battle edge(Battle battle, Side side, TableEdge edge) {
        ArmySide old = battle.army(side);
        return battle.with(new ArmySide(old.side(), old.label(), old.faction(), Optional.of(edge)));
    }

    private static Battle stacked(Battle battle, Side side, List<String> cards) {
        Map<Side, CardStack> stacks = new EnumMap<>(Side.class);
        stacks.putAll(battle.stacks());
        stacks.put(side, new CardStack.Known(cards));
        return battle.withStacks(stacks);
    }

    private static Battle without(Battle battle, Side side, String card) {
        Map<Side, CardStack> stacks = new EnumMap<>(Side.class);
        stacks.putAll(battle.stacks());
        stacks.computeIfPresent(side, (_, stack) -> stack.without(card));
        return battle.withStacks(stacks).with(battle.proceedings().withReady(side));
    }

    private static Battle scored(Battle battle, Side side, int points) {
        Map<Side, Integer> scores = new EnumMap<>(Side.class);
        scores.putAll(battle.scores());
        scores.merge(side, points, Integer::sum);
        return battle.withScores(scores);
    }

    /** What lasts for a Round ends with it; the cards are taken up again. */
    private static Battle round(Battle battle, int round) {
        Battle.Clock clock =
                new Battle.Clock(round, battle.clock().phase(), battle.clock().first());
        return battle.with(clock)
                .with(battle.proceedings().withLines(Map.of()))
                .withStacks(Map.of())
                .withRegiments(
                        battle.regiments().stream()
                                .map(regiment -> freshened(battle.config(), regiment))
                                .toList());
    }

    /** A refused Duel is forgotten. */
    private static Regiment withHonour(Regiment regiment) {
        List<Stand> stands = regiment.stands();
        for (Hero hero : regiment.heroes()) {
            stands =
                    stands.stream()
                            .map(stand -> stand.withHonour(hero.id(), Hero.Honour.KEPT))
                            .toList();
        }
        return regiment.withStands(regiment.files(), stands);
    }

    private static Regiment freshened(RulesConfig config, Regiment regiment) {
        if (regiment.isGone()) {
            return regiment;
        }
        int left = regiment.stands().size();
        OptionalInt baseline =
                regiment.isBroken() && config.shatterBaselineEachRound()
                        ? OptionalInt.of(left)
                        : regiment.mettle().baseline();
        Regiment rested =
                withHonour(regiment)
                        .with(new Mettle(left, baseline, regiment.mettle().strength()))
                        .with(new Regiment.Tokens(false, regiment.tokens().overcharge()))
                        .withEffects(List.of());
        for (Status status :
                List.of(Status.ACTIVATED, Status.ARRIVED, Status.AIMED, Status.INSPIRED)) {
            rested = rested.without(status);
        }
        return rested;
    }
}
