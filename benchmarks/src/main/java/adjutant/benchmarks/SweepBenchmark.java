package adjutant.benchmarks;

import adjutant.battlefield.floor.FlatSweep;
import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Pose;
import adjutant.battlefield.manoeuvre.Obstacles;
import adjutant.battlefield.manoeuvre.Passage;
import adjutant.battlefield.manoeuvre.Slide;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
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

/** One straight move against 36 rectangles, beside the hand-written loop. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class SweepBenchmark {

    private static final int MOVES = 256;
    private static final Length TOLERANCE = Length.micrometres(25);

    private Obstacles obstacles;
    private FlatSweep floor;
    private final List<Slide> moves = new ArrayList<>();
    private final List<FlatSweep> movers = new ArrayList<>();
    private int next;

    /** Lays out a table of 72 by 48 inches, and asks both for every move. */
    @Setup
    public void layOut() {
        var random = new SplittableRandom(2);
        var stand = new Extent(Length.millimetres(54), Length.millimetres(54));
        var bodies = new ArrayList<Footprint>();
        for (int i = 0; i < 36; i++) {
            bodies.add(Footprint.of(pose(random), stand));
        }
        obstacles = Obstacles.of(bodies);
        floor = new FlatSweep(bodies);
        for (int i = 0; i < MOVES; i++) {
            var start = pose(random);
            var end = start.ahead(Length.inches(12));
            moves.add(Slide.between(start, end, stand.times(3, 2)));
            movers.add(new FlatSweep(List.of(moves.get(i).start())));
            boolean stops = obstacles.firstInTheWayOf(moves.get(i), TOLERANCE).isPresent();
            if (stops != first(i) <= 1) {
                throw new IllegalStateException("move " + i);
            }
        }
    }

    /** The obstacles. */
    @Benchmark
    public Optional<Passage> sweep() {
        return obstacles.firstInTheWayOf(moves.get(next++ & (MOVES - 1)), TOLERANCE);
    }

    /** The loop. */
    @Benchmark
    public double floorSweep() {
        return first(next++ & (MOVES - 1));
    }

    private double first(int move) {
        var slide = moves.get(move);
        return floor.first(movers.get(move), slide.right(), slide.down(), TOLERANCE.micrometres());
    }

    private static Pose pose(SplittableRandom random) {
        var point = new Point(random.nextLong(1_828_800), random.nextLong(1_219_200));
        return new Pose(point, Angle.microdegrees(random.nextLong(360_000_000)));
    }
}
