package adjutant.game.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class StatementsTest {
    private static List<String> words(String line) {
        return Statements.read(line).orThrow().getFirst().words().stream().map(Word::text).toList();
    }

    private static List<Fault> faults(String text) {
        return Statements.read(text).faults();
    }

    @Test
    void wordsArePartedByBlanksAndTabs() {
        assertThat(words("  unit\ta1   side A ")).containsExactly("unit", "a1", "side", "A");
    }

    @Test
    void aQuotedWordKeepsItsBlanksHashesAndQuotes() {
        assertThat(words("side A \"My # \\\"army\\\" \\\\ x\" # \"no"))
                .containsExactly("side", "A", "My # \"army\" \\ x");
    }

    @Test
    void aCommentMayFollowAWordDirectly() {
        assertThat(words("do end# now")).containsExactly("do", "end");
    }

    @Test
    void linesAndColumnsAreCountedFromOne() {
        List<Statement> read = Statements.read("\r\n# x\r\n  do  end\rfaces 1\n").orThrow();
        assertThat(read).extracting(Statement::line).containsExactly(3, 4);
        assertThat(read.getFirst().words()).extracting(Word::column).containsExactly(3, 7);
    }

    @Test
    void aStatementReadsBackAsItIsWritten() {
        Statement one = Statements.read("side \"A b\" \"c\" d\\e \"\"").orThrow().getFirst();
        Statement two = Statements.read(one.toString()).orThrow().getFirst();
        assertThat(two.words())
                .extracting(Word::text)
                .containsExactly("side", "A b", "c", "d\\e", "");
        assertThat(two.toString()).isEqualTo(one.toString());
    }

    @Test
    void allFaultsAreFoundAtOnce() {
        String text = "unit \"open\ncontrol \u0007\nlong " + "x".repeat(201) + "\nfine";
        assertThat(faults(text)).extracting(Fault::line).containsExactly(1, 2, 3);
        assertThat(faults(text)).extracting(Fault::column).containsExactly(6, 9, 6);
    }

    @Test
    void aWordOfTwoHundredCharactersIsStillAWord() {
        assertThat(faults("x".repeat(Statements.MAX_WORD))).isEmpty();
    }

    @Test
    void statementsAreBounded() {
        assertThat(faults("a\n".repeat(Statements.MAX_STATEMENTS))).isEmpty();
        assertThat(faults("a\n".repeat(Statements.MAX_STATEMENTS) + "b"))
                .extracting(Fault::line)
                .containsExactly(Statements.MAX_STATEMENTS + 1);
    }

    @Test
    void bytesAreBounded() {
        assertThat(Statements.read(new byte[Statements.MAX_BYTES + 1]).faults()).hasSize(1);
        byte[] blanks = " ".repeat(Statements.MAX_BYTES).getBytes(StandardCharsets.UTF_8);
        assertThat(Statements.read(blanks).faults()).isEmpty();
    }

    @Test
    void bytesThatAreNotUtf8AreAFaultOfTheirLine() {
        byte[] bytes = "system toy\nunit \u00e9\n".getBytes(StandardCharsets.ISO_8859_1);
        assertThat(Statements.read(bytes).faults()).extracting(Fault::line).containsExactly(2);
    }

    @Test
    void anyBytesAreParsed() {
        long seed = 20261130;
        Random random = new Random(seed);
        String alphabet = "system do faces event hash unit \"\\#\n\r\t 123>é\u0000\uFEFF";
        for (int i = 0; i < 20_000; i++) {
            byte[] bytes = i % 2 == 0 ? noise(random) : soup(random, alphabet);
            Script.Draft draft = Script.draft(bytes);
            Parsed<Script> strict = Statements.read(bytes).then(Script::of);
            assertThat(draft.faults().isEmpty())
                    .as("seed %d, input %d", seed, i)
                    .isEqualTo(strict.faults().isEmpty());
        }
    }

    private static byte[] noise(Random random) {
        byte[] bytes = new byte[random.nextInt(60)];
        random.nextBytes(bytes);
        return bytes;
    }

    private static byte[] soup(Random random, String alphabet) {
        StringBuilder text = new StringBuilder();
        List<String> pieces = new ArrayList<>(List.of(alphabet.split(" ", -1)));
        for (int n = random.nextInt(20); n > 0; n--) {
            text.append(
                    random.nextBoolean()
                            ? pieces.get(random.nextInt(pieces.size())) + " "
                            : alphabet.charAt(random.nextInt(alphabet.length())));
        }
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }
}
