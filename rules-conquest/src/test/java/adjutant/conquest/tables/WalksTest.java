package adjutant.conquest.tables;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.chance.RolledDice;
import adjutant.conquest.battle.Activation;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Regiment;
import adjutant.game.Facts;
import adjutant.game.Finding;
import adjutant.game.Match;
import adjutant.game.Offer;
import adjutant.game.Ruling;
import adjutant.game.Side;
import adjutant.game.notation.Statements;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What holds in random situations and along random walks. */
class WalksTest {
    private static final long SEED = 20_250_917;
    private static final int SITUATIONS = 200;
    private static final int WALKS = 2_000;
    private static final int STEPS = 6;
    private static final List<String> TRIED =
            List.of(
                    "clash a1",
                    "clash a1 > b1",
                    "clash a1 > b1 using blessed",
                    "clash a1 > b1 against blessed",
                    "clash a1 > b1 stand 0.0 > b1",
                    "clash b1",
                    "clash b1 > a1 casualties right no-reroll",
                    "combat-rally a1",
                    "combat-reform a1 files 1",
                    "combat-reform a1 files 3",
                    "combat-reform b1 files 9",
                    "combat-reform b1 files 2 at 36 24 facing 10",
                    "inspire a1",
                    "inspire b1",
                    "withdraw a1",
                    "withdraw b1 march forward 4",
                    "withdraw a1 march left 2",
                    "pass a1",
                    "activate b1",
                    "end a1",
                    "end b1 > a1");

    private static Stream<Situation> situations() {
        SplittableRandom random = new SplittableRandom(SEED);
        return Stream.generate(() -> Situation.random(random)).limit(SITUATIONS);
    }

    @Test
    void whateverIsOfferedIsAllowed() {
        situations()
                .forEach(situation -> {
                    Battle battle = situation.battle();
                    for (Side side : Side.values()) {
                        for (Offer offer : Played.SYSTEM.offers(battle, side)) {
                            for (String words : Played.chosen(offer)) {
                                Command command = Played.command(battle, words);
                                assertThat(Played.SYSTEM.rule(battle, command))
                                        .as("%s in %s", words, situation)
                                        .isInstanceOf(Ruling.Allowed.class);
                                if (command instanceof Command.OfUnit own) {
                                    assertThat(battle.ofCard(own.unit()).orElseThrow().side())
                                            .isEqualTo(side);
                                }
                            }
                        }
                    }
                });
    }

    @Test
    void whateverIsRefusedChangesNothing() {
        situations().forEach(WalksTest::refusedLeavesAlone);
    }

    private static void refusedLeavesAlone(Situation situation) {
        Battle battle = situation.battle();
        String written = Played.SYSTEM.write(battle);
        Match<Battle, Command, Event> match = Match.begin(Played.SYSTEM, battle);
        List<String> offered =
                Stream.of(Side.values())
                        .flatMap(side -> Played.SYSTEM.offers(battle, side).stream())
                        .map(Offer::command)
                        .toList();
        for (String words : TRIED) {
            Command command = Played.command(battle, words);
            Match.Attempt<Battle, Command, Event> attempt =
                    match.play(command, new RolledDice(SEED, words.hashCode()));
            if (attempt
                    instanceof
                    Match.Attempt.Refused<Battle, Command, Event>(Ruling.Refused refused)) {
                assertThat(refused.findings()).anyMatch(Finding::forbids);
                assertThat(offered).doesNotContain(Played.SYSTEM.writeCommand(battle, command));
            }
            assertThat(Played.SYSTEM.write(battle)).isEqualTo(written);
        }
    }

    @Test
    void diceNotesAddUpToTheDice() {
        situations().forEach(WalksTest::diceAddUp);
    }

    private static void diceAddUp(Situation situation) {
        Battle battle = situation.battle();
        Ruling ruling = Played.SYSTEM.rule(battle, Played.command(battle, "clash a1 > b1"));
        if (ruling.facts().get("pools").orElse(Facts.items(List.of()))
                instanceof Facts.Items(List<Facts> pools)) {
            for (Facts pool : pools) {
                int dice = Integer.parseInt(Look.at(pool, List.of("dice")));
                assertThat(sumOfDiceNotes(ruling, Look.at(pool, List.of("target"))))
                        .as("dice in %s", situation)
                        .isEqualTo(dice);
            }
        }
    }

    private static int sumOfDiceNotes(Ruling ruling, String target) {
        Pattern note = Pattern.compile(Pattern.quote(target) + ": (-?[0-9]+) dice, .*");
        return ruling.findings().stream()
                .map(finding -> note.matcher(finding.text()))
                .filter(Matcher::matches)
                .mapToInt(told -> Integer.parseInt(told.group(1)))
                .sum();
    }

    @Test
    void aMirroredTableGivesTheMirroredRuling() {
        situations().forEach(WalksTest::mirrors);
    }

    private static void mirrors(Situation situation) {
        Battle battle = situation.battle();
        Battle other = situation.mirrored().battle();
        for (String words : TRIED) {
            if (words.contains(" at ")) {
                continue;
            }
            Command command = Played.command(battle, words);
            Ruling here = Played.SYSTEM.rule(battle, command);
            Ruling there = Played.SYSTEM.rule(other, Played.command(other, words));
            assertThat(there.facts()).as("%s in %s", words, situation).isEqualTo(here.facts());
            assertThat(reasons(there)).as("%s in %s", words, situation).isEqualTo(reasons(here));
            assertThat(result(other, command))
                    .as("%s in %s", words, situation)
                    .isEqualTo(result(battle, command));
        }
    }

    private static List<String> reasons(Ruling ruling) {
        return ruling.findings().stream()
                .map(finding -> finding.clause().id() + " " + finding.holds())
                .toList();
    }

    private static Facts.Tree result(Battle battle, Command command) {
        Match<Battle, Command, Event> match = Match.begin(Played.SYSTEM, battle);
        return switch (match.play(command, new RolledDice(SEED, 7))) {
            case Match.Attempt.Done<Battle, Command, Event> done ->
                    Played.SYSTEM.result(
                            battle,
                            command,
                            done.turn().ruling(),
                            done.turn().outcome(),
                            done.turn().after());
            default -> Facts.Tree.EMPTY;
        };
    }

    @Test
    void walksLoseNoStandAndBreakNoRule() {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int game = 0; game < WALKS; game++) {
            Situation situation = Situation.random(random);
            try {
                walk(situation.battle(), random, game);
            } catch (AssertionError | RuntimeException e) {
                throw new AssertionError(
                        "walk " + game + " of seed " + SEED + " in " + situation, e);
            }
        }
    }

    private static void walk(Battle start, SplittableRandom random, int game) {
        Match<Battle, Command, Event> match = Match.begin(Played.SYSTEM, start);
        RolledDice dice = new RolledDice(SEED, game);
        for (int step = 0; step < STEPS; step++) {
            Battle now = match.now();
            Command command = Played.command(now, words(now, random));
            match = stepped(match, command, dice);
        }
        String written = Played.SYSTEM.write(match.now());
        assertThat(Statements.read(written).then(Played.SYSTEM::setUp).orThrow())
                .as(written)
                .isEqualTo(match.now());
    }

    /** Some command, allowed or not, of the Regiment that is active or of any other. */
    private static String words(Battle battle, SplittableRandom random) {
        List<String> ids = battle.regiments().stream().map(Regiment::id).toList();
        String any = ids.get(random.nextInt(ids.size()));
        String unit =
                random.nextInt(3) == 0 ? any : battle.active().map(Activation::unit).orElse(any);
        String enemy = unit.startsWith("b") ? "a1" : "b1";
        return switch (random.nextInt(12)) {
            case 0, 1, 2 -> "clash " + unit + " > " + enemy;
            case 3 -> "clash " + unit + " > " + enemy + " using blessed casualties right";
            case 4, 5 -> "combat-reform " + unit + " files " + random.nextInt(1, 8);
            case 6 -> "withdraw " + unit;
            case 7 -> "inspire " + unit;
            case 8 -> "combat-rally " + unit;
            case 9 -> "pass " + unit;
            case 10 -> "activate " + unit;
            default -> "end " + unit;
        };
    }

    private static Match<Battle, Command, Event> stepped(
            Match<Battle, Command, Event> match, Command command, RolledDice dice) {
        return switch (match.play(command, dice)) {
            case Match.Attempt.Done<Battle, Command, Event>(var longer) -> {
                follow(match.now(), longer.log().getLast());
                yield longer;
            }
            case Match.Attempt.Refused<Battle, Command, Event> _ -> match;
            case Match.Attempt.Waiting<Battle, Command, Event> waiting ->
                    throw new AssertionError("no dice for " + waiting.next());
        };
    }

    private static void follow(Battle start, Match.Turn<Battle, Command, Event> turn) {
        Battle now = start;
        for (Event event : turn.events()) {
            Battle next = Played.SYSTEM.apply(now, event);
            Invariants.hold(next);
            Conservation.holds(now, event, next);
            now = next;
        }
        Invariants.settled(now);
        assertThat(now).isEqualTo(turn.after());
    }
}
