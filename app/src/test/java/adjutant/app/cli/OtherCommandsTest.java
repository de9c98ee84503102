package adjutant.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.chance.RolledDice;
import adjutant.game.Match;
import adjutant.game.MatchRecord;
import adjutant.game.Side;
import adjutant.game.notation.Salt;
import adjutant.game.notation.Statements;
import adjutant.toy.Toy;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OtherCommandsTest {
    private static String record() {
        Toy toy = new Toy();
        var script = Statements.read(Battles.STRIKE).orThrow();
        var start = toy.setUp(script.subList(1, 3)).orThrow();
        var begun = Match.begin(toy, start);
        var command =
                toy.command(start, Statements.read("hit a1 > b1").orThrow().getFirst()).orThrow();
        return begun.play(command, new RolledDice(2, 0))
                        instanceof Match.Attempt.Done<?, ?, ?>(Match<?, ?, ?> match)
                ? MatchRecord.write(match)
                : "";
    }

    @Test
    void aRecordThatAgreesIsDone() {
        Run run = Run.on(record(), "replay", "-", "--json");
        assertThat(run.code()).isZero();
        assertThat(Json.read(run.out()).toString())
                .isEqualTo(
                        "{\"system\":\"toy\",\"agrees\":true,\"commands\":1,"
                                + "\"version\":\"1\",\"versionNow\":\"1\",\"rulesChanged\":false}");
        assertThat(Run.on(record(), "replay", "-").out()).contains("agrees         yes");
    }

    @Test
    void aRecordThatDiffersIsNotDone() {
        String spoilt = record().replaceFirst("hits [0-9]", "hits 9");
        Run run = Run.on(spoilt, "replay", "-", "--json");
        assertThat(run.code()).isEqualTo(1);
        JsonNode answer = Json.read(run.out());
        assertThat(answer.get("agrees").asBoolean()).isFalse();
        assertThat(answer.get("recorded").asText()).contains("hits 9");
        assertThat(answer.get("now").asText()).startsWith("event struck b1 hits ");
        assertThat(answer.get("line").asInt()).isEqualTo(15);
        assertThat(answer.get("altered").asBoolean()).isTrue();
        assertThat(Run.on(spoilt, "replay", "-").out()).contains("the record was altered");
    }

    @Test
    void aRecordOfOtherProfilesAgreesAndIsRuledOnWithThem(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("units.tsv"), "Ogres\t9\t5\t4\t4\t20\t\n");
        String profiles = folder.toString();
        assertThat(Run.on(record(), "replay", "-", "--profiles", profiles).code()).isZero();
        assertThat(Run.on(record(), "rule", "-", "--profiles", profiles).code()).isZero();
        String row = record().replaceFirst("\"Pikes\" \"6\"", "\"Pikes\" \"x\"");
        assertThat(Run.on(row, "rule", "-").err()).startsWith("standard input:4: found");
    }

    @Test
    void aRecordCutOffBeforeASecretWasOpenedSaysSo() {
        Toy toy = new Toy();
        var start = toy.setUp(Statements.read(Battles.STRIKE).orThrow().subList(1, 3)).orThrow();
        var attempt =
                Match.begin(toy, start)
                        .play(
                                new adjutant.toy.Command.Vow(Side.A, "a1"),
                                new RolledDice(2, 0),
                                new Salt("0123456789abcdef0123456789abcdef"));
        String record =
                attempt instanceof Match.Attempt.Done<?, ?, ?>(Match<?, ?, ?> match)
                        ? MatchRecord.write(match)
                        : "";
        String open = "open 1 0123456789abcdef0123456789abcdef vow A a1\n";
        assertThat(Run.on(record, "rule", "-").code()).isEqualTo(2);
        assertThat(Run.on(record + open, "rule", "-").code()).isZero();
        JsonNode answer = Json.read(Run.on(record, "replay", "-", "--json").out());
        assertThat(answer.get("agrees").asBoolean()).isTrue();
        assertThat(answer.get("commands").asInt()).isZero();
        assertThat(answer.get("sealedFromLine").asInt()).isEqualTo(13);
    }

    @Test
    void aBattleIsNoRecord() {
        Run run = Run.on(Battles.SOUND, "replay", "-");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err().lines()).hasSize(8);
    }

    @Test
    void clausesHaveTheirStatusAndPlace() {
        JsonNode clauses = Json.read(Run.of("clauses", "--json").out());
        assertThat(clauses).hasSize(14);
        assertThat(clauses.get(0).toString())
                .isEqualTo(
                        "{\"id\":\"TOY-TURN-01\",\"text\":\"Units act in the turn of their side.\","
                                + "\"status\":\"implemented\",\"where\":[\"toy.Orders\"]}");
        assertThat(Run.of("clauses", "--system", "toy").code()).isZero();
        assertThat(Run.of("clauses", "--system", "x", "--json").code()).isEqualTo(2);
    }

    @Test
    void clausesAreFoundByTheirIds() {
        JsonNode one = Json.read(Run.of("clauses", "TOY-TURN-01", "--json").out());
        assertThat(one).hasSize(1);
        assertThat(one.get(0).get("id").asText()).isEqualTo("TOY-TURN-01");
        assertThat(Run.of("clauses", "TOY-TURN-01").out()).contains("in the turn of their side");
        Run none = Run.of("clauses", "TOY-TURN-10", "TOY-TURN-01");
        assertThat(none.code()).isEqualTo(2);
        assertThat(none.err()).contains("\"TOY-TURN-10\"").contains("TOY-TURN-01");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "null",
                "{}",
                "{\"match\":\"m\",\"anchor\":\"x\",\"opened\":[],\"casts\":[]}",
                "{\"match\":\"m\",\"anchor\":null,\"opened\":[],\"casts\":[]}",
                "{\"match\":\"m\",\"opened\":[{\"round\":1,\"secret\":null}]}",
                "{\"casts\":[{\"turn\":1,\"round\":1,\"line\":4,\"from\":0,\"count\":999999999}]}",
                "\0\0\0{\0\0"
            })
    void whatIsNoProofIsSaidToBeNone(String text, @TempDir Path folder) throws IOException {
        Path proof = Files.writeString(folder.resolve("proof"), text);
        Run run = Run.on(record(), "replay", "-", "--proof", proof.toString());
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("expected the proof of a match's dice").hasLineCount(1);
    }

    @Test
    void aPortThatIsTakenIsTold() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String port = String.valueOf(taken.getLocalPort());
            Run run = Run.of("serve", "--port", port, "--store", "jdbc:h2:mem:taken");
            assertThat(run.code()).isEqualTo(1);
            assertThat(run.out()).isEmpty();
            assertThat(run.err())
                    .contains("cannot listen at 127.0.0.1:" + port + ": ")
                    .hasLineCount(1);
        }
    }

    @Test
    void systemsAreListed() {
        assertThat(Json.read(Run.of("systems", "--json").out()).toString())
                .isEqualTo("[{\"id\":\"toy\",\"version\":\"1\",\"clauses\":14}]");
    }

    @Test
    void helpIsThereForEveryCommandWithExamples() {
        for (String command :
                List.of("serve", "rule", "odds", "list", "replay", "clauses", "systems")) {
            Run help = Run.of(command, "--help");
            assertThat(help.code()).isZero();
            assertThat(help.out()).contains("Examples:", "adjutant " + command);
            assertThat(Run.of("help", command).out()).isEqualTo(help.out());
        }
        assertThat(Run.of("help").out()).contains("Exit codes:", "odds Pikes hit Slingers");
        assertThat(Run.of("odds", "--help").out()).contains("--with shaken");
    }

    @Test
    void theVersionIsThatOfTheBuild() {
        Run run = Run.of("--version");
        assertThat(run.code()).isZero();
        assertThat(run.out()).matches("(?s)adjutant [0-9].*Java .*").doesNotContain("${");
    }

    @Test
    void completionIsAScript() {
        assertThat(Run.of("generate-completion").out()).startsWith("#!/usr/bin/env bash");
    }

    @Test
    void badUseIsFaultyAndSaysWhatIsNear() {
        Run run = Run.of("ruel", "x");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("Did you mean: rule?", "adjutant --help");
        assertThat(Run.of("rule", "-", "--jsn").err()).contains("--json");
        assertThat(Run.of("rule").code()).isEqualTo(2);
        assertThat(Run.of("rule", "a", "b").code()).isEqualTo(2);
        Run json = Run.of("rule", "-", "--roll", "x", "--json");
        assertThat(json.code()).isEqualTo(2);
        assertThat(Json.read(json.out()).get("faults")).hasSize(1);
        assertThat(Run.of("--debug").code()).isEqualTo(2);
    }

    @Test
    void profilesOfAFolderReplaceThoseShipped(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("units.tsv"), "Ogres\t9\t5\t4\t4\t20\t\n");
        Files.writeString(folder.resolve("readme.txt"), "not a table");
        String battle = Battles.STRIKE.replace("Pikes", "Ogres").replace("Guards", "Ogres");
        assertThat(Run.on(battle, "odds", "-").code()).isEqualTo(2);
        Run option = Run.on(battle, "odds", "-", "--profiles", folder.toString(), "--json");
        assertThat(Json.read(option.out()).get("hits")).hasSize(10);
        Run variable =
                Run.Place.USUAL
                        .with(battle)
                        .with(Map.of("ADJUTANT_PROFILES", folder.toString()))
                        .run("odds", "-", "--json");
        assertThat(variable.out()).isEqualTo(option.out());
        Run before = Run.on(battle, "--profiles", folder.toString(), "odds", "-", "--json");
        assertThat(before.out()).isEqualTo(option.out());
    }

    @Test
    void faultyProfilesAreFaultsOfTheirFile(@TempDir Path folder) throws IOException {
        Path table = folder.resolve("units.tsv");
        Files.writeString(table, "# name\nOgres\t9\t5\n");
        Run run = Run.of("clauses", "--profiles", folder.toString());
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).startsWith(table + ":2:1: found");
        Files.write(table, new byte[] {(byte) 0xff});
        assertThat(Run.of("clauses", "--profiles", folder.toString()).code()).isEqualTo(2);
        Files.writeString(table, "x".repeat(1_000_001));
        assertThat(Run.of("clauses", "--profiles", folder.toString()).code()).isEqualTo(2);
        Files.delete(table);
        Files.writeString(folder.resolve("unit.tsv"), "");
        Run unknown = Run.of("clauses", "--profiles", folder.toString());
        assertThat(unknown.err()).contains("a table that no rule system has", "\"units.tsv\"");
        assertThat(Run.of("clauses", "--profiles", folder + "/none").code()).isEqualTo(1);
    }

    @Test
    void anUnexpectedFailureIsAMessageAndATraceOnlyOnDemand() {
        Run.Place place = Run.Place.USUAL.with(List.of(Echoing.broken())).with(Battles.STRIKE);
        Run run = place.run("rule", "-");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).contains("out of order", "--debug").doesNotContain("\tat ");
        assertThat(place.run("rule", "-", "--debug").err()).contains("\tat ");
    }

    @Test
    void aResultThatCannotBeWrittenIsNotDone() {
        OutputStream full =
                new OutputStream() {
                    @Override
                    public void write(int b) throws IOException {
                        throw new IOException("no space");
                    }
                };
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Shell shell =
                new Shell(
                        InputStream.nullInputStream(),
                        new PrintStream(full, false, StandardCharsets.UTF_8),
                        new PrintStream(err, true, StandardCharsets.UTF_8),
                        StandardCharsets.UTF_8,
                        Shell.Output.FILE,
                        Map.of(),
                        List.of(new Toy()));
        assertThat(Program.run(shell, "systems")).isEqualTo(1);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("cannot write");
    }
}
