package adjutant.chance.exact;

import adjutant.chance.IntTable;
import adjutant.chance.Track;
import java.util.Arrays;

/** The joint law of the states of two tracks. Immutable. */
public final class Joint {
    private final Track first;
    private final Track second;
    private final int[] firstStates;
    private final int[] secondStates;
    private final double[] p;

    /** Takes over the arrays: states ascending, chances by first state and then by second. */
    Joint(Track first, Track second, int[] firstStates, int[] secondStates, double[] p) {
        this.first = first;
        this.second = second;
        this.firstStates = firstStates;
        this.secondStates = secondStates;
        this.p = p;
    }

    /** The first track. */
    public Track first() {
        return first;
    }

    /** The second track. */
    public Track second() {
        return second;
    }

    /** The states the first track can be in, ascending. */
    public IntTable firstStates() {
        return IntTable.of(firstStates);
    }

    /** The states the second track can be in, ascending. */
    public IntTable secondStates() {
        return IntTable.of(secondStates);
    }

    /** The probability that the tracks are in these states. */
    public double at(int firstState, int secondState) {
        int i = Arrays.binarySearch(firstStates, firstState);
        int j = Arrays.binarySearch(secondStates, secondState);
        return i < 0 || j < 0 ? 0 : p[i * secondStates.length + j];
    }
}
