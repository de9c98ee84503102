package adjutant.app.match;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.app.wire.Wire;
import adjutant.game.Side;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Two matches that differ only in the order of B's stack: what A and those who watch are sent is
 * the same, byte by byte, until the first card of B that differs is drawn.
 */
class SecrecyTest {
    private static final JsonMapper JSON = JsonMapper.builder().addModule(new Jdk8Module()).build();

    /** Everything that A and a spectator are sent, line by line, in one match. */
    private static List<String> traffic(List<String> commands) throws Exception {
        List<String> sent = new ArrayList<>();
        try (Sat sat = Sat.joined(Sat.battle("conquest", 0), Entry.DiceMode.SERVER)) {
            for (String command : commands) {
                Side side = Side.valueOf(command.substring(0, 1));
                assertThat(sat.command(side, command.substring(2)))
                        .as(command)
                        .isInstanceOf(Room.Answer.Accepted.class);
                for (Wire.SeatName seat : List.of(Wire.SeatName.A, Wire.SeatName.SPECTATOR)) {
                    sent.add(JSON.writeValueAsString(sat.room.shown(seat, -1)));
                }
                sent.add(questions(sat));
            }
        }
        return sent;
    }

    /** What A may ask, of B's units too. */
    private static String questions(Sat sat) throws Exception {
        List<Object> answers = new ArrayList<>();
        for (String words :
                List.of("activate A", "activate B", "march b1 forward 1", "march a1 forward 1")) {
            answers.add(sat.questions(Side.A).ruling(words));
        }
        return answers.toString();
    }

    private static List<String> match(String stackOfB) {
        return List.of("A stack A a1,a2,a3", "B " + stackOfB, "A supremacy");
    }

    @Test
    void theOrderOfAStackIsNotSent() throws Exception {
        List<String> one = traffic(match("stack B b1,b2,b3"));
        List<String> other = traffic(match("stack B b1,b3,b2"));
        assertThat(other).isEqualTo(one);
        assertThat(one.getLast()).isNotEmpty();
        assertThat(String.join("", one)).contains("stack B hidden 3").doesNotContain("b1,b2,b3");
    }

    @Test
    void whatIsSentToItsOwnSideDiffers() {
        try (Sat sat = Sat.joined(Sat.battle("conquest", 0), Entry.DiceMode.SERVER)) {
            sat.command(Side.B, "stack B b2,b1,b3");
            assertThat(sat.shown(Wire.SeatName.B).text()).contains("stack B b2,b1,b3");
            assertThat(sat.shown(Wire.SeatName.A).text()).contains("stack B hidden 3");
            assertThat(sat.room.record()).contains("stack B hidden 3 commit");
        }
    }

    /** A Round that is over has no secrets: from the middle of it a match can be played on. */
    @Test
    void aForkOfARoundThatIsOverKnowsItsStacks() throws InterruptedException {
        List<Side> computers = List.of(Side.A, Side.B);
        String text = Sat.battle("conquest", 0);
        try (Sat sat = Sat.down(new Host.Terms(text, Entry.DiceMode.SERVER, 0, computers))) {
            while (sat.room.sitting().forkable() == 0) {
                sat.room.await(sat.room.sitting().seq(), Duration.ofSeconds(5));
            }
            long middle = sat.room.sitting().forkable() / 2;
            Wire.OpenedMatch fork = sat.host.fork(sat.room, middle).orElseThrow();
            String begun = sat.host.room(fork.match()).orElseThrow().sitting().opened().text();
            assertThat(begun).contains("stack ").doesNotContain("hidden");
        }
    }

    /** While the first Round goes on, a fork knows no more than everybody. */
    @Test
    void aForkOfARoundThatGoesOnTellsNoStack() {
        String text = Sat.battle("conquest", 0) + "stack B b2,b1,b3\n";
        try (Sat sat = Sat.joined(text, Entry.DiceMode.SERVER)) {
            Wire.OpenedMatch fork = sat.host.fork(sat.room, 0).orElseThrow();
            String begun = sat.host.room(fork.match()).orElseThrow().sitting().opened().text();
            assertThat(begun).contains("stack B hidden 3");
            assertThat(sat.host.fork(sat.room, 1)).isEmpty();
        }
    }
}
