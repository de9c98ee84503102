package adjutant.app.match;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.app.fair.Proof;
import adjutant.game.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The dice of a match are worked out again from what is told of it. */
class ProofTest {
    private static final String NEAR = Sat.battle("toy", 0).replace("at 8", "at 4");

    /** A match with dice in two Rounds and a command taken back. */
    private static Sat played(Entry.DiceMode mode) {
        Sat sat = Sat.joined(NEAR, mode);
        sat.command(Side.A, "step a1 1");
        sat.ask(Side.A, Request.Act.TAKE_BACK);
        hit(sat, Side.A, "hit a2 > b1");
        sat.command(Side.A, "end");
        hit(sat, Side.B, "hit b1 > a2");
        sat.command(Side.B, "end");
        hit(sat, Side.A, "hit a2 > b1");
        return sat;
    }

    private static void hit(Sat sat, Side side, String words) {
        sat.command(side, words);
        while (sat.room.sitting().course().waiting().isPresent()) {
            var waiting = sat.room.sitting().course().waiting().orElseThrow();
            sat.ask(waiting.thrower(), Request.Act.THROW);
        }
    }

    private static List<List<Integer>> faces(Sat sat) {
        return faces(sat.room.sitting());
    }

    private static <S, C, E> List<List<Integer>> faces(Sitting<S, C, E> sitting) {
        return sitting.course().match().log().stream()
                .map(turn -> turn.faces())
                .collect(Collectors.toCollection(ArrayList::new));
    }

    @ParameterizedTest
    @EnumSource(Entry.DiceMode.class)
    void everyDieOfARoundThatIsOverIsChecked(Entry.DiceMode mode) {
        try (Sat sat = played(mode)) {
            int first = faces(sat).get(0).size() + faces(sat).get(2).size();
            Proof.Finding finding = sat.room.proof().check(faces(sat));
            assertThat(finding.complaints()).isEmpty();
            assertThat(finding.checked()).isEqualTo(first).isPositive();
            assertThat(finding.open()).isEqualTo(faces(sat).getLast().size()).isPositive();
            sat.ask(Side.A, Request.Act.CONCEDE);
            assertThat(sat.room.proof().check(faces(sat)).open()).isZero();
        }
    }

    @Test
    void aDieThatWasChangedIsSeen() {
        try (Sat sat = played(Entry.DiceMode.SERVER)) {
            List<List<Integer>> faces = faces(sat);
            List<Integer> changed = new ArrayList<>(faces.getFirst());
            changed.set(0, changed.getFirst() % 6 + 1);
            faces.set(0, changed);
            assertThat(sat.room.proof().check(faces).complaints())
                    .hasSize(1)
                    .first()
                    .asString()
                    .contains("command 1");
        }
    }

    @Test
    void aSecretOfAnotherChainIsSeen() {
        try (Sat sat = played(Entry.DiceMode.SERVER)) {
            Proof proof = sat.room.proof();
            Proof other =
                    new Proof(
                            proof.match(),
                            Sat.SHARE_A.hex(),
                            proof.shareA(),
                            proof.shareB(),
                            proof.opened(),
                            proof.casts());
            assertThat(other.check(faces(sat)).complaints())
                    .contains("the secret of Round 1 does not lead to the anchor");
        }
    }
}
