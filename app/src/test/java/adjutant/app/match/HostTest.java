package adjutant.app.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import adjutant.app.store.Row;
import adjutant.app.wire.Wire;
import adjutant.game.Side;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Matches between persons and computers on one server. */
class HostTest {
    private static final String STRIP = Sat.battle("toy", 0);

    @Test
    void aCommandIsDoneWhenBothHaveJoined() {
        try (Sat sat = Sat.down(new Host.Terms(STRIP, Entry.DiceMode.SERVER, 0, List.of()))) {
            assertThat(sat.refused(Side.A, new Request.Command("step a1 1")).reasons())
                    .containsExactly("not both seats are taken yet");
            sat.join();
            assertThat(sat.command(Side.A, "step a1 1")).isInstanceOf(Room.Answer.Accepted.class);
            Wire.Update shown = sat.shown(Wire.SeatName.SPECTATOR);
            assertThat(shown.phase()).isEqualTo(Wire.Phase.PLAYING);
            assertThat(shown.text()).contains("unit a1 side A profile \"Pikes\" at 2");
            assertThat(shown.entries().getLast().events()).isNotEmpty();
        }
    }

    @Test
    void theSameRequestIsDoneOnce() {
        try (Sat sat = Sat.joined(STRIP, Entry.DiceMode.SERVER)) {
            Request step = new Request.Command("step a1 1");
            sat.host.submit(sat.room, Side.A, "once", step);
            long after = sat.room.sitting().seq();
            assertThat(sat.host.submit(sat.room, Side.A, "once", step))
                    .isInstanceOf(Room.Answer.Accepted.class);
            assertThat(sat.room.sitting().seq()).isEqualTo(after);
        }
    }

    @Test
    void aCommandOfTheOtherSideIsRefused() {
        try (Sat sat = Sat.joined(STRIP, Entry.DiceMode.SERVER)) {
            assertThat(sat.refused(Side.B, new Request.Command("step a1 1")).reasons())
                    .containsExactly("it is for side A to give");
        }
    }

    @Test
    void whoHandedTheSeatOverCommandsNoMore() {
        try (Sat sat = Sat.joined(STRIP, Entry.DiceMode.SERVER)) {
            sat.ask(Side.A, Request.Act.HAND_OVER);
            assertThat(sat.refused(Side.A, new Request.Command("step a1 1")).reasons())
                    .containsExactly("the computer plays side A");
        }
    }

    @Test
    void aSeatDoesNotBindItselfToTheShareOfTheOther() {
        try (Sat sat = Sat.down(new Host.Terms(STRIP, Entry.DiceMode.SERVER, 0, List.of()))) {
            Request.Commit same = new Request.Commit(Sat.SHARE_A.hash());
            sat.ask(Side.A, same);
            assertThat(sat.refused(Side.B, same).reasons())
                    .containsExactly("the other seat has bound itself to the same");
        }
    }

    @Test
    void ownDiceAreAskedOfTheSideThatThrowsThem() {
        String near = STRIP.replace("at 8", "at 4");
        try (Sat sat = Sat.joined(near, Entry.DiceMode.OWN)) {
            sat.command(Side.A, "hit a2 > b1");
            Wire.DiceWanted wanted = sat.shown(Wire.SeatName.B).wanted().orElseThrow();
            assertThat(wanted.side()).isEqualTo(Side.A);
            assertThat(sat.refused(Side.B, new Request.Faces(List.of(1))).reasons())
                    .contains("side A throws these dice");
            assertThat(sat.refused(Side.A, new Request.Faces(List.of(7))).reasons())
                    .contains("found 7, expected faces from 1 to 6");
            while (sat.shown(Wire.SeatName.A).wanted().isPresent()) {
                Side thrower = sat.shown(Wire.SeatName.A).wanted().orElseThrow().side();
                sat.ask(thrower, Request.Act.THROW);
            }
            assertThat(sat.room.sitting().lines().getLast().entry()).isInstanceOf(Entry.Did.class);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"toy", "conquest", "gda"})
    void twoComputersPlayToTheEnd(String system) throws InterruptedException {
        Host.Terms terms =
                new Host.Terms(
                        Sat.battle(system, 0), Entry.DiceMode.SERVER, 0, List.of(Side.A, Side.B));
        try (Sat sat = Sat.down(terms)) {
            for (int i = 0; i < 3_000 && sat.room.sitting().phase() != Sitting.Phase.OVER; i++) {
                sat.room.await(sat.room.sitting().seq(), Duration.ofMillis(200));
            }
            assertThat(sat.room.sitting().phase()).isEqualTo(Sitting.Phase.OVER);
            Room again = sat.loadedAgain();
            assertThat(again.sitting().seq()).isEqualTo(sat.room.sitting().seq());
            assertThat(again.shown(Wire.SeatName.A, -1).text())
                    .isEqualTo(sat.shown(Wire.SeatName.A).text());
        }
    }

    @Test
    void theClockPassesAndTheOtherMayClaim() throws InterruptedException {
        Host.Terms terms = new Host.Terms(STRIP, Entry.DiceMode.SERVER, 10, List.of());
        try (Sat sat = Sat.down(terms)) {
            sat.join();
            assertThat(sat.refused(Side.B, Request.Act.CLAIM).reasons()).isNotEmpty();
            for (int i = 0; i < 40 && !sat.shown(Wire.SeatName.B).claimable(); i++) {
                sat.later(Duration.ofSeconds(11));
                sat.room.await(sat.room.sitting().seq(), Duration.ofMillis(400));
                if (sat.room.sitting().acting().equals(List.of(Side.B))) {
                    sat.command(Side.B, "end");
                }
            }
            assertThat(sat.shown(Wire.SeatName.B).claimable()).isTrue();
            sat.ask(Side.B, Request.Act.CLAIM);
            assertThat(sat.shown(Wire.SeatName.A).standing().kind())
                    .isEqualTo(Wire.StandingKind.WON);
        }
    }

    /** What the log tells must be what the rules say now, or they have changed since. */
    @Test
    void aLogThatTellsAnotherStoryIsNotPlayedOn() {
        try (Sat sat = Sat.joined(STRIP, Entry.DiceMode.SERVER)) {
            long seq = sat.room.sitting().seq();
            Entry other =
                    new Entry.Did(
                            Side.A,
                            "step a1 1",
                            List.of(),
                            Optional.empty(),
                            Entry.Hand.PERSON,
                            List.of("moved a1 3"));
            Row row =
                    new Row(
                            seq + 1,
                            Optional.empty(),
                            Log.word(other),
                            Log.write(other),
                            Instant.EPOCH);
            sat.store.append(sat.opened.match(), seq, List.of(row));
            assertThatThrownBy(sat::loadedAgain)
                    .isInstanceOf(RulesChanged.class)
                    .hasMessageContaining("step a1 1");
        }
    }
}
