package adjutant.chance;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.chance.DiceSource.Request;
import java.util.List;
import org.junit.jupiter.api.Test;

class PhiloxTest {
    /** Random123, kat_vectors, lines {@code philox4x32 10}. */
    @Test
    void theGeneratorGivesTheKnownAnswers() {
        assertThat(Philox.block(0, 0, 0, 0, 0, 0))
                .containsExactly(0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8);
        assertThat(Philox.block(-1, -1, -1, -1, -1, -1))
                .containsExactly(0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd);
        assertThat(
                        Philox.block(
                                0x243f6a88,
                                0x85a308d3,
                                0x13198a2e,
                                0x03707344,
                                0xa4093822,
                                0x299f31d0))
                .containsExactly(0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1);
    }

    private static List<Integer> roll(RolledDice dice, int count) {
        return dice.faces(new Request("any", "any", 0, count)).orElseThrow();
    }

    @Test
    void aSeedAndAGameGiveTheirDiceForEver() {
        assertThat(roll(new RolledDice(20_261_130L, 7), 24)).isEqualTo(GOLDEN);
    }

    @Test
    void diceDoNotDependOnHowManyAreAskedForAtOnce() {
        RolledDice dice = new RolledDice(20_261_130L, 7);
        for (int i = 0; i < 24; i++) {
            assertThat(roll(dice, 1)).containsExactly(GOLDEN.get(i));
        }
    }

    @Test
    void everyGameAndEverySeedHasItsOwnDice() {
        assertThat(roll(new RolledDice(1, 0), 50)).isNotEqualTo(roll(new RolledDice(1, 1), 50));
        assertThat(roll(new RolledDice(1, 0), 50)).isNotEqualTo(roll(new RolledDice(2, 0), 50));
        assertThat(roll(new RolledDice(1L << 40, 0), 50))
                .isNotEqualTo(roll(new RolledDice(2L << 40, 0), 50));
    }

    @Test
    void everyFaceIsAsLikely() {
        long[] seen = new long[Die.SIDES];
        for (int face : roll(new RolledDice(42, 0), 600_000)) {
            seen[face - 1]++;
        }
        double sixth = 1.0 / 6;
        double[] fair = {sixth, sixth, sixth, sixth, sixth, sixth};
        assertThat(ChiSquare.pValue(seen, fair)).isGreaterThan(1e-6);
    }

    private static final List<Integer> GOLDEN =
            List.of(6, 1, 3, 3, 1, 1, 4, 2, 3, 3, 3, 5, 3, 5, 6, 4, 2, 4, 4, 2, 4, 4, 6, 1);
}
