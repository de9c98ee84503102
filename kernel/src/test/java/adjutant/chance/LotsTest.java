package adjutant.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Lots are even, the same for the same seed, and move no dice. */
class LotsTest {
    @Test
    void everyNumberIsDrawnAboutAsOften() {
        Lots lots = new Lots(7, 3);
        int[] drawn = new int[10];
        for (int i = 0; i < 100_000; i++) {
            drawn[lots.below(10)]++;
        }
        assertThat(IntStream.of(drawn)).allMatch(count -> Math.abs(count - 10_000) < 500);
    }

    @Test
    void theSameSeedAndGameGiveTheSameLots() {
        Lots one = new Lots(7, 3);
        Lots same = new Lots(7, 3);
        Lots other = new Lots(7, 4);
        List<Integer> lots = IntStream.range(0, 20).map(_ -> one.below(1000)).boxed().toList();
        assertThat(IntStream.range(0, 20).map(_ -> same.below(1000)).boxed()).isEqualTo(lots);
        assertThat(IntStream.range(0, 20).map(_ -> other.below(1000)).boxed().toList())
                .isNotEqualTo(lots);
    }

    @Test
    void lotsAreNotTheDiceOfTheSameGame() {
        Lots lots = new Lots(7, 3);
        DiceSource.Request request = new DiceSource.Request("hit", "a1", 3, 40);
        Optional<List<Integer>> faces = new RolledDice(7, 3).faces(request);
        assertThat(faces.orElseThrow())
                .isNotEqualTo(IntStream.range(0, 40).map(_ -> 1 + lots.below(6)).boxed().toList());
    }

    @Test
    void thereIsNoLotBelowNothing() {
        assertThatThrownBy(() -> new Lots(1, 1).below(0))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
