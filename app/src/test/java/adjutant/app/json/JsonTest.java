package adjutant.app.json;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.chance.Law;
import adjutant.game.Facts;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class JsonTest {
    private static Facts.Tree read(String text) {
        return JsonReader.read(text.getBytes(StandardCharsets.UTF_8)).orThrow();
    }

    @Test
    void everyKindOfFactIsWritten() {
        Facts.Tree tree =
                Facts.tree()
                        .put("whole", -3)
                        .put("decimal", 1e-5)
                        .put("one", 1.0)
                        .put("flag", true)
                        .put("none", new Facts.Nothing())
                        .put("law", Facts.of(Law.of(0.1, 0.9)))
                        .put("list", Facts.texts(List.of()))
                        .build();
        assertThat(JsonText.of(tree).replaceAll("\\s+", ""))
                .isEqualTo(
                        "{\"whole\":-3,\"decimal\":1.0E-5,\"one\":1.0,\"flag\":true,\"none\":null,"
                                + "\"law\":[0.1,0.9],\"list\":[]}");
    }

    @Test
    void textsAreEscaped() {
        Facts text = Facts.of("a\"b\\c\n\t\r\u0001\u007f\u00e9\ud83c\udfb2\ud800x\udc00");
        assertThat(JsonText.of(text))
                .isEqualTo(
                        "\"a\\\"b\\\\c\\n\\t\\r\\u0001\\u007f\u00e9\ud83c\udfb2\\ud800x\\udc00\"\n");
    }

    @Test
    void whatFitsStandsOnOneLineAndNumbersAlwaysDo() {
        Facts.Tree small = Facts.tree().put("a", 1).put("b", "x").build();
        assertThat(JsonText.of(small)).isEqualTo("{\"a\": 1, \"b\": \"x\"}\n");
        Facts many = Facts.wholes(new Random(1).ints(500).boxed().toList());
        assertThat(JsonText.of(Facts.tree().put("n", many).build()).lines()).hasSize(3);
        Facts wide = Facts.items(java.util.Collections.nCopies(20, small));
        assertThat(JsonText.of(wide).lines()).hasSize(22).allMatch(line -> line.length() <= 101);
    }

    @Test
    void whatIsWrittenReadsBack() {
        Facts.Tree tree =
                Facts.tree()
                        .put("w", Long.MAX_VALUE)
                        .put("d", 0.1)
                        .put("t", "\u00e9\n\"")
                        .put("x", new Facts.Nothing())
                        .put("l", Facts.items(List.of(Facts.of(1), Facts.of("a"))))
                        .put("o", Facts.tree().put("f", false).build())
                        .build();
        assertThat(read(JsonText.of(tree))).isEqualTo(tree);
    }

    @Test
    void wholeNumbersBeyondAllMeasureAreDecimals() {
        assertThat(read("{\"n\": 100000000000000000000}").get("n"))
                .contains(new Facts.Decimal(1e20));
    }

    @Test
    void anyBytesAreReadOrFaulty() {
        long seed = 5;
        Random random = new Random(seed);
        String alphabet = "{}[]\",: 0123456789.eE-truefalsn\\u";
        for (int i = 0; i < 5_000; i++) {
            StringBuilder text = new StringBuilder("{");
            for (int n = random.nextInt(30); n > 0; n--) {
                text.append(alphabet.charAt(random.nextInt(alphabet.length())));
            }
            byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
            if (i % 2 == 0) {
                random.nextBytes(bytes);
            }
            assertThat(JsonReader.read(bytes).faults())
                    .as("seed %d, input %d", seed, i)
                    .allMatch(fault -> fault.line() >= 0 && !fault.found().isEmpty());
        }
    }
}
