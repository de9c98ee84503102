package adjutant.conquest.notation;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.conquest.army.Profiles;
import adjutant.conquest.battle.Battle;
import adjutant.game.notation.Parsed;
import adjutant.game.notation.Script;
import adjutant.game.notation.Statements;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class FuzzTest {
    private static final int TEXTS = 8_000;
    private static final String SAMPLE =
            Texts.sample()
                    + """
                    unit x1 side B as cavalry heavy W 5 C 2 R - stands 5 files 3 empty 0.1,2.1 \
                    hurt 1.1:2,0.0:1 at 10 10 facing 200.5 started 7 \
                    status broken,inspired broken-at 6 command leader command-stand 1.0 used blessed
                    character x2 side B as cavalry - W 4 with x1 place left stand 2.0 damage 1
                    unit x3 side B profile "Force-Grown Drones" gone files 2 started 4 status aimed
                    unit x4 side B profile "Force-Grown Drones" with "Catabolic Node" \
                    draw-events "Flux-Powered" stands 7 damage 2 reserve failed \
                    effects "Shock, Bastion 1, Flux-Powered clash" marks overcharge 2
                    stack A a1,a2,c1
                    active a1 did march,pass
                    do clash a1 > b1 stand 1.0 > b1 using blessed \
                    against blessed casualties right no-reroll
                    do withdraw a1 march forward 5 wheel right 20 forward 1
                    do combat-reform a1 files 4 at 36 24 facing 0
                    do event x4 "Flux-Powered" clash
                    """;

    @Test
    void theTextIsSoundBeforeItIsMutated() {
        assertThat(isSound(SAMPLE)).isTrue();
    }

    @Test
    void aTextIsReadOrRefusedButNeverThrows() {
        Random random = new Random(7);
        int sound = 0;
        for (int i = 0; i < TEXTS; i++) {
            String text = mutated(SAMPLE, random);
            try {
                sound += isSound(text) ? 1 : 0;
            } catch (RuntimeException e) {
                throw new AssertionError("text " + i + ":\n" + text, e);
            }
        }
        assertThat(sound).isBetween(TEXTS / 100, TEXTS * 99 / 100);
    }

    @Test
    void aShortQuestionIsReadOrRefusedButNeverThrows() {
        Random random = new Random(8);
        for (int i = 0; i < 2_000; i++) {
            String words = mutated("3 Men-At-Arms clash 4 Force-Grown Drones", random);
            String with = mutated("inspired,Veteran,Bastion 1,Shock", random);
            ShortQuestion.read(
                    List.of(words.split(" ", -1)), Map.of("with", with), Profiles.shipped());
        }
    }

    private static boolean isSound(String text) {
        Parsed<Script> script = Statements.read(text).then(Script::of);
        if (!(script instanceof Parsed.Good<Script>(Script good))) {
            return false;
        }
        Parsed<Battle> battle = Texts.setUp(good);
        if (battle instanceof Parsed.Good<Battle>(Battle read)) {
            assertThat(Texts.battle(BattleWriter.write(read))).isEqualTo(read);
            good.orders().forEach(order -> CommandReader.read(read, order.command()));
            return true;
        }
        return false;
    }

    private static String mutated(String text, Random random) {
        String changed = text;
        for (int i = 0; i <= random.nextInt(4); i++) {
            changed = random.nextBoolean() ? letters(changed, random) : words(changed, random);
        }
        return changed;
    }

    private static String letters(String text, Random random) {
        if (text.isEmpty()) {
            return "x";
        }
        int at = random.nextInt(text.length());
        String letter = String.valueOf("0189.-\"#,: aAz>\n\\?".charAt(random.nextInt(18)));
        return switch (random.nextInt(3)) {
            case 0 -> text.substring(0, at) + text.substring(at + 1);
            case 1 -> text.substring(0, at) + letter + text.substring(at);
            default -> text.substring(0, at) + letter + text.substring(at + 1);
        };
    }

    /** The words, each with the blank behind it; the last one may be empty. */
    private static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        int begin = 0;
        for (int i = 0; i < text.length(); i++) {
            if (Character.isWhitespace(text.charAt(i))) {
                words.add(text.substring(begin, i + 1));
                begin = i + 1;
            }
        }
        words.add(text.substring(begin));
        return words;
    }

    private static String words(String text, Random random) {
        List<String> words = words(text);
        String other = words.get(random.nextInt(words.size()));
        int at = random.nextInt(words.size());
        switch (random.nextInt(3)) {
            case 0 -> words.remove(at);
            case 1 -> words.add(at, other);
            default -> words.set(at, other);
        }
        return String.join("", words);
    }
}
