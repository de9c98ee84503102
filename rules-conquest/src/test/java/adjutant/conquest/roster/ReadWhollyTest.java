package adjutant.conquest.roster;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.conquest.army.Profiles;
import adjutant.game.Roster;
import adjutant.game.notation.Parsed;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Nothing is lost: every letter and digit of a list is in one part, understood or not. */
class ReadWhollyTest {
    private static final long SEED = 20261130;
    private static final int SPOILT = 1_000;

    private static List<String> sound() {
        return Stream.concat(
                        Lists.FOUND.stream().map(Lists::found),
                        Lists.EXAMPLES.stream().map(Lists::example))
                .toList();
    }

    /** Whether each letter and digit is covered once. */
    private static void assertWhole(String text, String what) {
        Parsed<ArmyList> read = ArmyList.read(new Roster.Text(text), Profiles.shipped());
        if (!(read instanceof Parsed.Good<ArmyList>(ArmyList list))) {
            assertThat(read.faults()).as(what).hasSize(1);
            return;
        }
        String[] lines = text.split("\r\n|\r|\n", -1);
        List<BitSet> seen = new ArrayList<>();
        for (int i = 0; i < lines.length; i++) {
            seen.add(new BitSet());
        }
        Stream.concat(list.understood().stream(), list.notUnderstood().stream())
                .forEach(piece -> {
                    int begin = piece.column() - 1;
                    int end = begin + piece.text().length();
                    String line = lines[piece.line() - 1];
                    assertThat(line.substring(begin, end)).as(what).isEqualTo(piece.text());
                    BitSet covered = seen.get(piece.line() - 1);
                    assertThat(covered.get(begin, end).isEmpty())
                            .as(what + ": twice " + piece)
                            .isTrue();
                    covered.set(begin, end);
                });
        for (int i = 0; i < lines.length; i++) {
            for (int at = 0; at < lines[i].length(); at++) {
                if (Character.isLetterOrDigit(lines[i].charAt(at))) {
                    assertThat(seen.get(i).get(at))
                            .as("%s: %s at %s of %s", what, lines[i].charAt(at), at, lines[i])
                            .isTrue();
                }
            }
        }
    }

    @Test
    void everyPartOfASoundListIsUnderstoodOrNot() {
        sound().forEach(text -> assertWhole(text, text));
    }

    @Test
    void everyPartOfASpoiltListIsUnderstoodOrNot() {
        Random random = new Random(SEED);
        List<String> sound = sound();
        for (int i = 0; i < SPOILT; i++) {
            String text = spoilt(sound.get(i % sound.size()), random);
            assertWhole(text, "seed " + SEED + ", text " + i + "\n" + text);
        }
    }

    private static String spoilt(String text, Random random) {
        StringBuilder spoilt = new StringBuilder(text);
        for (int n = random.nextInt(20); n >= 0; n--) {
            int at = random.nextInt(spoilt.length());
            String signs = "[]()=*•-:,/ \n\t0123456789xX\u00A0\uFEFF\"'\u2019#+Warlord pts";
            switch (random.nextInt(5)) {
                case 0 -> spoilt.setCharAt(at, signs.charAt(random.nextInt(signs.length())));
                case 1 -> spoilt.insert(at, signs.charAt(random.nextInt(signs.length())));
                case 2 -> spoilt.deleteCharAt(at);
                case 3 -> {
                    int end = Math.min(spoilt.length(), at + random.nextInt(30));
                    spoilt.insert(random.nextInt(spoilt.length()), spoilt.substring(at, end));
                }
                default -> spoilt.delete(at, Math.min(spoilt.length(), at + random.nextInt(30)));
            }
            if (spoilt.isEmpty()) {
                spoilt.append("* x");
            }
        }
        return spoilt.toString();
    }

    @Test
    void noiseIsReadOrFaulty() {
        Random random = new Random(SEED);
        for (int i = 0; i < 300; i++) {
            byte[] bytes = new byte[random.nextInt(400)];
            random.nextBytes(bytes);
            String noise = new String(bytes, StandardCharsets.UTF_8);
            assertWhole(noise, "seed " + SEED + ", noise " + i);
            assertWhole("== Jarl [1]\n" + noise, "seed " + SEED + ", noise " + i);
        }
    }

    @Test
    void aLongTextIsReadInTime() {
        String row = "* Raiderz Of The Northern Sea And Beyond (3) [120]: Captain, Warlord\n";
        assertWhole("Nords\n" + row.repeat(900), "many rows");
        assertWhole("Nords\n== Jarl [1]\n" + "[1".repeat(30_000), "one long line");
        assertWhole("== Jarl [1]\n" + "* a\n".repeat(15_000), "many short rows");
    }
}
