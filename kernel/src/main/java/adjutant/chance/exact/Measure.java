package adjutant.chance.exact;

import java.util.Arrays;

/**
 * The joint law of the states of some tracks (and for a while of a count of echo dice): one axis
 * for each, with the states that can be on it, and a chance for each cell, row-major. Immutable.
 */
final class Measure {
    private final int[] axes;
    private final int[][] states;
    private final double[] p;

    /** Takes over the arrays. */
    Measure(int[] axes, int[][] states, double[] p) {
        this.axes = axes;
        this.states = states;
        this.p = p;
    }

    /** The names of the axes but the last. */
    int[] otherAxes() {
        return Arrays.copyOf(axes, axes.length - 1);
    }

    /** The states on the axes but the last. */
    int[][] otherStates() {
        return Arrays.copyOf(states, states.length - 1);
    }

    /** How many axes there are but the last. */
    int others() {
        return axes.length - 1;
    }

    /** The name of an axis by its place. */
    int axisAt(int place) {
        return axes[place];
    }

    /** The states on an axis by its place; shared, not to be changed. */
    int[] statesAt(int place) {
        return states[place];
    }

    /** The states on the last axis; shared, not to be changed. */
    int[] lastStates() {
        return states[states.length - 1];
    }

    /** The states on an axis; shared, not to be changed. */
    int[] states(int axis) {
        for (int i = 0; i < axes.length; i++) {
            if (axes[i] == axis) {
                return states[i];
            }
        }
        throw new IllegalArgumentException("no axis " + axis);
    }

    /** The joint law of two that do not depend on each other. */
    Measure beside(Measure that) {
        int[] allAxes = Arrays.copyOf(axes, axes.length + that.axes.length);
        int[][] allStates = Arrays.copyOf(states, allAxes.length);
        System.arraycopy(that.axes, 0, allAxes, axes.length, that.axes.length);
        System.arraycopy(that.states, 0, allStates, axes.length, that.axes.length);
        double[] cells = new double[p.length * that.p.length];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = p[i / that.p.length] * that.p[i % that.p.length];
        }
        return new Measure(allAxes, allStates, cells);
    }

    /** The name of the last axis. */
    int lastAxis() {
        return axes[axes.length - 1];
    }

    /** The law with other states and chances on the last axis. */
    Measure replacingLast(int[] lastStates, double[] cells) {
        int[][] newStates = states.clone();
        newStates[states.length - 1] = lastStates;
        return new Measure(axes, newStates, cells);
    }

    /** The law with a new axis, and after it other states and chances on the last axis. */
    Measure replacingLast(int axis, int[] axisStates, int[] lastStates, double[] cells) {
        int last = axes.length - 1;
        int[] newAxes = Arrays.copyOf(axes, last + 2);
        int[][] newStates = Arrays.copyOf(states, last + 2);
        newAxes[last] = axis;
        newAxes[last + 1] = axes[last];
        newStates[last] = axisStates;
        newStates[last + 1] = lastStates;
        return new Measure(newAxes, newStates, cells);
    }

    /** The chances, row-major; shared, not to be changed. */
    double[] cells() {
        return p;
    }

    /** The chance of all cells together. */
    double mass() {
        double mass = 0;
        for (double cell : p) {
            mass += cell;
        }
        return mass;
    }

    /** All chances times a factor. */
    Measure scaled(double factor) {
        return new Measure(axes, states, Arrays.stream(p).map(x -> x * factor).toArray());
    }

    /** The same law with an axis moved to the end. */
    Measure withLast(int axis) {
        int at = 0;
        while (axes[at] != axis) {
            at++;
        }
        if (at == axes.length - 1) {
            return this;
        }
        int size = states[at].length;
        int after = 1;
        int[] newAxes = axes.clone();
        int[][] newStates = states.clone();
        for (int i = at + 1; i < axes.length; i++) {
            after *= states[i].length;
            newAxes[i - 1] = axes[i];
            newStates[i - 1] = states[i];
        }
        newAxes[axes.length - 1] = axis;
        newStates[axes.length - 1] = states[at];
        double[] moved = new double[p.length];
        int from = 0;
        for (int outer = 0; outer < p.length; outer += size * after) {
            for (int s = 0; s < size; s++) {
                for (int inner = 0; inner < after; inner++) {
                    moved[outer + inner * size + s] = p[from++];
                }
            }
        }
        return new Measure(newAxes, newStates, moved);
    }

    /** The law of the other axes. */
    Measure without(int axis) {
        Measure last = withLast(axis);
        int size = last.lastStates().length;
        double[] sums = new double[p.length / size];
        for (int i = 0; i < p.length; i++) {
            sums[i / size] += last.p[i];
        }
        return new Measure(last.otherAxes(), last.otherStates(), sums);
    }

    /** The law of one axis, or of two: the second varies fastest. */
    Measure only(int... kept) {
        Measure law = this;
        for (int axis : axes) {
            boolean keep = false;
            for (int k : kept) {
                keep |= k == axis;
            }
            law = keep ? law : law.without(axis);
        }
        return law.inOrder(kept);
    }

    private Measure inOrder(int[] order) {
        Measure law = this;
        for (int axis : order) {
            law = law.withLast(axis);
        }
        return law;
    }

    /** The law with another one's chances added, on the same axes. */
    Measure plus(Measure that) {
        Measure other = that.inOrder(axes);
        int[][] union = new int[axes.length][];
        int size = 1;
        for (int i = 0; i < axes.length; i++) {
            union[i] = union(states[i], other.states[i]);
            size *= union[i].length;
        }
        double[] sum = new double[size];
        addTo(union, sum);
        other.addTo(union, sum);
        return new Measure(axes, union, sum);
    }

    private static int[] union(int[] a, int[] b) {
        return Arrays.stream(new int[][] {a, b})
                .flatMapToInt(Arrays::stream)
                .sorted()
                .distinct()
                .toArray();
    }

    private void addTo(int[][] union, double[] sum) {
        for (int cell = 0; cell < p.length; cell++) {
            int rest = cell;
            int to = 0;
            int stride = 1;
            for (int i = axes.length - 1; i >= 0; i--) {
                int state = states[i][rest % states[i].length];
                to += stride * Arrays.binarySearch(union[i], state);
                stride *= union[i].length;
                rest /= states[i].length;
            }
            sum[to] += p[cell];
        }
    }
}
