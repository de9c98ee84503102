package adjutant.app.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.Thread.UncaughtExceptionHandler;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Listeners that do not behave. */
class StoreListenersTest {
    private final UncaughtExceptionHandler usual = Thread.getDefaultUncaughtExceptionHandler();
    private final Listeners listeners = new Listeners();
    private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();

    @AfterEach
    void restore() {
        Thread.setDefaultUncaughtExceptionHandler(usual);
    }

    @Test
    void oneThatFailsIsReportedAndHindersNobody() throws InterruptedException {
        BlockingQueue<Throwable> reported = new LinkedBlockingQueue<>();
        Thread.setDefaultUncaughtExceptionHandler((_, thrown) -> reported.add(thrown));
        listeners.add(_ -> {
            throw new IllegalStateException("as expected");
        });
        listeners.add(heard::add);
        listeners.tell("m");
        assertThat(heard.poll(10, TimeUnit.SECONDS)).isEqualTo("m");
        assertThat(reported.poll(10, TimeUnit.SECONDS)).hasMessage("as expected");
    }

    @Test
    void oneThatIsSlowHindersNobody() throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        listeners.add(_ -> {
            try {
                latch.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        listeners.add(heard::add);
        listeners.tell("m");
        listeners.tell("n");
        assertThat(heard.poll(10, TimeUnit.SECONDS)).isIn("m", "n");
        assertThat(heard.poll(10, TimeUnit.SECONDS)).isIn("m", "n");
        latch.countDown();
    }
}
