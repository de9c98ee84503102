package adjutant.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.game.Resources;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ConquestClauseTest {
    private static final List<List<String>> ROWS =
            Resources.rows(Resources.text(ConquestClause.class, "clauses.tsv"));

    @Test
    void idsAreThoseOfTheSpecification() {
        assertThat(ConquestClause.CLASH_05.id()).isEqualTo("CQ-CLASH-05");
        assertThat(ConquestClause.GEN_02A.id()).isEqualTo("CQ-GEN-02a");
        assertThat(ConquestClause.SR_31.id()).isEqualTo("CQ-SR-31");
        assertThat(ConquestClause.SR_COUNTER_ATTACK.id()).isEqualTo("CQ-SR-COUNTER-ATTACK");
        assertThat(ConquestClause.of("CQ-ARC-02a")).contains(ConquestClause.ARC_02A);
        assertThat(ConquestClause.of("CQ-ARC-02A")).isEmpty();
    }

    @Test
    void everyClauseHasItsTextInTheSameOrder() {
        assertThat(ROWS.stream().map(List::getFirst))
                .containsExactlyElementsOf(
                        Stream.of(ConquestClause.values()).map(ConquestClause::id).toList());
        assertThat(ROWS)
                .allSatisfy(row -> {
                    assertThat(row).hasSize(3);
                    assertThat(row.get(1)).isIn("-", "house", "not-in-2.x");
                    assertThat(row.get(2)).endsWith(".").hasSizeBetween(30, 480);
                });
    }

    @Test
    void textsCiteOnlyClausesThatExist() {
        assertThat(ROWS.stream().flatMap(row -> Stream.of(row.get(2).split("[^A-Za-z0-9-]+"))))
                .filteredOn(word -> word.startsWith("CQ-"))
                .isNotEmpty()
                .allMatch(id -> ConquestClause.of(id).isPresent());
    }

    @Test
    void pendingClausesExistAndAreOfThisEdition() {
        List<String> older =
                ROWS.stream()
                        .filter(row -> row.get(1).equals("not-in-2.x"))
                        .map(List::getFirst)
                        .toList();
        List<String> pending =
                Resources.rows(Resources.text(ConquestClause.class, "pending-clauses.txt")).stream()
                        .map(List::getFirst)
                        .toList();
        assertThat(pending)
                .doesNotHaveDuplicates()
                .allMatch(id -> ConquestClause.of(id).isPresent())
                .doesNotContainAnyElementsOf(older);
        assertThat(Set.copyOf(pending)).doesNotContain("CQ-CLASH-05");
    }
}
