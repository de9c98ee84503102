package adjutant.conquest.fight;

import adjutant.chance.Law;

/**
 * One number for a whole law: the sum of each probability times a fraction, scattered over 0 to 1,
 * that belongs to its index.
 */
final class Checksum {
    // Knuth's multiplicative hash: 2 to the power 32 divided by the golden ratio.
    private static final long MULTIPLIER = 2_654_435_761L;
    private static final long MODULUS = 1L << 32;

    private Checksum() {}

    /** That of a law. */
    static double of(Law law) {
        double sum = 0;
        for (int i = 0; i < law.size(); i++) {
            sum += term(i, law.at(i));
        }
        return sum;
    }

    /** What one probability adds. */
    static double term(long index, double p) {
        return p * ((double) (index * MULTIPLIER % MODULUS) / MODULUS);
    }
}
