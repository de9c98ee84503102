package adjutant.app.match;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.app.fair.Proof;
import adjutant.game.Side;
import java.util.ArrayList;
import java.util.List;
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

    private static List<Proof.Thrown> thrown(Sat sat) {
        return thrown(sat.room.sitting());
    }

    private static <S, C, E> List<Proof.Thrown> thrown(Sitting<S, C, E> sitting) {
        List<Proof.Thrown> thrown = new ArrayList<>();
        S before = sitting.course().match().start();
        for (var turn : sitting.course().match().log()) {
            thrown.add(new Proof.Thrown(sitting.system().round(before), turn.faces()));
            before = turn.after();
        }
        return thrown;
    }

    private static int dice(List<Proof.Thrown> thrown, int turn) {
        return thrown.get(turn).faces().size();
    }

    private static Proof.Finding check(Proof proof, List<Proof.Thrown> thrown) {
        return proof.check(thrown, Proof.Extent.RUNNING);
    }

    private static Proof with(Proof proof, List<Proof.Opened> opened, List<Proof.Cast> casts) {
        return new Proof(
                proof.match(),
                proof.ownDice(),
                proof.anchor(),
                proof.shareA(),
                proof.shareB(),
                opened,
                casts);
    }

    @ParameterizedTest
    @EnumSource(Entry.DiceMode.class)
    void everyDieOfARoundThatIsOverIsChecked(Entry.DiceMode mode) {
        try (Sat sat = played(mode)) {
            List<Proof.Thrown> thrown = thrown(sat);
            Proof.Finding finding = check(sat.room.proof(), thrown);
            assertThat(finding.complaints()).isEmpty();
            assertThat(finding.checked()).isEqualTo(dice(thrown, 0) + dice(thrown, 2)).isPositive();
            assertThat(finding.open()).isEqualTo(thrown.getLast().faces().size()).isPositive();
            sat.ask(Side.A, Request.Act.CONCEDE);
            Proof.Finding over = sat.room.proof().check(thrown, Proof.Extent.OVER);
            assertThat(over.complaints()).isEmpty();
            assertThat(over.open()).isZero();
        }
    }

    @Test
    void aDieThatWasChangedIsSeen() {
        try (Sat sat = played(Entry.DiceMode.SERVER)) {
            List<Proof.Thrown> thrown = thrown(sat);
            List<Integer> changed = new ArrayList<>(thrown.getFirst().faces());
            changed.set(0, changed.getFirst() % 6 + 1);
            thrown.set(0, new Proof.Thrown(thrown.getFirst().round(), changed));
            assertThat(check(sat.room.proof(), thrown).complaints())
                    .hasSize(1)
                    .first()
                    .asString()
                    .contains("command 1");
        }
    }

    /** What is left out, named twice or put elsewhere is no proof. */
    @Test
    void aProofThatIsNotWholeIsSeen() {
        try (Sat sat = played(Entry.DiceMode.SERVER)) {
            List<Proof.Thrown> thrown = thrown(sat);
            Proof proof = sat.room.proof();
            List<Proof.Cast> casts = proof.casts();
            Proof.Cast first = casts.getFirst();
            assertThat(check(with(proof, proof.opened(), List.of()), thrown).complaints())
                    .hasSize((int) thrown.stream().filter(each -> !each.faces().isEmpty()).count())
                    .first()
                    .asString()
                    .contains("are not in the proof");
            assertThat(check(with(proof, List.of(), casts), thrown).complaints()).isEmpty();
            assertThat(with(proof, List.of(), casts).check(thrown, Proof.Extent.OVER).complaints())
                    .hasSameSizeAs(casts)
                    .first()
                    .asString()
                    .contains("its secret is missing");
            List<Proof.Cast> twice = new ArrayList<>(casts);
            twice.add(1, first);
            assertThat(check(with(proof, proof.opened(), twice), thrown).complaints())
                    .contains("the proof names other dice of command 1 than the record")
                    .anyMatch(text -> text.contains("stand behind"));
            List<Proof.Cast> elsewhere = new ArrayList<>(casts);
            elsewhere.set(
                    0, new Proof.Cast(first.turn(), 2, first.line(), first.from(), first.count()));
            assertThat(check(with(proof, proof.opened(), elsewhere), thrown).complaints())
                    .hasSize(1)
                    .first()
                    .asString()
                    .contains("are said to be of Round 2");
        }
    }

    /** A record that ends at a secret proves what stands before it. */
    @Test
    void whatCannotBeReadYetIsOpen() {
        try (Sat sat = played(Entry.DiceMode.SERVER)) {
            List<Proof.Thrown> thrown = thrown(sat);
            Proof.Finding finding =
                    sat.room.proof().check(thrown.subList(0, 1), Proof.Extent.SEALED);
            assertThat(finding.complaints()).isEmpty();
            assertThat(finding.checked()).isEqualTo(dice(thrown, 0));
            assertThat(finding.open()).isEqualTo(dice(thrown, 2) + thrown.getLast().faces().size());
            assertThat(check(sat.room.proof(), thrown.subList(0, 1)).complaints())
                    .first()
                    .asString()
                    .contains("the record has 1");
        }
    }

    @Test
    void aSecretOfAnotherChainIsSeen() {
        try (Sat sat = played(Entry.DiceMode.SERVER)) {
            Proof proof = sat.room.proof();
            Proof other =
                    new Proof(
                            proof.match(),
                            proof.ownDice(),
                            Sat.SHARE_A.hex(),
                            proof.shareA(),
                            proof.shareB(),
                            proof.opened(),
                            proof.casts());
            assertThat(check(other, thrown(sat)).complaints())
                    .contains("the secret of Round 1 does not lead to the anchor");
        }
    }
}
