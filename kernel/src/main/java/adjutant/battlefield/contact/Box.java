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
        return b.lowX() - a.highX() > reach || a.lowX() - b.highX() > reach;
    }

    private static boolean areApartDown(Convex a, Convex b, long reach) {
        return b.lowY() - a.highY() > reach || a.lowY() - b.highY() > reach;
    }
}
