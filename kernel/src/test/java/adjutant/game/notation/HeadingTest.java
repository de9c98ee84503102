package adjutant.game.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class HeadingTest {
    private static Parsed<Script> script(String text) {
        return Statements.read(text).then(Script::of);
    }

    @Test
    void rowsReadBackCellByCell() {
        String table = "name\t\"quoted\" # \\ x\t\t" + "long ".repeat(90) + "\t-\n";
        String rows = String.join("\n", Heading.rows(Map.of("u.tsv", "# n\n\n" + table)));
        Heading heading = script("system toy\n" + rows).orThrow().heading();
        assertThat(heading.tables()).isEqualTo(Map.of("u.tsv", table));
        assertThat(heading.rowsOf("u.tsv")).hasSize(1);
    }

    @Test
    void aHeadingHasEachLineOnce() {
        assertThat(script("system toy\nformat 1\nformat 1").faults()).hasSize(1);
        assertThat(script("system toy\nversion").faults()).hasSize(1);
        assertThat(script("system toy\nrow \"u.tsv\"").faults()).hasSize(1);
        Heading heading = script("system toy\nformat 1\nversion 7\nhash 00").orThrow().heading();
        assertThat(heading.formatSaid()).contains("1");
        assertThat(heading.versionSaid()).contains("7");
        assertThat(heading.hash()).map(Statement::line).contains(4);
    }

    @Test
    void anOpeningNamesItsCommandAndItsSalt() {
        String salt = "0123456789abcdef".repeat(2);
        String record = "system toy\ndo x\nopen 1 " + salt + " vow A a1\nhash 0\nopen 2 " + salt;
        Script.Order order = script(record + " y").orThrow().orders().getFirst();
        assertThat(order.openings())
                .extracting(opening -> opening.command().toString())
                .containsExactly("vow A a1", "y");
        assertThat(order.linkedOpenings()).extracting(Opening::turn).containsExactly(1);
        assertThat(order.openings().getFirst().salt()).isEqualTo(new Salt(salt));
        for (String wrong : List.of("open", "open 0 " + salt + " x", "open 1 12 x", "open 1")) {
            assertThat(script("system toy\ndo x\n" + wrong).faults()).as(wrong).isNotEmpty();
        }
        assertThat(script("system toy\nopen 1 " + salt + " x").faults()).hasSize(1);
    }

    @Test
    void aSealIsTheWordAfterCommit() {
        Script script = script("system toy\ndo x commit 00\ndo x \"commit\" 00").orThrow();
        assertThat(script.orders().get(0).seal()).contains("00");
        assertThat(script.orders().get(1).seal()).isEmpty();
    }

    @Test
    void aSaltHasAtLeast128Bits() {
        assertThatThrownBy(() -> new Salt("00")).hasMessageContaining("00");
    }
}
