package adjutant.conquest.roster;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.conquest.army.ProfileTable;
import adjutant.conquest.army.Profiles;
import adjutant.game.Resources;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Lists that are wrong on purpose: each has the faults of its row and no other. */
class ArmyFaultsTest {
    @TestFactory
    Stream<DynamicTest> aWrongListHasEveryFaultWithItsClause() {
        List<List<String>> rows = Resources.rows(Lists.found("faults.tsv"));
        assertThat(rows).hasSizeGreaterThan(25);
        return rows.stream().map(row -> DynamicTest.dynamicTest(row.getFirst(), () -> check(row)));
    }

    private static void check(List<String> row) {
        ArmyList list = Lists.read(row.get(1).replace(" / ", "\n"));
        List<String> expected =
                row.get(2).equals("-") ? List.of() : List.of(row.get(2).split(" ; ", -1));
        List<String> actual =
                list.faults().stream()
                        .map(each -> each.clause().id() + "@" + each.line() + " " + each.text())
                        .toList();
        assertThat(actual).hasSameSizeAs(expected);
        for (int i = 0; i < expected.size(); i++) {
            int blank = expected.get(i).indexOf(' ');
            assertThat(actual.get(i))
                    .startsWith(expected.get(i).substring(0, blank + 1))
                    .contains(expected.get(i).substring(blank + 1));
        }
    }

    /** The tables that come with the game, some words in one of them replaced. */
    private static Profiles with(String file, String words, String others) {
        int index = Profiles.shipped().fileNames().indexOf(file);
        ProfileTable table = Profiles.shipped().tables().get(index);
        String text = table.written();
        assertThat(text).contains(words);
        return Profiles.shipped().with(Map.of(file, text.replace(words, others))).orThrow();
    }

    /**
     * @rule CQ-SR-IRREGULAR
     */
    @Test
    void onlyAnIrregularCharacterJoinsAnIrregularRegiment() {
        Profiles tame = with("nords.tsv", "Impact 4, Irregular, Forward", "Impact 4, Forward");
        Profiles wild = with("nords.tsv", "Cleave 2, Fearless, Oblivious, Impact 2", "Irregular");
        String text = "Nords\n== (Warlord) Vargyr Lord [120]\n* Ugr (3) [150]";
        assertThat(Lists.read(text, tame).faults()).isEmpty();
        assertThat(Lists.read(text, wild).faults()).isEmpty();
        String nords = Profiles.shipped().faction("Nords").orElseThrow().written();
        String neither =
                nords.replace("Impact 4, Irregular, Forward", "Impact 4, Forward")
                        .replace("Cleave 2, Fearless, Oblivious, Impact 2", "Irregular");
        Profiles apart = Profiles.shipped().with(Map.of("nords.tsv", neither)).orThrow();
        List<Remark> faults = Lists.read(text, apart).faults();
        assertThat(faults).hasSize(1);
        assertThat(faults.getFirst().clause().id()).isEqualTo("CQ-SR-IRREGULAR");
        assertThat(faults.getFirst().text()).contains("Ugr is Irregular and Vargyr Lord is not");
    }

    private static final Profiles WITH_TABLE =
            with(
                    "nords.tsv",
                    "supremacy=Divine Protection\t2025-07\tWR-LA\tA\t-\nVolva",
                    "mainstay=Raiders|Huskarls;restricted=Trolls|Bearsarks|Ulfhednar"
                            + "\t2025-07\tWR-LA\tA\t-\nVolva");

    private static List<String> ofTable(String regiments) {
        String text = "Nords\n== (Warlord) Shaman [80]\n" + regiments;
        ArmyList list = Lists.read(text, WITH_TABLE);
        assertThat(list.notes()).noneMatch(note -> note.clause().id().equals("CQ-ARMY-04"));
        return list.faults().stream()
                .map(each -> each.clause().id() + "@" + each.line() + " " + each.text())
                .toList();
    }

    /**
     * @rule CQ-ARMY-04
     */
    @Test
    void restrictedRegimentsAreAtMostTwoAndNoMoreThanMainstays() {
        assertThat(ofTable("* Raiders (3) [120]\n* Trolls (3) [180]")).isEmpty();
        assertThat(
                        ofTable(
                                "* Raiders (3) [120]\n* Huskarls (3) [150]\n* Trolls (3) [180]\n"
                                        + "* Bearsarks (3) [170]"))
                .isEmpty();
        assertThat(ofTable("* Trolls (3) [180]"))
                .containsExactly(
                        "CQ-ARMY-04@3 1 Restricted Regiments, but 0 Mainstay in the Warband of"
                                + " Shaman");
        assertThat(
                        ofTable(
                                "* Raiders (3) [120]\n* Ulfhednar (3) [170]\n* Trolls (3) [180]\n"
                                        + "* Bearsarks (3) [170]"))
                .containsExactly(
                        "CQ-ARMY-04@6 3 Restricted Regiments, at most 2 in the Warband of Shaman",
                        "CQ-ARMY-04@6 3 Restricted Regiments, but 1 Mainstay in the Warband of"
                                + " Shaman");
        assertThat(ofTable("* Raiders (3) [120]\n* Stalkers (3) [140]"))
                .containsExactly("CQ-ARMY-04@4 Stalkers is neither in the Warband of Shaman");
    }
}
