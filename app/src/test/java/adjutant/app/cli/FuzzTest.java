package adjutant.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Whatever is given, the program answers or names faults. */
class FuzzTest {
    private static final long SEED = 20261130;
    private static final int INPUTS = 5_000;
    private static final List<String> COMMANDS =
            List.of(
                    "rule -",
                    "rule - --json --roll 1",
                    "rule - --partial",
                    "odds -",
                    "odds - --chain --json",
                    "replay -",
                    "odds --fight -",
                    "list - --json");

    @Test
    void anyInputIsAnsweredOrFaulty() {
        Random random = new Random(SEED);
        for (int i = 0; i < INPUTS; i++) {
            byte[] input = i % 3 == 0 ? noise(random) : spoilt(random);
            String command = COMMANDS.get(i % COMMANDS.size());
            Run run = Run.Place.USUAL.with(input).run(command.split(" "));
            String what = "seed " + SEED + ", input " + i + ", " + command + "\n" + run.err();
            boolean replayed = command.startsWith("replay") && run.code() == 1;
            assertThat(replayed || run.code() == 0 || run.code() == 2).as(what).isTrue();
            assertThat(run.err()).as(what).doesNotContain("\tat ", "Exception", "unexpected");
            assertThat(run.err().isEmpty()).as(what).isEqualTo(run.code() != 2);
        }
    }

    private static byte[] noise(Random random) {
        byte[] bytes = new byte[random.nextInt(200)];
        random.nextBytes(bytes);
        return bytes;
    }

    /** A sound battle with some bytes changed, put in or cut off. */
    private static byte[] spoilt(Random random) {
        byte[] bytes = Battles.SOUND.getBytes(StandardCharsets.UTF_8);
        for (int n = random.nextInt(4); n >= 0; n--) {
            int at = random.nextInt(bytes.length);
            int from = random.nextInt(bytes.length);
            switch (random.nextInt(4)) {
                case 0 -> bytes[at] = (byte) (32 + random.nextInt(95));
                case 1 -> bytes[at] = '\n';
                case 2 -> bytes[at] = bytes[from];
                default -> bytes = Arrays.copyOf(bytes, Math.max(1, at));
            }
        }
        return bytes;
    }
}
