package adjutant.gda.contract;

import adjutant.chance.Lots;
import adjutant.game.Finding;
import adjutant.game.Side;
import adjutant.game.notation.Script;
import adjutant.game.notation.Statements;
import adjutant.gda.Clauses;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.Event;
import adjutant.gda.system.GeneralDArmee;
import adjutant.play.ai.GreedyPlayer;
import adjutant.play.ai.Player;
import adjutant.play.ai.RandomPlayer;
import adjutant.play.simulation.Battles;
import adjutant.play.simulation.Experiment;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Counts how often each clause is cited in findings over many battles, and lists those that never
 * are: of the commands done, and of those that a random player asks for in vain.
 *
 * <p>Arguments: how many battles of each file, then the files.
 */
public final class ClausesInPlay {
    private static final int SEED = 2026;
    private static final int EVERY = 8;

    private final GeneralDArmee system = new GeneralDArmee();
    private final Map<String, Integer> cited = new TreeMap<>();

    private ClausesInPlay() {}

    /** Plays, and prints the clauses never cited. */
    public static void main(String[] args) throws IOException {
        ClausesInPlay count = new ClausesInPlay();
        for (String file : List.of(args).subList(1, args.length)) {
            count.play(Files.readString(Path.of(file)), Integer.parseInt(args[0]));
        }
        count.cited.forEach((id, times) -> System.out.println(id + "\t" + times));
        Clauses.entries().stream()
                .filter(entry -> !count.cited.containsKey(entry.id()))
                .forEach(entry -> System.out.println(entry.id() + "\tnever\t" + entry.status()));
    }

    private void play(String text, int games) {
        Battle start =
                system.setUp(Script.of(Statements.read(text).orThrow()).orThrow().setup())
                        .orThrow();
        Player greedy = new GreedyPlayer();
        Player random = new RandomPlayer();
        for (int game = 0; game < games; game++) {
            Experiment<Battle, Command, Event> experiment =
                    new Experiment<>(
                            system,
                            start,
                            game % 2 == 0 ? greedy : random,
                            game % 4 < 2 ? greedy : random,
                            SEED,
                            games);
            Lots lots = new Lots(SEED, game);
            Battles.play(
                    experiment,
                    game,
                    (before, command, _, _, _) -> {
                        cite(system.rule(before, command).findings());
                        if (lots.below(EVERY) == 0) {
                            asked(before, lots);
                        }
                    });
        }
    }

    private void asked(Battle battle, Lots lots) {
        for (Side side : Side.values()) {
            system.sample(battle, side, lots)
                    .ifPresent(command -> cite(system.rule(battle, command).findings()));
        }
    }

    private void cite(List<Finding> findings) {
        findings.forEach(finding -> cited.merge(finding.clause().id(), 1, Integer::sum));
    }
}
