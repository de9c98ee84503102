package adjutant.battlefield.contact;

import adjutant.battlefield.geometry.Convex;

/** The upright box round a body, side by side. */
final class Box {

    private Box() {}

    static long lowX(Convex body) {
        long low = body.x(0);
        for (int i = 1; i < body.corners(); i++) {
            low = Math.min(low, body.x(i));
        }
        return low;
    }

    static long highX(Convex body) {
        long high = body.x(0);
        for (int i = 1; i < body.corners(); i++) {
            high = Math.max(high, body.x(i));
        }
        return high;
    }

    static long lowY(Convex body) {
        long low = body.y(0);
        for (int i = 1; i < body.corners(); i++) {
            low = Math.min(low, body.y(i));
        }
        return low;
    }

    static long highY(Convex body) {
        long high = body.y(0);
        for (int i = 1; i < body.corners(); i++) {
            high = Math.max(high, body.y(i));
        }
        return high;
    }
}
