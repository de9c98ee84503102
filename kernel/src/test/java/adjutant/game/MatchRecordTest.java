package adjutant.game;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.chance.RolledDice;
import adjutant.chance.ScriptedDice;
import adjutant.contract.Records;
import adjutant.game.MatchRecord.Cause;
import adjutant.game.MatchRecord.Check;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Parsed;
import adjutant.game.notation.Salt;
import adjutant.game.notation.Script;
import adjutant.game.notation.Statements;
import adjutant.toy.Command;
import adjutant.toy.Event;
import adjutant.toy.Strip;
import adjutant.toy.Toy;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MatchRecordTest {
    private static final String BATTLE =
            "unit a1 side A profile Pikes at 3\nunit b1 side B profile Slingers at 4\n";
    private static final Salt OTHER = new Salt("f".repeat(40));

    private final Toy toy = new Toy();
    private final Match<Strip, Command, Event> begun =
            Match.begin(toy, toy.setUp(Statements.read(BATTLE).orThrow()).orThrow());
    private final Match<Strip, Command, Event> vowed =
            sealed(
                    sealed(begun, new Command.Vow(Side.A, "a1"), Records.SALT),
                    new Command.Vow(Side.B, "b1"),
                    OTHER);

    private static Match<Strip, Command, Event> longer(
            Match.Attempt<Strip, Command, Event> attempt) {
        assertThat(attempt).isInstanceOf(Match.Attempt.Done.class);
        return ((Match.Attempt.Done<Strip, Command, Event>) attempt).match();
    }

    private static Match<Strip, Command, Event> sealed(
            Match<Strip, Command, Event> match, Command command, Salt salt) {
        return longer(match.play(command, new ScriptedDice(List.of()), salt));
    }

    private static Match<Strip, Command, Event> plain(
            Match<Strip, Command, Event> match, Command command) {
        return longer(match.play(command, new RolledDice(4, match.log().size())));
    }

    private Parsed<Check<Strip, Command, Event>> read(
            RuleSystem<Strip, Command, Event> system, String record) {
        return MatchRecord.check(system, Statements.read(record).then(Script::of).orThrow());
    }

    private Check<Strip, Command, Event> check(String record) {
        return read(toy, record).orThrow();
    }

    private static String line(String record, String beginning) {
        return record.lines().filter(line -> line.startsWith(beginning)).findFirst().orElseThrow();
    }

    @Test
    void aRecordBeginsWithItsFormatItsVersionItsProfilesAndEveryReading() {
        assertThat(MatchRecord.write(begun).lines().limit(6))
                .containsExactly(
                        "system toy",
                        "format 1",
                        "version 1",
                        "row \"units.tsv\" \"Pikes\" \"6\" \"3\" \"3\" \"4\" \"8\" \"Hedge\"",
                        "row \"units.tsv\" \"Slingers\" \"4\" \"3\" \"1\" \"3\" \"5\" \"\"",
                        "set rounds 6");
        assertThat(MatchRecord.write(begun)).containsPattern("hash [0-9a-f]{64}\n$");
    }

    @Test
    void profilesThatChangedLaterDoNotChangeAMatch() {
        var struck = plain(begun, new Command.Hit("a1", "b1"));
        String record = MatchRecord.write(struck);
        var weaker = toy.withTables(Map.of("units.tsv", "Pikes\t1\t1\t1\t1\t1\t\n")).orThrow();
        assertThat(read(weaker, record).orThrow())
                .isInstanceOfSatisfying(
                        Check.Agrees.class,
                        agrees -> assertThat(agrees.match().now()).isEqualTo(struck.now()));
    }

    @Test
    void aSecretStandsAsASealAndIsOpenedAtTheEndOfTheRound() {
        String during = MatchRecord.write(vowed);
        assertThat(line(during, "do vow A")).matches("do vow A hidden commit [0-9a-f]{64}");
        assertThat(during).contains("event A vows\n").doesNotContain("A vows a1", "open");
        var ended = plain(plain(vowed, new Command.End()), new Command.End());
        String after = MatchRecord.write(ended);
        assertThat(after)
                .contains(
                        "event turn A round 2\nopen 1 "
                                + Records.SALT.hex()
                                + " vow A a1\nopen 2 "
                                + OTHER.hex()
                                + " vow B b1\nhash ");
        assertThat(check(after))
                .isInstanceOfSatisfying(
                        Check.Agrees.class,
                        agrees -> assertThat(agrees.match().log()).isEqualTo(ended.log()));
    }

    @Test
    void aSecretThatIsNotOpenedYetIsCheckedUpToThere() {
        var later = plain(vowed, new Command.Step("a1", -1));
        String record = MatchRecord.write(later);
        assertThat(check(record))
                .isInstanceOfSatisfying(
                        Check.CutShort.class,
                        cut -> {
                            assertThat(cut.match().log()).isEmpty();
                            assertThat(cut.line()).isEqualTo(13);
                        });
        assertThat(check(record.replace("stepped a1 to 2", "stepped a1 to 1")))
                .isInstanceOfSatisfying(
                        Check.Differs.class,
                        differs -> assertThat(differs.cause()).isEqualTo(Cause.ALTERED));
        assertThat(Records.read(toy, MatchRecord.writeWithSecrets(later)).log())
                .isEqualTo(later.log());
    }

    @Test
    void anotherOpeningThanTheSealedOneIsFound() {
        String record = MatchRecord.writeWithSecrets(vowed);
        for (String wrong :
                List.of(
                        record.replace("vow A a1", "vow A b1"),
                        record.replace(OTHER.hex(), Records.SALT.hex()),
                        record.replace("open 1", "open 2"),
                        record + "open 3 " + OTHER.hex() + " vow A a1\n")) {
            assertThat(check(wrong)).as(wrong).isNotInstanceOf(Check.Agrees.class);
        }
        assertThat(check(record.replace("vow A a1", "vow A b1")))
                .isInstanceOfSatisfying(
                        Check.Differs.class,
                        differs -> {
                            assertThat(differs.recorded()).startsWith("open 1");
                            assertThat(differs.cause()).isEqualTo(Cause.ALTERED);
                        });
    }

    @Test
    void withoutASaltASecretCommandIsWrittenAsItIs() {
        var open = plain(begun, new Command.Vow(Side.A, "a1"));
        assertThat(MatchRecord.write(open)).contains("do vow A a1\nevent A vows a1\n");
        assertThat(sealed(begun, new Command.End(), OTHER).log().getFirst().salt()).isEmpty();
    }

    @Test
    void anAlteredHeadIsSeenBeforeAnythingIsPlayed() {
        String record = MatchRecord.write(plain(begun, new Command.End()));
        assertThat(check(record.replace("at 3", "at 2")))
                .isInstanceOfSatisfying(
                        Check.Differs.class,
                        differs -> {
                            assertThat(differs.index()).isZero();
                            assertThat(differs.line()).isEqualTo(12);
                            assertThat(differs.cause()).isEqualTo(Cause.ALTERED);
                        });
    }

    @Test
    void anAlteredEventIsShownBesideWhatTheRulesSay() {
        String record = MatchRecord.write(plain(begun, new Command.End()));
        assertThat(check(record.replace("event turn B", "event turn A")))
                .isEqualTo(
                        new Check.Differs<>(
                                0,
                                14,
                                "event turn A round 1",
                                "event turn B round 1",
                                Cause.ALTERED));
    }

    /** What another version of the rules would have recorded: its links hold. */
    private String recordedBy(String version, List<String> turn) {
        List<String> head =
                MatchRecord.write(begun)
                        .replace("version 1", "version " + version)
                        .lines()
                        .filter(line -> !line.startsWith("hash"))
                        .toList();
        String link = Digest.link("", head);
        return String.join("\n", head)
                + "\nhash "
                + link
                + "\n"
                + String.join("\n", turn)
                + "\nhash "
                + Digest.link(link, turn);
    }

    @Test
    void aDifferenceOfASoundTextSaysWhetherTheRulesChanged() {
        List<String> turn = List.of("do end", "event turn B round 7");
        assertThat(check(recordedBy("0", turn)))
                .isEqualTo(
                        new Check.Differs<>(
                                0,
                                14,
                                "event turn B round 7",
                                "event turn B round 1",
                                Cause.RULES_CHANGED));
        assertThat(check(recordedBy("1", turn)))
                .isInstanceOfSatisfying(
                        Check.Differs.class,
                        differs -> assertThat(differs.cause()).isEqualTo(Cause.SAME_VERSION));
        assertThat(check(recordedBy("0", List.of("do end", "event turn B round 1"))))
                .isInstanceOf(Check.Agrees.class);
    }

    @Test
    void aCommandThatIsRefusedOrUnknownNowSaysWhy() {
        assertThat(check(recordedBy("0", List.of("do rally a1", "faces 1"))))
                .isEqualTo(
                        new Check.Differs<>(
                                0,
                                13,
                                "do rally a1",
                                "TOY-RALLY-01: a1 is steady",
                                Cause.RULES_CHANGED));
        assertThat(check(recordedBy("0", List.of("do hit a1 > b1"))))
                .isInstanceOfSatisfying(
                        Check.Differs.class,
                        differs ->
                                assertThat(differs.now()).isEqualTo("dice are missing: 6 for hit"));
        assertThat(check(recordedBy("0", List.of("do fly a1"))))
                .isInstanceOfSatisfying(
                        Check.Differs.class,
                        differs -> assertThat(differs.now()).contains("found \"fly\""));
    }

    @Test
    void aBattleFileIsNoRecord() {
        assertThat(read(toy, "system toy\n" + BATTLE + "do end\n").faults())
                .extracting(Fault::line)
                .containsExactly(1, 1, 1, 4);
        String other = MatchRecord.write(begun).replace("format 1", "format 2");
        assertThat(read(toy, other).faults()).extracting(Fault::line).containsExactly(2);
    }

    @Test
    void aLongMatchIsALegalText() {
        Match<Strip, Command, Event> match = begun;
        for (int i = 0; i < 12; i++) {
            match = plain(match, new Command.End());
        }
        StringBuilder text = new StringBuilder(MatchRecord.write(match));
        text.append("event x\n".repeat(Statements.MAX_STATEMENTS));
        byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
        assertThat(Statements.read(bytes).faults()).isEmpty();
        text.append(("event " + "x".repeat(190) + "\n").repeat(6_000));
        assertThat(text.length()).isGreaterThan(Statements.MAX_BYTES);
        bytes = text.toString().getBytes(StandardCharsets.UTF_8);
        assertThat(Statements.read(bytes).faults()).isEmpty();
    }

    @Test
    void theLastCommandIsTakenBackByTheSideThatGaveIt() {
        var stepped = plain(vowed, new Command.Step("a1", -1));
        assertThat(stepped.takeBack(Side.A)).isEqualTo(new Retraction.Done<>(vowed));
        assertThat(stepped.takeBack(Side.B))
                .isEqualTo(new Retraction.Denied<>(List.of(Retraction.Reason.OF_ANOTHER)));
        assertThat(begun.takeBack(Side.A))
                .isEqualTo(new Retraction.Denied<>(List.of(Retraction.Reason.NOTHING_DONE)));
        assertThat(vowed.takeBack(Side.B)).isEqualTo(new Retraction.Done<>(vowed.back(1)));
    }

    @Test
    void whatDiceOrSecretsWereSeenForStands() {
        var struck = plain(begun, new Command.Hit("a1", "b1"));
        assertThat(struck.takeBack(Side.A))
                .isEqualTo(new Retraction.Denied<>(List.of(Retraction.Reason.DICE_FELL)));
        var round = plain(plain(vowed, new Command.End()), new Command.End());
        assertThat(round.takeBack(Side.A))
                .isEqualTo(
                        new Retraction.Denied<>(
                                List.of(
                                        Retraction.Reason.OF_ANOTHER,
                                        Retraction.Reason.SECRET_SEEN)));
        assertThat(Retraction.Reason.SECRET_SEEN.text()).isNotBlank();
    }

    @Test
    void whatIsShownIsTheSituationNow() {
        var stepped = plain(begun, new Command.Step("a1", -1));
        assertThat(stepped.shown(new Viewer.Umpire()))
                .isEqualTo(toy.view(stepped.now(), new Viewer.Umpire()));
    }
}
