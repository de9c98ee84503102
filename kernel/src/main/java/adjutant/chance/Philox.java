package adjutant.chance;

/**
 * The counter-based generator Philox4x32-10: a keyed mixing of a 128-bit counter to 128 random
 * bits. Block n needs no block before it.
 *
 * <p>Source: Salmon, Moraes, Dror, Shaw, "Parallel random numbers: as easy as 1, 2, 3", SC11.
 */
final class Philox {
    private static final int ROUNDS = 10;
    private static final long M0 = 0xD2511F53L;
    private static final long M1 = 0xCD9E8D57L;
    private static final int W0 = 0x9E3779B9;
    private static final int W1 = 0xBB67AE85;
    private static final long WORD = 0xFFFFFFFFL;

    private Philox() {}

    /** The four words of the counter (c0 lowest) mixed under the key (k0 lower half). */
    static int[] block(int c0, int c1, int c2, int c3, int k0, int k1) {
        int[] c = {c0, c1, c2, c3};
        int key0 = k0;
        int key1 = k1;
        for (int round = 0; round < ROUNDS; round++) {
            long p0 = M0 * (c[0] & WORD);
            long p1 = M1 * (c[2] & WORD);
            c[0] = (int) (p1 >>> 32) ^ c[1] ^ key0;
            c[1] = (int) p1;
            c[2] = (int) (p0 >>> 32) ^ c[3] ^ key1;
            c[3] = (int) p0;
            key0 += W0;
            key1 += W1;
        }
        return c;
    }
}
