package adjutant.conquest.fight;

import adjutant.chance.IntTable;
import adjutant.chance.Track;
import adjutant.conquest.battle.Mettle;
import adjutant.conquest.morale.Resilience;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * A Regiment of a raw chain: so many Stands alike, and its Wounds on a track.
 *
 * @param stands the Stands without damage
 * @param woundsPerStand the Wounds that take a Stand
 * @param resilience when it breaks and shatters
 * @param track its damage
 */
record Contender(int stands, int woundsPerStand, Resilience resilience, Track track) {
    /** What is left of it. */
    enum Status {
        /** Neither Broken nor gone. */
        STEADY(0),
        /** Broken. */
        BROKEN(1),
        /** Destroyed or Shattered. */
        GONE(2);

        private final int code;

        Status(int code) {
            this.code = code;
        }

        /** The code in answers, 0 to 2. */
        int code() {
            return code;
        }
    }

    /**
     * A Regiment.
     *
     * @param starts the numbers of Stands it may have started a Round with
     * @param mettle what its losses are measured against at first; it started with one of those
     * @param damage the Wounds on it at first
     */
    static Contender of(
            String id,
            int stands,
            int woundsPerStand,
            List<Integer> starts,
            Mettle mettle,
            int damage) {
        int cap = stands * woundsPerStand;
        IntTable left = IntTable.generate(cap + 1, level -> stands - level / woundsPerStand);
        int most = Math.max(stands, mettle.baseline().orElse(0));
        Resilience resilience = new Resilience(left, starts, most, Resilience.Nerve.BREAKABLE);
        return new Contender(
                stands, woundsPerStand, resilience, resilience.track(id, mettle, damage));
    }

    /** The Stands left in a state. */
    int left(int state) {
        return resilience.standsLeft().get(track.levelOf(state));
    }

    /** What is left of it in a state. */
    Status status(int state) {
        int phase = track.phaseOf(state);
        if (phase == resilience.gone()) {
            return Status.GONE;
        }
        return resilience.isBroken(phase) ? Status.BROKEN : Status.STEADY;
    }

    /** A number for each state; 0 where it is gone. */
    IntTable whileThere(IntUnaryOperator number) {
        return IntTable.generate(
                track.states(), s -> status(s) == Status.GONE ? 0 : number.applyAsInt(s));
    }

    /** What each state becomes when a Round begins: what is left is what it starts with. */
    IntTable newRound() {
        return IntTable.generate(track.states(), this::started);
    }

    private int started(int state) {
        // A steady state without Stands is in the table but is never reached.
        boolean starts = status(state) == Status.STEADY && left(state) > 0;
        return starts ? track.state(resilience.steady(left(state)), track.levelOf(state)) : state;
    }
}
