package adjutant.gda.fire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import adjutant.chance.Chance;
import adjutant.chance.Law;
import adjutant.chance.Odds;
import adjutant.chance.Outcome;
import adjutant.chance.RolledDice;
import adjutant.chance.Step;
import adjutant.chance.Thrower;
import adjutant.chance.Throwing;
import adjutant.chance.Track;
import adjutant.chance.exact.Exact;
import adjutant.game.Facts;
import adjutant.game.RuleSystem;
import adjutant.game.notation.Statements;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.Command.Intensity;
import adjutant.gda.system.GeneralDArmee;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The exact law of a volley is that of counting all faces of two dice and all Casualty Dice. */
class VolleyLawTest {
    private static final double CLOSE = 1e-12;
    private static final int[] LEAST = {4, 5, 6, 7, 8, 9, 10, 12};

    private static Battle battle(String firer, String target) {
        String text = "unit f1 side A " + firer + "\nunit h1 side B " + target + "\n";
        return Statements.read(text).then(new GeneralDArmee()::setUp).orThrow();
    }

    static Chance chance(Battle battle, Intensity intensity) {
        Shot shot =
                new Shot(
                        battle,
                        battle.unit("f1"),
                        battle.unit("h1"),
                        Shot.Occasion.FIRE,
                        intensity);
        Volley volley = Volley.of(shot);
        List<Track> tracks = new ArrayList<>(volley.tracks());
        tracks.add(Losses.track(shot.target()));
        List<Step> steps = new ArrayList<>(volley.steps());
        steps.addAll(volley.destiny());
        return new Chance(tracks, steps);
    }

    /** Casualties in halves by score, as {@code "0 2 2 ..."} from 3 and less to 12. */
    private static double[] counted(int plus, String row, int dice, int per, int cap) {
        String[] entries = row.split(" ", -1);
        double[] law = new double[cap + 1];
        for (int a = 1; a <= 6; a++) {
            for (int b = 1; b <= 6; b++) {
                int place = 0;
                while (place < LEAST.length && LEAST[place] <= a + b + plus) {
                    place++;
                }
                int halves = Integer.parseInt(entries[place]);
                for (int hits = 0; hits <= dice; hits++) {
                    double p = choose(dice, hits) / (36.0 * (1 << dice));
                    int whole = (halves / 2 + hits) / per;
                    int more = halves % 2;
                    for (int half = 0; half <= more; half++) {
                        law[Math.min(cap, whole + half)] += more == 0 ? p : p / 2;
                    }
                }
            }
        }
        return law;
    }

    private static double choose(int n, int k) {
        double c = 1;
        for (int i = 0; i < k; i++) {
            c = c * (n - i) / (i + 1);
        }
        return c;
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "Standard line | arm infantry formation line | 0 | 0 0 2 2 4 6 6 8 10 | 0 | 1",
                "Superior line | arm infantry grade veteran formation line | 0 | 0 2 2 4 6 6 8 10 12 | 0 | 1",
                "Inferior line | arm infantry grade recruit formation line | 0 | 0 0 0 2 2 4 4 6 8 | 0 | 1",
                "Large Elite | arm infantry grade elite size large formation line | 0 | 0 2 2 4 6 6 8 10 12 | 2 | 1",
                "losses | arm infantry formation line casualties 8 | -2 | 0 0 2 2 4 6 6 8 10 | 0 | 1",
                "column | arm infantry formation column | 0 | 0 0 2 2 4 6 6 8 10 | 0 | 2",
                "Unformed | arm infantry formation line state unformed | -2 | 0 0 0 2 2 4 4 6 8 | 0 | 1",
                "guns | arm foot-artillery pounder 8 formation deployed | 0 | 0 1 2 4 4 6 6 8 10 | 0 | 1",
                "Large | arm foot-artillery pounder 8 size large formation deployed | 0 | 0 1 2 4 4 6 6 8 10 | 1 | 1"
            })
    void aVolleyHasTheLawOfItsDice(
            String name, String firer, int plus, String row, int dice, int per) {
        Battle battle =
                battle(
                        firer + " at 90 60 facing 0",
                        "arm infantry formation line at 90 50 facing 180");
        Chance chance = chance(battle, Intensity.STEADY);
        Odds odds = Exact.odds(chance);
        Track track = chance.track("h1");
        Law law = odds.track("h1").states();
        double[] counted = counted(plus, row, dice, per, track.cap());
        for (int level = 0; level < track.cap(); level++) {
            assertThat(law.at(track.state(0, level)))
                    .as(name + ": " + level)
                    .isCloseTo(counted[level], within(CLOSE));
        }
        assertThat(law.at(track.state(1, track.cap())))
                .isCloseTo(counted[track.cap()], within(CLOSE));
    }

    @ParameterizedTest
    @ValueSource(strings = {"line", "square"})
    void twelveIsDestinyInOneOfThirtySix(String formation) {
        Battle battle =
                battle(
                        "arm infantry formation " + formation + " at 90 60 facing 0",
                        "arm infantry formation line at 90 57 facing 180");
        Odds odds = Exact.odds(chance(battle, Intensity.STEADY));
        assertThat(odds.track("f1 destiny").states().at(1)).isCloseTo(1 / 36.0, within(CLOSE));
        assertThat(odds.sum("destiny f1").reached()).isCloseTo(1 / 36.0, within(CLOSE));
    }

    @Test
    void twoVolleysInOneChanceAddUp() {
        Battle battle =
                Statements.read(
                                "unit f1 side A arm infantry formation line at 90 60 facing 0\n"
                                        + "unit f2 side A arm infantry grade veteran formation"
                                        + " line at 107 60 facing 0\n"
                                        + "unit h1 side B arm infantry formation line casualties 8"
                                        + " at 98 55 facing 180\n")
                        .then(new GeneralDArmee()::setUp)
                        .orThrow();
        List<Volley> volleys =
                List.of("f1", "f2").stream()
                        .map(id ->
                                Volley.of(
                                        new Shot(
                                                battle,
                                                battle.unit(id),
                                                battle.unit("h1"),
                                                Shot.Occasion.DEFENCE,
                                                Intensity.STEADY)))
                        .toList();
        List<Track> tracks =
                Stream.concat(
                                Stream.of(Losses.track(battle.unit("h1"))),
                                volleys.stream().flatMap(each -> each.tracks().stream()))
                        .distinct()
                        .toList();
        List<Step> steps = volleys.stream().flatMap(each -> each.steps().stream()).toList();
        Odds odds = Exact.odds(new Chance(tracks, steps));
        double[] first = counted(0, "0 0 2 2 4 6 6 8 10", 0, 1, 12);
        double[] second = counted(0, "0 2 2 4 6 6 8 10 12", 0, 1, 12);
        double[] sums = new double[5];
        for (int a = 0; a <= 12; a++) {
            for (int b = 0; b <= 12; b++) {
                sums[Math.min(4, a + b)] += first[a] * second[b];
            }
        }
        Law law = VolleyFacts.further(odds, battle.unit("h1"));
        for (int more = 0; more <= 4; more++) {
            assertThat(law.at(more)).as("" + more).isCloseTo(sums[more], within(CLOSE));
        }
        assertThat(VolleyFacts.dispersed(odds, battle.unit("h1")))
                .isCloseTo(sums[4], within(CLOSE));
        assertThat(odds.track("h1 test-due").states().at(1)).isGreaterThan(10 / 36.0);
    }

    @Test
    void thrownVolleysFollowTheLaw() {
        Battle battle =
                battle(
                        "arm foot-artillery pounder 8 size large formation deployed at 90 60"
                                + " facing 0",
                        "arm infantry formation column at 90 50 facing 180");
        Chance chance = chance(battle, Intensity.STEADY);
        Law law = Exact.odds(chance).track("h1").states();
        int[] seen = new int[law.size()];
        int throwsMade = 20_000;
        RolledDice dice = new RolledDice(1815, 0);
        for (int i = 0; i < throwsMade; i++) {
            Outcome outcome = ((Throwing.Done) Thrower.play(chance, dice)).outcome();
            seen[outcome.states().get(chance.index("h1"))]++;
        }
        double square = 0;
        int cells = 0;
        for (int state = 0; state < law.size(); state++) {
            double expected = throwsMade * law.at(state);
            if (expected > 5) {
                square += (seen[state] - expected) * (seen[state] - expected) / expected;
                cells++;
            }
        }
        assertThat(cells).isGreaterThan(5);
        assertThat(square).isLessThan(cells - 1 + 5 * StrictMath.sqrt(2.0 * (cells - 1)));
    }

    @Test
    void oddsAreShownAsOtherSystemsShowThem() {
        Battle battle =
                battle(
                        "arm foot-artillery pounder 8 formation deployed at 90 60 facing 0",
                        "arm infantry formation line casualties 11 at 90 50 facing 180");
        Command fire = new Command.Fire("f1", "h1", Intensity.STEADY);
        Facts.Tree odds =
                ((RuleSystem.Odds.Known) new GeneralDArmee().odds(battle, List.of(fire), Set.of()))
                        .laws();
        assertThat(odds.entries().stream().map(Facts.Entry::name))
                .containsExactly("casualties", "flags", "pDispersed");
        Facts.Tree flags = (Facts.Tree) odds.get("flags").orElseThrow();
        assertThat(flags.entries().stream().map(Facts.Entry::name))
                .containsExactly("lowAmmo", "testDue", "destiny");
        assertThat(((Facts.Decimal) flags.get("lowAmmo").orElseThrow()).value())
                .isCloseTo(1 / 36.0, within(CLOSE));
        // 4 is half a casualty, 3 in 36; 5 and more are sure: 30 in 36.
        Facts.Tree gone = (Facts.Tree) odds.get("pDispersed").orElseThrow();
        assertThat(((Facts.Decimal) gone.get("h1").orElseThrow()).value())
                .isCloseTo(31.5 / 36, within(CLOSE));
    }
}
