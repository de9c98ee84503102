package adjutant.conquest.army;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.conquest.ConquestClause;
import adjutant.conquest.army.RuleIndex.Chapter;
import adjutant.conquest.army.RuleIndex.Entry;
import adjutant.game.Resources;
import adjutant.game.notation.Fault;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProfilesTest {
    private static final Profiles PROFILES = Profiles.shipped();
    private static final RuleIndex RULES = RuleIndex.shipped();

    @Test
    void allTwoHundredAndFourAreRead() {
        assertThat(PROFILES.tables()).hasSize(9);
        assertThat(PROFILES.all()).hasSize(204);
        assertThat(PROFILES.all())
                .filteredOn(profile -> profile.kind() == ProfileKind.CHARACTER)
                .hasSize(51)
                .allMatch(profile -> profile.unitClass().isEmpty())
                .allMatch(p -> p.characteristics().march().equals(new Stat.None()));
    }

    /** As typed, faction and name as printed. */
    @ParameterizedTest
    @CsvSource(
            textBlock =
                    """
                    men at arms, Hundred Kingdoms, Men-At-Arms
                    Men-At-Arms, Hundred Kingdoms, Men-At-Arms
                    MEN AT ARMS, Hundred Kingdoms, Men-At-Arms
                    Force-grown drone, The Spires, Force-Grown Drones
                    forcegrown drones, The Spires, Force-Grown Drones
                    steel legions, Hundred Kingdoms, Steel Legion
                    bearsarks, Nords, Bearsarks
                    Bearsark, Nords, Bearsarks
                    Minotaur Thyreans, City States, Minotaur Thyrean
                    Bow Chosen, Nords, Bow-Chosen
                    hoplite, City States, Hoplites
                    Quatls, W'adrhun, Quatl
                    völva, Nords, Volva
                    dai  yokai, Yoroni, Dai Yokai
                    """)
    void namesAreFoundAsTheyAreTyped(String typed, String faction, String name) {
        assertThat(PROFILES.find(typed))
                .isInstanceOfSatisfying(
                        Found.One.class,
                        one -> {
                            assertThat(one.profile().name()).isEqualTo(name);
                            assertThat(one.profile().faction()).isEqualTo(faction);
                        });
        assertThat(PROFILES.find(faction, typed)).isEqualTo(PROFILES.find(typed));
    }

    @ParameterizedTest
    @CsvSource({
        "the spires, The Spires",
        "Spires, The Spires",
        "The Hundred Kingdoms, Hundred Kingdoms",
        "hundred-kingdoms, Hundred Kingdoms",
        "Wadrhun, W'adrhun",
        "W\u2019adrhun, W'adrhun",
        "The Old Dominion, Old Dominion",
        "nord, Nords"
    })
    void factionsAreFoundAsTheyAreTyped(String typed, String faction) {
        assertThat(PROFILES.faction(typed).map(ProfileTable::faction)).contains(faction);
    }

    @Test
    void aNameOfSeveralFactionsNeedsTheFaction() {
        assertThat(PROFILES.find("blooded"))
                .isInstanceOfSatisfying(
                        Found.Several.class,
                        several ->
                                assertThat(several.expected())
                                        .isEqualTo("the faction: \"Nords\" or \"W'adrhun\""));
        assertThat(PROFILES.find("Nords", "Blooded"))
                .isInstanceOfSatisfying(
                        Found.One.class,
                        one -> assertThat(one.profile().kind()).isEqualTo(ProfileKind.CHARACTER));
    }

    @Test
    void anUnknownNameSaysWhichAreNear() {
        assertThat(PROFILES.find("Men-At-Armor"))
                .isInstanceOfSatisfying(
                        Found.Nowhere.class,
                        none -> assertThat(none.nearest()).first().isEqualTo("Men-At-Arms"));
        assertThat(PROFILES.find("Nords", "Men-At-Arms")).isInstanceOf(Found.Nowhere.class);
        assertThat(PROFILES.find("Hundred Kingdom of the West", "Men-At-Arms"))
                .isInstanceOfSatisfying(
                        Found.NoFaction.class,
                        none -> assertThat(none.expected()).contains("\"Hundred Kingdoms\""));
    }

    @Test
    void aTableIsReplacedByItsFileName() {
        String file = "dweghom.tsv";
        String cheaper =
                shipped(file).replaceFirst("(?m)^(Flame Berserkers.*?)\t160\t", "$1\t150\t");
        Profiles changed = PROFILES.with(Map.of(file, cheaper)).orThrow();
        assertThat(changed.all()).hasSize(204);
        assertThat(changed.find("Flame Berserkers"))
                .isInstanceOfSatisfying(
                        Found.One.class,
                        one -> assertThat(one.profile().points()).isEqualTo(Stat.of(150)));
        assertThat(PROFILES.find("Flame Berserkers"))
                .isNotEqualTo(changed.find("Flame Berserkers"));
    }

    @Test
    void aFileOfANewNameAddsAFaction() {
        String weavers = shipped("nords.tsv").replace("faction\tNords", "faction\tWeaver Courts");
        Profiles more = PROFILES.with(Map.of("weaver-courts.tsv", weavers)).orThrow();
        assertThat(more.tables()).hasSize(10);
        assertThat(more.find("Huskarls")).isInstanceOf(Found.Several.class);
    }

    @Test
    void aFaultyTableNamesItsFile() {
        assertThat(
                        PROFILES.with(
                                        Map.of(
                                                "dweghom.tsv", "faction\tDweghom\nx\ty\n",
                                                "dwegom.tsv", shipped("dweghom.tsv"),
                                                "a.tsv", ""))
                                .faults())
                .containsExactly(
                        new Fault(1, 1, "a.tsv: an empty table", "\"faction\", a tab, its name"),
                        new Fault(2, 0, "dweghom.tsv: 2 cells", "26 cells parted by tabs"),
                        new Fault(
                                0,
                                0,
                                "dwegom.tsv: faction \"Dweghom\"",
                                "a faction that is not in dweghom.tsv already"));
    }

    @Test
    void resolveIsNoneOnlyForThoseWithoutASoul() {
        assertThat(PROFILES.all())
                .filteredOn(p -> p.characteristics().resolve().equals(new Stat.None()))
                .hasSize(21)
                .allMatch(p ->
                        p.rule("Animate Vessel").isPresent()
                                || p.rule("Indifferent Towards Life").isPresent());
    }

    @Test
    void everyRuleOnAProfileIsInATable() {
        Set<String> names = new LinkedHashSet<>();
        RULES.entries().forEach(entry -> names.add(entry.name()));
        assertThat(PROFILES.all().stream().flatMap(ProfilesTest::rules))
                .isNotEmpty()
                .allSatisfy(rule -> assertThat(names).contains(rule.name()))
                .allSatisfy(rule -> assertThat(RULES.asPrinted(rule)).isEqualTo(rule))
                .allSatisfy(ProfilesTest::hasItsX);
    }

    @Test
    void noRuleOfTheOlderEditionIsOnAProfile() {
        assertThat(PROFILES.all().stream().flatMap(ProfilesTest::rules))
                .noneMatch(rule ->
                        RULES.special(rule.name())
                                .filter(special -> special.chapter() == Chapter.NOT_IN_2X)
                                .isPresent());
    }

    @Test
    void thereAreSeventyTwoSpecialRulesAndTheDrawEvents() {
        List<Entry.Special> specials =
                RULES.entries().stream()
                        .filter(Entry.Special.class::isInstance)
                        .map(Entry.Special.class::cast)
                        .filter(special -> special.chapter() != Chapter.NOT_IN_2X)
                        .toList();
        assertThat(specials)
                .filteredOn(special -> special.kind() != RuleIndex.Kind.DRAW_EVENT)
                .hasSize(72);
        assertThat(specials)
                .filteredOn(special -> special.kind() == RuleIndex.Kind.DRAW_EVENT)
                .hasSize(9);
        assertThat(
                        Resources.rows(
                                Resources.text(
                                        RuleIndex.class, "/adjutant/conquest/faction-rules.tsv")))
                .hasSize(120)
                .allMatch(row -> row.size() == 2);
        // Overcharge is in both.
        assertThat(RULES.entries()).hasSize(72 + 9 + 15 + 120 - 1);
    }

    @Test
    void rulesAreFoundAsTheyAreTyped() {
        assertThat(RULES.special("armor-piercing").map(Entry.Special::clause))
                .contains(ConquestClause.SR_02);
        assertThat(RULES.asPrinted(SpecialRule.of("counter attack")))
                .isEqualTo(SpecialRule.of("Counter-Attack"));
        assertThat(RULES.special("Wedge")).isEmpty();
        assertThat(RULES.find("wedge").map(Entry::name)).contains("Wedge!");
        assertThat(RULES.find("Sheild")).isEmpty();
    }

    private static Stream<SpecialRule> rules(Profile profile) {
        return Stream.of(
                        profile.rules().stream(),
                        profile.drawEvents().stream(),
                        profile.barrages().stream().flatMap(barrage -> barrage.rules().stream()))
                .flatMap(each -> each);
    }

    private static void hasItsX(SpecialRule rule) {
        boolean takes =
                RULES.special(rule.name())
                        .filter(special -> special.x() == RuleIndex.X.TAKEN)
                        .isPresent();
        boolean given = rule.x().isPresent() || rule.tag().filter("variable"::equals).isPresent();
        assertThat(given).as(rule.toString()).isEqualTo(takes);
    }

    private static String shipped(String file) {
        return Resources.text(Profiles.class, "/adjutant/conquest/profiles/" + file);
    }
}
