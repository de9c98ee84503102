package adjutant.benchmarks;

import adjutant.chance.Chance;
import adjutant.chance.Odds;
import adjutant.chance.Odds.TrackLaw;
import adjutant.chance.exact.Exact;
import adjutant.chance.exact.Joint;
import adjutant.chance.floor.FlatChain;
import adjutant.chance.floor.FlatClash;
import adjutant.chance.workload.Answers;
import adjutant.chance.workload.Regiment;
import adjutant.chance.workload.Workloads;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The exact interpreter on the odds workloads, from the chance to all laws asked for, beside
 * hand-tuned arrays for the same question. Each answer is checked before it is timed.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class OddsBenchmark {
    private static final double BOUND = 1e-12;

    private final Chance medium = Workloads.clash("M");
    private final Chance huge = Workloads.clash("H");
    private final Chance chain = Workloads.chain();
    private final FlatClash flatMedium = FlatClash.of("M");
    private final FlatClash flatHuge = FlatClash.of("H");
    private final FlatChain flatChain = new FlatChain();

    /** Checks every answer by its checksum. */
    @Setup
    public void check() {
        check("M", "final", checksum("M", m().tracks().getFirst()));
        check("H", "final", checksum("H", h().tracks().getFirst()));
        check("C", "joint", checksum(c()));
        check("M", "final", flatMedium.answer().checksum());
        check("H", "final", flatHuge.answer().checksum());
        check("C", "joint", flatChain.checksum(flatChain.answer()));
    }

    private static void check(String id, String law, double got) {
        double want = Answers.expected(id).getOrDefault(List.of("checksums." + law), -1.0);
        if (Math.abs(got - want) > BOUND) {
            throw new IllegalStateException(id + ": " + got + ", not " + want);
        }
    }

    private static double checksum(String id, TrackLaw law) {
        Regiment target = Workloads.target(id);
        double sum = 0;
        for (int s = 0; s < law.states().size(); s++) {
            int level = target.track().levelOf(s);
            sum += Answers.term(Answers.cell(level, target.status(s)), law.states().at(s));
        }
        return sum;
    }

    private static double checksum(Joint joint) {
        Regiment a = Workloads.side("A");
        Regiment b = Workloads.side("B");
        double sum = 0;
        for (int i : joint.firstStates().toArray()) {
            for (int j : joint.secondStates().toArray()) {
                long ofA = Answers.cell(a.track().levelOf(i), a.status(i));
                long cell = ofA * (b.track().cap() + 1) + b.track().levelOf(j);
                sum += Answers.term(cell * 3 + b.status(j), joint.at(i, j));
            }
        }
        return sum;
    }

    /** Workload M. */
    @Benchmark
    public Odds m() {
        return Exact.odds(medium);
    }

    /** Workload H. */
    @Benchmark
    public Odds h() {
        return Exact.odds(huge);
    }

    /** Workload C. */
    @Benchmark
    public Joint c() {
        return Exact.joint(chain, "A", "B");
    }

    /** The floor of M. */
    @Benchmark
    public Object floorM() {
        return flatMedium.answer();
    }

    /** The floor of H. */
    @Benchmark
    public Object floorH() {
        return flatHuge.answer();
    }

    /** The floor of C. */
    @Benchmark
    public Object floorC() {
        return flatChain.answer();
    }
}
