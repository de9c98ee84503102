package adjutant.gda.charge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import adjutant.chance.Chance;
import adjutant.chance.Odds;
import adjutant.chance.Outcome;
import adjutant.chance.RolledDice;
import adjutant.chance.Thrower;
import adjutant.chance.Throwing;
import adjutant.chance.Track;
import adjutant.chance.exact.Exact;
import adjutant.game.Facts;
import adjutant.game.notation.Statements;
import adjutant.gda.battle.Battle;
import adjutant.gda.system.GeneralDArmee;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The exact law of a Charge is that of counting faces, and that of throwing dice. */
class ChargeLawTest {
    private static final double CLOSE = 1e-12;
    private static final int THROWS = 20_000;
    private static final String FIRED = "unit h1 side B arm infantry formation line state fired";

    private static Battle battle(String text) {
        return Statements.read(text.replace(" / ", "\n"))
                .then(new GeneralDArmee()::setUp)
                .orThrow();
    }

    private static ChargeDice dice(String text) {
        Battle battle = battle(text);
        return ChargeDice.of(battle, battle.attacks().getFirst());
    }

    /** The chance of each total of two dice whose lower one is thrown again where it is low. */
    private static Map<Integer, Double> hand(String retakes) {
        Map<Integer, Double> law = new TreeMap<>();
        for (int a = 1; a <= 6; a++) {
            for (int b = 1; b <= 6; b++) {
                again(a, b, retakes, 1 / 36.0, law);
            }
        }
        return law;
    }

    /** One letter for each support: {@code s} in full, {@code r} for one less. */
    private static void again(int a, int b, String retakes, double p, Map<Integer, Double> law) {
        if (retakes.isEmpty()) {
            law.merge(a + b, p, Double::sum);
            return;
        }
        int less = retakes.charAt(0) == 'r' ? 1 : 0;
        int low = Math.min(a, b);
        int high = Math.max(a, b);
        String rest = retakes.substring(1);
        if (low > 3 - less) {
            again(low, high, rest, p, law);
            return;
        }
        for (int face = 1; face <= 6; face++) {
            again(Math.max(1, face - less), high, rest, p / 6, law);
        }
    }

    @ParameterizedTest(name = "supports \"{0}\" against \"{1}\"")
    @CsvSource({"'',''", "s,''", "'',s", "ss,r", "rs,s", "r,rr"})
    void aChargeHasTheLawOfItsDice(String own, String other) {
        StringBuilder text =
                new StringBuilder(
                        "unit f1 side A arm infantry grade veteran formation line at 90 60 facing 0"
                                + " / "
                                + FIRED
                                + " at 90 55 facing 180");
        String supports = supports(text, "f", "A", own, 68, 0);
        String backing = supports(text, "g", "B", other, 47, 180);
        text.append(" / attack f1 > h1");
        text.append(supports.isEmpty() ? "" : " supports " + supports);
        text.append(backing.isEmpty() ? "" : " backing " + backing);
        text.append(" stage met distance 20");
        ChargeDice dice = dice(text.toString());
        Odds.SumLaw law = Exact.odds(dice.chance()).sum(dice.roll());
        Map<Integer, Double> counted = new TreeMap<>();
        hand(own)
                .forEach((a, p) ->
                        hand(other)
                                .forEach((b, q) -> counted.merge(a - b + 1, p * q, Double::sum)));
        assertThat(law.reached()).isCloseTo(1, within(CLOSE));
        counted.forEach((difference, p) ->
                assertThat(law.at(difference))
                        .as("difference " + difference)
                        .isCloseTo(p, within(CLOSE)));
    }

    /** Supports that stand ready, all named as they come; the rules ask where only to name them. */
    private static String supports(
            StringBuilder text, String prefix, String side, String kinds, int y, int facing) {
        StringBuilder ids = new StringBuilder();
        for (int i = 0; i < kinds.length(); i++) {
            String id = prefix + (i + 2);
            text.append(" / unit ").append(id).append(" side ").append(side);
            text.append(" arm infantry formation line grade ");
            text.append(kinds.charAt(i) == 'r' ? "recruit" : "line");
            text.append(" state fired at 90 ").append(y + (facing == 0 ? 6 * i : -6 * i));
            text.append(" facing ").append(facing);
            ids.append(ids.isEmpty() ? "" : ",").append(id);
        }
        return ids.toString();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "line on line | unit f1 side A arm infantry formation line at 90 60 facing 0 / unit h1 side B arm infantry grade veteran formation line at 90 55 facing 180",
                "worn column on two lines | unit f1 side A arm infantry formation column casualties 7 at 90 60 facing 0 / unit h1 side B arm infantry formation line at 90 55 facing 180 / unit h2 side B arm infantry grade elite formation line at 106 55 facing 180",
                "column on guns | unit f1 side A arm infantry formation column at 90 60 facing 0 / unit h1 side B arm foot-artillery pounder 9 formation deployed at 90 55 facing 180",
                "horse on line | unit f1 side A arm cavalry kind heavy formation line at 90 60 facing 0 / unit h1 side B arm infantry formation line at 90 55 facing 180",
                "horse on square | unit f1 side A arm cavalry kind lancer formation line at 90 60 facing 0 / unit h1 side B arm infantry formation square at 90 55 facing 180",
                "horse on horse | unit f1 side A arm cavalry kind light formation line general yes at 90 60 facing 0 / unit h1 side B arm cavalry kind heavy formation line at 90 55 facing 180"
            })
    void oddsAreThoseOfThrownDice(String name, String units) {
        boolean backed = units.contains("unit h2");
        ChargeDice dice =
                dice(
                        units
                                + " / attack f1 > h1"
                                + (backed ? " backing h2" : "")
                                + " stage met distance 20");
        Chance chance = dice.chance();
        Facts.Tree told = ChargeOdds.of(dice, Exact.odds(chance));
        Map<String, Integer> outcomes = new TreeMap<>();
        int gone = 0;
        int[] lost = new int[20];
        RolledDice source = new RolledDice(7, 1);
        for (int i = 0; i < THROWS; i++) {
            Outcome outcome = ((Throwing.Done) Thrower.play(chance, source)).outcome();
            Verdict verdict = Consequences.verdict(dice, outcome);
            outcomes.merge(verdict.word(), 1, Integer::sum);
            Track track = chance.track("h1");
            int state = outcome.states().get(chance.index("h1"));
            lost[Math.max(0, track.levelOf(state) - track.startLevel())]++;
            gone += track.isLast(state) || verdict == Verdict.RIDDEN_DOWN ? 1 : 0;
        }
        double sum = 0;
        for (Facts.Entry entry : tree(told, "outcomes").entries()) {
            double p = ((Facts.Decimal) entry.value()).value();
            sum += p;
            near(name + " " + entry.name(), outcomes.getOrDefault(entry.name(), 0), p);
        }
        assertThat(sum).isCloseTo(1, within(1e-9));
        assertThat(tree(told, "outcomes").entries().stream().map(Facts.Entry::name))
                .containsAll(outcomes.keySet());
        Facts law = tree(told, "casualties").get("h1").orElseThrow();
        for (int i = 0; i < 8; i++) {
            near(name + " lost " + i, lost[i], ((Facts.Chances) law).value().at(i));
        }
        Facts dispersed = tree(told, "pDispersed").get("h1").orElseThrow();
        near(name + " dispersed", gone, ((Facts.Decimal) dispersed).value());
    }

    private static Facts.Tree tree(Facts.Tree facts, String name) {
        return (Facts.Tree) facts.get(name).orElseThrow();
    }

    /** Within five standard deviations. */
    private static void near(String what, int count, double p) {
        double deviation = StrictMath.sqrt(THROWS * Math.max(0, p * (1 - p)));
        assertThat((double) count)
                .as(what + ": " + p)
                .isCloseTo(THROWS * p, within(5 * deviation + 1e-6));
    }
}
