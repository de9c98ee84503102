package adjutant.conquest.roster;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.conquest.army.Profiles;
import adjutant.conquest.battle.Hero;
import adjutant.game.Roster;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What is understood of the lists as players have them. */
class LayoutsTest {
    /** What a list must say; its parts not understood and its faults as {@code line text}. */
    private record Expected(
            String file,
            String faction,
            String label,
            int limit,
            int stated,
            int data,
            List<Integer> regiments,
            int warlord,
            List<String> notUnderstood,
            List<String> faults) {}

    private static final List<Expected> LISTS =
            List.of(
                    new Expected(
                            "pb-text-01-city-states-2024-10.txt",
                            "City States",
                            "Oktober 2024",
                            2000,
                            2000,
                            1815,
                            List.of(4, 4),
                            1,
                            List.of(
                                    "11 Minotaur Haspist Auxiliary",
                                    "26 Minotaur Thyrean Auxiliary"),
                            List.of()),
                    new Expected(
                            "pb-text-02-nords-2025-06.txt",
                            "Nords",
                            "List",
                            2000,
                            1990,
                            1970,
                            List.of(4, 4, 1, 1),
                            3,
                            List.of(),
                            List.of()),
                    new Expected(
                            "pb-text-04-hundred-kingdoms-2025-06.txt",
                            "Hundred Kingdoms",
                            "List",
                            2000,
                            1995,
                            1885,
                            List.of(4, 1, 1, 4),
                            1,
                            List.of("5 [object Object]"),
                            List.of()),
                    new Expected(
                            "web-paste-01-old-dominion-2024-05.txt",
                            "Old Dominion",
                            "",
                            0,
                            2000,
                            1975,
                            List.of(2, 2, 4, 1),
                            1,
                            List.of(),
                            List.of()),
                    new Expected(
                            "web-paste-02-wadrhun-2023-09.txt",
                            "W'adrhun",
                            "",
                            0,
                            2000,
                            1740,
                            List.of(2, 2, 1),
                            2,
                            List.of(),
                            List.of()),
                    new Expected(
                            "web-paste-04-hundred-kingdoms-2024-11.txt",
                            "Hundred Kingdoms",
                            "",
                            2000,
                            2000,
                            1930,
                            List.of(2, 4, 3),
                            2,
                            List.of("13 Veterans", "13 +1 Volley"),
                            List.of("10 CQ-ARMY-02")),
                    new Expected(
                            "web-paste-05-sorcerer-kings-2024-05.txt",
                            "Sorcerer Kings",
                            "",
                            2000,
                            2000,
                            1900,
                            List.of(4, 1, 4),
                            2,
                            List.of(),
                            List.of()));

    @TestFactory
    Stream<DynamicTest> listsAsPlayersHaveThemAreUnderstood() {
        assertThat(LISTS.stream().map(Expected::file)).isEqualTo(Lists.FOUND);
        return LISTS.stream().map(each -> DynamicTest.dynamicTest(each.file(), () -> check(each)));
    }

    private static void check(Expected expected) {
        ArmyList list = Lists.read(Lists.found(expected.file()));
        Army army = list.army();
        assertThat(army.faction()).contains(expected.faction());
        assertThat(army.label().orElse("")).isEqualTo(expected.label());
        assertThat(army.limit().orElse(0)).isEqualTo(expected.limit());
        assertThat(army.statedPoints()).isEqualTo(expected.stated());
        assertThat(army.used().orElse(expected.stated())).isEqualTo(expected.stated());
        assertThat(army.dataPoints()).isEqualTo(expected.data());
        assertThat(army.warbands().stream().map(each -> each.regiments().size()))
                .isEqualTo(expected.regiments());
        assertThat(army.warbands().get(expected.warlord() - 1).rank()).isEqualTo(Hero.Rank.WARLORD);
        assertThat(army.entries()).allMatch(entry -> entry.profile().isPresent());
        assertThat(list.notUnderstood().stream().map(each -> each.line() + " " + each.text()))
                .isEqualTo(expected.notUnderstood());
        assertThat(list.faults().stream().map(each -> each.line() + " " + each.clause().id()))
                .isEqualTo(expected.faults());
    }

    /** Whatever of the list is dropped, each fact of a row is there by itself. */
    @Test
    void aRowSaysNameStandsPointsAndOptions() {
        Army army = Lists.read(Lists.found("pb-text-02-nords-2025-06.txt")).army();
        Entry raiders = army.warbands().get(1).regiments().getFirst();
        assertThat(raiders.name()).isEqualTo("Raiders");
        assertThat(raiders.line()).isEqualTo(20);
        assertThat(raiders.stands()).isEqualTo(3);
        assertThat(raiders.stated()).isEqualTo(OptionalInt.of(140));
        assertThat(raiders.data()).isEqualTo(OptionalInt.of(140));
        assertThat(raiders.options()).extracting("name").containsExactly("Captain");
        Entry lord = army.warbands().getFirst().character().orElseThrow();
        assertThat(lord.unpriced()).containsExactly("Wild Beasts");
        assertThat(lord.data()).isEqualTo(OptionalInt.of(120));
    }

    @Test
    void aVariantOfACharacterIsAnUpgradeWithOrWithoutBrackets() {
        for (String name :
                List.of("Priory Commander (Crimson Tower)", "Priory Commander Crimson Tower")) {
            Army army =
                    Lists.read("Hundred Kingdoms\n== (Warlord) " + name + " [120]: Olefant's Roar")
                            .army();
            Entry entry = army.entries().getFirst();
            assertThat(entry.name()).isEqualTo("Priory Commander");
            assertThat(entry.unpriced()).containsExactly("Crimson Tower", "Olefant's Roar");
        }
    }

    @Test
    void oneNameInTwoFactionsIsThatOfTheFactionWritten() {
        Army nords = Lists.read("Nords\n== Blooded [110]").army();
        assertThat(nords.warbands().getFirst().character()).isPresent();
        Army wadrhun = Lists.read("W'adrhun\nMatriarch Queen [100]\n- Blooded (3) [130]").army();
        assertThat(wadrhun.warbands().getFirst().regiments())
                .extracting("name")
                .containsExactly("Blooded");
    }

    /** Four ways to write one army, which must not matter. */
    @Test
    void theLayoutDoesNotMatter() {
        List<String> layouts =
                List.of(
                        """
                        Nords
                        == (Warlord) Jarl [100]:
                         * Huskarls (4) [220]: Thegn
                         * Raiders (3) [120]
                        """,
                        """
                        faction: the nords
                        - Jarl (Warlord) [100 pts]
                        \t- Huskarls x4 [220 pts]: Thegn
                        \t- Raiders x3 [120 pts]
                        """,
                        """
                        NORDS
                        Warlord: Jarl - 100 points
                        • 4x Huskarls (220 pts): thegn
                        • 3 Raiders - 120pts
                        """,
                        """
                        Nords
                        Jarl [100]: Warlord
                        Huskarls (4 Stands) [220]
                          - Thegn
                        Raiders 3 [120]
                        """);
        List<Army> armies = layouts.stream().map(text -> Lists.read(text).army()).toList();
        for (Army army : armies) {
            assertThat(shape(army)).isEqualTo(shape(armies.getFirst()));
        }
        assertThat(shape(armies.getFirst()))
                .isEqualTo("Nords WARLORD Jarl 1 100 [] Huskarls 4 220 [Thegn] Raiders 3 120 []");
    }

    private static String shape(Army army) {
        StringBuilder shape = new StringBuilder(army.faction().orElse("?"));
        for (Warband warband : army.warbands()) {
            shape.append(' ').append(warband.rank());
            for (Entry entry : warband.entries()) {
                shape.append(' ').append(entry.name()).append(' ').append(entry.stands());
                shape.append(' ').append(entry.stated().orElse(-1)).append(' ');
                shape.append(entry.taken().stream().map(Taken::name).toList());
            }
        }
        return shape.toString();
    }

    @Test
    void theThemeIsTheLineUnderTheFaction() {
        ArmyList list =
                Lists.read("A [100/100]\nThe Spires\nThe Sovereign Lineage\n== Biomancer [100]");
        assertThat(list.army().theme()).contains("The Sovereign Lineage");
        assertThat(list.notUnderstood()).isEmpty();
        assertThat(list.notes()).anyMatch(note -> note.text().contains("theme"));
    }

    @Test
    void whatFitsNoLayoutIsNotUnderstoodLineByLine() {
        ArmyList list =
                Lists.read(
                        """
                        Made with love
                        Nords
                        == (Warlord) Jarl [100]
                        see you on Sunday
                        * Raiders (3) [120]: Cptain
                        - nonsense
                        ☠
                        """);
        assertThat(list.notUnderstood().stream().map(each -> each.line() + " " + each.text()))
                .containsExactly(
                        "1 Made with love", "4 see you on Sunday", "5 Cptain", "6 nonsense", "7 ☠");
        assertThat(list.notes())
                .anySatisfy(note -> {
                    assertThat(note.line()).isEqualTo(5);
                    assertThat(note.text()).contains("no option of Raiders", "Captain");
                });
    }

    @Test
    void aDifferenceToTheTablesIsANote() {
        ArmyList list = Lists.read(Lists.found("pb-text-02-nords-2025-06.txt"));
        assertThat(list.notes().stream().map(note -> note.line() + " " + note.text()))
                .contains(
                        "13 Werewargs: stated 160, by the tables of 2025-07 170",
                        "0 by the tables 1970 points, stated 1990");
        assertThat(list.notes()).anyMatch(note -> note.clause().id().equals("CQ-ARMY-04"));
    }

    @Test
    void headAndEntriesThatDisagreeAreANote() {
        ArmyList list =
                Lists.read("X [130/200]\nNords\n== (Warlord) Jarl [100]\n* Raiders (3) [120]");
        assertThat(list.notes())
                .anyMatch(note -> note.text().contains("130 points, its entries 220"));
    }

    @Test
    void aTextWithoutARowIsNoList() {
        for (String text : List.of("", "hello", "Nords\nA [100/200]", "====", "* nobody")) {
            assertThat(ArmyList.read(new Roster.Text(text), Profiles.shipped()).faults())
                    .as(text)
                    .hasSize(1);
        }
    }
}
