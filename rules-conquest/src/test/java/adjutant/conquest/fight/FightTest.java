package adjutant.conquest.fight;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.chance.workload.Answers;
import adjutant.game.Facts;
import adjutant.game.Facts.Entry;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The four workloads against answers worked out elsewhere, and the shape of answers. */
class FightTest {
    private static final double ABSOLUTE = 1e-12;
    private static final double RELATIVE = 1e-9;
    private static final double RELATIVE_FROM = 1e-200;

    @ParameterizedTest
    @ValueSource(strings = {"S", "M", "H", "C"})
    void aWorkloadHasTheExpectedAnswer(String id) {
        Map<List<Object>, Double> want = Answers.expected(id);
        Map<List<Object>, Double> got = Flat.of(answer(Trees.workload(id)));
        Set<List<Object>> keys = new HashSet<>(want.keySet());
        keys.addAll(got.keySet());
        for (List<Object> key : keys) {
            compare(key, want.getOrDefault(key, 0.0), got.getOrDefault(key, 0.0));
        }
        Set<Object> absent = new HashSet<>(names(want));
        absent.removeAll(names(got));
        assertThat(absent).isEmpty();
    }

    private static Set<Object> names(Map<List<Object>, Double> flat) {
        Set<Object> names = new HashSet<>();
        flat.keySet().forEach(key -> names.add(key.getFirst()));
        return names;
    }

    /** Relative bounds hold for probabilities only, absolute ones for means from 1 up as well. */
    private static void compare(List<Object> key, double want, double got) {
        boolean law = key.size() > 1;
        boolean one = law || key.getFirst().toString().startsWith("checksums");
        double scale = one ? 1 : Math.max(1, Math.abs(want));
        assertThat(Math.abs(want - got) / scale).as("%s", key).isLessThanOrEqualTo(ABSOLUTE);
        if (law && want >= RELATIVE_FROM) {
            assertThat(Math.abs(want - got) / want).as("%s", key).isLessThanOrEqualTo(RELATIVE);
        }
    }

    private static Facts.Tree answer(Facts.Tree workload) {
        return Fight.answer(workload).orThrow();
    }

    private static List<String> keys(Facts.Tree tree) {
        return tree.entries().stream().map(Entry::name).toList();
    }

    @Test
    void anAttackIsAnsweredWithItsLaws() {
        assertThat(keys(answer(Trees.workload("S"))))
                .containsExactly(
                        "id",
                        "hits",
                        "wounds",
                        "total",
                        "final",
                        "standsLost",
                        "summary",
                        "checksums");
    }

    @Test
    void aChainIsAnsweredWithTheJointLaw() {
        assertThat(keys(answer(Trees.workload("C"))))
                .containsExactly("id", "joint", "checksums", "summary");
    }

    @Test
    void withoutAnIdTheAnswerHasNone() {
        assertThat(keys(answer(Trees.with(Trees.workload("S"), "id", Optional.empty()))))
                .doesNotContain("id");
    }

    @Test
    void withoutAttacksNothingChanges() {
        Facts.Tree answer =
                answer(Trees.with(Trees.workload("M"), "attacks", Optional.of(Facts.of(0))));
        Map<List<Object>, Double> flat = Flat.of(answer);
        assertThat(flat.get(List.<Object>of("final", 3, 0))).isEqualTo(1.0);
        assertThat(flat.get(List.<Object>of("summary.meanTotal"))).isEqualTo(0.0);
        assertThat(flat.get(List.<Object>of("summary.pSteady"))).isEqualTo(1.0);
    }

    @Test
    void theLargestAttackIsAnswered() {
        Facts.Tree large = Trees.workload("H");
        large = Trees.with(large, "attacks", Optional.of(Facts.of(1000)));
        large = Trees.with(large, "target.stands", Optional.of(Facts.of(200)));
        large = Trees.with(large, "target.woundsPerStand", Optional.of(Facts.of(50)));
        large = Trees.with(large, "target.brokenAt", Optional.of(Facts.of(200)));
        double sum = 0;
        for (var number : Flat.of(answer(large)).entrySet()) {
            sum += number.getKey().getFirst().equals("final") ? number.getValue() : 0;
        }
        assertThat(Math.abs(sum - 1)).isLessThan(ABSOLUTE);
    }
}
