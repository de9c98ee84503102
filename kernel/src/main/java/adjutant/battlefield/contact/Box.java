package adjutant.battlefield.contact;

import adjutant.battlefield.geometry.Convex;

/** The upright boxes round two bodies. */
final class Box {

    private Box() {}

    /** Whether the boxes lie farther apart, across or down the page, than a reach. */
    static boolean areApart(Convex a, Convex b, long reach) {
        return areApartAcross(a, b, reach) || areApartDown(a, b, reach);
    }

    private static boolean areApartAcross(Convex a, Convex b, long reach) {
        long lowA = a.x(0);
        long highA = lowA;
        for (int i = 1; i < a.corners(); i++) {
            lowA = Math.min(lowA, a.x(i));
            highA = Math.max(highA, a.x(i));
        }
        long lowB = b.x(0);
        long highB = lowB;
        for (int i = 1; i < b.corners(); i++) {
            lowB = Math.min(lowB, b.x(i));
            highB = Math.max(highB, b.x(i));
        }
        return lowB - highA > reach || lowA - highB > reach;
    }

    private static boolean areApartDown(Convex a, Convex b, long reach) {
        long lowA = a.y(0);
        long highA = lowA;
        for (int i = 1; i < a.corners(); i++) {
            lowA = Math.min(lowA, a.y(i));
            highA = Math.max(highA, a.y(i));
        }
        long lowB = b.y(0);
        long highB = lowB;
        for (int i = 1; i < b.corners(); i++) {
            lowB = Math.min(lowB, b.y(i));
            highB = Math.max(highB, b.y(i));
        }
        return lowB - highA > reach || lowA - highB > reach;
    }
}
