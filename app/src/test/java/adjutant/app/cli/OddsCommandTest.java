package adjutant.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import adjutant.game.RuleSystem;
import adjutant.toy.Toy;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.Test;

class OddsCommandTest {
    private static JsonNode odds(String battle, String... options) {
        String[] arguments = new String[options.length + 3];
        arguments[0] = "odds";
        arguments[1] = "-";
        arguments[2] = "--json";
        System.arraycopy(options, 0, arguments, 3, options.length);
        Run run = Run.on(battle, arguments);
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        return Json.read(run.out());
    }

    private static double sum(JsonNode law) {
        double sum = 0;
        for (JsonNode p : law) {
            sum += p.asDouble();
        }
        return sum;
    }

    @Test
    void lawsAreArraysOfProbabilities() {
        JsonNode odds = odds(Battles.STRIKE);
        assertThat(Json.keys(odds))
                .containsExactly(
                        "hits",
                        "wounds",
                        "total",
                        "damage",
                        "mean",
                        "sd",
                        "pShaken",
                        "pGone",
                        "atLeast",
                        "notApplied");
        assertThat(odds.get("hits")).hasSize(7);
        assertThat(sum(odds.get("damage"))).isCloseTo(1, within(1e-12));
        assertThat(odds.get("mean").get("hits").asDouble()).isCloseTo(3, within(1e-12));
        assertThat(odds.get("atLeast").get("wounds").get(0).asDouble()).isEqualTo(1);
    }

    @Test
    void numbersOfALawStandOnOneLine() {
        String out = Run.on(Battles.STRIKE, "odds", "-", "--json").out();
        assertThat(out.lines().filter(line -> line.startsWith("  \"hits\": ["))).hasSize(1);
        assertThat(out).containsPattern("\"hits\": \\[0[.]0156[0-9]*, 0[.]093[0-9]*,");
    }

    @Test
    void facesBeforeTheLastOrderAreUsed() {
        String battle = Battles.STRIKE + "faces 1 1 1 1 1 1 6 6 6 6 6 6\ndo end\ndo hit b1 > a1\n";
        Run refused = Run.on(battle, "odds", "-", "--json");
        assertThat(refused.code()).isZero();
        assertThat(Json.read(refused.out()).get("allowed").asBoolean()).isFalse();
        String lucky = Battles.STRIKE + "faces 6 6 6 6 6 6\ndo end\ndo hit b1 > a1\n";
        assertThat(odds(lucky).get("hits")).hasSize(6);
    }

    @Test
    void withoutFacesBeforeItTheLastOrderIsNotKnown() {
        Run run = Run.on(Battles.STRIKE + "do end\ndo hit b1 > a1\n", "odds", "-");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains(":5:4: ").contains("the faces of line 4");
        Run last = Run.on(Battles.STRIKE + "do hit b1 > a1\n", "odds", "-");
        assertThat(last.err()).contains(":5:4: ");
    }

    @Test
    void aChainMixesOverWhatCameBefore() {
        JsonNode chain = odds(Battles.STRIKE + "do end\ndo hit b1 > a1\n", "--chain");
        JsonNode strike = odds(Battles.STRIKE);
        assertThat(sum(chain.get("hits"))).isCloseTo(1, within(1e-12));
        assertThat(chain.get("hits").get(0).asDouble())
                .isGreaterThan(strike.get("pGone").asDouble());
        assertThat(Run.on(Battles.STRIKE + "do fly\n", "odds", "-", "--chain").code()).isEqualTo(2);
    }

    @Test
    void jointAddsTheJointLaw() {
        JsonNode joint = odds(Battles.STRIKE, "--joint").get("joint");
        double sum = 0;
        for (JsonNode cell : joint) {
            sum += cell.get(2).asDouble();
        }
        assertThat(sum).isCloseTo(1, within(1e-12));
        assertThat(odds(Battles.STRIKE).has("joint")).isFalse();
    }

    @Test
    void exactAddsFractions() {
        JsonNode exact = odds(Battles.STRIKE, "--exact").get("exact");
        assertThat(exact.get("hits").get(0).asText()).isEqualTo("1/64");
        assertThat(Run.on(Battles.STRIKE, "odds", "-", "--exact").out()).contains("1/64");
    }

    @Test
    void aRefusedOrderIsAnAnswer() {
        Run run = Run.on(Battles.STRIKE.replace("at 4", "at 9"), "odds", "-", "--json");
        assertThat(run.code()).isZero();
        JsonNode answer = Json.read(run.out());
        assertThat(answer.get("allowed").asBoolean()).isFalse();
        assertThat(answer.get("findings").toString()).contains("TOY-HIT-01");
        Run page = Run.on(Battles.STRIKE.replace("at 4", "at 9"), "odds", "-");
        assertThat(page.out()).startsWith("hit a1 > b1: REFUSED");
    }

    @Test
    void aBattleWithoutOrdersIsFaulty() {
        Run run = Run.on("system toy\n", "odds", "-");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("a \"do\" line");
    }

    @Test
    void wordsAskTheSameAsTheBattleTheyStandFor() {
        Run battle =
                Run.of("odds", "Pike", "hit", "guards", "--target-with", "shaken", "--as-battle");
        assertThat(battle.out()).startsWith("system toy\n").endsWith("\ndo hit a1 > b1\n");
        Run words = Run.of("odds", "Pike", "hit", "guards", "--target-with", "shaken", "--json");
        assertThat(Run.on(battle.out(), "odds", "-", "--json").out()).isEqualTo(words.out());
    }

    @Test
    void wordsThatAreNotUnderstoodAreFaulty() {
        for (List<String> words :
                List.of(
                        List.of("odds", "Pikes", "near", "Guards"),
                        List.of("odds", "Pikes", "hit", "Guardz"),
                        List.of("odds", "Pikes", "hit", "Guards", "--facing", "rear"),
                        List.of("odds", "Pikes", "hit", "Guards", "--with", "hats"),
                        List.of("odds", "Pikes", "hit", "Guards", "--then", "hit"))) {
            Run run = Run.of(words.toArray(String[]::new));
            assertThat(run.code()).isEqualTo(2);
            assertThat(run.err()).startsWith("command line: found ");
            assertThat(run.out()).isEmpty();
        }
    }

    @Test
    void optionsThatDoNotGoTogetherAreFaulty() {
        for (String line :
                List.of(
                        "odds",
                        "odds - --facing rear",
                        "odds - --as-battle",
                        "odds - --system toy",
                        "odds - --id S",
                        "odds Pikes hit Guards --chain",
                        "odds --fight - more",
                        "odds --fight - --joint",
                        "odds --fight - --then x")) {
            Run run = Run.of((line + " --json").split(" "));
            assertThat(run.code()).as(line).isEqualTo(2);
            assertThat(Json.read(run.out()).get("faults")).isNotEmpty();
        }
    }

    @Test
    void theSystemIsTheOneThatUnderstands() {
        List<RuleSystem<?, ?, ?>> two = List.of(Echoing.fights(), new Toy());
        Run run = Run.Place.USUAL.with(two).run("odds", "Pikes", "hit", "Guards", "--as-battle");
        assertThat(run.out()).startsWith("system toy");
        Run none = Run.Place.USUAL.with(two).run("odds", "x", "y", "z");
        assertThat(none.err()).contains("(toy)", "(echo)");
        Run named =
                Run.Place.USUAL.with(two).run("odds", "Pikes", "hit", "Guards", "--system", "echo");
        assertThat(named.code()).isEqualTo(2);
        List<RuleSystem<?, ?, ?>> same = List.of(new Toy(), new Toy());
        Run both = Run.Place.USUAL.with(same).run("odds", "Pikes", "hit", "Guards");
        assertThat(both.err()).contains("--system with one of toy, toy");
        Run nobody = Run.Place.USUAL.with(List.of()).run("odds", "Pikes", "hit", "Guards");
        assertThat(nobody.code()).isEqualTo(2);
        Run unknown = Run.of("odds", "Pikes", "hit", "Guards", "--system", "toi");
        assertThat(unknown.err())
                .isEqualTo("--system: found \"toi\", expected a rule system, such as \"toy\"\n");
    }
}
