package adjutant.conquest.army;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import adjutant.conquest.army.SpecialRule.Grant;
import adjutant.game.notation.Fault;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SpecialRuleTest {
    @ParameterizedTest
    @CsvSource(
            textBlock =
                    """
                    Shield, Shield, , PLAIN, , Shield
                    Cleave 1, Cleave, 1, PLAIN, , Cleave 1
                    Cleave (1), Cleave, 1, PLAIN, , Cleave 1
                    Armor Piercing(2), Armor Piercing, 2, PLAIN, , Armor Piercing 2
                    Cleave (+1), Cleave, 1, ADDS, , Cleave (+1)
                    Momentum {chant}, Momentum, , PLAIN, chant, Momentum {chant}
                    Impact 10 {chant}, Impact, 10, PLAIN, chant, Impact 10 {chant}
                    Wedge!, Wedge!, , PLAIN, , Wedge!
                    Right Place - Right Time, Right Place - Right Time, , PLAIN, , Right Place - Right Time
                    ' Tribe''s Pride ', Tribe's Pride, , PLAIN, , Tribe's Pride
                    """)
    void readsAndWritesARule(
            String text, String name, Integer x, Grant grant, String tag, String written) {
        SpecialRule expected =
                new SpecialRule(
                        name,
                        Optional.ofNullable(x).map(OptionalInt::of).orElse(OptionalInt.empty()),
                        grant,
                        Optional.ofNullable(tag));
        assertThat(SpecialRule.read(text)).contains(expected);
        assertThat(expected).hasToString(written);
        assertThat(SpecialRule.read(written)).contains(expected);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "1", "-", "Cleave1", "Cleave (x)", "Cleave (+1", "Cleave -1", "[a]"})
    void rejectsWhatIsNoRule(String text) {
        assertThat(SpecialRule.read(text)).isEmpty();
    }

    @Test
    void aListHasEveryFaultAtItsPlace() {
        assertThat(SpecialRule.list("Shield, Cleave 1", 1, 1).orThrow())
                .containsExactly(SpecialRule.of("Shield"), SpecialRule.of("Cleave", 1));
        assertThat(SpecialRule.list("-", 1, 1).orThrow()).isEmpty();
        assertThat(SpecialRule.list(" ", 1, 1).orThrow()).isEmpty();
        assertThat(SpecialRule.list("Shield, 7, Cleave 1, [x]", 3, 10).faults())
                .extracting(Fault::line, Fault::column, Fault::found)
                .containsExactly(tuple(3, 18, "\"7\""), tuple(3, 31, "\"[x]\""));
        assertThat(SpecialRule.written(List.of())).isEqualTo("-");
    }
}
