package adjutant.conquest.fight;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.game.Facts;
import adjutant.game.Facts.Tree;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Answers to small workloads, against every face of every die. */
class EveryFaceTest {
    private static final double BOUND = 1e-14;
    private static final Set<String> LAWS =
            Set.of("hits", "wounds", "total", "standsLost", "final", "joint");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    # n | hit       | ones  | save     | mode     | base | bonus | reroll    | stands, wounds, damage, start, brokenAt
                    2   | 3, none      | false | 2, none  | test     | 3    | 0     | none      | 3, 2, 0, 3, 0
                    1   | 3, sixes     | true  | 2, none  | test     | 2    | 2     | none      | 4, 1, 0, 4, 0
                    1   | 4, misses    | true  | 3, sixes | test     | 3    | 1     | successes | 2, 1, 0, 2, 0
                    1   | 2, ones      | true  | 4, misses| test     | 3    | 1     | sixes     | 3, 1, 1, 3, 0
                    2   | 3, successes | false | 0, none  | autofail | 3    | 0     | none      | 4, 2, 3, 4, 0
                    2   | 4, sixes     | true  | 1, none  | none     | 3    | 0     | none      | 4, 1, 1, 4, 3
                    2   | 6, sixes     | false | 2, none  | test     | 9    | 0     | ones      | 5, 1, 2, 5, 4
                    2   | 0, ones      | true  | 2, none  | test     | 3    | 0     | none      | 2, 1, 0, 2, 0
                    1   | 5, none      | true  | 6, none  | test     | 3    | 0     | none      | 2, 1, 0, 2, 0
                    1   | 4, none      | true  | 2, ones  | test     | -4   | 3     | misses    | 6, 1, 0, 9, 0
                    2   | 4, none      | false | 2, none  | test     | 1    | 1     | none      | 5, 1, 1, 3, 0
                    """)
    void anAttackHasTheLawsOfItsDice(
            int attacks,
            String hit,
            boolean twice,
            String save,
            String mode,
            int base,
            int bonus,
            String reroll,
            String target) {
        Facts.Builder morale = Facts.tree().put("mode", mode).put("base", base);
        morale.put("sizeBonus", Facts.items(List.of(Facts.wholes(List.of(3, bonus)))));
        compare(
                Facts.tree()
                        .put("attacks", attacks)
                        .put(
                                "hit",
                                threshold(hit).and(Facts.tree().put("onesDouble", twice).build()))
                        .put("save", threshold(save))
                        .put("morale", morale.put("reroll", reroll).build())
                        .put("target", target(target))
                        .build());
    }

    private static Tree threshold(String words) {
        String[] word = words.split(", ", -1);
        return Facts.tree().put("t", Integer.parseInt(word[0])).put("reroll", word[1]).build();
    }

    private static Tree target(String words) {
        List<String> keys =
                List.of("stands", "woundsPerStand", "damage", "startStands", "brokenAt");
        String[] word = words.split(", ", -1);
        Facts.Builder tree = Facts.tree();
        for (int i = 0; i < word.length; i++) {
            tree.put(keys.get(i), Integer.parseInt(word[i]));
        }
        return tree.build();
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "5", "1 3", "4 2", "2 3 2", "6 5", "6 3 6", "2 4", "3 5"})
    void aChainHasTheLawOfItsDice(String steps) {
        Tree chain = Trees.workload("C");
        List<Facts> all = ((Facts.Items) chain.get("steps").orElseThrow()).values();
        List<Facts> chosen =
                List.of(steps.split(" ")).stream().map(i -> all.get(Integer.parseInt(i))).toList();
        chain = Trees.with(chain, "steps", Optional.of(Facts.items(chosen)));
        compare(small(small(chain, "A", 2), "B", 3));
    }

    /** Few Stands, few dice. */
    private static Tree small(Tree chain, String side, int stands) {
        Tree sizes =
                Facts.tree()
                        .put("stands", stands)
                        .put("woundsPerStand", 1)
                        .put("attacks", 1)
                        .put("front", 1)
                        .put("support", side.equals("A") ? 1 : 0)
                        .put("shots", 1)
                        .put("base", 1)
                        .build();
        return Trees.with(chain, side, Optional.of(sizes));
    }

    private static void compare(Tree workload) {
        Map<List<Object>, Double> want = ByHand.laws(workload);
        Map<List<Object>, Double> got = Flat.of(Fight.answer(workload).orThrow());
        got.keySet().removeIf(key -> !LAWS.contains(key.getFirst()));
        Set<List<Object>> keys = new HashSet<>(want.keySet());
        keys.addAll(got.keySet());
        assertThat(keys).isNotEmpty();
        for (List<Object> key : keys) {
            double difference = want.getOrDefault(key, 0.0) - got.getOrDefault(key, 0.0);
            assertThat(Math.abs(difference)).as("%s", key).isLessThanOrEqualTo(BOUND);
        }
    }
}
