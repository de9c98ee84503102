package adjutant.conquest.roster;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.conquest.army.Profiles;
import adjutant.conquest.battle.Hero;
import adjutant.game.Facts;
import adjutant.game.Roster;
import adjutant.game.notation.Parsed;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Documents of list builders. */
class TreeReaderTest {
    private static Facts.Builder named(String name) {
        return Facts.tree().put("name", name);
    }

    private static Facts cost(Facts value) {
        return Facts.items(List.of(named("pts").put("value", value).build()));
    }

    private static Facts.Tree selection(String name, String type, Facts cost, Facts.Tree... below) {
        return named(name)
                .put("type", type)
                .put("costs", cost(cost))
                .put("selections", Facts.items(List.of(below)))
                .build();
    }

    private static Facts.Tree document(Facts.Tree... selections) {
        Facts.Tree force =
                named("Warband")
                        .put("catalogueName", "Conquest - Nords")
                        .put("selections", Facts.items(List.of(selections)))
                        .build();
        Facts.Tree roster =
                named("Sea wolves")
                        .put("costs", cost(Facts.of(400.0)))
                        .put("costLimits", cost(Facts.of("500")))
                        .put("forces", Facts.items(List.of(force)))
                        .build();
        return Facts.tree().put("roster", roster).build();
    }

    private static Parsed<ArmyList> read(Facts.Tree document) {
        return ArmyList.read(new Roster.Tree(document), Profiles.shipped());
    }

    @Test
    void forcesAreWarbandsAndChildrenAddToTheirParents() {
        ArmyList list =
                read(document(
                                selection(
                                        "Jarl",
                                        "unit",
                                        Facts.of("100.0"),
                                        selection("Warlord", "upgrade", Facts.of(0)),
                                        selection("Old Bones", "upgrade", Facts.of(20))),
                                selection(
                                        "Raiders",
                                        "unit",
                                        Facts.of(120),
                                        selection("Captain", "upgrade", Facts.of(20)),
                                        selection("Raiders", "model", Facts.of(0)),
                                        named("Additional Stands")
                                                .put("number", "2")
                                                .put("costs", cost(Facts.of(80.0)))
                                                .build())))
                        .orThrow();
        Army army = list.army();
        assertThat(army.label()).contains("Sea wolves");
        assertThat(army.faction()).contains("Nords");
        assertThat(army.used()).isEqualTo(OptionalInt.of(400));
        assertThat(army.limit()).isEqualTo(OptionalInt.of(500));
        Warband warband = army.warbands().getFirst();
        assertThat(warband.rank()).isEqualTo(Hero.Rank.WARLORD);
        assertThat(warband.character().orElseThrow().unpriced()).containsExactly("Old Bones");
        Entry raiders = warband.regiments().getFirst();
        assertThat(raiders.stands()).isEqualTo(5);
        assertThat(raiders.stated()).isEqualTo(OptionalInt.of(220));
        assertThat(raiders.data()).isEqualTo(OptionalInt.of(220));
        assertThat(list.faults()).isEmpty();
        assertThat(list.notUnderstood()).isEmpty();
        assertThat(list.notes())
                .anyMatch(note -> note.text().contains("400 points, its entries 340"));
    }

    @Test
    void whatIsNoUnitAndWhatComesTwiceIsNotUnderstood() {
        ArmyList list =
                read(document(
                                selection("Show house rules", "upgrade", Facts.of(0)),
                                selection(
                                        "Warband of the Jarl",
                                        "upgrade",
                                        Facts.of(0),
                                        selection("Jarl", "unit", Facts.of(100)),
                                        named("Raiders")
                                                .put("type", "unit")
                                                .put("number", 2)
                                                .build())))
                        .orThrow();
        assertThat(list.army().entries())
                .extracting(Entry::name)
                .containsExactly("Jarl", "Raiders");
        assertThat(list.notUnderstood())
                .extracting(Piece::text)
                .containsExactlyInAnyOrder("Show house rules", "number of Raiders");
    }

    @Test
    void aDocumentOfSomethingElseIsNoList() {
        assertThat(read(Facts.Tree.EMPTY).faults()).hasSize(1);
        assertThat(read(document()).faults()).hasSize(1);
        assertThat(read(Facts.tree().put("roster", 3).put("forces", "x").build()).faults())
                .hasSize(1);
    }

    @Test
    void anyTreeIsReadOrFaulty() {
        Random random = new Random(20261130);
        List<String> names =
                List.of(
                        "roster",
                        "name",
                        "forces",
                        "selections",
                        "costs",
                        "value",
                        "number",
                        "type",
                        "profiles",
                        "characteristics",
                        "$text",
                        "categories",
                        "catalogueName");
        for (int i = 0; i < 500; i++) {
            Facts.Tree tree = tree(random, names, 8);
            assertThat(read(tree)).as("tree %s", i).isEqualTo(read(tree));
        }
    }

    private static Facts.Tree tree(Random random, List<String> names, int depth) {
        Facts.Builder tree = Facts.tree();
        for (String name : names) {
            if (random.nextInt(3) > 0) {
                tree.put(name, value(random, names, depth - 1));
            }
        }
        return tree.build();
    }

    private static Facts value(Random random, List<String> names, int depth) {
        return switch (random.nextInt(depth > 0 ? 9 : 6)) {
            case 0 -> Facts.of(random.nextLong());
            case 1 -> Facts.of(random.nextGaussian() * 1e7);
            case 2 ->
                    Facts.of(
                            List.of("Raiders", "Jarl", "", "unit", "Stands", "Nords")
                                    .get(random.nextInt(6)));
            case 3 -> Facts.of(random.nextBoolean());
            case 4 -> new Facts.Nothing();
            case 5 -> Facts.items(List.of());
            default ->
                    depth > 5 || random.nextInt(4) == 0
                            ? Facts.items(List.of(tree(random, names, depth)))
                            : Facts.of("3");
        };
    }
}
