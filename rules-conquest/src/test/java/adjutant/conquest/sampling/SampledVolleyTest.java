package adjutant.conquest.sampling;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.chance.Chance;
import adjutant.chance.ChiSquare;
import adjutant.chance.Law;
import adjutant.chance.Outcome;
import adjutant.chance.RolledDice;
import adjutant.chance.Thrower;
import adjutant.chance.Throwing;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.game.Facts;
import adjutant.game.RuleSystem;
import adjutant.game.Ruling;
import adjutant.game.notation.Parsed;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Thrown dice against the odds that are told, in random Volleys. */
class SampledVolleyTest {
    private static final long SEED = 7_031;
    private static final int VOLLEYS = 20;
    private static final int GAMES = 20_000;
    private static final double BELIEVED = 1e-6;

    private static final List<String> SHOOTING =
            List.of(
                    "Torrential Fire",
                    "Torrential Fire",
                    "Rapid Volley",
                    "Precise Shot",
                    "Deadly Shot",
                    "Sureshot",
                    "Deadshots",
                    "Armor Piercing 1",
                    "Opportunists");

    private static final List<String> DEFENDING =
            List.of(
                    "Shield",
                    "Hardened 1",
                    "Tenacious 1",
                    "Untouchable",
                    "Loose Formation",
                    "Indomitable 1",
                    "Oblivious");

    /** A Volley that may be shot. */
    private record Shot(String text, Battle battle, Command command, Ruling.Allowed ruling) {}

    private static List<Shot> shots() {
        SplittableRandom random = new SplittableRandom(SEED);
        return Stream.generate(() -> attempt(random))
                .flatMap(Optional::stream)
                .limit(VOLLEYS)
                .toList();
    }

    private static Optional<Shot> attempt(SplittableRandom random) {
        String text = text(random);
        if (!(Situation.battle(text) instanceof Parsed.Good<Battle>(Battle battle))) {
            return Optional.empty();
        }
        Command command = Situation.command(battle, "volley a1 > b1").orThrow();
        return Situation.SYSTEM.rule(battle, command) instanceof Ruling.Allowed allowed
                ? Optional.of(new Shot(text, battle, command, allowed))
                : Optional.empty();
    }

    private static String text(SplittableRandom random) {
        StringBuilder text = new StringBuilder("system conquest\nedition ");
        text.append(random.nextBoolean() ? "documents" : "second-edition").append('\n');
        int stands = random.nextInt(2, 8);
        text.append(
                String.format(
                        Locale.ROOT,
                        "unit a1 side A as infantry medium M 5 V %d C 2 A 4 W 4 R 3 D 2 E 0 barrage %d"
                                + " range %d scope stand barrage-rules \"%s\" command leader stands %d"
                                + " files %d at 36 30 facing 0%s%n",
                        random.nextInt(1, 7),
                        random.nextInt(1, 4),
                        random.nextInt(8, 30),
                        rules(random, SHOOTING),
                        stands,
                        Math.min(stands, random.nextInt(2, 5)),
                        random.nextInt(3) == 0
                                ? " status aimed effects \"Murderous Volley\""
                                : ""));
        if (random.nextInt(3) == 0) {
            text.append(
                    "character ca1 side A as infantry medium M 5 V 3 C 2 A 4 W 4 R 3 D 2 E 0 barrage 2"
                            + " range 20 scope stand barrage-rules \"Armor Piercing 2\" with a1\n");
        }
        int targets = random.nextInt(2, 7);
        text.append(
                String.format(
                        Locale.ROOT,
                        "unit b1 side B as %s medium M 5 V 2 C 2 A 4 W %d R %d D %d E %d rules \"%s\""
                                + " stands %d at %d %d facing %d%n",
                        random.nextInt(4) == 0 ? "brute" : "infantry",
                        random.nextInt(1, 6),
                        random.nextInt(1, 5),
                        random.nextInt(0, 4),
                        random.nextInt(0, 3),
                        rules(random, DEFENDING),
                        targets,
                        random.nextInt(30, 43),
                        random.nextInt(14, 25),
                        random.nextBoolean() ? 180 : random.nextInt(360)));
        if (random.nextBoolean()) {
            text.append("terrain t1 forest size 3 rect 33 27 6 2 keywords obscuring\n");
        }
        return text.toString();
    }

    private static String rules(SplittableRandom random, List<String> all) {
        return Stream.generate(() -> all.get(random.nextInt(all.size())))
                .limit(random.nextInt(1, 4))
                .distinct()
                .collect(Collectors.joining(", "));
    }

    @Test
    void thrownDiceFallAsTheOddsSay() {
        System.out.println("volleys " + SEED + ", dice the same");
        List<String> wrong = new ArrayList<>();
        for (Shot shot : shots()) {
            compared(shot, wrong);
        }
        assertThat(wrong).isEmpty();
    }

    private static void compared(Shot shot, List<String> wrong) {
        Chance chance = shot.ruling().chance();
        List<Outcome> outcomes = new ArrayList<>();
        for (int game = 0; game < GAMES; game++) {
            Throwing thrown = Thrower.play(chance, new RolledDice(SEED, game));
            outcomes.add(((Throwing.Done) thrown).outcome());
        }
        Facts.Tree laws =
                ((RuleSystem.Odds.Known)
                                Situation.SYSTEM.odds(
                                        shot.battle(), List.of(shot.command()), Set.of()))
                        .laws();
        compare(shot, laws, "hits", outcomes, each -> each.pools().getFirst().hits(), wrong);
        compare(shot, laws, "wounds", outcomes, each -> each.pools().getFirst().first(), wrong);
        compare(
                shot,
                laws,
                "total",
                outcomes,
                each -> each.pools().getFirst().first() + each.pools().getFirst().second(),
                wrong);
        compare(
                shot,
                laws,
                "damage",
                outcomes,
                each -> chance.tracks().getFirst().levelOf(each.states().getFirst()),
                wrong);
    }

    private static void compare(
            Shot shot,
            Facts.Tree laws,
            String name,
            List<Outcome> outcomes,
            ToIntFunction<Outcome> value,
            List<String> wrong) {
        Law law = ((Facts.Chances) laws.get(name).orElseThrow()).value();
        int most = outcomes.stream().mapToInt(value).max().orElse(0);
        long[] seen = new long[Math.max(law.size(), most + 1)];
        outcomes.forEach(outcome -> seen[value.applyAsInt(outcome)]++);
        double p = ChiSquare.pValue(seen, Arrays.copyOf(law.toArray(), seen.length));
        if (!(p >= BELIEVED)) {
            wrong.add(name + " p " + p + "\n" + shot.text());
        }
    }

    @Test
    void theVolleysHoldWhatTheyShould() {
        Set<String> held = new HashSet<>();
        for (Shot shot : shots()) {
            String facts = shot.ruling().facts().toString();
            for (String each : List.of("Torrential Fire", "obscured", "clear", "Rapid Volley")) {
                if (facts.contains(each)) {
                    held.add(each);
                }
            }
            var pool = shot.ruling().chance().steps().getFirst();
            if (pool
                    instanceof
                    adjutant.chance.Step.Pool(_, var batches, _, _, _, _, _, var surge, _)) {
                held.add(surge.isPresent() ? "surge" : "no surge");
                held.add(batches.size() > 1 ? "batches" : "one batch");
            }
        }
        assertThat(held).contains("Torrential Fire", "obscured", "surge", "batches", "one batch");
    }
}
