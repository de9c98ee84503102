package adjutant.chance;

import java.util.List;

/**
 * What may happen, as data: the tracks that can change, and the steps that change them. The same
 * value is thrown, scripted, sampled and worked out exactly; no player's choice falls inside it.
 *
 * <pre>
 * Chance = Track* Step*
 * Step   = Pool(Batch*, Surge?, Mend?, Tally, Scatter?, Echo?) | Test(Die, Step*, Step*) | Turn(table)
 *        | Sum(plus, Hand*, Retake*, Shift*, Band*)
 * Batch  = Count x Roll        Roll = Die (Roll per kind of mark)*
 * Hand   = dice, sign, Step*, Step*       Band = least, Step*
 * </pre>
 *
 * @param tracks the tracks, ids unique
 * @param steps what happens, in order
 */
public record Chance(List<Track> tracks, List<Step> steps) {
    /** Nothing is left to chance and nothing changes. */
    public static final Chance NONE = new Chance(List.of(), List.of());

    /**
     * Copies the lists and checks them.
     *
     * @throws IllegalArgumentException where a track id or a label occurs twice, a track, a batch
     *     or a hand is unknown, a table does not fit its track, or the bands of a sum do not ascend
     */
    public Chance {
        tracks = List.copyOf(tracks);
        steps = List.copyOf(steps);
        Promises.check(tracks, steps);
    }

    /**
     * The track with an id.
     *
     * @throws IllegalArgumentException where there is none
     */
    public Track track(String id) {
        return tracks.get(index(id));
    }

    /**
     * The place of a track in the list.
     *
     * @throws IllegalArgumentException where there is none
     */
    public int index(String id) {
        for (int i = 0; i < tracks.size(); i++) {
            if (tracks.get(i).id().equals(id)) {
                return i;
            }
        }
        throw new IllegalArgumentException("no track " + id);
    }

    /** Whether a sum is among the steps, or follows from one. */
    public boolean holdsSum() {
        return holdsSum(steps);
    }

    private static boolean holdsSum(List<Step> steps) {
        for (Step step : steps) {
            boolean holds =
                    switch (step) {
                        case Step.Sum _ -> true;
                        case Step.Test test -> holdsSum(test.passed()) || holdsSum(test.failed());
                        case Step.Pool _, Step.Turn _ -> false;
                    };
            if (holds) {
                return true;
            }
        }
        return false;
    }
}
