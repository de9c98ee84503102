package adjutant.toy;

import adjutant.chance.Batch;
import adjutant.chance.Chance;
import adjutant.chance.Count;
import adjutant.chance.Die;
import adjutant.chance.Faces;
import adjutant.chance.IntTable;
import adjutant.chance.Outcome;
import adjutant.chance.Roll;
import adjutant.chance.Scatter;
import adjutant.chance.Step;
import adjutant.chance.Tally;
import adjutant.chance.Track;
import adjutant.game.Facts;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/** The dice of the toy rules. */
final class Strike {
    private Strike() {}

    /** A unit's damage and mood as a track; its phases are the moods in their order. */
    static Track track(Unit unit) {
        int size = unit.profile().size();
        IntTable steady = moods(size, d -> 2 * d >= size ? Unit.Mood.SHAKEN : Unit.Mood.STEADY);
        IntTable shaken = moods(size, _ -> Unit.Mood.SHAKEN);
        IntTable gone = moods(size, _ -> Unit.Mood.GONE);
        return new Track(
                unit.id(),
                size,
                List.of(
                        new Track.Phase("steady", false, steady),
                        new Track.Phase("shaken", false, shaken),
                        new Track.Phase("gone", true, gone)),
                unit.mood().phase(),
                unit.damage());
    }

    /** The phases that damage leads to, gone at full damage. */
    private static IntTable moods(int size, IntFunction<Unit.Mood> mood) {
        return IntTable.generate(
                size + 1, d -> (d == size ? Unit.Mood.GONE : mood.apply(d)).phase());
    }

    /** What a unit hits on: a shaken one on one less, at least 1. */
    static int hitOn(Unit unit) {
        int less = unit.mood() == Unit.Mood.SHAKEN ? 1 : 0;
        return Math.max(1, unit.profile().hit() - less);
    }

    /** The dice of a strike: hits, saves, then a test of nerve for each wound. */
    static Chance chance(Unit unit, Unit target) {
        int saveOn = target.profile().save();
        int nerve = target.profile().nerve();
        Track track = track(target);
        Roll save = Roll.last("save", saveOn, Die.above(saveOn, Faces.NONE));
        Roll hit = new Roll("hit", hitOn(unit), Die.upTo(hitOn(unit), Faces.NONE), List.of(save));
        Scatter scatter =
                new Scatter(
                        "nerve",
                        List.of(Die.above(nerve, Faces.NONE)),
                        IntTable.of(nerve),
                        IntTable.generate(track.states(), s -> track.isLast(s) ? Scatter.NONE : 0),
                        Tally.ALL);
        Step pool =
                new Step.Pool(
                        target.id(),
                        List.of(new Batch(Count.of(unit.profile().dice()), hit)),
                        0,
                        Tally.ALL,
                        track.id(),
                        Optional.of(scatter),
                        Optional.empty());
        return new Chance(List.of(track), List.of(pool));
    }

    /** The die of a rally: passed, the unit is steady at the same damage. */
    static Chance rally(Unit unit) {
        Track track = track(unit);
        IntTable steady =
                IntTable.generate(
                        track.states(),
                        state -> track.isLast(state) ? state : track.levelOf(state));
        int nerve = unit.profile().nerve();
        Step test =
                new Step.Test(
                        "nerve",
                        nerve,
                        Die.upTo(nerve, Faces.NONE),
                        List.of(new Step.Turn(track.id(), steady)),
                        List.of());
        return new Chance(List.of(track), List.of(test));
    }

    /** What is known of a strike before any die. */
    static Facts.Tree facts(Unit unit, Unit target) {
        Facts.Builder pool =
                Facts.tree()
                        .put("target", target.id())
                        .put("dice", unit.profile().dice())
                        .put("hitOn", hitOn(unit))
                        .put("saveOn", target.profile().save())
                        .put("nerveOn", target.profile().nerve())
                        .put("modifiers", Facts.items(modifiers(unit)));
        return Facts.tree()
                .put("notApplied", Facts.texts(unit.profile().special().stream().toList()))
                .put("pools", Facts.items(List.of(pool.build())))
                .build();
    }

    private static List<Facts> modifiers(Unit unit) {
        int by = hitOn(unit) - unit.profile().hit();
        return by == 0
                ? List.of()
                : List.of(
                        Facts.tree()
                                .put("to", "hitOn")
                                .put("by", by)
                                .put("clause", ToyClause.SHAKEN.id())
                                .put("text", unit.id() + " is shaken")
                                .build());
    }

    /** What a strike did. */
    static Facts.Tree result(Unit before, Outcome outcome) {
        Outcome.PoolResult pool = outcome.pools().getFirst();
        Track track = track(before);
        return Facts.tree()
                .put("hits", pool.hits())
                .put("wounds", pool.first())
                .put("lost", pool.second())
                .put("damage", track.levelOf(pool.after()) - before.damage())
                .put("mood", mood(track, pool.after()).word())
                .build();
    }

    /** The mood in a state of a track. */
    static Unit.Mood mood(Track track, int state) {
        return Unit.Mood.of(track.phaseOf(state));
    }
}
