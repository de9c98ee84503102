package adjutant.conquest.roster;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.conquest.army.Profiles;
import adjutant.conquest.army.Stat;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Hero;
import adjutant.conquest.battle.Muster;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Stand;
import adjutant.conquest.battle.Whereabouts;
import adjutant.conquest.notation.BattleReader;
import adjutant.game.Side;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Parsed;
import adjutant.game.notation.Statements;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** An army as statements of a battle. */
class ArmyWriterTest {
    private static Battle battle(List<String> lines) {
        String text = String.join("\n", lines);
        return BattleReader.read(Statements.read(text).orThrow(), Profiles.shipped()).orThrow();
    }

    private static List<String> lines(String text, Side side, String prefix) {
        return ArmyWriter.lines(Lists.read(text).army(), side, prefix).orThrow();
    }

    @Test
    void statementsNameSideRegimentsAndCharacters() {
        assertThat(
                        lines(
                                """
                                My "own" [430/500]
                                Nords
                                == Volva [100]
                                * Mountain Jotnar (1) [210]
                                * Raiders (4) [180]: Captain, Shield Biter, Standard Bearer
                                == (Warlord) Jarl [100]: Old Bones
                                * Trolls (3) [180]
                                """,
                                Side.B,
                                "b"))
                .containsExactly(
                        "side B \"My \\\"own\\\"\" faction \"Nords\"",
                        "unit b1 side B profile \"Mountain Jotnar\" stands 1 reserve",
                        "unit b2 side B profile \"Raiders\" with \"Captain, Shield Biter\""
                                + " stands 4 reserve",
                        "character bc1 side B profile \"Volva\" with b2 warband 1",
                        "unit b3 side B profile \"Trolls\" stands 3 reserve",
                        "character bc2 side B profile \"Jarl\" with b3 warlord warband 2");
    }

    @Test
    void theListsOfTheExamplesAreLegalAndFightABattle() {
        List<String> all = new ArrayList<>();
        for (String file : Lists.EXAMPLES) {
            ArmyList list = Lists.read(Lists.example(file));
            assertThat(list.faults()).as(file).isEmpty();
            assertThat(list.notUnderstood()).as(file).isEmpty();
            assertThat(list.notes())
                    .extracting(note -> note.clause().id())
                    .containsOnly("CQ-ARMY-04");
            assertThat(list.army().statedPoints())
                    .isEqualTo(list.army().dataPoints())
                    .isBetween(1_000L, 2_000L);
            assertThat(list.army().entries())
                    .allSatisfy(entry ->
                            assertThat(entry.profile().orElseThrow().characteristics().inOrder())
                                    .as(entry.name())
                                    .noneMatch(Stat.Unknown.class::isInstance));
            Side side = all.isEmpty() ? Side.A : Side.B;
            all.addAll(lines(Lists.example(file), side, side == Side.A ? "a" : "b"));
        }
        Battle battle = battle(all);
        assertThat(battle.regiments().stream().map(Regiment::id)).hasSize(13);
        assertThat(battle.regiments().stream().map(Regiment::whereabouts))
                .allMatch(Whereabouts.InReserve.class::isInstance);
        List<Hero> heroes =
                battle.regiments().stream().flatMap(each -> each.heroes().stream()).toList();
        assertThat(heroes)
                .extracting(Hero::id)
                .containsExactly("ac1", "ac2", "ac3", "bc1", "bc2", "bc3");
        assertThat(heroes).extracting(Hero::warband).contains(OptionalInt.of(1), OptionalInt.of(3));
        assertThat(heroes).filteredOn(each -> each.warlord() == Hero.Rank.WARLORD).hasSize(2);
    }

    /** Each list read back has the Regiments, Stands, options and Characters of the list. */
    @Test
    void everyListFoundReadsBack() {
        for (String file : Lists.FOUND) {
            Army army = Lists.read(Lists.found(file)).army();
            Battle battle = battle(ArmyWriter.lines(army, Side.A, "u").orThrow());
            List<Entry> regiments =
                    army.warbands().stream().flatMap(each -> each.regiments().stream()).toList();
            assertThat(battle.regiments()).as(file).hasSameSizeAs(regiments);
            for (int i = 0; i < regiments.size(); i++) {
                Regiment regiment = battle.regiments().get(i);
                assertThat(regiment.id()).isEqualTo("u" + (i + 1));
                assertThat(regiment.stands().stream().filter(each -> !each.isCharacter()))
                        .hasSize(regiments.get(i).stands());
                assertThat(regiment.muster().origin())
                        .isEqualTo(
                                new Muster.Origin.Listed(
                                        regiments.get(i).profile().orElseThrow(),
                                        regiments.get(i).options().stream()
                                                .map(o -> o.name())
                                                .toList()));
                assertThat(regiment.stands().stream().filter(Stand::isCharacter))
                        .allMatch(each ->
                                each.hero()
                                        .orElseThrow()
                                        .muster()
                                        .profile()
                                        .type()
                                        .equals(regiment.profile().type()));
            }
        }
    }

    @Test
    void aMonsterThatIsBothIsARegiment() {
        List<String> lines =
                lines(
                        "Nords\n== (Warlord) Jotnar Seidr [260]\n* Ice Jotnar (1) [250]",
                        Side.A,
                        "a");
        assertThat(lines)
                .containsExactly(
                        "side A \"Nords\" faction \"Nords\"",
                        "unit a1 side A profile \"Ice Jotnar\" stands 1 reserve",
                        "# a2 is the Warlord",
                        "unit a2 side A profile \"Jotnar Seidr\" stands 1 reserve");
        assertThat(battle(lines).regiments()).hasSize(2);
    }

    private static List<String> faults(String text) {
        Parsed<List<String>> lines = ArmyWriter.lines(Lists.read(text).army(), Side.A, "a");
        return lines.faults().stream().map(Fault::toString).toList();
    }

    @Test
    void whatNoBattleHoldsIsAFaultWithItsLine() {
        assertThat(
                        faults(
                                """
                                Nords
                                * Raiders (3) [1]
                                == Jarl [1]
                                * Raiderz (3) [1]
                                == Volva [1]
                                * Ugr (61) [1]
                                * Militia (3) [1]
                                == Huskarls [1]
                                * Shaman (1) [1]
                                """))
                .containsExactly(
                        "line 2: found Regiments without a Character, expected a Character before"
                                + " them",
                        "line 4: found \"Raiderz\", expected a name of the army's faction",
                        "line 3: found Jarl alone, expected a Regiment that he may join",
                        "line 6: found 61 Stands, expected 1 to 60",
                        "line 7: found \"Militia\", expected a name of the army's faction",
                        "line 9: found Shaman, a Character, expected a Regiment",
                        "line 8: found Huskarls, a Regiment, expected a Character");
        String many = "== Jarl [1]\n" + "* Raiders (3) [1]\n".repeat(10);
        assertThat(faults("Nords\n" + many.repeat(21)))
                .containsExactly(
                        "found 210 Regiments, expected at most 200",
                        "found 21 Warbands, expected at most 20");
    }
}
