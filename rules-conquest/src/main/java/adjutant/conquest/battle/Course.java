package adjutant.conquest.battle;

import adjutant.battlefield.geometry.Pose;
import adjutant.conquest.Each;
import adjutant.game.Side;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** How events change the situation. It copies what they say and decides nothing. */
public final class Course {
    private Course() {}

    /** The situation after an event. */
    public static Battle after(Battle battle, Event event) {
        Battle after = changed(battle, event);
        return switch (event) {
            case Event.Wounded(String unit, _, _, _, _) -> buried(battle, after, unit);
            case Event.Destroyed(String unit, _) -> buried(battle, after, unit);
            case Event.CharacterDied died -> buried(battle, after, died.regiment());
            default -> after;
        };
    }

    private static Battle changed(Battle battle, Event event) {
        return switch (event) {
            case Event.OfUnit own -> changed(battle, own);
            case Event.OfRound round -> RoundCourse.after(battle, round);
        };
    }

    private static Battle changed(Battle battle, Event.OfUnit event) {
        return switch (event) {
            case Event.Activated(String unit) ->
                    undrawn(battle).with(Optional.of(new Activation(unit, List.of())));
            case Event.ActivationEnded(String unit) -> ended(undrawn(battle), unit);
            case Event.EventDrawn(String _, String name) ->
                    battle.with(battle.proceedings().drawing(Optional.of(name)));
            case Event.Acted acted -> battle.with(battle.active().map(now -> acted(now, acted)));
            case Event.BlessedUsed(String unit) -> blessed(battle, battle.regiment(unit));
            case Event.Wounded wounded -> arrayed(battle, wounded.unit(), wounded.after());
            case Event.Healed healed -> healed(battle, healed);
            case Event.Reformed reformed -> arrayed(battle, reformed.unit(), reformed.after());
            case Event.Broke(String unit, int baseline) ->
                    broke(battle, battle.regiment(unit), baseline);
            case Event.Rallied(String unit) -> rallied(battle, battle.regiment(unit));
            case Event.Destroyed(String unit, Event.Destroyed.Cause _) ->
                    gone(battle, battle.regiment(unit));
            case Event.Moved moved -> moved(battle, moved);
            case Event.Gained(String unit, Status status) ->
                    battle.with(battle.regiment(unit).with(status));
            case Event.Lost(String unit, Status status) ->
                    battle.with(battle.regiment(unit).without(status));
            case Event.EffectGained(String unit, Effect effect) ->
                    battle.with(battle.regiment(unit).with(effect));
            case Event.MarksGained(String unit, int marks) ->
                    marked(battle, battle.regiment(unit), marks);
            case Event.Called(String unit, Whereabouts.Call call) ->
                    battle.with(battle.regiment(unit).at(new Whereabouts.InReserve(call)));
            case Event.Entered(String unit, Array after, List<Pose> _) ->
                    placed(battle, unit, after);
            case Event.Assigned assigned -> assigned(battle, assigned);
            case Event.MarksSpent(String unit, int marks) ->
                    marked(battle, battle.regiment(unit), -marks);
            case Event.CharacterWounded wounded ->
                    arrayed(
                            battle,
                            battle.ofCharacter(wounded.unit()).orElseThrow().id(),
                            wounded.after());
            case Event.CharacterDied died -> arrayed(battle, died.regiment(), died.after());
            case Event.DuelRefused(String unit) -> refused(battle, unit);
            case Event.SpellCast _ -> battle;
            case Event.Occupied(String unit, String terrain, List<Pose> _) ->
                    battle.with(battle.regiment(unit).at(new Whereabouts.InGarrison(terrain)));
            case Event.LeftGarrison(String unit, Array after) -> placed(battle, unit, after);
        };
    }

    private static Activation acted(Activation active, Event.Acted acted) {
        return switch (acted.cost()) {
            case COUNTED -> active.with(acted.action());
            case FREE -> active.withFree(acted.action());
        };
    }

    private static Battle ended(Battle battle, String unit) {
        if (battle.find(unit).isEmpty()) {
            return battle.with(Optional.empty());
        }
        Regiment done = battle.regiment(unit).without(Status.INSPIRED).without(Status.AIMED);
        return battle.with(done.isGone() ? done : done.with(Status.ACTIVATED))
                .with(Optional.empty());
    }

    private static Battle undrawn(Battle battle) {
        return battle.proceedings().drawn().isEmpty()
                ? battle
                : battle.with(battle.proceedings().drawing(Optional.empty()));
    }

    private static Battle assigned(Battle battle, Event.Assigned assigned) {
        Regiment from = battle.ofCharacter(assigned.unit()).orElseThrow();
        Battle parted = battle.with(standing(from, assigned.left()));
        return parted.with(standing(parted.regiment(assigned.regiment()), assigned.joined()));
    }

    /** Its Stands and their number at the start, wherever it is. */
    private static Regiment standing(Regiment regiment, Array array) {
        Regiment stood = regiment.withStands(array.files(), array.stands());
        return stood.with(Mettle.fresh(array.stands().size(), stood.ordinaryStands().size()));
    }

    private static Battle blessed(Battle battle, Regiment regiment) {
        return battle.with(
                regiment.with(new Regiment.Tokens(true, regiment.tokens().overcharge())));
    }

    private static Battle marked(Battle battle, Regiment regiment, int marks) {
        Regiment.Tokens tokens = regiment.tokens();
        return battle.with(
                regiment.with(new Regiment.Tokens(tokens.blessed(), tokens.overcharge() + marks)));
    }

    /** Stands that came back count as if they had been there when the Round began. */
    private static Battle healed(Battle battle, Event.Healed healed) {
        Battle after = arrayed(battle, healed.unit(), healed.after());
        Regiment regiment = after.regiment(healed.unit());
        return after.with(regiment.with(regiment.mettle().withAtLeast(regiment.stands().size())));
    }

    /** Its Stands as they are now; in a Garrison it has no place on the table. */
    private static Battle arrayed(Battle battle, String unit, Array array) {
        Regiment regiment = battle.regiment(unit);
        return regiment.whereabouts() instanceof Whereabouts.InGarrison
                ? battle.with(regiment.withStands(array.files(), array.stands()))
                : placed(battle, unit, array);
    }

    private static Battle refused(Battle battle, String character) {
        Regiment regiment = battle.ofCharacter(character).orElseThrow();
        List<Stand> stands =
                Each.map(
                        regiment.stands(),
                        stand -> stand.withHonour(character, Hero.Honour.REFUSED));
        return battle.with(regiment.withStands(regiment.files(), stands));
    }

    private static Battle placed(Battle battle, String unit, Array array) {
        Regiment regiment = battle.regiment(unit);
        Regiment standing = regiment.at(new Whereabouts.OnTable(array.pose()));
        return battle.with(
                array.stands().isEmpty()
                        ? regiment.withStands(array.files(), List.of())
                        : standing.withStands(array.files(), array.stands()));
    }

    private static Battle broke(Battle battle, Regiment regiment, int baseline) {
        Mettle mettle = regiment.mettle().brokenAt(baseline);
        return battle.with(regiment.with(mettle).without(Status.INSPIRED));
    }

    /**
     * Rallied: losses are counted from what is left now.
     *
     * @rule CQ-SHATTER-03
     */
    private static Battle rallied(Battle battle, Regiment regiment) {
        return battle.with(regiment.with(regiment.mettle().rallied(regiment.stands().size())));
    }

    private static Battle gone(Battle battle, Regiment regiment) {
        return battle.with(regiment.withStands(regiment.files(), List.of()));
    }

    /** The situation without the cards of those that an event has removed. */
    private static Battle buried(Battle before, Battle after, String unit) {
        Set<String> lost = cards(before.regiment(unit));
        lost.removeAll(living(after.regiment(unit)));
        if (lost.isEmpty()) {
            return after;
        }
        Map<Side, CardStack> stacks = new EnumMap<>(Side.class);
        after.stacks().forEach((side, stack) -> stacks.put(side, without(stack, lost)));
        return after.withStacks(stacks)
                .with(after.active().filter(active -> !lost.contains(active.unit())));
    }

    private static Set<String> living(Regiment regiment) {
        return regiment.isGone() ? Set.of() : cards(regiment);
    }

    private static Set<String> cards(Regiment regiment) {
        Set<String> cards = new HashSet<>();
        cards.add(regiment.id());
        regiment.heroes().forEach(hero -> cards.add(hero.id()));
        return cards;
    }

    private static CardStack without(CardStack stack, Set<String> lost) {
        return switch (stack) {
            case CardStack.Hidden hidden -> hidden;
            case CardStack.Known(List<String> cards) ->
                    new CardStack.Known(Each.where(cards, card -> !lost.contains(card)));
        };
    }

    private static Battle moved(Battle battle, Event.Moved moved) {
        Regiment regiment = battle.regiment(moved.unit());
        return battle.with(regiment.at(new Whereabouts.OnTable(moved.path().getLast())));
    }
}
