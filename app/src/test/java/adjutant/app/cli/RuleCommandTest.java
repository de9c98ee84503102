package adjutant.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RuleCommandTest {
    @Test
    void eachOrderHasItsKeysInTheirOrder() {
        Run run = Run.on(Battles.SOUND, "rule", "-", "--json");
        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        JsonNode answers = Json.read(run.out());
        assertThat(answers).hasSize(5);
        assertThat(Json.keys(answers.get(0)))
                .containsExactly("system", "command", "allowed", "findings");
        assertThat(Json.keys(answers.get(1)))
                .containsExactly(
                        "system",
                        "command",
                        "allowed",
                        "findings",
                        "notApplied",
                        "pools",
                        "rolls",
                        "result",
                        "after");
        assertThat(Json.keys(answers.get(1).get("rolls").get(0)))
                .containsExactly("for", "target", "on", "faces");
        assertThat(Json.keys(answers.get(1).get("findings").get(0)))
                .containsExactly("clause", "holds", "text");
    }

    @Test
    void aRefusedOrderHasEveryReasonAndChangesNothing() {
        JsonNode refused = Json.read(Run.on(Battles.SOUND, "rule", "-", "--json").out()).get(0);
        assertThat(refused.get("allowed").asBoolean()).isFalse();
        assertThat(refused.get("findings").findValuesAsText("holds"))
                .filteredOn("false"::equals)
                .hasSize(2);
    }

    @Test
    void aRuleNotAppliedIsNeitherTrueNorFalse() {
        JsonNode strike = Json.read(Run.on(Battles.SOUND, "rule", "-", "--json").out()).get(1);
        assertThat(strike.get("findings").get(5).get("holds").isNull()).isTrue();
        assertThat(strike.get("notApplied").get(0).asText()).isEqualTo("Hedge");
    }

    @Test
    void theSituationAfterwardsIsABattleAgain() {
        JsonNode answers = Json.read(Run.on(Battles.SOUND, "rule", "-", "--json").out());
        String after = answers.get(3).get("after").asText();
        assertThat(after).startsWith("system toy\n").contains("damage 1", "turn B");
        assertThat(Run.on(after, "rule", "-", "--json").out()).isEqualTo("[]\n");
    }

    @Test
    void withoutFacesOnlyTheRulingIsKnown() {
        JsonNode strike = Json.read(Run.on(Battles.STRIKE, "rule", "-", "--json").out()).get(0);
        assertThat(Json.keys(strike)).endsWith("notApplied", "pools");
    }

    @Test
    void rollThrowsTheMissingDiceAlwaysTheSame() {
        Run one = Run.on(Battles.STRIKE, "rule", "-", "--json", "--roll", "7");
        Run two = Run.on(Battles.STRIKE, "rule", "-", "--json", "--roll", "7");
        Run other = Run.on(Battles.STRIKE, "rule", "-", "--json", "--roll", "8");
        assertThat(one.out()).isEqualTo(two.out()).isNotEqualTo(other.out());
        JsonNode rolls = Json.read(one.out()).get(0).get("rolls");
        assertThat(rolls.get(0).get("faces")).hasSize(6);
    }

    @Test
    void thrownFacesGivenAgainBringTheSame() {
        JsonNode thrown =
                Json.read(Run.on(Battles.STRIKE, "rule", "-", "--json", "--roll", "7").out())
                        .get(0);
        StringBuilder faces = new StringBuilder(Battles.STRIKE + "faces");
        thrown.get("rolls")
                .forEach(roll -> roll.get("faces").forEach(f -> faces.append(' ').append(f)));
        JsonNode given = Json.read(Run.on(faces.toString(), "rule", "-", "--json").out()).get(0);
        assertThat(given).isEqualTo(thrown);
    }

    @Test
    void rollLeavesGivenFacesAlone() {
        Run given = Run.on(Battles.SOUND, "rule", "-", "--json", "--roll", "7");
        JsonNode strike = Json.read(given.out()).get(1);
        assertThat(strike.get("rolls").get(0).get("faces").toString()).isEqualTo("[1,2,3,4,5,6]");
        assertThat(Json.read(given.out()).get(4).has("result")).isTrue();
    }

    @Test
    void tooFewFacesAreAFaultThatSaysWhichAreMissing() {
        Run run = Run.on(Battles.STRIKE + "faces 1 2 3 4 5 6 1\n", "rule", "-");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .isEqualTo("standard input:5: found 7 faces, expected 2 more, for save (b1)\n");
    }

    @Test
    void tooManyFacesAreAFaultThatSaysHowMany() {
        Run run = Run.on(Battles.STRIKE + "faces 6 6 6 6 6 6 1 1\n", "rule", "-");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err())
                .isEqualTo(
                        "standard input:5: found 8 faces, 2 of them left over, expected 6 faces\n");
    }

    @Test
    void facesWhereNoDiceAreThrownAreLeftOver() {
        Run run =
                Run.on(
                        "system toy\nunit a1 side A profile Pikes at 3\nunit b1 side B profile Pikes at 9\ndo end\nfaces 1",
                        "rule",
                        "-");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains(":5: ").contains("1 of them left over");
    }

    @Test
    void partialSaysWhatIsKnownAndWhatIsNext() {
        String battle = Battles.STRIKE + "faces 1 2 3 4 5 6 1\n";
        JsonNode strike =
                Json.read(Run.on(battle, "rule", "-", "--partial", "--json").out()).get(0);
        assertThat(strike.get("rolls")).hasSize(1);
        assertThat(strike.get("next").toString())
                .isEqualTo(
                        "{\"for\":\"save\",\"target\":\"b1\",\"on\":4,\"count\":2,\"side\":\"B\","
                                + "\"given\":[1]}");
        assertThat(strike.has("result")).isFalse();
        JsonNode bare =
                Json.read(Run.on(Battles.STRIKE, "rule", "-", "--partial", "--json").out()).get(0);
        assertThat(bare.get("next").get("count").asInt()).isEqualTo(6);
        assertThat(bare.get("next").get("side").asText()).isEqualTo("A");
    }

    @Test
    void partialStillFindsFacesLeftOver() {
        String battle = Battles.STRIKE + "faces 6 6 6 6 6 6 1 1\n";
        assertThat(Run.on(battle, "rule", "-", "--partial").code()).isEqualTo(2);
    }

    @Test
    void anOrderAfterUnknownDiceIsAFault() {
        for (String option : List.of("--json", "--partial")) {
            Run run = Run.on(Battles.STRIKE + "do end\n", "rule", "-", option);
            assertThat(run.code()).isEqualTo(2);
            assertThat(run.err()).contains("standard input:5:4: ").contains("the faces of line 4");
        }
    }

    @Test
    void allFaultsAreNamedAtOnce() {
        String battle =
                """
                system toy
                unit a1 side A profile Pikez at 3
                unit "a2 side C
                strip 1
                unit b1 side B profile Pikes at 4
                do fly b1
                do step a1 2
                faces 9
                """;
        Run run = Run.on(battle, "rule", "-", "--json");
        assertThat(run.code()).isEqualTo(2);
        JsonNode faults = Json.read(run.out()).get("faults");
        assertThat(faults.findValuesAsText("line")).containsExactly("2", "3", "4", "6", "8");
        assertThat(Json.keys(faults.get(0))).containsExactly("line", "column", "found", "expected");
        assertThat(run.err().lines()).hasSize(5);
        assertThat(run.err())
                .startsWith("standard input:2:24: found \"Pikez\", expected a profile");
    }

    @Test
    void faultsOfSeveralOrdersAreNamedAtOnce() {
        Run run = Run.on(Battles.STRIKE + "faces 1\ndo fly\ndo step zz 1\n", "rule", "-");
        assertThat(run.err().lines()).hasSize(3);
    }

    @Test
    void anUnknownSystemIsAFaultWithItsPlace() {
        Run run = Run.on("system toi\nunit a\ndo\n", "rule", "-");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err())
                .isEqualTo(
                        """
                        standard input:1:8: found "toi", expected a rule system, such as "toy"
                        standard input:3:1: found nothing after "do", expected a command
                        """);
    }

    @Test
    void aFileIsReadLikeStandardInput(@TempDir Path folder) throws java.io.IOException {
        Path file = folder.resolve("my.battle");
        Files.writeString(file, Battles.SOUND);
        Run run = Run.of("rule", file.toString());
        assertThat(run).isEqualTo(Run.on(Battles.SOUND, "rule", "-"));
        Files.writeString(file, "x");
        assertThat(Run.of("rule", file.toString()).err()).startsWith(file + ":1:1: found");
    }

    @Test
    void whatCannotBeReadCannotBeDone(@TempDir Path folder) {
        Run none = Run.of("rule", folder.resolve("none").toString(), "--json");
        assertThat(none.code()).isEqualTo(1);
        assertThat(none.out()).isEmpty();
        assertThat(none.err()).contains("there is no such file");
        assertThat(Run.of("rule", folder.toString()).code()).isEqualTo(1);
        assertThat(Run.of("rule", "a\u0000b").code()).isEqualTo(1);
    }

    @Test
    void textsAreBounded() {
        assertThat(Run.on("x".repeat(1_000_001), "rule", "-").code()).isEqualTo(2);
        assertThat(Run.on("x\n".repeat(1_001), "rule", "-").code()).isEqualTo(2);
        assertThat(Run.on("", "rule", "-").code()).isEqualTo(2);
    }
}
