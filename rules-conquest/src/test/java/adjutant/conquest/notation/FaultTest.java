package adjutant.conquest.notation;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.conquest.army.Profiles;
import adjutant.conquest.battle.Battle;
import adjutant.game.Resources;
import adjutant.game.notation.Fault;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FaultTest {
    private static final String BEFORE =
            """
            side A "Mine" faction "Hundred Kingdoms"
            side B "Theirs" faction "The Spires"
            unit a1 side A profile "Men-At-Arms" stands 6 files 3 at 36 24 facing 0
            unit b1 side B profile "Force-Grown Drones" draw-events "Flux-Powered" stands 4 at 36 24 facing 180
            terrain t3 building size 3 rect 50 20 6 4 keywords garrison capacity 4
            """;

    private static final int LINE = 6;

    static List<List<String>> statements() {
        return Resources.rows(Resources.text(FaultTest.class, "/tables/notation-faults.tsv"));
    }

    static List<List<String>> commands() {
        return Resources.rows(Resources.text(FaultTest.class, "/tables/command-faults.tsv"));
    }

    /** The statement is the sixth line; the caret stands before the word that is at fault. */
    @ParameterizedTest
    @MethodSource("statements")
    void aStatementIsRefusedAtTheWordThatIsWrong(List<String> row) {
        String marked = row.get(0);
        Fault fault = lone(Texts.read(BEFORE + marked.replace("^", "")).faults());
        check(fault, LINE, marked, row);
    }

    @ParameterizedTest
    @MethodSource("commands")
    void aCommandIsRefusedAtTheWordThatIsWrong(List<String> row) {
        Battle battle =
                Texts.battle(BEFORE + "character c1 side A profile \"Imperial Officer\" with a1");
        String marked = row.get(0);
        Fault fault = lone(Texts.command(battle, marked.replace("^", "")).faults());
        check(fault, 1, marked, row);
    }

    private static Fault lone(List<Fault> faults) {
        assertThat(faults).hasSize(1);
        return faults.getFirst();
    }

    private static void check(Fault fault, int line, String marked, List<String> row) {
        assertThat(fault.line()).isEqualTo(line);
        assertThat(fault.column()).as(fault.toString()).isEqualTo(marked.indexOf('^') + 1);
        assertThat(fault.found()).contains(row.get(1));
        assertThat(fault.expected()).contains(row.get(2));
    }

    @Test
    void allFaultsAreToldAtOnceInTheOrderOfTheirPlaces() {
        String text =
                """
                edition third
                set volleyCountModels true
                table 72 4800
                unit a1 side C profile "Men-At-Arm" stands 0 at 36 x facing 360
                unit a1 side A profile "Household Knight" stands 61 speed 3 reserve later
                unit a2 side A as infantry stands 3 reserve
                character c1 side A profile "Imperial Officer" with a9 damage 4
                marsh m1
                active nobody did run
                """;
        assertThat(Texts.read(text).faults())
                .extracting(fault -> fault.line() + ":" + fault.column())
                .containsExactly(
                        "1:9", "2:5", "3:10", "4:14", "4:44", "4:52", "4:61", "5:6", "5:50", "5:53",
                        "5:69", "6:28", "6:44", "7:53", "7:63", "8:1", "9:8", "9:19");
    }

    @Test
    void aBattleHasAtMostTwoHundredUnits() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 201; i++) {
            text.append("unit a")
                    .append(i)
                    .append(" side A profile \"Men-At-Arms\" stands 3 reserve\n");
        }
        assertThat(lone(Texts.read(text.toString()).faults()))
                .isEqualTo(new Fault(201, 1, "201 units", "at most 200"));
    }

    @Test
    void aShortQuestionIsRefusedAtTheWordThatIsWrong() {
        assertThat(question("0 Men-At-Arms clash 10000 Drone", Map.of()))
                .extracting(fault -> fault.column() + " " + fault.found())
                .containsExactly("1 \"0\"", "21 \"10000\"", "27 \"Drone\"");
        assertThat(question("3 Men-At-Arm clash", Map.of("facing", "side", "wth", "inspired")))
                .extracting(Fault::found)
                .containsExactly("--wth", "--facing side", "nothing");
        assertThat(question("3 Man-At-Arms clash 4 Force-Grown Drones", Map.of()))
                .singleElement()
                .satisfies(fault -> assertThat(fault.expected()).contains("\"Men-At-Arms\""));
        assertThat(question("3 Men-At-Arms fight 4 Force-Grown Drones", Map.of()))
                .singleElement()
                .satisfies(fault -> assertThat(fault.expected()).contains("clash"));
        assertThat(
                        question(
                                "3 Men-At-Arms clash 4 Force-Grown Drones",
                                Map.of("with", "inspire", "target-with", "Shock,Shock")))
                .extracting(Fault::expected)
                .satisfiesExactly(
                        first -> assertThat(first).contains("\"inspired\""),
                        second -> assertThat(second).isEqualTo("each once"));
    }

    private static List<Fault> question(String words, Map<String, String> options) {
        return ShortQuestion.read(List.of(words.split(" ", -1)), options, Profiles.shipped())
                .faults();
    }
}
