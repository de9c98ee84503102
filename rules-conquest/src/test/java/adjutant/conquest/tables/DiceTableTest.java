package adjutant.conquest.tables;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.manoeuvre.Hand;
import adjutant.battlefield.manoeuvre.Manoeuvre;
import adjutant.chance.Die;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.combat.Reroll;
import adjutant.conquest.morale.MoraleTest;
import adjutant.game.Resources;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Small functions hold what the table of dice says. */
class DiceTableTest {
    @TestFactory
    Stream<DynamicTest> everyExampleComesOutAsWritten() {
        String text = Resources.text(DiceTableTest.class, "/tables/dice.tsv");
        return Resources.rows(text).stream()
                .map(row ->
                        DynamicTest.dynamicTest(row.get(0) + " " + row.get(5), () -> check(row)));
    }

    private static void check(List<String> row) {
        assertThat(Stream.of(ConquestClause.values()).map(ConquestClause::id)).contains(row.get(1));
        List<String> words =
                Stream.of(row.get(3).split(" ", -1)).filter(word -> !word.equals("-")).toList();
        String found =
                switch (row.get(2)) {
                    case "settled" -> settled(words);
                    case "faces" -> faces(reroll(words.get(0)), Integer.parseInt(words.get(1)));
                    case "size-bonus" -> sizeBonus(words);
                    case "models-left" -> modelsLeft(Integer.parseInt(words.get(0)), words.get(1));
                    case "wheel-cost" -> wheelCost(words.get(0), words.get(1));
                    default -> throw new IllegalArgumentException("function " + row.get(2));
                };
        assertThat(found.isEmpty() ? "-" : found).isEqualTo(row.get(4));
    }

    private static Reroll reroll(String word) {
        return Reroll.valueOf(word.toUpperCase(Locale.ROOT));
    }

    private static String settled(List<String> words) {
        return Reroll.settled(words.stream().map(DiceTableTest::reroll).toList()).word();
    }

    private static String faces(Reroll reroll, int on) {
        return IntStream.rangeClosed(1, Die.SIDES)
                .filter(face -> reroll.faces(on).contains(face))
                .mapToObj(String::valueOf)
                .collect(Collectors.joining(" "));
    }

    private static String sizeBonus(List<String> words) {
        return words.stream()
                .map(word -> String.valueOf(MoraleTest.sizeBonus(Integer.parseInt(word))))
                .collect(Collectors.joining(" "));
    }

    private static String modelsLeft(int w, String models) {
        Battle battle =
                Played.battle(
                        "documents",
                        List.of(),
                        "@unit a1 A 900 600 0 stands 1 W " + w + " models " + models);
        Regiment regiment = battle.regiment("a1");
        return IntStream.range(0, w)
                .mapToObj(damage -> regiment.stands().getFirst().withDamage(damage))
                .map(stand -> String.valueOf(regiment.modelsRemaining(stand)))
                .collect(Collectors.joining(" "));
    }

    private static String wheelCost(String width, String degrees) {
        long micrometres = Math.round(Double.parseDouble(width.replace("mm", "")) * 1000);
        Length wide = Length.micrometres(micrometres);
        Manoeuvre wheel =
                new Manoeuvre.Wheel(
                        Hand.RIGHT,
                        Angle.microdegrees(Math.round(Double.parseDouble(degrees) * 1_000_000)));
        return String.format(
                Locale.ROOT, "%.3f", wheel.cost(new Extent(wide, wide)).micrometres() / 25_400.0);
    }
}
