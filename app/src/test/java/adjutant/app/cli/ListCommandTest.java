package adjutant.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.game.RuleSystem;
import adjutant.game.RuleSystems;
import adjutant.toy.Toy;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ListCommandTest {
    private static final Path ARMIES = Path.of("../examples/armies");

    private static final List<RuleSystem<?, ?, ?>> CONQUEST =
            List.of(RuleSystems.find("conquest").orElseThrow());

    private static Run conquest(String file, String... more) {
        String[] arguments = new String[more.length + 2];
        arguments[0] = "list";
        arguments[1] = ARMIES.resolve(file).toString();
        System.arraycopy(more, 0, arguments, 2, more.length);
        return Run.Place.USUAL.with(CONQUEST).run(arguments);
    }

    @Test
    void whatIsNotUnderstoodIsShownWithItsLine() {
        Run run = Run.on("Pikes\n\nOgres\nGuards\n", "list", "-", "--json");
        assertThat(run.code()).isZero();
        assertThat(Json.read(run.out()).toString())
                .isEqualTo(
                        "{\"units\":[\"Pikes\",\"Guards\"],"
                                + "\"notUnderstood\":[{\"line\":3,\"text\":\"Ogres\"}]}");
        assertThat(Run.on("Pikes", "list", "-").out()).contains("units", "Pikes");
    }

    @Test
    void aDocumentReachesTheRulesWhole() {
        Run run = Run.on("<a b='1'><c/></a>", "list", "-", "--json");
        assertThat(Json.read(run.out()).toString())
                .isEqualTo("{\"document\":{\"a\":{\"b\":\"1\",\"c\":[]}}}");
    }

    @Test
    void whatIsNoListIsFaulty() {
        Run run = Run.on("Ogres\n", "list", "-", "--json");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err())
                .isEqualTo(
                        "standard input: found no unit, expected the name of a profile on a line\n");
        assertThat(Json.read(run.out()).get("faults")).hasSize(1);
        assertThat(Run.on("<!DOCTYPE a><a/>", "list", "-").code()).isEqualTo(2);
        assertThat(Run.of("list", "no-such-file").code()).isEqualTo(1);
        assertThat(Run.of("list").code()).isEqualTo(2);
        assertThat(Run.on("Pikes", "list", "-", "--system", "x").code()).isEqualTo(2);
    }

    @Test
    void ofSeveralSystemsTheOneThatReadsItAnswers() {
        List<RuleSystem<?, ?, ?>> both = List.of(CONQUEST.getFirst(), new Toy());
        Run.Place place = Run.Place.USUAL.with(both);
        assertThat(place.with("Pikes").run("list", "-").out()).contains("Pikes");
        String list = "Nords\n== (Warlord) Jarl [100]\n* Raiders (3) [120]\n";
        assertThat(place.with(list).run("list", "-").out()).contains("Raiders");
        Run two = place.with(list + "Pikes").run("list", "-");
        assertThat(two.code()).isEqualTo(2);
        assertThat(two.err()).contains("several systems", "--system with one of conquest, toy");
        assertThat(place.with(list + "Pikes").run("list", "-", "--system", "toy").code()).isZero();
        assertThat(place.with("x").run("list", "-").err().lines()).hasSize(2);
        assertThat(Run.Place.USUAL.with(List.of()).with("x").run("list", "-").code()).isEqualTo(2);
    }

    @Test
    void theExampleIsAnsweredAsWritten() throws IOException {
        Run run = conquest("hundred-kingdoms.txt", "--json");
        assertThat(run.code()).isZero();
        Path expected = Path.of("src/test/resources/conquest/hundred-kingdoms.json");
        if (Boolean.getBoolean("bless")) {
            Files.writeString(expected, run.out());
        }
        assertThat(Json.read(run.out())).isEqualTo(Json.read(Files.readString(expected)));
    }

    @Test
    void theJsonHasTheKeysOfItsDescription() {
        JsonNode list = Json.read(conquest("spires.json", "--json").out());
        assertThat(Json.keys(list))
                .contains(
                        "faction",
                        "statedPoints",
                        "dataPoints",
                        "limit",
                        "warbands",
                        "faults",
                        "notes",
                        "notUnderstood");
        assertThat(list.get("statedPoints").asInt()).isEqualTo(480);
        assertThat(list.get("limit").asInt()).isEqualTo(500);
        JsonNode clones = list.get("warbands").get(0).get("regiments").get(0);
        assertThat(clones.toString())
                .isEqualTo(
                        "{\"name\":\"Bound Clones\",\"stands\":5,\"stated\":195,\"data\":195,"
                                + "\"options\":[\"Ward Preceptor\"]}");
        assertThat(list.get("notUnderstood").toString())
                .isEqualTo("[{\"line\":0,\"text\":\"Spare Quivers\"}]");
    }

    @Test
    void packedAndPlainAreTheSame() {
        Run plain = conquest("spires.ros", "--json");
        assertThat(plain.code()).isZero();
        assertThat(conquest("spires.rosz", "--json").out()).isEqualTo(plain.out());
        JsonNode list = Json.read(plain.out());
        assertThat(list.get("statedPoints").asInt()).isEqualTo(490);
        assertThat(list.get("warbands").get(0).get("regiments").get(1).get("stands").asInt())
                .isEqualTo(8);
    }

    @Test
    void aPersonSeesPointsFaultsAndWhatIsLost() throws IOException {
        String list =
                """
                A [500/300]
                Nords
                == Jarl [200]: Old Bones
                 * Raiders (2) [150]: Cptain
                 * Trolls (3) [150]
                ??? what
                """;
        Run run = Run.Place.USUAL.with(CONQUEST).with(list).run("list", "-");
        assertThat(run.code()).isZero();
        Golden.check("list", run.out());
    }

    @Test
    void anyBytesAreAnsweredOrFaulty() throws IOException {
        Random random = new Random(20261130);
        byte[] sound = Files.readAllBytes(ARMIES.resolve("nords.txt"));
        for (int i = 0; i < 300; i++) {
            byte[] bytes = sound.clone();
            for (int n = random.nextInt(10); n >= 0; n--) {
                bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(i % 2 == 0 ? 128 : 256);
            }
            Run run = Run.Place.USUAL.with(CONQUEST).with(bytes).run("list", "-", "--json");
            assertThat(run.code()).as("input %s: %s", i, run.err()).isIn(0, 2);
            Json.read(run.out());
        }
    }
}
