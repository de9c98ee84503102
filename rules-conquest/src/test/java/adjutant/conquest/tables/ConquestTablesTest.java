package adjutant.conquest.tables;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.game.Clause;
import adjutant.game.Resources;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The rules hold what the tables of examples say. */
class ConquestTablesTest {
    private static final List<String> FILES =
            List.of(
                    "clash",
                    "defense",
                    "morale",
                    "casualties",
                    "combat-reform",
                    "withdraw",
                    "rally-inspire-pass",
                    "healing-attrition",
                    "formation-contact",
                    "interactions",
                    "round",
                    "characters",
                    "magic",
                    "garrison",
                    "enter",
                    "movement",
                    "charge",
                    "volley",
                    "proof",
                    "readings",
                    "garrison-fights",
                    "markers");

    private static final Map<String, Clause.Entry> CLAUSES =
            Played.SYSTEM.clauses().stream()
                    .collect(Collectors.toMap(Clause.Entry::id, Function.identity()));

    private static final List<Row> ROWS = FILES.stream().flatMap(ConquestTablesTest::rows).toList();

    /** All rows. */
    static List<Row> rows() {
        return ROWS;
    }

    private static Stream<Row> rows(String file) {
        String text = Resources.text(ConquestTablesTest.class, "/tables/" + file + ".tsv");
        return Resources.rows(text).stream().map(cells -> Row.read(file, cells));
    }

    @TestFactory
    Stream<DynamicTest> everyExampleComesOutAsWritten() {
        return ROWS.stream().flatMap(ConquestTablesTest::tests);
    }

    @Test
    void idsAreUnique() {
        assertThat(ROWS.stream().map(Row::id)).doesNotHaveDuplicates();
        assertThat(ROWS.size()).isGreaterThan(450);
    }

    private static Stream<DynamicTest> tests(Row row) {
        List<String> words = new ArrayList<>(List.of(row.config().split(" +", -1)));
        String edition = words.removeFirst();
        List<String> editions =
                edition.equals("both") ? List.of("documents", "second-edition") : List.of(edition);
        return editions.stream()
                .map(each ->
                        DynamicTest.dynamicTest(
                                row.id()
                                        + " "
                                        + row.note()
                                        + (editions.size() > 1 ? " (" + each + ")" : ""),
                                () -> check(row, each, words)));
    }

    private static void check(Row row, String edition, List<String> readings) {
        assertThat(row.clauses())
                .as("clauses of %s", row.id())
                .isNotEmpty()
                .allMatch(CLAUSES::containsKey);
        assertThat(row.expected()).as("expectations of %s", row.id()).isNotEmpty();
        Played played = Played.of(row, edition, readings);
        List<String> wrong = new ArrayList<>();
        for (Expectation expectation : row.expected()) {
            String found = played.found(expectation.path());
            if (!expectation.isMetBy(
                    expectation.path().getFirst().equals("findings")
                            ? held(found, expectation)
                            : found)) {
                wrong.add(expectation + " but found " + found);
            }
        }
        Set<String> cited = played.cited();
        row.cited().stream()
                .filter(clause -> !cited.contains(clause))
                .forEach(clause -> wrong.add(clause + " is not named, only " + cited));
        row.structural().stream()
                .filter(cited::contains)
                .forEach(clause -> wrong.add(clause + " is named, so it is not structural"));
        assertThat(wrong).as("%s %s", row.id(), row.note()).isEmpty();
    }

    /** The first word of a finding where only that is compared. */
    private static String held(String found, Expectation expectation) {
        boolean whole = expectation.way() == Expectation.Way.HOLDS;
        return whole ? found : found.split(":", 2)[0];
    }
}
