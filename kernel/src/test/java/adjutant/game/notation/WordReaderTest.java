package adjutant.game.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class WordReaderTest {
    private final List<Fault> faults = new ArrayList<>();

    private WordReader reader(String line) {
        return new WordReader(Statements.read(line).orThrow().getFirst(), faults);
    }

    @Test
    void wordsComeOneAfterTheOther() {
        WordReader words = reader("hit a1 > b1");
        assertThat(words.word("a verb").map(Word::text)).contains("hit");
        assertThat(words.peek().map(Word::text)).contains("a1");
        assertThat(words.word("an id").map(Word::text)).contains("a1");
        words.expect(">");
        assertThat(words.rest()).extracting(Word::text).containsExactly("b1");
        words.end();
        assertThat(faults).isEmpty();
    }

    @Test
    void aQuotedWordIsNoKeyword() {
        assertThat(reader("\"back\"").nextIs("back")).isFalse();
        assertThat(reader("back").skip("back")).isTrue();
    }

    @Test
    void wholeNumbersHaveBounds() {
        assertThat(reader("+3").whole("n", 0, 3)).hasValue(3);
        assertThat(reader("-1").whole("n", -1, 3)).hasValue(-1);
        for (String bad : List.of("4", "-1", "x", "1.0", "99999999999", "\u0663")) {
            assertThat(reader(bad).whole("n", 0, 3)).isEmpty();
        }
        assertThat(faults).hasSize(6).allMatch(fault -> fault.expected().equals("n, 0 to 3"));
    }

    @Test
    void theEndOfTheLineHasAPlace() {
        WordReader words = reader("step \"a b\"");
        words.rest();
        words.word("more");
        assertThat(faults).containsExactly(new Fault(1, 11, "the end of the line", "more"));
        assertThat(faults.getFirst().toString())
                .isEqualTo("line 1, column 11: found the end of the line, expected more");
    }

    @Test
    void readingGoesOnAfterAFault() {
        WordReader words = reader("x 5 y z");
        assertThat(words.whole("n", 0, 9)).isEmpty();
        assertThat(words.whole("n", 0, 9)).hasValue(5);
        words.end();
        assertThat(words.hasNext()).isFalse();
        assertThat(words.faultCount()).isEqualTo(2);
        assertThat(faults).extracting(Fault::column).containsExactly(1, 5);
    }
}
