package adjutant.conquest.army;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import adjutant.game.Resources;
import adjutant.game.notation.Fault;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProfileTableTest {
    private static final String HEAD = "# a comment\n\nfaction\tExamples\n";
    private static final List<String> GOOD =
            List.of(
                    "Guards",
                    "regiment",
                    "infantry",
                    "heavy",
                    "3",
                    "4",
                    "180",
                    "?",
                    "5",
                    "1",
                    "3",
                    "4",
                    "5",
                    "-",
                    "?",
                    "0",
                    "3/12 [Armor Piercing 1] | 2/20",
                    "Shield, Cleave 1",
                    "Bastion (+1)",
                    "Leader, Standard Bearer",
                    "Captain=15=officer;Herald=0=command=included",
                    "maxOfficers=1;roles=A|B",
                    "2025-07",
                    "me",
                    "B",
                    "a doubt | another");

    @Test
    void everyCellIsRead() {
        Profile guards = ProfileTable.parse(HEAD + row()).orThrow().profiles().getFirst();
        assertThat(guards.faction()).isEqualTo("Examples");
        assertThat(guards.unitClass()).contains(UnitClass.HEAVY);
        assertThat(guards.points()).isEqualTo(Stat.of(180));
        assertThat(guards.pointsPerStand()).isEqualTo(new Stat.Unknown());
        assertThat(guards.characteristics().resolve()).isEqualTo(new Stat.None());
        assertThat(guards.characteristics().defense().number()).isEmpty();
        assertThat(guards.characteristics().evasion().number()).hasValue(0);
        assertThat(guards.barrages())
                .containsExactly(
                        new Barrage(
                                Barrage.Scope.STAND,
                                3,
                                12,
                                List.of(SpecialRule.of("Armor Piercing", 1))),
                        new Barrage(Barrage.Scope.STAND, 2, 20, List.of()));
        assertThat(guards.rule("Cleave")).contains(SpecialRule.of("Cleave", 1));
        assertThat(guards.drawEvents())
                .extracting(SpecialRule::grant)
                .containsExactly(SpecialRule.Grant.ADDS);
        assertThat(guards.command())
                .containsExactly(CommandModel.LEADER, CommandModel.STANDARD_BEARER);
        assertThat(guards.options())
                .extracting(Option::terms)
                .containsExactly(Option.Terms.BOUGHT, Option.Terms.INCLUDED);
        assertThat(guards.note("maxOfficers")).contains("1");
        assertThat(guards.notes().getLast().values()).containsExactly("A", "B");
        assertThat(guards.provenance().issues()).containsExactly("a doubt", "another");
        assertThat(guards.row()).isEqualTo(row());
    }

    /** The cell that is replaced (from 0), its text, and the column and words of the fault. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            textBlock =
                    """
                    0; ''; 1; nothing; a name
                    1; hero; 8; "hero"; regiment or character or character-regiment
                    2; horse; 17; "horse"; infantry or cavalry or brute or chariot or monster or war-engine
                    3; huge; 26; "huge"; light or medium or heavy
                    4; 0; 32; "0"; Stands, 1 to 99
                    5; many; 34; "many"; models, 1 to 99
                    6; 1.5; 36; "1.5"; a whole number, - for none or ? for not known
                    16; 3x12 | 2/20; 58; "3x12"; a barrage such as 4/16 [Arcing Fire]
                    16; 3/12 | 2/200; 65; "2/200"; a barrage such as 4/16 [Arcing Fire]
                    16; 3/12 [Shield, 7]; 72; "7"; a rule such as Shield, Cleave 1, Cleave (+1) or Momentum {chant}
                    17; Shield, 7; 97; "7"; a rule such as Shield, Cleave 1, Cleave (+1) or Momentum {chant}
                    19; Leader, Bugler; 127; "Bugler"; Leader or Standard Bearer
                    20; Captain=15=hero; 143; "Captain=15=hero"; an option such as Captain=15=officer, of officer, command or role
                    21; none; 188; "none"; a note such as maxOfficers=1
                    24; E; 223; "E"; A or B or C or D
                    """)
    void aFaultyCellIsAFaultAtItsPlace(
            int cell, String text, int column, String found, String expected) {
        List<String> cells = new ArrayList<>(GOOD);
        cells.set(cell, text);
        assertThat(ProfileTable.parse(HEAD + String.join("\t", cells)).faults())
                .containsExactly(new Fault(4, column, found, expected));
    }

    @Test
    void allFaultsAreFoundAtOnce() {
        String text =
                HEAD
                        + row().replace("regiment", "hero").replace("heavy", "huge")
                        + "\nshort\trow\n"
                        + row().replace("Guards", "guard");
        assertThat(ProfileTable.parse(text).faults())
                .extracting(Fault::line, Fault::column)
                .containsExactly(tuple(4, 8), tuple(4, 22), tuple(5, 0), tuple(6, 1));
        assertThat(ProfileTable.parse("# nothing\n").faults()).hasSize(1);
        assertThat(ProfileTable.parse(row()).faults())
                .extracting(Fault::expected)
                .contains("\"faction\", a tab, its name");
    }

    @ParameterizedTest
    @CsvSource({
        "city-states, 23",
        "dweghom, 21",
        "hundred-kingdoms, 26",
        "nords, 23",
        "old-dominion, 22",
        "sorcerer-kings, 23",
        "the-spires, 24",
        "wadrhun, 26",
        "yoroni, 16"
    })
    void theShippedTableReadsWholeAndWritesAsItWas(String file, int count) {
        String text =
                Resources.text(ProfileTable.class, "/adjutant/conquest/profiles/" + file + ".tsv");
        ProfileTable table = ProfileTable.parse(text).orThrow();
        assertThat(table.profiles()).hasSize(count);
        assertThat(table.written().lines().filter(line -> !line.startsWith("#")))
                .containsExactlyElementsOf(
                        text.lines().filter(line -> !line.startsWith("#")).toList());
        assertThat(text).contains("\n# " + String.join("\t", ProfileTable.COLUMNS) + "\n");
        assertThat(ProfileTable.parse(table.written()).orThrow()).isEqualTo(table);
    }

    private static String row() {
        return String.join("\t", GOOD);
    }
}
