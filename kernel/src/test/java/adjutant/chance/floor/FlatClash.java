package adjutant.chance.floor;

import adjutant.chance.workload.Fields;
import adjutant.chance.workload.Workloads;
import java.util.Arrays;

/**
 * One clash of CLASH-1 in hand-tuned double arrays, without any general form: what the exact
 * interpreter is measured against.
 */
public final class FlatClash {
    private static final double TINY = 1e-250;

    private final int attacks;
    private final double[] hit;
    private final double[] wound;
    private final int cap;
    private final int perStand;
    private final int damage;
    private final int stands;
    private final int start;
    private final double[] fail;

    /** Per-die chances in 36ths and the chance to fail morale by stands left while steady. */
    private FlatClash(Fields workload) {
        Fields target = workload.at("target");
        attacks = workload.number("attacks");
        stands = target.number("stands");
        start = target.number("startStands");
        perStand = target.number("woundsPerStand");
        damage = target.number("damage");
        cap = stands * perStand;
        Fields h = workload.at("hit");
        int t = h.number("t");
        int[] again = again(h.text("reroll"), t);
        int misses = 0;
        int doubles = 0;
        for (int face = 1; face <= 6; face++) {
            int ways = again[0] + (again[face] == 1 ? 0 : 6);
            misses += face > t ? ways : 0;
            doubles += face == 1 && h.get("onesDouble").equals(true) ? ways : 0;
        }
        double save = above(workload.at("save").number("t"), workload.at("save").text("reroll"));
        double one = (36 - misses - doubles) / 36.0;
        double two = doubles / 36.0;
        hit = two > 0 ? new double[] {misses / 36.0, one, two} : new double[] {misses / 36.0, one};
        double none = misses / 36.0 + one * (1 - save) + two * (1 - save) * (1 - save);
        wound =
                two > 0
                        ? new double[] {
                            none, one * save + 2 * two * save * (1 - save), two * save * save
                        }
                        : new double[] {none, one * save};
        fail = new double[stands + 1];
        int[][] bonus = workload.at("morale").table("sizeBonus");
        for (int left = 0; left <= stands; left++) {
            int on = workload.at("morale").number("base");
            int extra = 0;
            for (int[] row : bonus) {
                extra = left >= row[0] ? row[1] : extra;
            }
            on = Math.clamp(on + extra, 1, 5);
            fail[left] = above(on, workload.at("morale").text("reroll"));
        }
        broken = above(workload.at("morale").number("base"), workload.at("morale").text("reroll"));
    }

    private final double broken;

    /** The chance of a last face above t. */
    static double above(int t, String reroll) {
        int[] again = again(reroll, t);
        int ways = 0;
        for (int face = t + 1; face <= 6; face++) {
            ways += again[0] + (again[face] == 1 ? 0 : 6);
        }
        return ways / 36.0;
    }

    /** For each face 1 if it is thrown again; at 0 how many are. */
    static int[] again(String reroll, int t) {
        int[] again = new int[7];
        for (int face = 1; face <= 6; face++) {
            boolean yes =
                    switch (reroll) {
                        case "sixes" -> face == 6;
                        case "ones" -> face == 1;
                        case "misses" -> face > t;
                        case "successes" -> face <= t;
                        default -> false;
                    };
            again[face] = yes ? 1 : 0;
            again[0] += again[face];
        }
        return again;
    }

    /** The workload's numbers, read. */
    public static FlatClash of(String id) {
        return new FlatClash(Workloads.fields(id));
    }

    /** The laws asked for: hits, wounds, total, and steady, broken, gone by damage. */
    public static final class Answer {
        private final double[] hits;
        private final double[] wounds;
        private final double[] total;
        private final double[] steady;
        private final double[] broken;
        private double gone;

        private Answer(double[] hits, double[] wounds, int cap) {
            this.hits = hits;
            this.wounds = wounds;
            this.total = new double[2 * wounds.length];
            this.steady = new double[cap + 1];
            this.broken = new double[cap + 1];
        }

        /** The law of the hits. */
        public double[] hits() {
            return hits.clone();
        }

        /** The law of the wounds. */
        public double[] wounds() {
            return wounds.clone();
        }

        /** The law of wounds and morale wounds. */
        public double[] total() {
            return total.clone();
        }

        /** The chance of a damage while steady, broken or gone (0, 1, 2). */
        public double at(int damage, int status) {
            return switch (status) {
                case 0 -> steady[damage];
                case 1 -> broken[damage];
                default -> damage == steady.length - 1 ? gone : 0;
            };
        }

        /** The checksum of the final law. */
        public double checksum() {
            double sum = 0;
            for (int d = 0; d < steady.length; d++) {
                sum += term(d * 3L, steady[d]) + term(d * 3L + 1, broken[d]);
            }
            return sum + term((steady.length - 1) * 3L + 2, gone);
        }
    }

    static double term(long index, double p) {
        return p * ((index * 2654435761L & 0xFFFFFFFFL) / 4294967296.0);
    }

    /** The answer, worked out. */
    public Answer answer() {
        Answer a = new Answer(power(hit, attacks), power(wound, attacks), cap);
        int brokenLeft = start - (start + 1) / 2;
        int brokenFrom = (stands - brokenLeft) * perStand;
        double[] row = {};
        double[] next = {};
        double of = -1;
        int units = -1;
        for (int w = 0; w < a.wounds.length; w++) {
            double weight = a.wounds[w];
            if (weight < TINY) {
                continue;
            }
            int d = Math.min(cap, damage + w);
            int left = stands - d / perStand;
            boolean isBroken = d >= brokenFrom && w > 0;
            if (w == 0 || d == cap) {
                a.total[w] += weight;
                if (d == cap) {
                    a.gone += weight;
                } else {
                    a.steady[d] += weight;
                }
                continue;
            }
            double p = isBroken ? broken : fail[left];
            if (p == of && units == w - 1) {
                double[] spare = next.length > w ? next : new double[2 * w + 2];
                step(row, spare, w, 1 - p, p);
                next = row;
                row = spare;
            } else {
                row = binomial(w, 1 - p, p);
                of = p;
            }
            units = w;
            add(a.total, w, row, 0, w + 1, weight);
            if (isBroken) {
                int shatterLeft = left - (left + 1) / 2;
                int shatterFrom = (stands - shatterLeft) * perStand;
                int upTo = Math.min(w + 1, shatterFrom - d);
                add(a.broken, d, row, 0, upTo, weight);
                a.gone += weight * sum(row, upTo, w + 1);
            } else {
                int steadyTo = Math.min(w + 1, brokenFrom - d);
                int brokenTo = Math.max(steadyTo, Math.min(w + 1, cap - d));
                add(a.steady, d, row, 0, steadyTo, weight);
                add(a.broken, d, row, steadyTo, brokenTo, weight);
                a.gone += weight * sum(row, brokenTo, w + 1);
            }
        }
        return a;
    }

    private static void step(double[] row, double[] to, int w, double q, double p) {
        to[0] = q * row[0];
        for (int i = 1; i < w; i++) {
            to[i] = q * row[i] + p * row[i - 1];
        }
        to[w] = p * row[w - 1];
    }

    static void add(double[] to, int shift, double[] row, int from, int end, double weight) {
        for (int i = from; i < end; i++) {
            to[shift + i] += weight * row[i];
        }
    }

    static double sum(double[] row, int from, int end) {
        double sum = 0;
        for (int i = end - 1; i >= from; i--) {
            sum += row[i];
        }
        return sum;
    }

    static double[] power(double[] base, int n) {
        if (base.length == 2) {
            return binomial(n, base[0], base[1]);
        }
        if (n == 0) {
            return new double[] {1};
        }
        double[] power = base;
        for (int bit = Integer.highestOneBit(n) >> 1; bit > 0; bit >>= 1) {
            power = times(power, power);
            power = (n & bit) == 0 ? power : times(base, power);
        }
        return power;
    }

    private static double[] times(double[] a, double[] b) {
        double[] product = new double[a.length + b.length - 1];
        for (int i = 0; i < a.length; i++) {
            if (a[i] > TINY) {
                add(product, i, b, 0, b.length, a[i]);
            }
        }
        return product;
    }

    static double[] binomial(int n, double q, double p) {
        double[] row = new double[n + 1];
        if (p == 0 || q == 0) {
            row[p == 0 ? 0 : n] = 1;
            return row;
        }
        int mode = Math.min(n, (int) ((n + 1) * p));
        row[mode] = 1;
        double sum = 1;
        double odds = p / q;
        double term = 1;
        for (int k = mode + 1; k <= n && term > TINY; k++) {
            term *= odds * (n - k + 1) / k;
            row[k] = term;
            sum += term;
        }
        odds = q / p;
        term = 1;
        for (int k = mode - 1; k >= 0 && term > TINY; k--) {
            term *= odds * (k + 1) / (n - k);
            row[k] = term;
            sum += term;
        }
        double scale = 1 / sum;
        for (int k = 0; k <= n; k++) {
            row[k] *= scale;
        }
        return row;
    }

    @Override
    public String toString() {
        return attacks + " x " + Arrays.toString(wound);
    }
}
