package adjutant.conquest.fight;

import adjutant.chance.Law;

/** The law of what is left of one Regiment: by damage and status, each pair a cell. */
final class Margin {
    /** How many codes of status there are. */
    static final int CODES = Contender.Status.values().length;

    // Knuth's multiplicative hash: 2 to the power 32 divided by the golden ratio.
    private static final long MULTIPLIER = 2_654_435_761L;
    private static final long MODULUS = 1L << 32;

    private final Contender of;
    private final double[] cells;

    /** No probability yet. */
    Margin(Contender of) {
        this.of = of;
        this.cells = new double[cells(of)];
    }

    /** How many cells there are for a Regiment. */
    static int cells(Contender of) {
        return CODES * (of.track().cap() + 1);
    }

    /** The cell of a state: its damage times three, and the code of its status. */
    static int cell(Contender of, int state) {
        return of.track().levelOf(state) * CODES + of.status(state).code();
    }

    /** Adds the probability of a state. */
    void add(int state, double p) {
        cells[cell(of, state)] += p;
    }

    /** The law of the cells. */
    Law law() {
        return Law.of(cells);
    }

    /** The law of the damage. */
    Law damage() {
        double[] law = new double[of.track().cap() + 1];
        for (int cell = 0; cell < cells.length; cell++) {
            law[cell / CODES] += cells[cell];
        }
        return Law.of(law);
    }

    /** The law of the Stands that are missing from full strength. */
    Law standsLost() {
        double[] law = new double[of.stands() + 1];
        for (int cell = 0; cell < cells.length; cell++) {
            law[cell / CODES / of.woundsPerStand()] += cells[cell];
        }
        return Law.of(law);
    }

    /** The law of the status, by code. */
    Law status() {
        double[] law = new double[CODES];
        for (int cell = 0; cell < cells.length; cell++) {
            law[cell % CODES] += cells[cell];
        }
        return Law.of(law);
    }

    /**
     * One number for a whole law: the sum of each probability times a fraction, scattered over 0 to
     * 1, that belongs to its index.
     */
    static double checksum(Law law) {
        double sum = 0;
        for (int i = 0; i < law.size(); i++) {
            sum += checksum(i, law.at(i));
        }
        return sum;
    }

    /** What one probability adds to a checksum. */
    static double checksum(long index, double p) {
        return p * ((double) (index * MULTIPLIER % MODULUS) / MODULUS);
    }
}
