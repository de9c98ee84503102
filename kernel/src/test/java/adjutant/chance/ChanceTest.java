package adjutant.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import adjutant.chance.Step.Sum;
import adjutant.chance.Step.Sum.Band;
import adjutant.chance.Step.Sum.Hand;
import java.util.Collections;
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

    private static Sum sum(
            List<Sum.Hand> hands, List<Sum.Retake> retakes, List<Sum.Shift> shifts, Band... bands) {
        return new Sum("sum", 0, hands, retakes, shifts, List.of(bands));
    }

    @Test
    void labelsAreUniqueInAllThatFollowsASum() {
        Step.Test test = new Step.Test("same", 3, DIE, List.of(), List.of());
        List<Step> same = List.of(test);
        Hand low = new Hand("low", 1, 1, same, List.of());
        Hand high = new Hand("high", 1, 1, List.of(), same);
        Band band = new Band("a", 0, same);
        Band empty = new Band("b", 1, List.of());
        List<Track> tracks = List.of(TRACK);
        refused("two steps same", tracks, test, sum(List.of(), List.of(), List.of(), band));
        refused("two steps same", tracks, sum(List.of(low, high), List.of(), List.of(), empty));
        refused("two steps same", tracks, sum(List.of(high), List.of(), List.of(), band));
        refused(
                "two steps same",
                tracks,
                sum(List.of(), List.of(), List.of(), band, new Band("b", 1, same)));
        Sum sum = sum(List.of(), List.of(), List.of(), empty);
        refused("two steps sum", tracks, sum, sum);
        assertThat(new Chance(tracks, List.of(sum(List.of(low), List.of(), List.of(), empty))))
                .matches(Chance::holdsSum);
    }

    @Test
    void theBandsOfASumAscendAndItsTablesAndPlacesFit() {
        Band band = new Band("a", 3, List.of());
        List<Hand> one = List.of(Hand.plus("dice", 2));
        List<Track> tracks = List.of(TRACK);
        refused("no band", tracks, sum(one, List.of(), List.of()));
        refused("does not ascend to 3", tracks, sum(one, List.of(), List.of(), band, band));
        refused("no hand 1", tracks, sum(one, List.of(new Sum.Retake(1, 2, 0)), List.of(), band));
        refused("15 states", tracks, sum(one, List.of(), List.of(shift("t", 14, 0)), band));
        refused("no track u", tracks, sum(one, List.of(), List.of(shift("u", 15, 0)), band));
        refused(
                "10001 for state 0",
                tracks,
                sum(one, List.of(), List.of(shift("t", 15, 10_001)), band));
        refused(
                "plus 10001",
                tracks,
                new Sum("s", 10_001, one, List.of(), List.of(), List.of(band)));
        refused(
                "31 hands",
                tracks,
                sum(Collections.nCopies(31, one.getFirst()), List.of(), List.of(), band));
        Sum.Shift skip = shift("t", 15, Sum.Shift.SKIP);
        assertThat(new Chance(tracks, List.of(sum(one, List.of(), List.of(skip), band))).steps())
                .hasSize(1);
    }

    private static Sum.Shift shift(String track, int states, int value) {
        return new Sum.Shift(track, IntTable.filled(states, value));
    }

    @Test
    void handsAndRetakesHaveTheirRanges() {
        assertThatThrownBy(() -> Hand.plus("none", 0)).hasMessageContaining("0 dice");
        assertThatThrownBy(() -> new Hand("zero", 1, 0, List.of(), List.of()))
                .hasMessageContaining("sign 0");
        assertThatThrownBy(() -> new Sum.Retake(-1, 2, 0)).hasMessageContaining("hand -1");
        assertThatThrownBy(() -> new Sum.Retake(0, 7, 0)).hasMessageContaining("up to 7");
        assertThatThrownBy(() -> new Sum.Retake(0, 2, -1)).hasMessageContaining("less -1");
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
