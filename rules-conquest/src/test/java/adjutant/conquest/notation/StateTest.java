package adjutant.conquest.notation;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.battlefield.formation.Place;
import adjutant.battlefield.geometry.Length;
import adjutant.conquest.army.CommandModel;
import adjutant.conquest.army.SpecialRule;
import adjutant.conquest.army.Stat;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Effect;
import adjutant.conquest.battle.Hero;
import adjutant.conquest.battle.Muster;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Stand;
import adjutant.conquest.battle.Status;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StateTest {
    private static final String UNIT = "unit a1 side A profile \"Men-At-Arms\" at 36 24 facing 0 ";
    private static final String OFFICER =
            "\ncharacter c1 side A profile \"Imperial Officer\" with a1 ";

    private static Regiment unit(String rest) {
        return Texts.battle(UNIT + rest).regiment("a1");
    }

    /**
     * Each Stand with its place, C for the Command Stand, the id of a Character, and its Wounds.
     */
    private static String stands(Regiment regiment) {
        return regiment.stands().stream().map(StateTest::stand).collect(Collectors.joining(" "));
    }

    private static String stand(Stand stand) {
        return stand.place()
                + (stand.isCommand() ? "C" : "")
                + stand.hero().map(Hero::id).orElse("")
                + (stand.damage() > 0 ? ":" + stand.damage() : "");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    stands 1                      | 1 | 0.0C
                    stands 4                      | 4 | 0.0 1.0C 2.0 3.0
                    stands 5                      | 4 | 0.0 1.0C 2.0 3.0 1.1
                    stands 5 files 3              | 3 | 0.0 1.0C 2.0 0.1 1.1
                    stands 4 files 3 damage 2     | 3 | 0.0 1.0C 2.0 1.1:2
                    stands 3 files 3 damage 2     | 3 | 0.0:2 1.0C 2.0
                    stands 4 files 4 damage 2     | 4 | 0.0 1.0C 2.0 3.0:2
                    stands 1 damage 2             | 1 | 0.0C:2
                    stands 4 files 3 hurt 2.0:1   | 3 | 0.0 1.0C 2.0:1 1.1
                    stands 5 files 3 empty 1.1    | 3 | 0.0 1.0C 2.0 0.1 2.1
                    stands 4 files 3 empty 0.0,0.1 command-stand 2.0 | 2 | 0.0 1.0C 0.1 1.1
                    stands 3 command-stand 2.0    | 3 | 0.0 1.0 2.0C
                    stands 3 command none         | 3 | 0.0 1.0 2.0
                    stands 3 command-stand none   | 3 | 0.0 1.0 2.0
                    """)
    void theStandsStandInTheirPlaces(String text, int files, String stands) {
        Regiment regiment = unit(text);
        assertThat(regiment.files()).isEqualTo(files);
        assertThat(stands(regiment)).isEqualTo(stands);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    stands 3                | place right       | 4 | 0.0 1.0C 2.0c1 3.0
                    stands 3                | place left        | 4 | 0.0c1 1.0C 2.0 3.0
                    stands 1                | place right       | 2 | 0.0C 1.0c1
                    stands 1                | place left        | 2 | 0.0c1 1.0C
                    stands 6 files 3        | damage 3          | 4 | 0.0 1.0C 2.0c1:3 3.0 0.1 1.1 2.1
                    stands 3 command none   | place right       | 4 | 0.0 1.0 2.0c1 3.0
                    stands 3                | stand 3.0         | 4 | 0.0 1.0C 2.0 3.0c1
                    stands 3 command-stand 0.0 | place right    | 4 | 0.0C 1.0c1 2.0 3.0
                    stands 1 files 0 command-stand 0.1 | stand 0.0 | 1 | 0.0c1 0.1C
                    """)
    void aCharacterWidensTheFrontRank(String text, String place, int files, String stands) {
        Regiment regiment = unit(text + OFFICER + place);
        assertThat(regiment.files()).isEqualTo(files);
        assertThat(stands(regiment)).isEqualTo(stands);
        assertThat(regiment.mettle().started()).isEqualTo(regiment.stands().size());
    }

    @Test
    void ofTwoCharactersTheFirstWrittenStandsFartherLeft() {
        String second = "\ncharacter c2 side A profile \"Imperial Officer\" with a1 place left";
        assertThat(stands(unit("stands 3" + OFFICER + "place left" + second)))
                .isEqualTo("0.0c1 1.0c2 2.0C 3.0 4.0");
        assertThat(stands(unit("stands 3" + OFFICER + second)))
                .isEqualTo("0.0 1.0c2 2.0C 3.0c1 4.0");
    }

    @Test
    void emptyOuterFilesAreCutOffAndTheStandsStayOnTheirGround() {
        Regiment whole = unit("stands 6 files 3");
        Regiment left = unit("stands 4 files 3 empty 0.0,0.1 command-stand 1.0");
        assertThat(left.pose().orElseThrow().front().x())
                .isEqualTo(Length.inches(36).micrometres() + 27_000);
        assertThat(left.block().footprint(left.pose().orElseThrow(), new Place(0, 0)))
                .isEqualTo(whole.block().footprint(whole.pose().orElseThrow(), new Place(1, 0)));
    }

    @Test
    void theStateOfAUnitIsRead() {
        Regiment unit =
                unit(
                        "stands 3 started 5 status broken,inspired,activated broken-at 4"
                                + " effects \"shock, bastion 1, flux powered attacks\" used blessed"
                                + " marks overcharge 2");
        assertThat(unit.mettle().started()).isEqualTo(5);
        assertThat(unit.mettle().baseline()).hasValue(4);
        assertThat(unit.statuses()).containsExactly(Status.INSPIRED, Status.ACTIVATED);
        assertThat(unit.effects())
                .containsExactly(
                        Effect.of(SpecialRule.of("Shock")),
                        Effect.of(SpecialRule.of("Bastion", 1)),
                        new Effect(SpecialRule.of("Flux-Powered"), Optional.of("attacks")));
        assertThat(unit.tokens()).isEqualTo(new Regiment.Tokens(true, 2));
        assertThat(unit("stands 3 status broken").mettle().baseline()).hasValue(3);
    }

    @Test
    void aProfileIsReplacedInPartAndKeptAsListed() {
        Regiment unit =
                unit("stands 3 M 7 R - with \"Veteran\" rules \"cleave (1)\" command leader");
        assertThat(unit.profile().characteristics().march()).isEqualTo(Stat.of(7));
        assertThat(unit.profile().characteristics().resolve()).isEqualTo(new Stat.None());
        assertThat(unit.profile().rules()).containsExactly(SpecialRule.of("Cleave", 1));
        assertThat(unit.profile().command()).containsExactly(CommandModel.LEADER);
        assertThat(unit.muster().origin())
                .isInstanceOfSatisfying(
                        Muster.Origin.Listed.class,
                        listed -> {
                            assertThat(listed.options()).containsExactly("Veteran");
                            assertThat(listed.listed().characteristics().march())
                                    .isEqualTo(Stat.of(5));
                        });
    }

    @Test
    void aCommandModelIsBoughtAsAnOption() {
        Regiment without = Texts.battle(rangers("")).regiment("a1");
        Regiment with = Texts.battle(rangers("with \"Standard Bearer\"")).regiment("a1");
        assertThat(without.profile().command()).doesNotContain(CommandModel.STANDARD_BEARER);
        assertThat(with.profile().command()).contains(CommandModel.STANDARD_BEARER);
    }

    private static String rangers(String with) {
        return "unit a1 side A profile \"Praetorian Guard\" " + with + " stands 3 reserve";
    }

    @Test
    void lengthsHaveSuffixes() {
        Battle battle =
                Texts.battle(
                        "unit a1 side A profile \"Men-At-Arms\" stands 3 at 50cm 508mm facing 0");
        assertThat(battle.regiment("a1").pose().orElseThrow().front().x()).isEqualTo(500_000);
        assertThat(BattleWriter.write(battle)).contains("at 19.68504 20 facing 0");
    }

    @Test
    void activateOfASideIsItsTopCard() {
        Battle battle = Texts.battle(UNIT + "stands 3\nstack A a1");
        assertThat(CommandWriter.write(Texts.command(battle, "activate A").orThrow()))
                .isEqualTo("activate a1");
    }
}
