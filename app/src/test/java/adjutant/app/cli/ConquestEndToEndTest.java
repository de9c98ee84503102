package adjutant.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.game.RuleSystem;
import adjutant.game.RuleSystems;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Conquest through the program, from the words of a question to the printed answer. */
class ConquestEndToEndTest {
    private static final Path EXAMPLES = Path.of("../examples");

    private static final List<RuleSystem<?, ?, ?>> CONQUEST =
            List.of(RuleSystems.find("conquest").orElseThrow());

    private static final List<String> FACINGS = List.of("front", "flank", "rear");

    private static final List<String> REGIMENTS =
            List.of(
                    "3 Men-At-Arms",
                    "4 Force-Grown Drones",
                    "6 Steel Legion",
                    "1 Mountain Jotnar",
                    "5 Hoplites",
                    "4 Household Knights",
                    "3 Fenr Beastpack",
                    "9 Legionnaires",
                    "3 Dragonslayers",
                    "7 Gilded Legion",
                    "2 Flogobolon",
                    "10 Militia",
                    "6 Stryx",
                    "3 Thunder Riders",
                    "1 Dai Yokai",
                    "4 Efreet Sword Dancers",
                    "8 Athanatoi",
                    "3 Order of the Ashen Dawn",
                    "2 Steelforged",
                    "12 Braves");

    private static Run run(String... arguments) {
        return Run.Place.USUAL.with(CONQUEST).run(arguments);
    }

    private static Run on(String battle, String... arguments) {
        return Run.Place.USUAL.with(CONQUEST).with(battle).run(arguments);
    }

    private static List<Path> examples() throws IOException {
        try (Stream<Path> files = Files.list(EXAMPLES)) {
            return files.filter(file -> file.toString().endsWith(".battle")).sorted().toList();
        }
    }

    /** Twenty pairs, each at the front, in the flank and in the rear. */
    @TestFactory
    List<DynamicTest> theOddsOfWordsAreThoseOfTheFileTheyStandFor() {
        List<DynamicTest> tests = new ArrayList<>();
        for (int i = 0; i < REGIMENTS.size(); i++) {
            String attacker = REGIMENTS.get(i);
            String target = REGIMENTS.get((i + 7) % REGIMENTS.size());
            for (String facing : FACINGS) {
                tests.add(
                        DynamicTest.dynamicTest(
                                attacker + ", " + facing + " of " + target,
                                () -> areThoseOfTheFile(attacker, target, facing)));
            }
        }
        return tests;
    }

    private static void areThoseOfTheFile(String attacker, String target, String facing) {
        String[] words = {"odds", attacker, "clash", target, "--facing", facing};
        Run asked = run(with(words, "--json"));
        assertThat(asked.err()).isEmpty();
        Run file = run(with(words, "--as-battle"));
        assertThat(file.code()).isZero();
        assertThat(on(file.out(), "odds", "-", "--json").out()).isEqualTo(asked.out());
        JsonNode pool =
                Json.read(on(file.out(), "rule", "-", "--json").out()).get(0).get("pools").get(0);
        assertThat(pool.get("facing").asText()).isEqualTo(facing);
        double sum = 0;
        for (JsonNode chance : Json.read(asked.out()).get("damage")) {
            sum += chance.asDouble();
        }
        assertThat(sum).isCloseTo(1, org.assertj.core.api.Assertions.within(1e-12));
    }

    /** The fractions beside the decimals are the same laws. */
    @Test
    void exactOddsAreTheSameLawsAsFractions() {
        Run run =
                run("odds", "3 Men-At-Arms", "clash", "4 Force-Grown Drones", "--exact", "--json");
        JsonNode answer = Json.read(run.out());
        for (String law : List.of("hits", "wounds", "total")) {
            JsonNode fractions = answer.get("exact").get("b1").get(law);
            assertThat(fractions.size()).as(law).isGreaterThan(10);
            for (int k = 0; k < fractions.size(); k++) {
                String[] parts = fractions.get(k).asText().split("/", -1);
                double value =
                        new BigDecimal(parts[0])
                                .divide(
                                        new BigDecimal(parts.length == 1 ? "1" : parts[1]),
                                        MathContext.DECIMAL64)
                                .doubleValue();
                assertThat(answer.get(law).path(k).asDouble())
                        .isCloseTo(value, org.assertj.core.api.Assertions.within(1e-12));
            }
        }
    }

    private static String[] with(String[] words, String last) {
        List<String> all = new ArrayList<>(List.of(words));
        all.add(last);
        return all.toArray(String[]::new);
    }

    @TestFactory
    Stream<DynamicTest> everyExampleIsReadAndRuledOn() throws IOException {
        return examples().stream()
                .map(file ->
                        DynamicTest.dynamicTest(
                                file.getFileName().toString(),
                                () -> {
                                    Run run = run("rule", file.toString());
                                    assertThat(run.err()).isEmpty();
                                    assertThat(run.code()).isZero();
                                    assertThat(run.out()).isNotBlank();
                                }));
    }

    /** The document that the formats are explained with; {@code …} stands for what is left out. */
    @Test
    void theSampleIsAnsweredAsItIsExplained() throws IOException {
        Run run = run("rule", EXAMPLES.resolve("sample.battle").toString(), "--json");
        String expected = Files.readString(Path.of("src/test/resources/conquest/sample.json"));
        assertMatches("", Json.read(expected), Json.read(run.out()));
    }

    /** However narrow the terminal, what is to be copied is not broken. */
    @Test
    void theSituationAfterwardsMayBeAskedAbout() throws IOException {
        Run.Place narrow = Run.Place.USUAL.with(CONQUEST).with(Map.of("COLUMNS", "60"));
        String out = narrow.run("rule", EXAMPLES.resolve("sample.battle").toString()).out();
        String after =
                out.substring(out.indexOf("the situation afterwards")).replaceFirst(".*", "");
        assertThat(after.lines()).anyMatch(line -> line.length() > 60);
        assertThat(narrow.with(after.stripIndent()).run("rule", "-").code()).isZero();
    }

    @Test
    void aCommandThatIsRefusedBeforeTheLastIsToldAsThat() {
        String battle = EXAMPLES.resolve("12-charge.battle").toString();
        assertThat(run("odds", battle).out())
                .startsWith("A command before the last is refused: no odds.");
    }

    private static void assertMatches(String where, JsonNode expected, JsonNode actual) {
        if (expected.isObject()) {
            assertThat(Json.keys(actual)).as(where).containsExactlyElementsOf(Json.keys(expected));
            Json.keys(expected)
                    .forEach(key ->
                            assertMatches(where + "." + key, expected.get(key), actual.get(key)));
        } else if (expected.isArray()) {
            boolean open = !expected.isEmpty() && isLeftOut(expected.get(expected.size() - 1));
            int listed = open ? expected.size() - 1 : expected.size();
            if (!open) {
                assertThat(actual).as(where).hasSize(listed);
            }
            for (int i = 0; i < listed; i++) {
                assertMatches(where + "[" + i + "]", expected.get(i), actual.get(i));
            }
        } else if (expected.asText().startsWith("…")) {
            assertThat(actual.isTextual()).as(where).isTrue();
        } else {
            assertThat(actual).as(where).isEqualTo(expected);
        }
    }

    private static boolean isLeftOut(JsonNode node) {
        return node.asText().equals("…");
    }
}
