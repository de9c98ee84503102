package adjutant.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class ChanceTest {
    private static final Track TRACK = Chances.three("t", 0, 0);
    private static final Die DIE = Die.upTo(3, Faces.NONE);

    private static void refused(String why, List<Track> tracks, Step... steps) {
        assertThatThrownBy(() -> new Chance(tracks, List.of(steps)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(why);
    }

    @Test
    void namesAreUniqueAndKnown() {
        Step.Test test = new Step.Test("same", 3, DIE, List.of(), List.of());
        refused("two tracks t", List.of(TRACK, TRACK));
        refused("two steps same", List.of(), test, test);
        refused("no track u", List.of(TRACK), new Step.Turn("u", IntTable.filled(15, 0)));
    }

    @Test
    void tablesFitTheirTracks() {
        refused("15 states", List.of(TRACK), new Step.Turn("t", IntTable.filled(14, 0)));
        refused("15 for state 0", List.of(TRACK), new Step.Turn("t", IntTable.filled(15, 15)));
    }

    @Test
    void forgivenMarksAreLightOnesFirst() {
        assertThat(new Tally(2, 1).amount(1, 2)).isEqualTo(2);
        assertThat(new Tally(2, 2).amount(4, 1)).isEqualTo(2);
        assertThat(new Tally(3, 1).amount(1, 1)).isZero();
        assertThat(Tally.ALL.amount(3, 2)).isEqualTo(7);
    }

    @Test
    void aRiseIntoALastPhaseEndsAtTheTop() {
        assertThat(TRACK.rise(0, 2)).isEqualTo(7);
        assertThat(TRACK.rise(0, 9)).isEqualTo(14);
        assertThat(TRACK.rise(14, 1)).isEqualTo(14);
        assertThat(TRACK.rise(3, 0)).isEqualTo(3);
    }
}
