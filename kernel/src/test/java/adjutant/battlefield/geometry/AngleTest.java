package adjutant.battlefield.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class AngleTest {

    private static final long SEED = 20_261_131L;

    @Test
    void anglesAreWholeMicrodegreesInsideTheCircle() {
        assertThat(Angle.degrees("22.5").microdegrees()).isEqualTo(22_500_000);
        assertThat(Angle.degrees("-90")).isEqualTo(Angle.degrees(270));
        assertThat(Angle.degrees("720.0000004")).isEqualTo(Angle.ZERO);
        assertThatThrownBy(() -> new Angle(360_000_000))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Angle(-1)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void theDifferenceIsTheSmallerTurn() {
        assertThat(Angle.degrees(350).difference(Angle.degrees(10))).isEqualTo(Angle.degrees(20));
        assertThat(Angle.degrees(10).difference(Angle.degrees(350))).isEqualTo(Angle.degrees(20));
        assertThat(Angle.ZERO.difference(Angle.HALF)).isEqualTo(Angle.HALF);
    }

    @Test
    void quartersAndThirtyDegreesAreExact() {
        assertThat(Angle.QUARTER.sine()).isEqualTo(1.0);
        assertThat(Math.abs(Angle.QUARTER.cosine())).isZero();
        assertThat(Angle.degrees(270).sine()).isEqualTo(-1.0);
        assertThat(Angle.HALF.cosine()).isEqualTo(-1.0);
        assertThat(Angle.degrees(30).sine()).isEqualTo(0.5);
        assertThat(Angle.degrees(240).cosine()).isEqualTo(-0.5);
    }

    @Test
    void sinesAreExactlyMirroredOverTheOctants() {
        var random = new SplittableRandom(SEED);
        for (int i = 0; i < 50_000; i++) {
            var angle = Angle.microdegrees(random.nextLong(360_000_000));
            assertThat(angle.opposite().sine() + angle.sine()).isZero();
            assertThat(angle.reversed().sine() + angle.sine()).isZero();
            assertThat(angle.reversed().cosine() - angle.cosine()).isZero();
            assertThat(Angle.QUARTER.minus(angle).sine() - angle.cosine()).isZero();
            assertThat(StrictMath.hypot(angle.sine(), angle.cosine()))
                    .isBetween(1 - 1e-15, 1 + 1e-15);
        }
    }

    @Test
    void everyAngleReadsBackFromItsDegrees() {
        var random = new SplittableRandom(SEED);
        for (int i = 0; i < 20_000; i++) {
            var angle = Angle.microdegrees(random.nextLong(360_000_000));
            assertThat(Angle.degrees(angle.toDegrees())).isEqualTo(angle);
        }
        assertThat(Angle.degrees("22.50").toDegrees()).isEqualTo("22.5");
    }
}
