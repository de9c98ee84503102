package adjutant.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChiSquareTest {
    /** Values of R's {@code pchisq(x, df, lower.tail = FALSE)}, or in closed form. */
    @ParameterizedTest
    @CsvSource({
        "3.841458820694124, 1, 0.05",
        "5.991464547107979, 2, 0.05",
        "11.070497693516351, 5, 0.05",
        "18.307038053275146, 10, 0.05",
        "124.34211340400407, 100, 0.05",
        "10.827566170662733, 1, 0.001",
        "2, 2, 0.36787944117144233",
        "40, 2, 2.061153622438558e-9",
        "4, 4, 0.40600584970983811",
    })
    void theUpperTailHasItsKnownValues(double statistic, int degrees, double expected) {
        assertThat(ChiSquare.upperTail(statistic, degrees))
                .isCloseTo(expected, within(1e-12 + 1e-10 * expected));
    }

    @Test
    void logGammaIsTheLogOfFactorials() {
        assertThat(ChiSquare.logGamma(1)).isCloseTo(0, within(1e-12));
        assertThat(ChiSquare.logGamma(6)).isCloseTo(StrictMath.log(120), within(1e-12));
        assertThat(ChiSquare.logGamma(0.5))
                .isCloseTo(StrictMath.log(StrictMath.PI) / 2, within(1e-12));
    }

    @Test
    void anImpossibleCellIsNotBelieved() {
        assertThat(ChiSquare.pValue(new long[] {5, 1}, new double[] {1, 0})).isZero();
    }

    @Test
    void aLoadedDieIsFound() {
        double sixth = 1.0 / 6;
        double[] fair = {sixth, sixth, sixth, sixth, sixth, sixth};
        assertThat(ChiSquare.pValue(new long[] {100, 100, 100, 100, 100, 200}, fair))
                .isLessThan(1e-6);
        assertThat(ChiSquare.pValue(new long[] {100, 101, 99, 100, 98, 102}, fair))
                .isGreaterThan(0.9);
    }

    @Test
    void smallCellsAreMerged() {
        double p = ChiSquare.pValue(new long[] {96, 2, 2}, new double[] {0.96, 0.02, 0.02});
        assertThat(p).isEqualTo(1);
    }
}
