package adjutant.battlefield.sight;

import adjutant.battlefield.geometry.Interval;
import adjutant.battlefield.terrain.Circle;

/** Lines across a circle. */
final class Rounds {

    private static final Interval WHOLE = new Interval(0, 1);

    private Rounds() {}

    /** The part of a line in a circle; empty unless a part of it is deeper than the tolerance. */
    static Interval cross(Ray ray, Circle circle) {
        double radius = circle.radius().micrometres();
        var deep = chord(ray, circle, radius - ray.tolerance);
        return deep.from() < deep.to() ? chord(ray, circle, radius) : Interval.EMPTY;
    }

    private static Interval chord(Ray ray, Circle circle, double radius) {
        double x = circle.middle().x() - ray.x;
        double y = circle.middle().y() - ray.y;
        double off = (ray.right * y - ray.down * x) / ray.length;
        double rest = radius * radius - off * off;
        if (radius <= 0 || rest <= 0) {
            return Interval.EMPTY;
        }
        double along = (ray.right * x + ray.down * y) / ray.length;
        double half = StrictMath.sqrt(rest);
        return new Interval((along - half) / ray.length, (along + half) / ray.length).common(WHOLE);
    }
}
