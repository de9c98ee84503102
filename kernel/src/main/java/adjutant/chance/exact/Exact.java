package adjutant.chance.exact;

import adjutant.chance.Chance;
import adjutant.chance.Law;
import adjutant.chance.Odds;
import adjutant.chance.Odds.TestLaw;
import adjutant.chance.Odds.TrackLaw;
import adjutant.chance.Step;
import adjutant.chance.Track;
import java.util.ArrayList;
import java.util.List;

/**
 * The interpreter that works out the exact law of a {@link Chance}, in doubles: each within 1e-12
 * of the true probability, and within 1e-9 of its size down to 1e-200.
 */
public final class Exact {
    private Exact() {}

    /** The laws of all pools, tests, sums and tracks. */
    public static Odds odds(Chance chance) {
        return SinglePool.odds(chance)
                .orElseGet(() -> chance.holdsSum() ? SumWalk.odds(chance) : walked(chance));
    }

    /** The laws of any chance without sums, by a walk through its steps. */
    static Odds walked(Chance chance) {
        Walk walk = Walk.through(chance);
        List<TrackLaw> tracks = new ArrayList<>();
        for (int i = 0; i < chance.tracks().size(); i++) {
            tracks.add(trackLaw(chance.tracks().get(i), walk.end(i)));
        }
        List<TestLaw> tests = new ArrayList<>();
        addTests(chance.steps(), 1, tests);
        return new Odds(walk.pools(), tests, tracks);
    }

    private static TrackLaw trackLaw(Track track, Measure end) {
        return new TrackLaw(track, Law.of(track.states(), end.lastStates(), end.cells()));
    }

    private static void addTests(List<Step> steps, double reached, List<TestLaw> tests) {
        for (Step step : steps) {
            if (step instanceof Step.Test test) {
                double passed = reached * Dice.passed(test.die());
                tests.add(new TestLaw(test.label(), reached, passed));
                addTests(test.passed(), passed, tests);
                addTests(test.failed(), reached * Dice.failed(test.die()), tests);
            }
        }
    }

    /**
     * All ways the chance can end, with what is needed to go on from each: equal ones are one.
     * There are as many as there are combinations of states along the way, so this is for one
     * command, not for a long chain.
     */
    public static List<Ending> endings(Chance chance) {
        return Endings.of(chance);
    }

    /**
     * The joint law of the final states of two tracks.
     *
     * @throws IllegalArgumentException where there is no such track, or both are the same
     */
    public static Joint joint(Chance chance, String trackA, String trackB) {
        int a = chance.index(trackA);
        int b = chance.index(trackB);
        if (a == b) {
            throw new IllegalArgumentException("a track is not joined with itself: " + trackA);
        }
        Measure end =
                chance.holdsSum()
                        ? SumWalk.end(chance, a, b)
                        : Walk.ofTracks(chance, a, b).end(a, b);
        return new Joint(
                chance.tracks().get(a),
                chance.tracks().get(b),
                end.otherStates()[0],
                end.lastStates(),
                end.cells());
    }
}
