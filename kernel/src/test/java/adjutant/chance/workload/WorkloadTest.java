package adjutant.chance.workload;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.chance.exact.Exact;
import adjutant.chance.exact.ExactFractions;
import adjutant.chance.exact.Fraction;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The four workloads against answers worked out elsewhere, as {@code compare.py} does it. */
class WorkloadTest {
    private static final double ABSOLUTE = 1e-12;
    private static final double RELATIVE = 1e-9;
    private static final double RELATIVE_FROM = 1e-200;

    @ParameterizedTest
    @ValueSource(strings = {"S", "M", "H"})
    void aClashHasTheExpectedLaws(String id) {
        compare(id, Answers.clash(id, Exact.odds(Workloads.clash(id))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"S", "M"})
    void fractionsHaveTheExpectedFinalLaw(String id) {
        Regiment target = Workloads.target(id);
        Fields exact = Fields.of(Json.resource("expected/" + id + ".json")).at("finalExact");
        Map<List<Integer>, Fraction> want = new HashMap<>();
        for (Object cell : exact.list("num")) {
            List<?> row = (List<?>) cell;
            want.put(
                    List.of(((Double) row.get(0)).intValue(), ((Double) row.get(1)).intValue()),
                    new Fraction(
                            new BigInteger((String) row.get(2)),
                            new BigInteger(exact.text("den"))));
        }
        Map<List<Integer>, Fraction> got = new HashMap<>();
        List<Fraction> law = ExactFractions.odds(Workloads.clash(id)).tracks().getFirst();
        for (int state = 0; state < law.size(); state++) {
            if (!law.get(state).isZero()) {
                got.merge(
                        List.of(target.track().levelOf(state), target.status(state)),
                        law.get(state),
                        Fraction::plus);
            }
        }
        assertThat(got).isEqualTo(want);
    }

    @Test
    void theChainHasTheExpectedJointLaw() {
        compare("C", Answers.chain());
    }

    /** Checks every number; relative bounds hold for probabilities only. */
    static void compare(String id, Map<List<Object>, Double> got) {
        Map<List<Object>, Double> want = Answers.expected(id);
        Set<List<Object>> keys = new HashSet<>(want.keySet());
        keys.addAll(got.keySet());
        for (List<Object> key : keys) {
            double a = want.getOrDefault(key, 0.0);
            double b = got.getOrDefault(key, 0.0);
            boolean law = key.size() > 1;
            boolean one = law || key.getFirst().toString().startsWith("checksums");
            double scale = one ? 1 : Math.max(1, a);
            assertThat(Math.abs(a - b) / scale).as("%s %s", id, key).isLessThanOrEqualTo(ABSOLUTE);
            if (law && a >= RELATIVE_FROM) {
                assertThat(Math.abs(a - b) / a).as("%s %s", id, key).isLessThanOrEqualTo(RELATIVE);
            }
        }
    }
}
