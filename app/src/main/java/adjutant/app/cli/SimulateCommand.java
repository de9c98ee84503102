package adjutant.app.cli;

import adjutant.app.battle.Battle;
import adjutant.app.battle.Faulty;
import adjutant.app.page.FactsPage;
import adjutant.app.roster.RosterFile;
import adjutant.game.Facts;
import adjutant.game.Roster;
import adjutant.game.RuleSystem;
import adjutant.game.Side;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Parsed;
import adjutant.game.notation.Statements;
import adjutant.play.ai.GreedyPlayer;
import adjutant.play.ai.Player;
import adjutant.play.ai.RandomPlayer;
import adjutant.play.simulation.Experiment;
import adjutant.play.simulation.LocalRunner;
import adjutant.play.simulation.Tally;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays many battles between computer players. */
@Command(
        name = "simulate",
        mixinStandardHelpOptions = true,
        description = {
            "Plays whole battles, between two armies or on from a file, and counts them.",
            "Both sides are played at random: anything that the rules allow is as likely; or by",
            "greed: of some commands drawn at random, the one that leaves the side best off.",
            "The same seed gives the same result, with any number of threads."
        },
        footer = {
            "",
            "Examples:",
            "  adjutant simulate --armies mine.txt theirs.txt --games 100 --seed 1",
            "  adjutant simulate --armies mine.txt theirs.rosz --json",
            "  adjutant simulate battle.battle --games 1000",
            "  adjutant simulate battle.battle --player greedy --opponent random"
        })
final class SimulateCommand implements Callable<Integer> {
    private static final int MOST_GAMES = 10_000_000;

    private final Adjutant adjutant;

    @Parameters(
            arity = "0..1",
            paramLabel = "BATTLE",
            description = "A battle file to play on from, instead of armies.")
    private Optional<String> battle = Optional.empty();

    @Option(names = "--system", paramLabel = "ID", description = "By the rules of this system.")
    private Optional<String> system = Optional.empty();

    @Option(
            names = "--armies",
            arity = "2",
            paramLabel = "FILE",
            description = "The lists of side A and of side B, in any layout that list reads.")
    private List<String> armies = List.of();

    @Option(names = "--games", paramLabel = "N", description = "How many battles; 100 if not said.")
    private int games = 100;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "The seed of all dice; 1 if not said.")
    private long seed = 1;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "How many battles are played at a time; as many as there are cores.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--scenario", paramLabel = "NAME", description = "What is fought for.")
    private Optional<String> scenario = Optional.empty();

    @Option(names = "--edition", paramLabel = "NAME", description = "The edition of the rules.")
    private Optional<String> edition = Optional.empty();

    @Option(
            names = "--player",
            paramLabel = "NAME",
            description = "Who plays side A: ${COMPLETION-CANDIDATES}; random if not said.")
    private Mind player = Mind.RANDOM;

    @Option(
            names = "--opponent",
            paramLabel = "NAME",
            description = "Who plays side B; as side A if not said.")
    private Optional<Mind> opponent = Optional.empty();

    @Mixin private JsonOption json = new JsonOption();

    SimulateCommand(Adjutant adjutant) {
        this.adjutant = adjutant;
    }

    @Override
    public Integer call() {
        check();
        Facts.Tree facts =
                simulated(battle.<Fielded<?, ?, ?>>map(this::from).orElseGet(this::fielding));
        return adjutant.print(
                new Answer.Laid(facts, page -> FactsPage.draw(facts, 0, page)), json.form());
    }

    private void check() {
        List<Fault> faults = new ArrayList<>();
        within("--games", games, MOST_GAMES, faults);
        within("--threads", threads, 1000, faults);
        if (battle.isPresent() == !armies.isEmpty()) {
            String found = battle.isPresent() ? "a battle file and --armies" : "no armies";
            faults.add(new Fault(0, 0, found, "either --armies with two files, or a battle file"));
        }
        Faulty.orThrow("command line", Parsed.of(games, faults));
    }

    private static void within(String name, int value, int most, List<Fault> faults) {
        if (value < 1 || value > most) {
            faults.add(new Fault(0, 0, name + " " + value, "a number from 1 to " + most));
        }
    }

    private Roster roster(String file) {
        byte[] bytes = Sources.read(file, adjutant.shell().in(), RosterFile.MAX_DOCUMENT + 1);
        return Faulty.orThrow(Adjutant.shown(file), RosterFile.read(bytes));
    }

    /** Who plays a side, by the word that is typed. */
    private enum Mind {
        RANDOM,
        GREEDY;

        Player player() {
            return switch (this) {
                case RANDOM -> new RandomPlayer();
                case GREEDY -> new GreedyPlayer();
            };
        }

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** A rule system with the battle that it makes of the armies. */
    private record Fielded<S, C, E>(RuleSystem<S, C, E> system, S start) {
        static <S, C, E> Parsed<Fielded<?, ?, ?>> of(
                RuleSystem<S, C, E> system, List<Roster> rosters, Map<String, String> options) {
            return system.muster(rosters, options)
                    .then(Statements::read)
                    .then(system::setUp)
                    .map(start -> new Fielded<>(system, start));
        }

        static <S, C, E> Fielded<S, C, E> of(Battle<S, C, E> battle) {
            return new Fielded<>(battle.system(), battle.start());
        }

        Tally run(Player a, Player b, long seed, int games, int threads, Progress progress) {
            Experiment<S, C, E> experiment = new Experiment<>(system, start, a, b, seed, games);
            return LocalRunner.run(experiment, threads, progress::done);
        }
    }

    /** The battle of a file; its orders are left out. */
    private Fielded<?, ?, ?> from(String file) {
        return Fielded.of(adjutant.battle(file).playable());
    }

    private Fielded<?, ?, ?> fielding() {
        List<Roster> rosters = armies.stream().map(this::roster).toList();
        Map<String, String> options = new LinkedHashMap<>();
        scenario.ifPresent(name -> options.put("scenario", name));
        edition.ifPresent(name -> options.put("edition", name));
        List<Fault> faults = new ArrayList<>();
        for (RuleSystem<?, ?, ?> each : adjutant.systems().chosen(system)) {
            switch (Fielded.of(each, rosters, options)) {
                case Parsed.Good<Fielded<?, ?, ?>>(Fielded<?, ?, ?> fielded) -> {
                    return fielded;
                }
                case Parsed.Bad<Fielded<?, ?, ?>>(List<Fault> bad) -> faults.addAll(bad);
            }
        }
        throw new Faulty("armies", faults);
    }

    private Facts.Tree simulated(Fielded<?, ?, ?> fielded) {
        Progress progress = new Progress(adjutant.shell(), games, json.form());
        long begun = System.nanoTime();
        Player a = player.player();
        Player b = opponent.orElse(player).player();
        Tally tally = fielded.run(a, b, seed, games, Math.min(threads, games), progress);
        double seconds = (System.nanoTime() - begun) / 1e9;
        progress.end();
        return facts(tally, games / seconds);
    }

    private Facts.Tree facts(Tally tally, double gamesPerSecond) {
        Facts.Builder wins = Facts.tree();
        Facts.Builder intervals = Facts.tree();
        Facts.Builder points = Facts.tree();
        for (Side side : Side.values()) {
            int won = tally.wins().getOrDefault(side, 0);
            wins.put(side.name(), won);
            intervals.put(side.name(), Interval95.of(won, tally.games()).facts());
            points.put(side.name(), mean(tally.points().getOrDefault(side, 0L), tally));
        }
        return Facts.tree()
                .put("games", tally.games())
                .put("seed", seed)
                .put("wins", wins.put("draw", tally.drawn()).build())
                .put("interval95", intervals.build())
                .put("rounds", Facts.tree().put("mean", mean(tally.rounds(), tally)).build())
                .put("commands", Facts.tree().put("mean", mean(tally.commands(), tally)).build())
                .put("points", points.build())
                .put(
                        "units",
                        Facts.items(
                                tally.units().entrySet().stream()
                                        .map(each -> unit(each.getKey(), each.getValue(), tally))
                                        .toList()))
                .put("gamesPerSecond", gamesPerSecond)
                .build();
    }

    private static double mean(long sum, Tally tally) {
        return (double) sum / tally.games();
    }

    private static Facts unit(String id, Tally.Unit unit, Tally tally) {
        return Facts.tree()
                .put("id", id)
                .put("survived", mean(unit.survived(), tally))
                .put("damageDealt", mean(unit.dealt(), tally))
                .build();
    }
}
