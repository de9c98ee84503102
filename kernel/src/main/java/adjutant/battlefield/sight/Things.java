package adjutant.battlefield.sight;

import adjutant.battlefield.geometry.Convex;
import adjutant.battlefield.geometry.Exact;
import adjutant.battlefield.geometry.Interval;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.terrain.Circle;
import adjutant.battlefield.terrain.Polygon;
import adjutant.battlefield.terrain.Rectangle;
import adjutant.battlefield.terrain.Shape;
import java.util.ArrayList;
import java.util.List;

/** The things of a scene in flat arrays, with a circle round each. */
final class Things {

    final double[] middleX;
    final double[] middleY;
    final double[] radius;

    /** Where the corners of a thing begin; one more than there are things. */
    private final int[] start;

    private final long[] x;
    private final long[] y;

    /** How long the edge is that leaves a corner. */
    private final double[] edge;

    private final Kind[] kinds;
    private final Shape[] shapes;

    private enum Kind {
        CONVEX,
        CONCAVE,
        ROUND
    }

    /** A thing before it is laid out. */
    private record Thing(Kind kind, List<Point> corners) {}

    private Things(List<Thing> all, List<? extends Shape> shapes) {
        int size = all.size();
        int corners = all.stream().mapToInt(thing -> thing.corners().size()).sum();
        middleX = new double[size];
        middleY = new double[size];
        radius = new double[size];
        start = new int[size + 1];
        x = new long[corners];
        y = new long[corners];
        edge = new double[corners];
        kinds = new Kind[size];
        this.shapes = shapes.toArray(Shape[]::new);
        for (int i = 0; i < size; i++) {
            add(i, all.get(i));
        }
    }

    static Things of(List<? extends Convex> bodies, List<? extends Shape> shapes) {
        var all = new ArrayList<Thing>();
        bodies.forEach(body -> all.add(new Thing(Kind.CONVEX, corners(body))));
        shapes.forEach(shape -> all.add(thing(shape)));
        return new Things(all, shapes);
    }

    private static Thing thing(Shape shape) {
        return switch (shape) {
            case Rectangle rectangle -> new Thing(Kind.CONVEX, corners(rectangle.footprint()));
            case Polygon polygon ->
                    new Thing(polygon.isConvex() ? Kind.CONVEX : Kind.CONCAVE, polygon.corners());
            case Circle circle -> new Thing(Kind.ROUND, List.of(circle.middle()));
        };
    }

    private static List<Point> corners(Convex body) {
        var corners = new ArrayList<Point>();
        for (int i = 0; i < body.corners(); i++) {
            corners.add(body.corner(i));
        }
        return corners;
    }

    int size() {
        return kinds.length;
    }

    /** Adds the crossings of a line with one thing, in order along the line. */
    void cross(Ray ray, int index, List<Crossing> found) {
        switch (kinds[index]) {
            case CONVEX -> add(index, convex(ray, index), ray, found);
            case ROUND -> add(index, Rounds.cross(ray, circle(index)), ray, found);
            case CONCAVE -> {
                for (var part : Concaves.cross(ray, polygon(index))) {
                    add(index, part, ray, found);
                }
            }
        }
    }

    private static void add(int index, Interval part, Ray ray, List<Crossing> found) {
        if (!part.isEmpty()) {
            found.add(new Crossing(index, ray.span(part)));
        }
    }

    private Circle circle(int index) {
        return (Circle) shapes[index - (size() - shapes.length)];
    }

    private Polygon polygon(int index) {
        return (Polygon) shapes[index - (size() - shapes.length)];
    }

    /**
     * The part of a line in a convex thing, from 0 to 1; empty unless a part of it is deeper than
     * the tolerance, which is the same clipping with every edge moved inwards.
     */
    private Interval convex(Ray ray, int index) {
        double from = 0;
        double to = 1;
        double deepFrom = 0;
        double deepTo = 1;
        int first = start[index];
        int end = start[index + 1];
        for (int i = first; i < end; i++) {
            int next = i + 1 == end ? first : i + 1;
            long alongX = x[next] - x[i];
            long alongY = y[next] - y[i];
            double depth = Exact.cross(alongX, alongY, ray.x - x[i], ray.y - y[i]);
            double rise = Exact.cross(alongX, alongY, ray.right, ray.down);
            double deep = depth - ray.tolerance * edge[i];
            if (rise > 0) {
                from = Math.max(from, -depth / rise);
                deepFrom = Math.max(deepFrom, -deep / rise);
            } else if (rise < 0) {
                to = Math.min(to, -depth / rise);
                deepTo = Math.min(deepTo, -deep / rise);
            } else if (deep <= 0) {
                return Interval.EMPTY;
            }
            if (deepFrom >= deepTo) {
                return Interval.EMPTY;
            }
        }
        return new Interval(from, to);
    }

    private void add(int index, Thing thing) {
        kinds[index] = thing.kind();
        int first = start[index];
        int count = thing.corners().size();
        start[index + 1] = first + count;
        for (int i = 0; i < count; i++) {
            x[first + i] = thing.corners().get(i).x();
            y[first + i] = thing.corners().get(i).y();
            middleX[index] += (double) x[first + i] / count;
            middleY[index] += (double) y[first + i] / count;
        }
        for (int i = first; i < first + count; i++) {
            int next = i + 1 == first + count ? first : i + 1;
            edge[i] = distance(i, (double) x[next], (double) y[next]);
            radius[index] =
                    Math.max(radius[index], distance(i, middleX[index], middleY[index]) + 1);
        }
        if (thing.kind() == Kind.ROUND) {
            radius[index] = circle(index).radius().micrometres() + 1.0;
        }
    }

    private double distance(int corner, double toX, double toY) {
        double dx = toX - x[corner];
        double dy = toY - y[corner];
        return StrictMath.sqrt(dx * dx + dy * dy);
    }
}
