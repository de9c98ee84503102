package adjutant.game;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.chance.DiceSource;
import adjutant.chance.RolledDice;
import adjutant.chance.ScriptedDice;
import adjutant.game.notation.Statements;
import adjutant.toy.Command;
import adjutant.toy.Event;
import adjutant.toy.Strip;
import adjutant.toy.Toy;
import java.util.List;
import org.junit.jupiter.api.Test;

class MatchTest {
    private static final String BATTLE =
            "unit a1 side A profile Pikes at 3\nunit b1 side B profile Slingers at 4\n";

    private final Toy toy = new Toy();
    private final Match<Strip, Command, Event> begun =
            Match.begin(toy, toy.setUp(Statements.read(BATTLE).orThrow()).orThrow());

    private static Match<Strip, Command, Event> done(Match.Attempt<Strip, Command, Event> attempt) {
        assertThat(attempt).isInstanceOf(Match.Attempt.Done.class);
        return ((Match.Attempt.Done<Strip, Command, Event>) attempt).match();
    }

    private static DiceSource faces(Integer... faces) {
        return new ScriptedDice(List.of(faces));
    }

    @Test
    void aCommandMakesALongerMatch() {
        var struck = done(begun.play(new Command.Hit("a1", "b1"), new RolledDice(3, 0)));
        assertThat(struck.log()).hasSize(1);
        assertThat(struck.now()).isNotEqualTo(begun.now());
        assertThat(struck.usedDice(0)).isTrue();
        assertThat(begun.log()).isEmpty();
        assertThat(begun.now()).isEqualTo(begun.start());
    }

    @Test
    void backTakesCommandsBack() {
        var ended = done(begun.play(new Command.End(), faces()));
        var twice = done(ended.play(new Command.End(), faces()));
        assertThat(twice.back(1)).isEqualTo(ended);
        assertThat(twice.back(2)).isEqualTo(begun);
        assertThat(ended.usedDice(0)).isFalse();
    }

    @Test
    void aRefusalHasEveryReasonAndChangesNothing() {
        var attempt = begun.play(new Command.Hit("b1", "b1"), faces());
        assertThat(attempt).isInstanceOf(Match.Attempt.Refused.class);
        var refused = (Match.Attempt.Refused<Strip, Command, Event>) attempt;
        assertThat(refused.ruling().findings().stream().filter(Finding::forbids))
                .extracting(finding -> finding.clause().id())
                .containsExactly("TOY-TURN-01", "TOY-HIT-01");
    }

    @Test
    void missingDiceAreAskedFor() {
        var attempt = begun.play(new Command.Hit("a1", "b1"), faces(1, 1, 1, 6, 6, 6));
        assertThat(attempt).isInstanceOf(Match.Attempt.Waiting.class);
        var waiting = (Match.Attempt.Waiting<Strip, Command, Event>) attempt;
        assertThat(waiting.next()).isEqualTo(new DiceSource.Request("save", "b1", 1, 3));
        assertThat(waiting.soFar().rolls()).hasSize(1);
        assertThat(toy.thrower(begun.now(), new Command.Hit("a1", "b1"), waiting.next()))
                .contains(Side.B);
    }

    @Test
    void facesAreThoseThrownInOrder() {
        var struck =
                done(begun.play(new Command.Hit("a1", "b1"), faces(1, 1, 6, 6, 6, 6, 1, 5, 2)));
        assertThat(struck.log().getFirst().faces()).containsExactly(1, 1, 6, 6, 6, 6, 1, 5, 2);
        assertThat(struck.log().getFirst().events())
                .containsExactly(
                        new Event.Struck("a1", "b1", 2, 1, 0, 1, adjutant.toy.Unit.Mood.STEADY));
    }
}
