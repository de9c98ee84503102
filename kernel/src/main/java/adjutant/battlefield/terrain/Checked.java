package adjutant.battlefield.terrain;

import java.util.List;

/** What a ring of corners from outside turned out to be. */
public sealed interface Checked {

    /**
     * A polygon.
     *
     * @param polygon the polygon
     */
    record Sound(Polygon polygon) implements Checked {}

    /**
     * No polygon.
     *
     * @param faults all that is wrong, at least one
     */
    record Faulty(List<PolygonFault> faults) implements Checked {

        /** Copies the list. */
        public Faulty {
            faults = List.copyOf(faults);
        }
    }
}
