package adjutant.battlefield.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LengthTest {

    private static final long SEED = 20_261_130L;

    @ParameterizedTest
    @CsvSource({
        "1,25400",
        "6.378,162001",
        "0.001,25",
        "0.02,508",
        "2.12598,54000",
        "-1.5,-38100",
        "+.5,12700",
        "3.,76200"
    })
    void anInchIsTwentyFiveThousandFourHundredMicrometres(String text, long micrometres) {
        assertThat(Length.inches(text)).isEqualTo(Length.micrometres(micrometres));
    }

    @Test
    void unitsAreWholeMicrometres() {
        assertThat(Length.millimetres("54")).isEqualTo(Length.micrometres(54_000));
        assertThat(Length.centimetres("5.4")).isEqualTo(Length.millimetres(54));
        assertThat(Length.centimetres(127)).isEqualTo(Length.inches(50));
    }

    @Test
    void writtenLengthsAreTheShortestDecimalThatReadsBack() {
        assertThat(Length.millimetres(54).toInches()).isEqualTo("2.126");
        assertThat(Length.inches("36.25").toInches()).isEqualTo("36.25");
        assertThat(Length.inches(10).toInches()).isEqualTo("10");
        assertThat(Length.micrometres(1).toInches()).isEqualTo("0.00004");
        assertThat(Length.micrometres(-12_345).toCentimetres()).isEqualTo("-1.2345");
        assertThat(Length.micrometres(12_340).toMillimetres()).isEqualTo("12.34");
    }

    @Test
    void everyLengthReadsBackFromItsInches() {
        var random = new SplittableRandom(SEED);
        for (int i = 0; i < 20_000; i++) {
            var length = Length.micrometres(random.nextLong(-3_000_000, 3_000_000));
            var text = length.toInches();
            assertThat(Length.inches(text)).isEqualTo(length);
            assertThat(text.substring(text.indexOf('.') + 1).length()).isLessThanOrEqualTo(7);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                ".",
                "-",
                "1e5",
                "1..2",
                "0x1",
                " 1",
                "1 ",
                "٣",
                "NaN",
                "99999999999999999999"
            })
    void whatIsNoDecimalIsRefused(String text) {
        assertThatThrownBy(() -> Length.inches(text)).isInstanceOf(NumberFormatException.class);
    }

    @Test
    void halvesAreRoundedAwayFromZero() {
        assertThat(Length.micrometres(5).half()).isEqualTo(Length.micrometres(3));
        assertThat(Length.micrometres(-5).half()).isEqualTo(Length.micrometres(-3));
        assertThat(Length.micrometres(4).half()).isEqualTo(Length.micrometres(2));
    }
}
