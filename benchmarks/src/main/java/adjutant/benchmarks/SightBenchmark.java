package adjutant.benchmarks;

import adjutant.battlefield.floor.FlatSight;
import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Pose;
import adjutant.battlefield.sight.Crossing;
import adjutant.battlefield.sight.Scene;
import java.util.ArrayList;
import java.util.List;
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

/** One line of sight over 40 rectangles, beside the hand-written loop. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class SightBenchmark {

    private static final int LINES = 256;

    private Scene scene;
    private FlatSight floor;
    private final List<Point> from = new ArrayList<>();
    private final List<Point> to = new ArrayList<>();
    private final double[] found = new double[3 * 40];
    private int next;

    /** Lays out a table of 72 by 48 inches, and asks both for every line. */
    @Setup
    public void layOut() {
        var random = new SplittableRandom(1);
        var stand = new Extent(Length.millimetres(54), Length.millimetres(54));
        var bodies = new ArrayList<Footprint>();
        for (int i = 0; i < 40; i++) {
            var facing = Angle.microdegrees(random.nextLong(360_000_000));
            bodies.add(Footprint.of(new Pose(point(random), facing), stand));
        }
        scene = Scene.of(bodies);
        floor = new FlatSight(bodies);
        for (int i = 0; i < LINES; i++) {
            from.add(point(random));
            to.add(point(random));
            if (floor.crossings(from.get(i), to.get(i), found)
                    != scene.crossings(from.get(i), to.get(i)).size()) {
                throw new IllegalStateException("line " + i);
            }
        }
    }

    /** The scene. */
    @Benchmark
    public List<Crossing> line() {
        int line = next++ & (LINES - 1);
        return scene.crossings(from.get(line), to.get(line));
    }

    /** The loop. */
    @Benchmark
    public int floorLine() {
        int line = next++ & (LINES - 1);
        return floor.crossings(from.get(line), to.get(line), found);
    }

    private static Point point(SplittableRandom random) {
        return new Point(random.nextLong(1_828_800), random.nextLong(1_219_200));
    }
}
