package adjutant.app.fair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import adjutant.chance.DiceSource;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The vector of docs/fair-dice.md, worked out with the hashes of another language. */
class FairDiceTest {
    private static final Chain CHAIN = new Chain(Secret.hashOf("root"));
    private static final DiceSource.Request TEN = new DiceSource.Request("hit", "b1", 3, 10);

    private static FairDice dice(long command) {
        Secret shareOfA = Secret.hashOf("share of A");
        Secret shareOfB = Secret.hashOf("share of B");
        return new FairDice(CHAIN.of(3), "match1", shareOfA, shareOfB, command);
    }

    @Test
    void theVectorHolds() {
        assertThat(CHAIN.anchor().hex())
                .isEqualTo("8a51bee6b95465eeb40a9a6f51e9639693b678f49d7373c6ab7e44f43babeb3e");
        assertThat(CHAIN.of(3).hex())
                .isEqualTo("6f312237340b2c685a86a773b140ca1988a7a23e8d9a0a7e995f92d6a0a0a8b4");
        FairDice dice = dice(7);
        assertThat(dice.faces(TEN)).contains(List.of(5, 6, 6, 6, 5, 1, 6, 6, 4, 6));
        assertThat(dice.faces(TEN)).contains(List.of(2, 6, 2, 3, 3, 5, 2, 4, 2, 3));
    }

    @Test
    void eachLinkIsTheHashOfTheNext() {
        assertThat(CHAIN.of(1).hash()).isEqualTo(CHAIN.anchor());
        assertThat(CHAIN.of(2).hash()).isEqualTo(CHAIN.of(1));
        assertThat(CHAIN.of(Chain.LENGTH + 5)).isEqualTo(CHAIN.root());
    }

    @Test
    void allFacesComeAsOften() {
        int[] seen = new int[7];
        for (int command = 0; command < 6_000; command++) {
            dice(command).faces(TEN).orElseThrow().forEach(face -> seen[face]++);
        }
        double chi = 0;
        for (int face = 1; face <= 6; face++) {
            chi += Math.pow(seen[face] - 10_000, 2) / 10_000;
        }
        assertThat(seen[0]).isZero();
        assertThat(chi).isLessThan(35);
    }

    @Test
    void aSecretTellsNothingOfItself() {
        assertThat(CHAIN.root()).hasToString("Secret");
        assertThatThrownBy(() -> new Secret("12")).hasMessageContaining("64");
    }
}
