package adjutant.gda.tables;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.game.notation.Fault;
import adjutant.game.notation.Parsed;
import adjutant.game.notation.Statements;
import adjutant.gda.battle.Battle;
import adjutant.gda.system.GeneralDArmee;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a text of a battle may not say. */
class SetupTest {
    private static List<String> faults(String text) {
        Parsed<Battle> read = Statements.read(text).then(new GeneralDArmee()::setUp);
        return read instanceof Parsed.Bad<Battle>(List<Fault> faults)
                ? faults.stream().map(Fault::expected).toList()
                : List.of();
    }

    @Test
    void aBrigadeHasOneScreen() {
        String first =
                "brigade A \"1st\"\nunit s1 side A arm screen at 20 20 facing 0 brigade \"1st\"\n";
        assertThat(faults(first + "unit s2 side A arm screen at 90 90 facing 0")).isEmpty();
        assertThat(faults(first + "unit s2 side A arm screen at 90 90 facing 0 brigade \"1st\""))
                .containsExactly("another brigade: one screen for each");
    }

    @Test
    void aScreenHasSixBasesAtMost() {
        assertThat(faults("unit s1 side A arm screen bases 6 at 20 20 facing 0")).isEmpty();
        assertThat(faults("unit s1 side A arm screen bases 7 at 20 20 facing 0"))
                .containsExactly("bases, 1 to 6");
    }

    @Test
    void onlyTheFrenchHaveBrigadesOfGunsAloneWhereThatIsPlayed() {
        String guns = "unit g1 side A arm foot-artillery at 20 20 facing 0\n";
        String french = "side A \"F\" nation french\n";
        String set = "set nationalBrigades true\n";
        assertThat(faults(guns)).isEmpty();
        assertThat(faults(set + french + guns)).isEmpty();
        assertThat(faults(set + guns)).hasSize(1);
        assertThat(faults(set + guns + "unit f1 side A arm infantry at 90 90 facing 0")).isEmpty();
    }

    @Test
    void whoWaitsInReserveHasNoPlace() {
        assertThat(faults("unit f1 side A arm infantry reserve")).isEmpty();
        assertThat(faults("unit f1 side A arm infantry at 20 20 facing 0 reserve")).isNotEmpty();
    }
}
