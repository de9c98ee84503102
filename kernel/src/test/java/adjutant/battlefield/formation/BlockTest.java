package adjutant.battlefield.formation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import adjutant.battlefield.contact.Contact;
import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Edge;
import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Pose;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BlockTest {

    private static final Extent STAND = new Extent(Length.millimetres(54), Length.millimetres(54));

    @ParameterizedTest
    @CsvSource({
        "3,4,1.1",
        "3,5,0.1 1.1",
        "4,5,1.1",
        "4,6,1.1 2.1",
        "4,7,0.1 1.1 2.1",
        "5,6,2.1",
        "5,7,1.1 2.1",
        "2,3,0.1"
    })
    void anIncompleteRearRankIsCentredOrOneColumnLeftOfTheMiddle(
            int files, int count, String rear) {
        var formation = Formation.of(files, count);
        assertThat(String.join(" ", formation.rank(1).stream().map(Place::toString).toList()))
                .isEqualTo(rear);
        assertThat(formation.isRegular()).isTrue();
    }

    @Test
    void threeFilesOfFiftyFourMillimetresAreSixInchesAndThreeEighths() {
        var block = new Block(Formation.of(3, 6), STAND);
        assertThat(block.width()).isEqualTo(Length.micrometres(162_000));
        assertThat(block.depth()).isEqualTo(Length.micrometres(108_000));
        assertThat(block.width().toInches()).isEqualTo("6.37795");
    }

    @Test
    void cellsAreCountedFromTheLeftSeenFromBehind() {
        var block = new Block(Formation.of(3, 4), STAND);
        var pose = new Pose(new Point(1_000_000, 500_000), Angle.ZERO);
        assertThat(block.edgeCentre(pose, new Place(0, 0), Edge.FRONT))
                .isEqualTo(new Point(946_000, 500_000));
        assertThat(block.edgeCentre(pose, new Place(1, 1), Edge.REAR))
                .isEqualTo(new Point(1_000_000, 608_000));
        assertThat(block.edgeCentre(pose, new Place(2, 0), Edge.RIGHT))
                .isEqualTo(new Point(1_081_000, 527_000));
        assertThat(block.centre(pose)).isEqualTo(new Point(1_000_000, 554_000));
        var down = new Pose(pose.front(), Angle.HALF);
        assertThat(block.edgeCentre(down, new Place(0, 0), Edge.FRONT))
                .isEqualTo(new Point(1_054_000, 500_000));
        assertThat(block.footprint(down, new Place(0, 0)).rearLeft())
                .isEqualTo(new Point(1_081_000, 446_000));
    }

    @Test
    void neighbouringCellsShareTheirCornersAtAnyAngle() {
        var random = new SplittableRandom(7);
        var block = new Block(Formation.of(4, 12), STAND);
        for (int i = 0; i < 10_000; i++) {
            var pose =
                    new Pose(
                            new Point(random.nextLong(2_000_000), random.nextLong(1_000_000)),
                            Angle.microdegrees(random.nextLong(360_000_000)));
            var one = block.footprint(pose, new Place(1, 1));
            var right = block.footprint(pose, new Place(2, 1));
            var behind = block.footprint(pose, new Place(1, 2));
            assertThat(one.frontRight()).isEqualTo(right.frontLeft());
            assertThat(one.rearRight()).isEqualTo(right.rearLeft()).isEqualTo(behind.frontRight());
            assertThat(Contact.touches(one, right)).isTrue();
            assertThat(Contact.overlaps(one, behind)).isFalse();
            assertThat(block.footprint(pose, new Place(3, 2)).rearRight())
                    .isEqualTo(block.rectangle(pose).rearRight());
        }
    }

    @Test
    void casualtiesLeaveGapsAndKeepAddresses() {
        var formation =
                Formation.of(3, 5).without(List.of(new Place(0, 0), new Place(1, 1))).orElseThrow();
        assertThat(formation.places())
                .extracting(Place::toString)
                .containsExactly("1.0", "2.0", "0.1");
        assertThat(formation.ranks()).isEqualTo(2);
        assertThat(formation.isRegular()).isFalse();
        assertThat(formation.nearest(Edge.FRONT, 0)).contains(new Place(0, 1));
        assertThat(formation.nearest(Edge.REAR, 1)).contains(new Place(1, 0));
        assertThat(formation.nearest(Edge.LEFT, 0)).contains(new Place(1, 0));
        assertThat(formation.nearest(Edge.RIGHT, 1)).contains(new Place(0, 1));
        assertThat(formation.nearest(Edge.RIGHT, 2)).isEqualTo(Optional.empty());
        assertThat(formation.without(formation.places())).isEmpty();
    }

    @Test
    void aFormationHasNoPlaceTwiceNoneOutsideAndAtLeastOne() {
        assertThatThrownBy(() -> new Formation(3, List.of()))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Formation(1, List.of(new Place(1, 0))))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Formation.of(3, 3).with(new Place(0, 0)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void turningInPlaceKeepsTheMiddle() {
        var random = new SplittableRandom(8);
        var block = new Block(Formation.of(4, 6), STAND);
        for (int i = 0; i < 10_000; i++) {
            var pose =
                    new Pose(
                            new Point(random.nextLong(2_000_000), random.nextLong(1_000_000)),
                            Angle.microdegrees(random.nextLong(360_000_000)));
            var before = block.centre(pose);
            var after =
                    block.centre(
                            block.turned(pose, Angle.microdegrees(random.nextLong(360_000_000))));
            assertThat(Math.abs(before.x() - after.x())).isLessThanOrEqualTo(1);
            assertThat(Math.abs(before.y() - after.y())).isLessThanOrEqualTo(1);
            assertThat(block.centredAt(before, pose.facing()).front().x() - pose.front().x())
                    .isBetween(-1L, 1L);
        }
    }
}
