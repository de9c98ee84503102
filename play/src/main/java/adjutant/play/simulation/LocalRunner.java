package adjutant.play.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;

/** Runs an experiment on the threads of this machine. */
public final class LocalRunner {
    private LocalRunner() {}

    /**
     * The count of all games; the same for any number of threads.
     *
     * @param threads from 1
     * @param progress is told {@code 1} after each game, from any thread
     * @throws IllegalStateException where a game cannot be played to its end
     */
    public static <S, C, E> Tally run(
            Experiment<S, C, E> experiment, int threads, IntConsumer progress) {
        List<Callable<Tally>> parts = new ArrayList<>();
        for (int thread = 0; thread < threads; thread++) {
            int first = thread;
            parts.add(() -> part(experiment, first, threads, progress));
        }
        Tally tally = Tally.NONE;
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            for (Future<Tally> part : pool.invokeAll(parts)) {
                tally = tally.and(part.get());
            }
            return tally;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted after " + tally.games() + " games", e);
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException own
                    ? own
                    : new IllegalStateException(e.getCause());
        }
    }

    private static <S, C, E> Tally part(
            Experiment<S, C, E> experiment, int first, int step, IntConsumer progress) {
        Tally tally = Tally.NONE;
        for (int game = first; game < experiment.games(); game += step) {
            tally = tally.and(Tally.of(Battles.play(experiment, game)));
            progress.accept(1);
        }
        return tally;
    }
}
