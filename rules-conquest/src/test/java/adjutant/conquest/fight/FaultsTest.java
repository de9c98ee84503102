package adjutant.conquest.fight;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.game.Facts;
import adjutant.game.Facts.Tree;
import adjutant.game.notation.Fault;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every fault of a workload is told, with the path of its key. */
class FaultsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            textBlock =
                    """
                    S | attacks               | 1001  | attacks = 1001                 | attacks, 0 to 1000
                    S | attacks               | -1    | attacks = -1                   | attacks, 0 to 1000
                    S | attacks               | 2.5   | attacks = 2.5                  | attacks, 0 to 1000
                    S | attacks               | many  | attacks = "many"               | attacks, 0 to 1000
                    S | attacks               | -     | no attacks                     | attacks, 0 to 1000
                    S | id                    | 7     | id = 7                         | id, a text
                    S | note                  | true  | note = true                    | note, a text
                    S | hit                   | -     | no hit                         | hit, an object
                    S | hit                   | 3     | hit = 3                        | hit, an object
                    S | hit.t                 | 9     | hit.t = 9                      | hit.t, 0 to 6
                    S | hit.t                 | -     | no hit.t                       | hit.t, 0 to 6
                    S | hit.t                 | {}    | hit.t = an object              | hit.t, 0 to 6
                    S | hit.reroll            | six   | hit.reroll = "six"             | hit.reroll, one of none, sixes, misses, successes, ones
                    S | hit.reroll            | 6     | hit.reroll = 6                 | hit.reroll, one of none, sixes, misses, successes, ones
                    S | hit.onesDouble        | 1     | hit.onesDouble = 1             | hit.onesDouble, true or false
                    S | hit.onesDouble        | -     | no hit.onesDouble              | hit.onesDouble, true or false
                    S | save.t                | 7     | save.t = 7                     | save.t, 0 to 6
                    S | save.onesDouble       | true  | save.onesDouble                | a key of save, such as "reroll", "t"
                    S | morale.mode           | fail  | morale.mode = "fail"           | morale.mode, one of none, test, autofail
                    S | morale.mode           | -     | no morale.mode                 | morale.mode, one of none, test, autofail
                    S | morale.base           | 11    | morale.base = 11               | morale.base, -10 to 10
                    S | morale.base           | -     | no morale.base                 | morale.base, -10 to 10
                    S | morale.reroll         | -     | no morale.reroll               | morale.reroll, one of none, sixes, misses, successes, ones
                    S | morale.sizeBonus      | 4     | morale.sizeBonus = 4           | morale.sizeBonus, a list of at most 20 pairs [stands, bonus]
                    M | morale.sizeBonus[1]   | 7     | morale.sizeBonus[1] = 7        | morale.sizeBonus[1], a pair [stands, bonus]
                    M | morale.sizeBonus[1]   | []    | morale.sizeBonus[1] = a list of 0 | morale.sizeBonus[1], a pair [stands, bonus]
                    M | morale.sizeBonus[1][0]| 201   | morale.sizeBonus[1][0] = 201   | morale.sizeBonus[1][0], 0 to 200
                    M | morale.sizeBonus[1][0]| 4     | morale.sizeBonus[1][0] = 4     | morale.sizeBonus[1][0], more than 4
                    M | morale.sizeBonus[2][1]| x     | morale.sizeBonus[2][1] = "x"   | morale.sizeBonus[2][1], -10 to 10
                    S | target                | -     | no target                      | target, an object
                    S | target.stands         | 0     | target.stands = 0              | target.stands, 1 to 200
                    S | target.stands         | 201   | target.stands = 201            | target.stands, 1 to 200
                    S | target.woundsPerStand | 51    | target.woundsPerStand = 51     | target.woundsPerStand, 1 to 50
                    S | target.damage         | 12    | target.damage = 12             | target.damage, 0 to 11
                    S | target.startStands    | 0     | target.startStands = 0         | target.startStands, 1 to 200
                    S | target.brokenAt       | null  | target.brokenAt = null         | target.brokenAt, 0 to 200
                    S | atacks                | 1     | atacks                         | a key, such as "attacks", "save", "hit"
                    S | target.brokenat       | 1     | target.brokenat                | a key of target, such as "brokenAt", "stands", "damage"
                    C | A                     | -     | no A                           | A, an object
                    C | attacks               | 3     | attacks                        | a key, such as "A", "note", "steps"
                    C | sizeBonus             | -     | no sizeBonus                   | sizeBonus, a list of at most 20 pairs [stands, bonus]
                    C | A.stands              | many  | A.stands = "many"              | A.stands, 1 to 200
                    C | A.front               | -1    | A.front = -1                   | A.front, 0 to 200
                    C | A.shots               | -     | no A.shots                     | A.shots, 0 to 1000
                    C | A.attacks             | 400   | A.attacks: 1203 dice at full strength | A.attacks, at most 1000 dice with those in support
                    C | A.shots               | 334   | A.shots: 1005 dice at full strength   | A.shots, at most 1000 dice with those in support
                    C | B.base                | x     | B.base = "x"                   | B.base, -10 to 10
                    C | B.damage              | 0     | B.damage                       | a key of B, such as "base", "attacks", "stands"
                    C | steps                 | {}    | steps = an object              | steps, a list of at most 100 objects
                    C | steps[3]              | 4     | steps[3] = 4                   | steps[3], an object
                    C | steps[0].do           | shoot | steps[0].do = "shoot"          | steps[0].do, one of volley, clash, newRound, withdraw
                    C | steps[0].do           | -     | no steps[0].do                 | steps[0].do, one of volley, clash, newRound, withdraw
                    C | steps[0].by           | C     | steps[0].by = "C"              | steps[0].by, one of A, B
                    C | steps[0].on           | A     | steps[0].on = "A"              | steps[0].on, one of B
                    C | steps[0].on           | -     | no steps[0].on                 | steps[0].on, one of B
                    C | steps[1].hit.t        | 9     | steps[1].hit.t = 9             | steps[1].hit.t, 0 to 6
                    C | steps[1].morale.base  | 3     | steps[1].morale.base           | a key of steps[1].morale, such as "mode", "reroll"
                    C | steps[1].morale       | -     | no steps[1].morale             | steps[1].morale, an object
                    C | steps[6].target       | A     | steps[6].target                | a key of steps[6], such as "morale", "by", "do"
                    C | steps[3].by           | A     | steps[3].by                    | a key of steps[3], such as "do"
                    C | steps[5].on           | A     | steps[5].on = "A"              | steps[5].on, one of B
                    """)
    void aFaultIsTold(String id, String path, String value, String found, String expected) {
        Tree faulty = Trees.with(Trees.workload(id), path, value(value));
        assertThat(Fight.answer(faulty).faults()).containsExactly(new Fault(0, 0, found, expected));
    }

    private static Optional<Facts> value(String text) {
        return switch (text) {
            case "-" -> Optional.empty();
            case "null" -> Optional.of(new Facts.Nothing());
            case "true" -> Optional.of(Facts.of(true));
            case "{}" -> Optional.of(Tree.EMPTY);
            case "[]" -> Optional.of(Facts.items(List.of()));
            default -> Optional.of(number(text));
        };
    }

    private static Facts number(String text) {
        if (text.matches("-?\\d+")) {
            return Facts.of(Long.parseLong(text));
        }
        return text.matches("-?\\d+\\.\\d+") ? Facts.of(Double.parseDouble(text)) : Facts.of(text);
    }

    @Test
    void allFaultsAreToldAtOnce() {
        Tree faulty = Trees.workload("S");
        for (String path : List.of("hit.t", "save.t", "target.stands", "target.damage", "x")) {
            faulty = Trees.with(faulty, path, Optional.of(Facts.of(99_999)));
        }
        assertThat(Fight.answer(faulty).faults().stream().map(Fault::found))
                .containsExactly(
                        "hit.t = 99999",
                        "save.t = 99999",
                        "target.stands = 99999",
                        "target.damage = 99999",
                        "x");
    }

    @Test
    void anEmptyTreeLacksEveryKeyOfAnAttack() {
        assertThat(Fight.answer(Tree.EMPTY).faults().stream().map(Fault::found))
                .containsExactly("no attacks", "no hit", "no save", "no morale", "no target");
    }

    @Test
    void aChainOfTooManyStatesIsRefused() {
        Tree large = Trees.workload("C");
        for (String path : List.of("A.stands", "B.stands")) {
            large = Trees.with(large, path, Optional.of(Facts.of(200)));
        }
        assertThat(Fight.answer(large).faults().stream().map(Fault::found))
                .containsExactly("A and B: 321201 x 401401 states");
    }

    @Test
    void whatNoDiceNeedMayBeLeftOut() {
        Tree workload = Trees.workload("S");
        Tree mode = Facts.tree().put("mode", "none").build();
        workload = Trees.with(workload, "morale", Optional.of(mode));
        assertThat(Fight.answer(workload).faults()).isEmpty();
        assertThat(Stream.of("base", "sizeBonus", "reroll"))
                .allSatisfy(key -> assertThat(withNone(key).faults()).hasSize(1));
    }

    private static adjutant.game.notation.Parsed<Tree> withNone(String key) {
        Tree mode = Facts.tree().put("mode", "none").put(key, "x").build();
        return Fight.answer(Trees.with(Trees.workload("S"), "morale", Optional.of(mode)));
    }
}
