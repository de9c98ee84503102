package adjutant.battlefield.contact;

import adjutant.battlefield.geometry.Convex;
import adjutant.battlefield.geometry.Edge;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Line;
import adjutant.battlefield.geometry.Segment;
import adjutant.battlefield.geometry.Span;

/**
 * A touched edge.
 *
 * @param edge which edge of the touched body
 * @param span where it is touched, within the tolerance: on the front and the rear measured from
 *     the left, on the left and the right measured from the front; right to a micrometre
 * @param reach whether it is touched along the edge, or at a corner only
 */
public record Touch(Edge edge, Span span, Reach reach) {

    /** The touch of an edge that lies within the tolerance. */
    static Touch of(Edge edge, Segment segment, Convex toucher, Length tolerance) {
        var line = Line.along(segment);
        var near = line.near(toucher, (double) tolerance.micrometres());
        return new Touch(edge, line.span(near), reach(segment, toucher, tolerance));
    }

    private static Reach reach(Segment segment, Convex toucher, Length tolerance) {
        var line = Line.along(segment);
        double end = 2.0 * tolerance.micrometres();
        if (line.length() <= 2 * end) {
            return Distance.isWithin(toucher, segment.middle(), tolerance)
                    ? Reach.ALONG
                    : Reach.CORNER;
        }
        var inner = new Segment(line.at(end), line.at(line.length() - end));
        return Distance.isWithin(toucher, inner, tolerance) ? Reach.ALONG : Reach.CORNER;
    }
}
