package adjutant.gda.fire;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.chance.RolledDice;
import adjutant.game.Match;
import adjutant.game.Offer;
import adjutant.game.notation.Statements;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.Unit;
import adjutant.gda.system.GeneralDArmee;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random Fire phases: every offer is allowed, and losses stay in their bounds. */
class FireWalkTest {
    private static final GeneralDArmee SYSTEM = new GeneralDArmee();

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void whatIsOfferedMayBeDone(int seed) {
        Random random = new Random(seed);
        for (int game = 0; game < 40; game++) {
            fire(begin(random), random);
        }
    }

    private static Match<Battle, Command, Event> begin(Random random) {
        List<String> lines = new ArrayList<>();
        lines.add("table 170 100");
        lines.add("round 2 phase fire initiative A");
        lines.add("terrain w woods rect 60 50 20 6 turn 20 keywords woods");
        lines.add("terrain c crest rect 30 50 30 1 turn 0 keywords crest");
        lines.add("terrain b farm rect 100 50 10 8 turn 0 keywords bua");
        for (int i = 0; i < 6; i++) {
            lines.add(unit("f" + i, "A", 16 + 24 * i, 56 + random.nextInt(6), 0, random));
            lines.add(unit("h" + i, "B", 16 + 24 * i, 46 - random.nextInt(6), 180, random));
        }
        return Match.begin(
                SYSTEM, Statements.read(String.join("\n", lines)).then(SYSTEM::setUp).orThrow());
    }

    private static String unit(String id, String side, int x, int y, int facing, Random random) {
        List<String> kinds =
                List.of(
                        "arm infantry formation line",
                        "arm infantry formation column grade veteran",
                        "arm infantry formation square casualties 9",
                        "arm infantry formation line state unformed",
                        "arm infantry formation skirmish",
                        "arm foot-artillery pounder 8 formation deployed",
                        "arm horse-artillery pounder 6 grade elite formation deployed state shelled",
                        "arm screen bases 2");
        // One screen for each brigade, and a side has one brigade here.
        int choices = id.endsWith("0") ? kinds.size() : kinds.size() - 1;
        return "unit "
                + id
                + " side "
                + side
                + " "
                + kinds.get(random.nextInt(choices))
                + " at "
                + x
                + " "
                + y
                + " facing "
                + facing;
    }

    private static void fire(Match<Battle, Command, Event> begun, Random random) {
        Match<Battle, Command, Event> match = begun;
        for (int turn = 0; turn < 40 && match.now().clock().round() == 2; turn++) {
            List<Offer> offers = SYSTEM.offers(match.now(), match.now().clock().turn());
            assertThat(offers).isNotEmpty();
            String words = offers.get(random.nextInt(offers.size())).command();
            Battle now = match.now();
            Command command =
                    Statements.read(words)
                            .then(read -> SYSTEM.command(now, read.getFirst()))
                            .orThrow();
            match =
                    switch (match.play(command, dice(random))) {
                        case Match.Attempt.Done<Battle, Command, Event>(var done) -> done;
                        case Match.Attempt.Refused<Battle, Command, Event> _,
                                Match.Attempt.Waiting<Battle, Command, Event> _ ->
                                throw new AssertionError(words);
                    };
            match.now().units().stream()
                    .filter(Unit::isPresent)
                    .forEach(unit ->
                            assertThat(unit.casualties())
                                    .as(words)
                                    .isBetween(0, Losses.cap(unit) - 1));
        }
    }

    private static RolledDice dice(Random random) {
        return new RolledDice(random.nextLong(), 0);
    }
}
