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
                        set volleyCountsModels false
                        scenario bottleneck
                        round 3
                        score A 4 B 2
                        side A "My army" faction "Hundred Kingdoms" edge bottom
                        side B "Spires" faction "The Spires" edge top
                        unit a1 side A profile "Men-At-Arms" stands 6 files 3 at 36 24 facing 0
                        unit b1 side B profile "Force-Grown Drones" stands 4 at 36 24 facing 180
                        unit a2 side A as infantry medium M 5 V 2 C 2 A 4 W 4 R 3 D 2 E 0 barrage 1 range 18 \
                        scope model barrage-rules "Armor Piercing 1" rules "Shield, Cleave 1" \
                        command leader,standard stands 3 at 20 30 facing 15
                        character c1 side A profile "Imperial Officer" with a2 damage 2 warlord warband 1
                        unit a3 side A profile "Household Knights" stands 3 reserve
                        unit a4 side A profile "Men-At-Arms" stands 3 in t3
                        terrain t1 forest size 3 rect 30 20 6 4 keywords hindering,obscuring
                        terrain t2 hill size 2 polygon 10 10 14 10 14 15 keywords elevated,obstructing
                        terrain t3 building size 3 rect 50 20 6 4 keywords garrison capacity 4 defense 2
                        marker m1 side neutral at 36 24 wounds 3
                        spell "Example Bolt" range 12 difficulty 3 hits 4 armor-piercing 1
                        stack B hidden 3
                        """);
    }
}
