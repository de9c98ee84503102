package adjutant.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.toy.Toy;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.Test;

class FightTest {
    private static final String FILE =
            """
            {"model": "X",
             "workloads": {
              "S": {"attacks": 5, "hit": {"t": 3, "flag": true, "none": null, "x": [1, 2.5]}},
              "M": {"attacks": 6}}}
            """;

    private static Run fight(String file, String... options) {
        String[] arguments = new String[options.length + 3];
        arguments[0] = "odds";
        arguments[1] = "--fight";
        arguments[2] = "-";
        System.arraycopy(options, 0, arguments, 3, options.length);
        return Run.Place.USUAL.with(List.of(new Toy(), Echoing.fights())).with(file).run(arguments);
    }

    @Test
    void oneChainIsOneObjectWithItsId() {
        JsonNode answer = Json.read(fight(FILE, "--json", "--id", "S").out());
        assertThat(answer.toString())
                .isEqualTo(
                        "{\"id\":\"S\",\"attacks\":5,\"hit\":{\"t\":3,\"flag\":true,\"none\":null,"
                                + "\"x\":[1,2.5]}}");
    }

    @Test
    void withoutAnIdAllAreAList() {
        JsonNode answers = Json.read(fight(FILE, "--json").out());
        assertThat(answers.findValuesAsText("id")).containsExactly("S", "M");
        assertThat(fight(FILE).out()).contains("chain S", "chain M");
    }

    @Test
    void aFileMayBeOneChain() {
        assertThat(Json.read(fight("{\"attacks\": 1}", "--json").out()).toString())
                .isEqualTo("[{\"attacks\":1}]");
    }

    @Test
    void faultyFilesAreFaulty() {
        for (String file :
                List.of(
                        "",
                        "[]",
                        "{",
                        "{\"a\": 1, \"a\": 2}",
                        "{\"attacks\": 1} x",
                        "{\"attacks\": 1e999}",
                        "{\"attacks\": NaN}",
                        "{\"workloads\": 1}",
                        "{\"workloads\": {\"S\": 1}}",
                        "{\"workloads\": {\"S\": {}}}",
                        "{\"a\":".repeat(70) + "1" + "}".repeat(70),
                        " ".repeat(1_000_001))) {
            Run run = fight(file, "--json");
            assertThat(run.code()).as(file.strip()).isEqualTo(2);
            assertThat(Json.read(run.out()).get("faults")).isNotEmpty();
            assertThat(run.err()).startsWith("standard input").doesNotContain("\tat ");
        }
    }

    @Test
    void syntaxFaultsHaveTheirPlace() {
        assertThat(fight("{\n  \"a\": ,\n}").err()).startsWith("standard input:2:8: found ");
        assertThat(fight("{\"a\": 1,\n \"a\": 2}").err()).startsWith("standard input:2:");
    }

    @Test
    void anUnknownIdIsAFaultWithTheNearest() {
        Run run = fight(FILE, "--id", "s2");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("no chain \"s2\"", "\"S\"");
    }

    @Test
    void aSystemWithoutSuchAThingSaysSo() {
        assertThat(fight(FILE, "--system", "toy").code()).isEqualTo(2);
        assertThat(fight(FILE, "--system", "echo").code()).isZero();
    }
}
