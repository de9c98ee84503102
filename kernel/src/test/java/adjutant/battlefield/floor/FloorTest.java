package adjutant.battlefield.floor;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.battlefield.Oracle;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.manoeuvre.Obstacles;
import adjutant.battlefield.manoeuvre.Slide;
import adjutant.battlefield.sight.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class FloorTest {

    @Test
    void theFlatLoopAndTheSceneSeeTheSame() {
        var random = new SplittableRandom(71);
        int crossed = 0;
        for (int i = 0; i < 2_000; i++) {
            var bodies = bodies(40, random);
            var floor = new FlatSight(bodies);
            var scene = Scene.of(bodies);
            var found = new double[120];
            var from = Oracle.point(random);
            var to = Oracle.point(random);
            var line = from.compareTo(to) < 0 ? List.of(from, to) : List.of(to, from);
            int count = floor.crossings(line.getFirst(), line.getLast(), found);
            var crossings = scene.crossings(line.getFirst(), line.getLast());
            assertThat(crossings).hasSize(count);
            double length = Oracle.coordinate(from).distance(Oracle.coordinate(to));
            for (int j = 0; j < count; j++) {
                assertThat(crossings.get(j).index()).isEqualTo((int) found[3 * j]);
                assertThat(crossings.get(j).from().micrometres() - found[3 * j + 1] * length)
                        .isBetween(-0.6, 0.6);
                assertThat(crossings.get(j).to().micrometres() - found[3 * j + 2] * length)
                        .isBetween(-0.6, 0.6);
            }
            crossed += count;
        }
        assertThat(crossed).isGreaterThan(2_000);
    }

    @Test
    void theFlatLoopAndTheObstaclesStopAtTheSamePlace() {
        var random = new SplittableRandom(72);
        int stopped = 0;
        for (int i = 0; i < 5_000; i++) {
            var bodies = bodies(36, random);
            var body = Oracle.body(random);
            var move =
                    new Slide(
                            body,
                            random.nextLong(-400_000, 400_000),
                            random.nextLong(-400_000, 400_000));
            double first =
                    new FlatSweep(bodies)
                            .first(
                                    new FlatSweep(List.of(body)),
                                    (double) move.right(),
                                    (double) move.down(),
                                    25);
            var passage = Obstacles.of(bodies).firstInTheWayOf(move, Length.micrometres(25));
            assertThat(passage.isPresent()).isEqualTo(first <= 1);
            if (passage.isPresent()) {
                double length =
                        Oracle.coordinate(body.corner(0))
                                .distance(Oracle.coordinate(move.end().corner(0)));
                assertThat(first * length - passage.get().span().from().micrometres())
                        .isBetween(-0.001, 1.001);
                stopped++;
            }
        }
        assertThat(stopped).isGreaterThan(1_000);
    }

    private static List<Footprint> bodies(int count, SplittableRandom random) {
        var bodies = new ArrayList<Footprint>();
        for (int i = 0; i < count; i++) {
            bodies.add(Oracle.body(random));
        }
        return bodies;
    }
}
