package adjutant.battlefield.sight;

import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Span;

/**
 * A thing across a line.
 *
 * @param index which thing of the scene, from 0 in the order given, bodies before shapes
 * @param span where the line runs inside it, each end rounded to the nearest micrometre and cut off
 *     at the ends of the line
 */
public record Crossing(int index, Span span) implements Comparable<Crossing> {

    /** Where the line enters. */
    public Length from() {
        return span.from();
    }

    /** Where the line leaves. */
    public Length to() {
        return span.to();
    }

    /** Orders by index, then along the line. */
    @Override
    public int compareTo(Crossing other) {
        return index != other.index
                ? Integer.compare(index, other.index)
                : from().compareTo(other.from());
    }
}
