package adjutant.chance;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/**
 * An immutable row of whole numbers, indexed from 0. It stands in records where an array would be
 * mutable.
 */
public final class IntTable {
    private final int[] values;

    private IntTable(int[] values) {
        this.values = values;
    }

    /** The table with these values in this order. */
    public static IntTable of(int... values) {
        return new IntTable(values.clone());
    }

    /** The table of {@code size} values, {@code value(i)} at index i. */
    public static IntTable generate(int size, IntUnaryOperator value) {
        int[] values = new int[size];
        Arrays.setAll(values, value);
        return new IntTable(values);
    }

    /** The table of {@code size} equal values. */
    public static IntTable filled(int size, int value) {
        return generate(size, _ -> value);
    }

    /** How many values there are. */
    public int size() {
        return values.length;
    }

    /** The value at an index, 0 up to {@link #size()} exclusive. */
    public int get(int index) {
        return values[index];
    }

    /** A fresh array of the values. */
    public int[] toArray() {
        return values.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof IntTable that && Arrays.equals(values, that.values);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(values);
    }

    @Override
    public String toString() {
        return Arrays.toString(values);
    }
}
