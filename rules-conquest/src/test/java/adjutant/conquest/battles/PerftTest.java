package adjutant.conquest.battles;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.conquest.battle.Battle;
import adjutant.game.Offer;
import adjutant.game.Side;
import adjutant.game.notation.Statements;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * How many situations lie so many commands away, and in which order the offers come. A file has the
 * battle, then {@code perft DEPTH faces …}, then what is counted, which {@code -Dbless=true} writes
 * anew: a line for each depth, and the last divided by first commands.
 */
class PerftTest {
    private static final Path FOLDER = Path.of("src/test/resources/perft");

    private static Stream<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files
                    .filter(file -> file.toString().endsWith(".perft"))
                    .sorted()
                    .toList()
                    .stream();
        }
    }

    @TestFactory
    Stream<DynamicTest> everyCountIsAsWritten() throws IOException {
        return files().map(file ->
                DynamicTest.dynamicTest(file.getFileName().toString(), () -> counted(file)));
    }

    @TestFactory
    Stream<DynamicTest> everyOfferComesInItsOrder() throws IOException {
        return files().map(file ->
                DynamicTest.dynamicTest(file.getFileName().toString(), () -> ordered(file)));
    }

    /** The lines of a file up to the one that says what is counted, that one included. */
    private static List<String> head(Path file) throws IOException {
        List<String> head = new ArrayList<>();
        for (String line : Files.readAllLines(file)) {
            head.add(line);
            if (line.startsWith("perft ")) {
                break;
            }
        }
        return head;
    }

    private static Battle battle(List<String> head) {
        String text = String.join("\n", head.subList(0, head.size() - 1));
        return Fields.SYSTEM.setUp(Statements.read(text).orThrow()).orThrow();
    }

    private static void counted(Path file) throws IOException {
        List<String> head = head(file);
        List<String> words = List.of(head.getLast().split(" "));
        int depth = Integer.parseInt(words.get(1));
        Perft perft = new Perft(words.stream().skip(3).map(Integer::valueOf).toList());
        Battle start = battle(head);
        List<String> lines = new ArrayList<>(head);
        List<Integer> counts = perft.counts(start, depth);
        for (int i = 0; i < depth; i++) {
            lines.add("depth " + (i + 1) + " states " + counts.get(i));
        }
        perft.divided(start, depth).forEach((first, count) -> lines.add(count + " " + first));
        agrees(file, lines);
    }

    private static void ordered(Path file) throws IOException {
        Battle start = battle(head(file));
        List<String> lines = new ArrayList<>();
        for (Side side : Side.values()) {
            for (Offer offer : Fields.SYSTEM.offers(start, side)) {
                lines.add(side + " " + offer.shape() + " " + offer.command() + ranges(offer));
            }
        }
        String name = file.getFileName().toString().replace(".perft", ".offers");
        agrees(FOLDER.resolve(name), lines);
    }

    private static String ranges(Offer offer) {
        StringBuilder text = new StringBuilder();
        offer.ranges()
                .forEach(range ->
                        text.append(" [")
                                .append(range.least())
                                .append(", ")
                                .append(range.most())
                                .append(']'));
        return text.toString();
    }

    private static void agrees(Path file, List<String> lines) {
        String text = String.join("\n", lines) + "\n";
        try {
            if (Boolean.getBoolean("bless")) {
                Files.writeString(file, text);
            }
            assertThat(text).isEqualTo(Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
