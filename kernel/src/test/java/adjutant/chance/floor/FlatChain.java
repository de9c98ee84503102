package adjutant.chance.floor;

import adjutant.chance.workload.Fields;
import adjutant.chance.workload.Workloads;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The chain of CLASH-1 in hand-tuned double arrays: two sides, states numbered by phase and damage,
 * the wound rule an int table, one joint array.
 */
public final class FlatChain {
    private final Side a;
    private final Side b;
    private final List<Act> acts = new ArrayList<>();

    /** A side's numbers: phases are steady by start 1 to n, broken by baseline 1 to n, gone. */
    private static final class Side {
        private final int stands;
        private final int levels;
        private final int gone;
        private final int[] arrive;
        private final int[] left;
        private final int[] round;

        private Side(Fields side) {
            stands = side.number("stands");
            int per = side.number("woundsPerStand");
            levels = stands * per + 1;
            int states = (2 * stands + 1) * levels;
            gone = states - 1;
            arrive = new int[states];
            left = new int[states];
            round = new int[states];
            for (int s = 0; s < states; s++) {
                int phase = s / levels;
                int level = s % levels;
                boolean steady = phase < stands;
                int from = steady ? phase + 1 : phase - stands + 1;
                int l = phase == 2 * stands ? 0 : stands - level / per;
                left[s] = l;
                boolean falls = from - l >= (from + 1) / 2;
                arrive[s] = l == 0 ? gone : s;
                if (l > 0 && falls) {
                    arrive[s] = steady ? (stands + l - 1) * levels + level : gone;
                }
                round[s] = steady && l > 0 ? (l - 1) * levels + level : s;
            }
        }

        private boolean steady(int s) {
            return s / levels < stands;
        }

        private int start() {
            return (stands - 1) * levels;
        }
    }

    /** One step: dice by the attacker's state, or a law of wounds by the own state. */
    private record Act(
            String kind, boolean onA, List<double[]> laws, List<Integer> of, List<Double> fail) {}

    /** Reads the workload and tables its numbers. */
    public FlatChain() {
        Fields workload = Workloads.fields("C");
        a = new Side(workload.at("A"));
        b = new Side(workload.at("B"));
        for (Object object : workload.list("steps")) {
            Fields step = Fields.of(object);
            if (step.text("do").equals("newRound")) {
                acts.add(new Act("round", true, List.of(), List.of(), List.of()));
            } else if (step.text("do").equals("withdraw")) {
                acts.add(withdraw(step, workload));
            } else {
                acts.add(fight(step, workload));
            }
        }
    }

    private Act fight(Fields step, Fields workload) {
        boolean byA = step.text("by").equals("A");
        Side by = byA ? a : b;
        Side on = byA ? b : a;
        Fields side = workload.at(step.text("by"));
        int each = side.number(step.text("do").equals("volley") ? "shots" : "attacks");
        Fields hit = step.at("hit");
        int t = hit.number("t");
        int[] again = FlatClash.again(hit.text("reroll"), t);
        boolean onesDouble = hit.get("onesDouble").equals(true);
        double save = FlatClash.above(step.at("save").number("t"), step.at("save").text("reroll"));
        double miss = FlatClash.above(t, hit.text("reroll"));
        double two = onesDouble ? (again[0] + (again[1] == 1 ? 0 : 6)) / 36.0 : 0;
        double one = 1 - miss - two;
        double none = miss + one * (1 - save) + two * (1 - save) * (1 - save);
        double[] die =
                onesDouble
                        ? new double[] {
                            none, one * save + 2 * two * save * (1 - save), two * save * save
                        }
                        : new double[] {none, one * save};
        List<double[]> laws = new ArrayList<>();
        List<Integer> counts = new ArrayList<>();
        List<Integer> of = new ArrayList<>();
        int front = side.number("front");
        for (int s = 0; s <= by.gone; s++) {
            int l = by.left[s];
            int n = each * Math.min(l, front) + side.number("support") * Math.max(0, l - front);
            if (!counts.contains(n)) {
                counts.add(n);
                laws.add(FlatClash.power(die, n));
            }
            of.add(counts.indexOf(n));
        }
        return new Act("fight", !byA, laws, of, fails(step, workload, on, byA ? "B" : "A"));
    }

    private static List<Double> fails(Fields step, Fields workload, Side on, String name) {
        List<Double> fails = new ArrayList<>();
        Fields morale = step.at("morale");
        for (int s = 0; s <= on.gone; s++) {
            boolean test = morale.text("mode").equals("test") && s / on.levels < 2 * on.stands;
            fails.add(
                    test ? FlatClash.above(on(workload, on, name, s), morale.text("reroll")) : 0.0);
        }
        return fails;
    }

    private static int on(Fields workload, Side on, String name, int s) {
        int extra = 0;
        for (int[] row : workload.table("sizeBonus")) {
            extra = on.steady(s) && on.left[s] >= row[0] ? row[1] : extra;
        }
        return Math.clamp(workload.at(name).number("base") + extra, 1, 5);
    }

    private Act withdraw(Fields step, Fields workload) {
        List<double[]> laws = new ArrayList<>();
        List<Integer> of = new ArrayList<>();
        for (int s = 0; s <= b.gone; s++) {
            double[] law = new double[19];
            int t = on(workload, b, "B", s);
            for (int n = 1; n <= 6; n++) {
                law[n] += t / 36.0;
                law[n * Math.min(3, b.left[s])] += (6 - t) / 36.0;
            }
            laws.add(law);
            of.add(s);
        }
        return new Act("withdraw", false, laws, of, fails(step, workload, b, "B"));
    }

    /** The joint law, worked out: rows by state of A, null where A cannot be. */
    public double[][] answer() {
        double[][] p = new double[a.gone + 1][];
        p[a.start()] = new double[b.gone + 1];
        p[a.start()][b.start()] = 1;
        for (Act act : acts) {
            p =
                    switch (act.kind()) {
                        case "round" -> round(p);
                        default ->
                                act.onA() ? turned(take(turned(p, b), act, a), a) : take(p, act, b);
                    };
        }
        return p;
    }

    private static double[][] turned(double[][] p, Side rows) {
        double[][] q = new double[rows.gone + 1][];
        for (int i = 0; i < p.length; i++) {
            double[] row = p[i];
            for (int j = 0; row != null && j < row.length; j++) {
                if (row[j] != 0) {
                    if (q[j] == null) {
                        q[j] = new double[p.length];
                    }
                    q[j][i] = row[j];
                }
            }
        }
        return q;
    }

    private double[][] round(double[][] p) {
        double[][] q = new double[p.length][];
        for (int i = 0; i < p.length; i++) {
            double[] row = p[i];
            if (row != null) {
                int to = a.round[i];
                q[to] = q[to] == null ? new double[row.length] : q[to];
                for (int j = 0; j < row.length; j++) {
                    q[to][b.round[j]] += row[j];
                }
            }
        }
        return q;
    }

    private static double[][] take(double[][] p, Act act, Side on) {
        double[][] q = new double[p.length][];
        int[] classes = new int[p.length];
        boolean own = act.kind().equals("withdraw");
        for (int i = 0; i < p.length; i++) {
            if (p[i] != null) {
                q[i] = new double[on.gone + 1];
            }
            classes[i] = own ? 0 : act.of().get(i);
        }
        double[][][] rows = new double[64][][];
        double[] kernel = new double[on.gone + 1];
        double[] pending = new double[on.gone + 1];
        int[] touched = new int[2 * on.stands + 1];
        for (int c = 0; c < (own ? 1 : act.laws().size()); c++) {
            int[] members = members(p, classes, c);
            for (int s = 0; s <= on.gone; s++) {
                if (any(p, members, s)) {
                    double[] law = act.laws().get(own ? act.of().get(s) : c);
                    if (s / on.levels == 2 * on.stands || law.length == 1) {
                        for (int i : members) {
                            q[i][s] += p[i][s];
                        }
                    } else {
                        rise(s, law, act, on, rows, kernel, pending, touched);
                        spread(p, q, members, s, kernel, on.levels, touched);
                    }
                }
            }
        }
        return q;
    }

    private static int[] members(double[][] p, int[] classes, int c) {
        int[] members = new int[p.length];
        int size = 0;
        for (int i = 0; i < p.length; i++) {
            if (p[i] != null && classes[i] == c) {
                members[size++] = i;
            }
        }
        return Arrays.copyOf(members, size);
    }

    private static boolean any(double[][] p, int[] members, int s) {
        for (int i : members) {
            if (p[i][s] != 0) {
                return true;
            }
        }
        return false;
    }

    private static void rise(
            int s,
            double[] law,
            Act act,
            Side on,
            double[][][] rows,
            double[] kernel,
            double[] pending,
            int[] touched) {
        int levels = on.levels;
        int phase = s / levels;
        int level = s - phase * levels;
        boolean[] open = new boolean[touched.length];
        Arrays.fill(touched, levels);
        int[] lowest = new int[touched.length];
        Arrays.fill(lowest, levels);
        for (int w = 0; w < law.length; w++) {
            int mid = w == 0 ? s : on.arrive[phase * levels + Math.min(levels - 1, level + w)];
            int midPhase = mid / levels;
            int midLevel = mid - midPhase * levels;
            touched[midPhase] = Math.min(touched[midPhase], midLevel);
            double fail = act.fail().get(mid);
            if (fail == 0 || w == 0) {
                kernel[mid] += law[w];
                continue;
            }
            double[] row = row(rows, fail, w);
            kernel[mid] += law[w] * row[0];
            open[midPhase] = true;
            lowest[midPhase] = Math.min(lowest[midPhase], midLevel);
            int room = levels - 1 - midLevel;
            int last = Math.min(w, room);
            for (int m = 1; m <= last; m++) {
                pending[mid + m] += law[w] * row[m];
            }
            pending[mid + room] += law[w] * FlatClash.sum(row, last + 1, w + 1);
        }
        for (int from = 0; from < open.length; from++) {
            for (int l = lowest[from]; open[from] && l < levels; l++) {
                int to = on.arrive[from * levels + l];
                kernel[to] += pending[from * levels + l];
                pending[from * levels + l] = 0;
                int toPhase = to / levels;
                touched[toPhase] = Math.min(touched[toPhase], to - toPhase * levels);
            }
        }
    }

    private static double[] row(double[][][] rows, double fail, int w) {
        int key = (int) Math.round(fail * 36);
        if (rows[key] == null) {
            rows[key] = new double[64][];
        }
        if (rows[key][w] == null) {
            rows[key][w] = FlatClash.binomial(w, 1 - fail, fail);
        }
        return rows[key][w];
    }

    private static void spread(
            double[][] p,
            double[][] q,
            int[] members,
            int s,
            double[] kernel,
            int levels,
            int[] touched) {
        for (int phase = 0; phase < touched.length; phase++) {
            int first = phase * levels + touched[phase];
            int end = (phase + 1) * levels;
            if (first < end) {
                for (int i : members) {
                    double x = p[i][s];
                    double[] to = q[i];
                    for (int j = first; x != 0 && j < end; j++) {
                        to[j] += x * kernel[j];
                    }
                }
                Arrays.fill(kernel, first, end, 0);
            }
        }
    }

    /** The checksum of a joint law. */
    public double checksum(double[][] p) {
        double sum = 0;
        for (int i = 0; i < p.length; i++) {
            for (int j = 0; p[i] != null && j < p[i].length; j++) {
                if (p[i][j] != 0) {
                    long cell = (cell(a, i) * b.levels + j % b.levels) * 3 + cell(b, j) % 3;
                    sum += FlatClash.term(cell, p[i][j]);
                }
            }
        }
        return sum;
    }

    private static long cell(Side side, int s) {
        int phase = s / side.levels;
        int status = phase == 2 * side.stands ? 2 : phase >= side.stands ? 1 : 0;
        return s % side.levels * 3L + status;
    }
}
