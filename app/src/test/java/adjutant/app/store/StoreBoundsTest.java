package adjutant.app.store;

import static adjutant.app.store.Rows.row;
import static adjutant.app.store.Rows.withBody;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What may be put into a store. */
class StoreBoundsTest {
    @ParameterizedTest
    @ValueSource(strings = {"", "a b", "é", "a\0", "a/b"})
    void aMatchHasAPlainName(String name) {
        refused(name, List.of(row(0)));
    }

    @Test
    void namesHaveALength() {
        assertThat(Batch.isMatch("x".repeat(64))).isTrue();
        refused("x".repeat(65), List.of(row(0)));
    }

    @Test
    void rowsFollowEachOther() {
        refused("m", List.of());
        refused("m", List.of(row(1)));
        refused("m", List.of(row(0), row(2)));
        refused("m", List.of(row(0), row(0)));
    }

    @Test
    void aRequestStandsInABatchOnce() {
        refused("m", List.of(row(0, "a"), row(1, "a")));
    }

    private static void refused(String match, List<Row> rows) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Batch(match, Store.NOTHING, rows));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a b", "é", "a\n"})
    void aRequestIsVisible(String request) {
        assertThatIllegalArgumentException().isThrownBy(() -> row(0, request));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Did", "took back", "did\0"})
    void aKindIsAWord(String kind) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Row(0, Optional.empty(), kind, "", Instant.EPOCH));
    }

    @Test
    void aBodyIsText() {
        assertThatIllegalArgumentException().isThrownBy(() -> withBody(0, "a\0b"));
        assertThatIllegalArgumentException().isThrownBy(() -> withBody(0, "\uD83C"));
    }

    @Test
    void aBodyHasALength() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> withBody(0, "x".repeat(Row.LONGEST_BODY + 1)));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> withBody(0, "ж".repeat(Row.LONGEST_BODY / 2 + 1)));
    }

    @Test
    void numbersBeginAtNought() {
        assertThatIllegalArgumentException().isThrownBy(() -> row(-1));
    }

    @Test
    void timesAreCutToMicroseconds() {
        Row row =
                new Row(
                        0,
                        Optional.empty(),
                        "did",
                        "",
                        Instant.parse("2026-01-01T00:00:00.123456789Z"));
        assertThat(row.at()).isEqualTo(Instant.parse("2026-01-01T00:00:00.123456Z"));
    }
}
