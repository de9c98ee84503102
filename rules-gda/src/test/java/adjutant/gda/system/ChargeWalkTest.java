package adjutant.gda.system;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.chance.Lots;
import adjutant.chance.Odds;
import adjutant.chance.RolledDice;
import adjutant.chance.exact.Exact;
import adjutant.game.Match;
import adjutant.game.Offer;
import adjutant.game.Ruling;
import adjutant.game.Side;
import adjutant.game.notation.Statements;
import adjutant.gda.battle.Attack;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Clock;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.Phase;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Charge and Melee phases played by lot: somebody may always speak, and nothing is left open. */
class ChargeWalkTest {
    private static final GeneralDArmee SYSTEM = new GeneralDArmee();
    private static final int GAMES = 60;
    private static final int MOST = 80;

    private static final String SITUATION =
            """
            round 1 phase charge initiative A
            brigade A "foot" tasks infantry-assault general with f2
            brigade A "horse" general with k1
            brigade B "foot of B" tasks infantry-assault general with h2
            brigade B "horse of B" general with l1
            unit f1 side A arm infantry grade veteran formation column brigade "foot" at 60 70 facing 0
            unit f2 side A arm infantry formation column brigade "foot" at 71 70 facing 0
            unit f3 side A arm infantry formation line brigade "foot" at 65 78 facing 0
            unit f4 side A arm infantry grade recruit size large formation line brigade "foot" at 100 66 facing 0
            unit g1 side A arm foot-artillery pounder 8 formation deployed brigade "foot" at 84 66 facing 0
            unit s1 side A arm screen bases 4 brigade "foot" at 65 64 facing 0
            unit k1 side A arm cavalry kind heavy grade veteran formation line brigade "horse" at 130 72 facing 0
            unit k2 side A arm cavalry kind lancer size small formation column brigade "horse" at 130 80 facing 0
            unit k3 side A arm cavalry kind light formation line brigade "horse" at 150 72 facing 350
            unit h1 side B arm infantry formation line brigade "foot of B" traits british at 62 54 facing 180
            unit h2 side B arm infantry grade elite formation column brigade "foot of B" at 82 52 facing 180
            unit h3 side B arm infantry formation line brigade "foot of B" at 64 46 facing 180
            unit h4 side B arm infantry size small formation square brigade "foot of B" at 100 50 facing 180
            unit h5 side B arm infantry formation line brigade "foot of B" state garrison:t1
            unit q1 side B arm foot-artillery pounder 6 formation deployed brigade "foot of B" at 112 50 facing 180
            unit t2 side B arm screen bases 4 brigade "foot of B" at 70 59 facing 180
            unit l1 side B arm cavalry kind light formation line brigade "horse of B" at 134 44 facing 180
            unit l2 side B arm cavalry kind cossack formation skirmish brigade "horse of B" at 155 50 facing 180
            unit l3 side B arm cavalry kind campaign formation line brigade "horse of B" at 40 52 facing 130
            terrain t1 village rect 45 60 10 8 turn 0 keywords bua
            """;

    private final Map<String, Integer> played = new HashMap<>();

    private static Battle start() {
        return Statements.read(SITUATION).then(SYSTEM::setUp).orThrow();
    }

    @Test
    void phasesEndByThemselvesAndLeaveNothingOpen() {
        for (int game = 0; game < GAMES; game++) {
            RolledDice dice = new RolledDice(11, game);
            Lots lots = new Lots(11, game);
            Battle charged = play(start(), Phase.CHARGE, dice, lots);
            assertThat(charged.attacks()).allMatch(Attack::isMelee);
            assertThat(charged.choices()).isEmpty();
            Battle melee = charged.at(Clock.begin(1, Phase.MELEE, charged.clock().initiative()));
            if (!melee.attacks().isEmpty()) {
                Battle fought = play(melee, Phase.MELEE, dice, lots);
                assertThat(fought.attacks()).isEmpty();
                assertThat(fought.clock().round()).isEqualTo(2);
            }
        }
        assertThat(played.keySet())
                .contains(
                        "Charge",
                        "Declared",
                        "React",
                        "Opportunity",
                        "Back",
                        "Reacted",
                        "Resolve",
                        "Choose",
                        "Melee");
    }

    private Battle play(Battle from, Phase phase, RolledDice dice, Lots lots) {
        Match<Battle, Command, Event> match = Match.begin(SYSTEM, from);
        for (int i = 0; i < MOST; i++) {
            Battle now = match.now();
            if (now.clock().phase() != phase) {
                return now;
            }
            List<Offer> offers = new ArrayList<>();
            for (Side side : Side.values()) {
                offers.addAll(SYSTEM.offers(now, side));
            }
            assertThat(offers).as(SYSTEM.write(now)).isNotEmpty();
            Command command = drawn(now, offers, lots);
            played.merge(command.getClass().getSimpleName(), 1, Integer::sum);
            odds(now, command, i);
            match =
                    switch (match.play(command, dice)) {
                        case Match.Attempt.Done<Battle, Command, Event>(var done) -> done;
                        case Match.Attempt.Refused<Battle, Command, Event>(var ruling) ->
                                throw new AssertionError(ruling);
                        case Match.Attempt.Waiting<Battle, Command, Event> waiting ->
                                throw new AssertionError(waiting);
                    };
            String written = SYSTEM.write(match.now());
            var parsed = Statements.read(body(written)).then(SYSTEM::setUp);
            assertThat(parsed)
                    .as(command + "\n" + SYSTEM.write(now) + "\n" + match.log().getLast().events())
                    .isInstanceOf(adjutant.game.notation.Parsed.Good.class);
            Battle read = parsed.orThrow();
            assertThat(SYSTEM.write(read)).isEqualTo(written);
        }
        throw new AssertionError("no end: " + SYSTEM.write(match.now()));
    }

    /** The text without its first line, which names the system. */
    private static String body(String written) {
        return written.startsWith("system")
                ? written.substring(written.indexOf('\n') + 1)
                : written;
    }

    private static Command drawn(Battle now, List<Offer> offers, Lots lots) {
        List<Offer> chosen = new ArrayList<>(offers);
        boolean mostly = lots.below(4) > 0;
        if (mostly && offers.size() > 1) {
            chosen.removeIf(offer ->
                    offer.command().startsWith("declared")
                            || offer.command().startsWith("reacted"));
        }
        String words = chosen.get(lots.below(chosen.size())).drawn(lots);
        return Statements.read(words).then(read -> SYSTEM.command(now, read.getFirst())).orThrow();
    }

    /** The odds of what is offered can be told, and are chances. */
    private static void odds(Battle now, Command command, int step) {
        if (step % 3 != 0 && !(command instanceof Command.Resolve)) {
            return;
        }
        var procedure = Rules.of(now, command);
        if (procedure.ruling() instanceof Ruling.Allowed allowed) {
            Odds odds = Exact.odds(allowed.chance());
            procedure.odds(odds);
        }
    }
}
