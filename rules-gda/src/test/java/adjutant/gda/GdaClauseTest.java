package adjutant.gda;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.game.Clause;
import adjutant.game.Resources;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class GdaClauseTest {
    private static final List<List<String>> ROWS =
            Resources.rows(Resources.text(GdaClause.class, "clauses.tsv"));

    private static final List<String> PENDING =
            Resources.rows(Resources.text(GdaClause.class, "pending-clauses.txt")).stream()
                    .map(List::getFirst)
                    .toList();

    @Test
    void idsAreThoseOfTheSpecification() {
        assertThat(GdaClause.FORM_01.id()).isEqualTo("GDA-FORM-01");
        assertThat(GdaClause.FORM_06A.id()).isEqualTo("GDA-FORM-06a");
        assertThat(GdaClause.REST_02B.id()).isEqualTo("GDA-REST-02b");
        assertThat(GdaClause.CHG_4.id()).isEqualTo("GDA-CHG-4");
        assertThat(GdaClause.TSK_12.id()).isEqualTo("GDA-TSK-12");
        assertThat(GdaClause.C_02.id()).isEqualTo("GDA-C-02");
        assertThat(GdaClause.HR_1.id()).isEqualTo("GDA-HR-1");
        assertThat(GdaClause.of("GDA-FIR-2")).contains(GdaClause.FIR_2);
        assertThat(GdaClause.of("GDA-FORM-06A")).isEmpty();
    }

    @Test
    void everyClauseHasItsTextInTheSameOrder() {
        assertThat(ROWS.stream().map(List::getFirst))
                .containsExactlyElementsOf(
                        Stream.of(GdaClause.values()).map(GdaClause::id).toList());
        assertThat(ROWS)
                .allSatisfy(row -> {
                    assertThat(row).hasSize(3);
                    assertThat(row.get(1)).isIn("-", "house", "elsewhere", "not-used");
                    assertThat(row.get(2)).endsWith(".").hasSizeBetween(25, 600);
                });
    }

    @Test
    void textsCiteOnlyClausesThatExist() {
        assertThat(ROWS.stream().flatMap(row -> Stream.of(row.get(2).split("[^A-Za-z0-9-]+"))))
                .filteredOn(word -> word.startsWith("GDA-"))
                .isNotEmpty()
                .allMatch(id -> GdaClause.of(id).isPresent());
    }

    @Test
    void houseReadingsAndSwitchesAreShownAsOurs() {
        assertThat(ROWS)
                .filteredOn(row -> row.getFirst().matches("GDA-(HR|C)-\\d+"))
                .hasSizeGreaterThan(40)
                .allMatch(row -> row.get(1).equals("house") || row.get(1).equals("not-used"));
    }

    @Test
    void pendingClausesExistAndAreInUse() {
        List<String> unused = idsFlagged("not-used");
        assertThat(PENDING)
                .doesNotHaveDuplicates()
                .allMatch(id -> GdaClause.of(id).isPresent())
                .doesNotContainAnyElementsOf(unused);
    }

    @Test
    void aClauseNotUsedSaysSoAndIsAHouseReading() {
        List<String> unused = idsFlagged("not-used");
        assertThat(unused).contains("GDA-GRD-2", "GDA-TSK-2");
        assertThat(Clauses.entries())
                .filteredOn(entry -> entry.text().startsWith("Not used:"))
                .extracting(Clause.Entry::id)
                .containsExactlyElementsOf(unused);
        assertThat(Clauses.entries())
                .filteredOn(entry -> unused.contains(entry.id()))
                .allMatch(entry -> entry.status() == Clause.Status.HOUSE)
                .allMatch(entry -> entry.where().isEmpty());
    }

    @Test
    void statusesFollowFlagsOnceNothingIsPending() {
        Set<String> pending = Set.copyOf(PENDING);
        Set<String> house = Set.copyOf(idsFlagged("house"));
        assertThat(Clauses.entries())
                .hasSize(GdaClause.values().length)
                .allSatisfy(entry ->
                        assertThat(entry.status() == Clause.Status.PENDING)
                                .as(entry.id())
                                .isEqualTo(pending.contains(entry.id())));
        assertThat(Clauses.entries())
                .filteredOn(entry -> entry.status() == Clause.Status.IMPLEMENTED)
                .extracting(Clause.Entry::id)
                .doesNotContainAnyElementsOf(house);
    }

    private static List<String> idsFlagged(String flag) {
        return ROWS.stream()
                .filter(row -> row.get(1).equals(flag))
                .map(List::getFirst)
                .collect(Collectors.toList());
    }
}
