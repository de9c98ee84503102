package adjutant.conquest.battle;

/**
 * What was found where two Regiments stand as they do. It speaks of their Stands and of where they
 * are, so it holds as long as both stay the same.
 */
public interface Measured {
    /** Found nothing. */
    Measured NOTHING = Nothing.FOUND;

    /** The same seen from the other Regiment. */
    Measured reversed();

    /** The same of the Regiments as they are now, the one that is asked about first. */
    Measured of(Regiment own, Regiment other);

    /** What is found between most pairs. */
    enum Nothing implements Measured {
        /** Nothing there. */
        FOUND,
        /** Nobody has looked yet. */
        UNKNOWN;

        @Override
        public Measured reversed() {
            return this;
        }

        @Override
        public Measured of(Regiment own, Regiment other) {
            return this;
        }
    }
}
