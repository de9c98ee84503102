package adjutant.app.server;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.app.store.Store;
import adjutant.app.store.Stores;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Matches over a server that is killed while they are played, and started anew on the same file:
 * what was acknowledged is there, once, and every match goes on to its end. A loss of power is
 * another matter: the file is not forced to the disk.
 */
class KillTest {
    private static final long SEED = 9;

    /** How many matches go on at a time. */
    private static final int TOGETHER = 20;

    /** How often they are interrupted. */
    private static final int KILLS = 3;

    private static final int MATCHES = Integer.getInteger("kills", 20);

    @TempDir Path folder;

    private final Random random = new Random(SEED);
    private int kills;

    @Test
    void nothingIsLostAndNoMatchIsStuck() throws Exception {
        int acknowledged = 0;
        int unsettled = 0;
        int played = 0;
        for (int batch = 0; played < MATCHES; batch++) {
            int count = Math.min(TOGETHER, MATCHES - played);
            List<Contest> contests = play(folder.resolve("batch" + batch), count);
            acknowledged += contests.stream().mapToInt(Contest::acknowledged).sum();
            unsettled += contests.stream().mapToInt(Contest::unsettled).sum();
            played += count;
        }
        System.out.printf(
                "Seed %d: %d matches, %d kills, %d commands acknowledged, %d left unanswered%n",
                SEED, played, kills, acknowledged, unsettled);
        assertThat(kills).isGreaterThanOrEqualTo(played / TOGETHER);
        assertThat(acknowledged).isGreaterThan(played * 5);
    }

    private List<Contest> play(Path store, int count) throws Exception {
        Child child = Child.on(store);
        try {
            List<Contest> contests = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                contests.add(contest(child, i));
            }
            for (int life = 0; life < KILLS; life++) {
                goOn(contests, child, 5 + random.nextInt(count * 6));
                assertThat(child.process().isAlive()).isFalse();
                kills++;
                check(contests, store);
                child = Child.on(store);
            }
            goOn(contests, child, Integer.MAX_VALUE);
            assertThat(contests).allMatch(Contest::isOver);
            contests.forEach(Contest::checkRounds);
            assertThat(child.stop(Duration.ofSeconds(10))).isZero();
            check(contests, store);
            return contests;
        } finally {
            child.process().destroyForcibly();
        }
    }

    private Contest contest(Child child, int number) {
        String system = List.of("toy", "conquest", "gda").get(number % 3);
        String dice = number % 2 == 0 ? "server" : "own";
        Opened.Wish wish = Opened.Wish.shelf(system, dice);
        Opened match =
                number == 3
                        ? Opened.at(child.base(), wish.computers("B")).join("A")
                        : Opened.at(child.base(), wish).join();
        return new Contest(
                match, random.nextLong(), (system.equals("toy") ? 30 : 12) + random.nextInt(8));
    }

    /** Plays all of them, and kills the server at some letter, or just after. */
    private void goOn(List<Contest> contests, Child child, int letters) throws Exception {
        AtomicInteger left = new AtomicInteger(letters);
        int within = random.nextInt(20_000);
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Callable<Boolean>> all = new ArrayList<>();
            for (Contest contest : contests) {
                all.add(() ->
                        contest.play(
                                child.base(),
                                () -> {
                                    if (left.decrementAndGet() == 0) {
                                        threads.execute(() -> child.kill(within));
                                    }
                                }));
            }
            for (Future<Boolean> each : threads.invokeAll(all)) {
                assertThat(each.get()).isIn(true, false);
            }
        }
        if (letters < Integer.MAX_VALUE && left.get() > 0) {
            child.kill(0);
        }
    }

    private static void check(List<Contest> contests, Path file) {
        try (Store store = Stores.open(file.toString())) {
            contests.forEach(contest -> contest.check(store.since(contest.id(), Store.NOTHING)));
        }
    }
}
