package adjutant.conquest.notation;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.game.notation.Script;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SampleTest {
    private static final Script SCRIPT = Texts.script(Texts.sample());
    private static final Battle BATTLE = Texts.setUp(SCRIPT).orThrow();

    @Test
    void theSampleReadsAndItsCommandIsAClash() {
        assertThat(CommandReader.read(BATTLE, SCRIPT.orders().getFirst().command()).orThrow())
                .isEqualTo(new Command.Clash("a1", Optional.of("b1"), Map.of(), Command.Tail.NONE));
    }

    @Test
    void theSampleIsWrittenInCanonicalForm() {
        String written = BattleWriter.write(BATTLE);
        assertThat(Texts.battle(written)).isEqualTo(BATTLE);
        assertThat(BattleWriter.write(Texts.battle(written))).isEqualTo(written);
        assertThat(written)
                .isEqualTo(
                        """
                        x
                        """);
    }
}
