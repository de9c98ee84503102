package adjutant.conquest.records;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Event;
import adjutant.conquest.system.Conquest;
import adjutant.contract.Records;
import adjutant.game.Match;
import adjutant.game.MatchRecord;
import adjutant.game.Retraction;
import adjutant.game.Side;
import adjutant.game.Standing;
import adjutant.game.notation.Script;
import adjutant.game.notation.Statements;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Every record ever released is played again. {@code -Dbless=true} writes a record that is missing;
 * none that is there is ever written anew: where the rules have changed, a new one is put beside.
 */
class RecordsTest {
    private static final String FIGHT = Fight.text(Fight.FOLDER.resolve("small-fight.battle"));
    private static final Path RECORD = Fight.FOLDER.resolve("format-1/small-fight.record");

    @TestFactory
    Stream<DynamicTest> everyRecordEverReleasedAgrees() throws IOException {
        List<Path> records;
        try (Stream<Path> files = Files.walk(Fight.FOLDER)) {
            records = files.filter(file -> file.toString().endsWith(".record")).sorted().toList();
        }
        assertThat(records).isNotEmpty();
        return records.stream()
                .map(file ->
                        DynamicTest.dynamicTest(
                                Fight.FOLDER.relativize(file).toString(),
                                () -> Records.read(new Conquest(), Fight.text(file))));
    }

    @Test
    void theSmallFightIsRecordedAsItWas() throws IOException {
        String record = MatchRecord.write(Fight.played(FIGHT, Integer.MAX_VALUE));
        if (Boolean.getBoolean("bless") && Files.notExists(RECORD)) {
            Files.writeString(RECORD, record);
        }
        assertThat(record).isEqualTo(Fight.text(RECORD));
    }

    @Test
    void aStackIsSecretUntilTheRoundHasBeenPlayed() {
        Match<Battle, Command, Event> stacked = Fight.played(FIGHT, 2);
        String during = MatchRecord.write(stacked);
        assertThat(during)
                .containsPattern(
                        "do stack A hidden 3 commit [0-9a-f]{64}\nevent A stacks 3 cards\nhash ")
                .containsPattern("do stack B hidden 2 commit [0-9a-f]{64}\n")
                .doesNotContain("c1,a1,a2", "open");
        assertThat(Records.read(new Conquest(), MatchRecord.writeWithSecrets(stacked)).now())
                .isEqualTo(stacked.now());
        String after = MatchRecord.write(Fight.played(FIGHT, Integer.MAX_VALUE));
        assertThat(after)
                .containsPattern(
                        "event Round 4 begins\n(event .*\n)*open 1 [0-9a-f]{64} stack A c1")
                .containsPattern("event B gives up\nopen 21 [0-9a-f]{64} stack A a2,a1,c1\n");
        Battle end = Records.read(new Conquest(), after).now();
        assertThat(new Conquest().standing(end)).isInstanceOf(Standing.Won.class);
    }

    @Test
    void aStackIsTakenBackByItsSideOnly() {
        Match<Battle, Command, Event> stacked = Fight.played(FIGHT, 1);
        assertThat(stacked.takeBack(Side.A)).isEqualTo(new Retraction.Done<>(stacked.back(1)));
        assertThat(stacked.takeBack(Side.B))
                .isEqualTo(new Retraction.Denied<>(List.of(Retraction.Reason.OF_ANOTHER)));
    }

    @Test
    void aDrawnCardAndThrownDiceStand() {
        assertThat(Fight.played(FIGHT, 5).takeBack(Side.A))
                .isEqualTo(new Retraction.Denied<>(List.of(Retraction.Reason.SECRET_SEEN)));
        assertThat(Fight.played(FIGHT, 3).takeBack(Side.A))
                .isEqualTo(
                        new Retraction.Denied<>(
                                List.of(
                                        Retraction.Reason.OF_ANOTHER,
                                        Retraction.Reason.DICE_FELL)));
        assertThat(Fight.played(FIGHT, 4).takeBack(Side.B)).isInstanceOf(Retraction.Done.class);
        assertThat(Fight.played(FIGHT, 6).takeBack(Side.A)).isInstanceOf(Retraction.Done.class);
    }

    @Test
    void profilesThatChangedLaterDoNotChangeAMatch() {
        var changed =
                new Conquest()
                        .withTables(
                                Map.of(
                                        "hundred-kingdoms.tsv",
                                        "faction\tHundred Kingdoms\n",
                                        "the-spires.tsv",
                                        "faction\tThe Spires\n"))
                        .orThrow();
        Script record = Statements.read(Fight.text(RECORD)).then(Script::of).orThrow();
        assertThat(changed.setUp(record.setup()).faults()).isNotEmpty();
        assertThat(Records.read(changed, Fight.text(RECORD)).log()).hasSize(record.orders().size());
    }

    @Test
    void aFactionWithoutProfilesIsKeptToo() {
        String battle =
                """
                system conquest
                side A "A" faction "Nords"
                unit a1 side A as infantry medium M 5 V 2 C 2 A 4 W 4 R 3 D 2 E 0 stands 3 at 9 9 facing 0
                do pass a1
                """;
        String record = MatchRecord.write(Fight.played(battle, 1));
        assertThat(record).contains("row \"nords.tsv\" \"faction\" \"Nords\"\n");
        assertThat(Records.read(new Conquest(), record).log()).hasSize(1);
    }
}
