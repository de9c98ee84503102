package adjutant.chance;

import java.util.List;

/**
 * A bounded state table: a level that rises by amounts up to a cap, and a phase. A rise of at least
 * 1 from (phase p, level d) goes to level {@code min(cap, d + amount)}, call it e, and to phase
 * {@code phases.get(p).next().get(e)}; where the phase entered is {@code last}, the level becomes
 * the cap. A rise of 0 changes nothing, and a last phase is never left.
 *
 * <p>States are numbered {@code phase * (cap + 1) + level}.
 *
 * @param id the name of the track in this chance, such as {@code b1}
 * @param cap the highest level, 0 or more
 * @param phases the phases, in the order of their numbers
 * @param startPhase the number of the phase at the start
 * @param startLevel the level at the start, 0 to cap
 */
public record Track(String id, int cap, List<Phase> phases, int startPhase, int startLevel) {
    /**
     * A phase.
     *
     * @param name its name in the words of the rule system
     * @param last whether nothing happens any more once it is entered
     * @param next for each level 0 to cap: the number of the phase in which a rise that starts in
     *     this phase and ends on that level arrives
     */
    public record Phase(String name, boolean last, IntTable next) {}

    /** Checks that all numbers are in range. */
    public Track {
        phases = List.copyOf(phases);
        if (cap < 0 || startLevel < 0 || startLevel > cap) {
            throw new IllegalArgumentException(
                    "track " + id + ": level " + startLevel + " of " + cap);
        }
        if (startPhase < 0 || startPhase >= phases.size()) {
            throw new IllegalArgumentException("track " + id + ": no phase " + startPhase);
        }
        for (Phase phase : phases) {
            for (int next : phase.next().toArray()) {
                if (next < 0 || next >= phases.size()) {
                    throw new IllegalArgumentException("track " + id + ": no phase " + next);
                }
            }
            if (phase.next().size() != cap + 1) {
                throw new IllegalArgumentException(
                        "track "
                                + id
                                + ": phase "
                                + phase.name()
                                + " must name "
                                + (cap + 1)
                                + " levels, not "
                                + phase.next().size());
            }
        }
    }

    /** How many states there are. */
    public int states() {
        return phases.size() * (cap + 1);
    }

    /** The number of a state. */
    public int state(int phase, int level) {
        return phase * (cap + 1) + level;
    }

    /** The state at the start. */
    public int start() {
        return state(startPhase, startLevel);
    }

    /** The phase of a state. */
    public int phaseOf(int state) {
        return state / (cap + 1);
    }

    /** The level of a state. */
    public int levelOf(int state) {
        return state % (cap + 1);
    }

    /** Whether nothing happens any more in a state. */
    public boolean isLast(int state) {
        return phases.get(phaseOf(state)).last();
    }

    /** The state after a rise of {@code amount}, 0 or more, from {@code state}. */
    public int rise(int state, int amount) {
        Phase phase = phases.get(phaseOf(state));
        if (amount == 0 || phase.last()) {
            return state;
        }
        int level = (int) Math.min(cap, (long) levelOf(state) + amount);
        return arrival(state(phaseOf(state), level));
    }

    /** Where a rise arrives that starts in the phase of {@code reached} and ends on its level. */
    public int arrival(int reached) {
        int level = levelOf(reached);
        int next = phases.get(phaseOf(reached)).next().get(level);
        return state(next, phases.get(next).last() ? cap : level);
    }
}
