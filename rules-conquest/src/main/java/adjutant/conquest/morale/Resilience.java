package adjutant.conquest.morale;

import adjutant.chance.IntTable;
import adjutant.chance.Track;
import adjutant.conquest.battle.Mettle;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * When a Regiment breaks, shatters and is gone: its Wounds as a track. Levels are Wounds; phases
 * are "steady" for each number of Stands it may have started the Round with, "broken" for each
 * number it may have had left when it broke, and "gone".
 *
 * @param standsLeft the Stands left at each level
 * @param starts the numbers of Stands it may have started a Round with, without repeats
 * @param most the most Stands it can have left when it breaks
 * @param nerve whether it can be Broken
 * @rule CQ-BROKEN-01
 * @rule CQ-BROKEN-02
 * @rule CQ-SHATTER-01
 */
public record Resilience(IntTable standsLeft, List<Integer> starts, int most, Nerve nerve) {
    /** Whether a Regiment can be Broken. */
    public enum Nerve {
        /** It can. */
        BREAKABLE,
        /** It never is. */
        UNBREAKABLE
    }

    /** Copies the list. */
    public Resilience {
        starts = List.copyOf(starts);
    }

    /** That of a Regiment that takes losses in one order. */
    public static Resilience of(IntTable standsLeft, Mettle mettle, Nerve nerve) {
        int most = Math.max(standsLeft.get(0), mettle.baseline().orElse(0));
        return new Resilience(standsLeft, List.of(mettle.started()), most, nerve);
    }

    /** The track that begins with a measure of losses at a level. */
    public Track track(String id, Mettle mettle, int level) {
        List<Track.Phase> phases = new ArrayList<>();
        for (int start : starts) {
            phases.add(
                    new Track.Phase(
                            "steady", false, entered(landing -> steadyNext(start, landing))));
        }
        for (int baseline = 1; baseline <= most; baseline++) {
            int from = baseline;
            phases.add(
                    new Track.Phase(
                            "broken", false, entered(landing -> brokenNext(from, landing))));
        }
        phases.add(new Track.Phase("gone", true, IntTable.filled(standsLeft.size(), gone())));
        return new Track(id, standsLeft.size() - 1, phases, phase(mettle), level);
    }

    private IntTable entered(IntUnaryOperator next) {
        return IntTable.generate(standsLeft.size(), next);
    }

    private int steadyNext(int start, int level) {
        int left = standsLeft.get(level);
        if (left == 0) {
            return gone();
        }
        boolean breaks = nerve == Nerve.BREAKABLE && start - left >= half(start);
        return breaks ? broken(left) : steady(start);
    }

    private int brokenNext(int baseline, int level) {
        int left = standsLeft.get(level);
        return left == 0 || baseline - left >= half(baseline) ? gone() : broken(baseline);
    }

    /** Half of some Stands, rounded up. */
    private static int half(int stands) {
        return (stands + 1) / 2;
    }

    /** The number of the phase of a measure of losses. */
    public int phase(Mettle mettle) {
        return mettle.baseline().isPresent()
                ? broken(mettle.baseline().getAsInt())
                : steady(mettle.started());
    }

    /** The number of the phase "steady" after a start. */
    public int steady(int start) {
        int index = starts.indexOf(start);
        if (index < 0) {
            throw new IllegalArgumentException("no start with " + start + " Stands");
        }
        return index;
    }

    /** The number of the phase "broken" with a baseline. */
    public int broken(int baseline) {
        return starts.size() + baseline - 1;
    }

    /** The number of the phase "gone". */
    public int gone() {
        return starts.size() + most;
    }

    /** Whether a phase is a "broken" one. */
    public boolean isBroken(int phase) {
        return phase >= starts.size() && phase < gone();
    }

    /**
     * The baseline of a "broken" phase.
     *
     * @throws IllegalArgumentException for another phase
     */
    public int baseline(int phase) {
        if (!isBroken(phase)) {
            throw new IllegalArgumentException("phase " + phase + " is not a broken one");
        }
        return phase - starts.size() + 1;
    }
}
