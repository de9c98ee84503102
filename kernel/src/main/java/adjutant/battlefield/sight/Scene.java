package adjutant.battlefield.sight;

import adjutant.battlefield.geometry.Convex;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Tolerances;
import adjutant.battlefield.terrain.Shape;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Things that may lie across a line of sight.
 *
 * <p>A line gives exactly the mirrored answer of the line from its other end.
 */
public final class Scene {

    private final Things things;

    private Scene(Things things) {
        this.things = things;
    }

    /** The scene of some bodies, numbered in this order. */
    public static Scene of(List<? extends Convex> bodies) {
        return of(bodies, List.of());
    }

    /** The scene of some bodies and shapes, numbered in this order, bodies first. */
    public static Scene of(List<? extends Convex> bodies, List<? extends Shape> shapes) {
        return new Scene(Things.of(bodies, shapes));
    }

    /** How many things there are. */
    public int size() {
        return things.size();
    }

    /** What lies across a line, entered deeper than {@link Tolerances#SIGHT}. */
    public List<Crossing> crossings(Point from, Point to) {
        return crossings(from, to, Tolerances.SIGHT);
    }

    /**
     * What lies across a line, by index and then along the line; a thing that is not convex may
     * come more than once.
     *
     * @param from where the line starts
     * @param to where it ends; from the same point to itself nothing is crossed
     * @param tolerance the line has a place deeper in the thing than this; not below zero
     */
    public List<Crossing> crossings(Point from, Point to, Length tolerance) {
        int order = from.compareTo(to);
        if (order == 0) {
            return List.of();
        }
        var ray = order < 0 ? new Ray(from, to, tolerance) : new Ray(to, from, tolerance);
        var found = new ArrayList<Crossing>();
        for (int i = ray.next(things, 0); i >= 0; i = ray.next(things, i + 1)) {
            things.cross(ray, i, found);
        }
        return List.copyOf(order < 0 ? found : mirrored(found, ray.wholeLength()));
    }

    private static List<Crossing> mirrored(List<Crossing> found, Length length) {
        found.replaceAll(
                crossing -> new Crossing(crossing.index(), crossing.span().mirrored(length)));
        Collections.sort(found);
        return found;
    }
}
