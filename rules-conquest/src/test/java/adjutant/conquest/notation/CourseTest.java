package adjutant.conquest.notation;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.conquest.battle.Array;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.CardStack;
import adjutant.conquest.battle.Course;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Stand;
import adjutant.game.Side;
import java.util.List;
import org.junit.jupiter.api.Test;

class CourseTest {
    private static final Battle BATTLE =
            Texts.battle(
                    """
                    unit a1 side A profile "Men-At-Arms" stands 3 at 36 24 facing 0
                    character c1 side A profile "Imperial Officer" with a1
                    unit a2 side A profile "Men-At-Arms" stands 3 at 20 24 facing 0
                    unit b1 side B profile "Force-Grown Drones" stands 4 at 36 24 facing 180
                    stack A c1,a2,a1
                    stack B hidden 1
                    active a1 did march
                    """);

    @Test
    void theCardsOfADestroyedRegimentAndItsCharactersGo() {
        Battle after =
                Course.after(BATTLE, new Event.Destroyed("a1", Event.Destroyed.Cause.SHATTERED));
        assertThat(after.stacks())
                .containsEntry(Side.A, new CardStack.Known(List.of("a2")))
                .containsEntry(Side.B, new CardStack.Hidden(1));
        assertThat(after.active()).isEmpty();
        assertThat(Texts.battle(BattleWriter.write(after))).isEqualTo(after);
    }

    @Test
    void theyGoAlreadyWithTheLastWound() {
        Battle after = wounded(List.of());
        assertThat(after.stacks()).containsEntry(Side.A, new CardStack.Known(List.of("a2")));
        assertThat(after.active()).isEmpty();
        assertThat(Texts.battle(BattleWriter.write(after))).isEqualTo(after);
    }

    @Test
    void theCardsOfThoseThatLiveStay() {
        Battle after = wounded(BATTLE.regiment("a1").stands());
        assertThat(after.stacks()).isEqualTo(BATTLE.stacks());
        assertThat(after.active()).isEqualTo(BATTLE.active());
    }

    private static Battle wounded(List<Stand> left) {
        Regiment regiment = BATTLE.regiment("a1");
        Array array = new Array(regiment.files(), left, regiment.pose().orElseThrow());
        return Course.after(BATTLE, new Event.Wounded("a1", "clash", 9, List.of(), array));
    }
}
