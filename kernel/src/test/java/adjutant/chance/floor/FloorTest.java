package adjutant.chance.floor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import adjutant.chance.workload.Answers;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The floor counts only if its answers are right. */
class FloorTest {
    @ParameterizedTest
    @ValueSource(strings = {"S", "M", "H"})
    void aClashHasTheExpectedLaws(String id) {
        Map<List<Object>, Double> want = Answers.expected(id);
        FlatClash.Answer got = FlatClash.of(id).answer();
        near(got.checksum(), want, List.of("checksums.final"));
        want.keySet().stream()
                .filter(key -> key.getFirst().equals("final"))
                .forEach(key -> near(got.at((int) key.get(1), (int) key.get(2)), want, key));
        law(got.hits(), want, "hits");
        law(got.wounds(), want, "wounds");
        law(got.total(), want, "total");
    }

    private static void law(double[] got, Map<List<Object>, Double> want, String name) {
        for (int i = 0; i < got.length; i++) {
            near(got[i], want, List.of(name, i));
        }
    }

    private static void near(double got, Map<List<Object>, Double> want, List<Object> key) {
        double p = want.getOrDefault(key, 0.0);
        assertThat(got).as(key.toString()).isCloseTo(p, within(1e-12));
        if (p > 1e-200 && key.size() > 1) {
            assertThat(got / p).as(key.toString()).isCloseTo(1, within(1e-9));
        }
    }

    @Test
    void theChainHasTheExpectedChecksum() {
        FlatChain chain = new FlatChain();
        double expected = Answers.expected("C").getOrDefault(List.of("checksums.joint"), 0.0);
        assertThat(chain.checksum(chain.answer())).isCloseTo(expected, within(1e-12));
    }
}
