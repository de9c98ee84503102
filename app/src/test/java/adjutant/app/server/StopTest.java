package adjutant.app.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server that is asked to stop. */
class StopTest {
    private static final Duration SOON = Duration.ofSeconds(5);

    @TempDir Path folder;

    @Test
    void aServerThatIsAskedToStopEndsItsStreamsAndSaysThatAllIsWell() {
        Child child = Child.on(folder.resolve("store"));
        try {
            Opened.Wish wish = Opened.Wish.shelf("conquest", "server");
            Opened played = Opened.at(child.base(), wish.computers("A", "B"));
            Opened match = Opened.at(child.base(), wish).join();
            try (Follower stream = match.sideA().follow(-1);
                    Follower other = played.spectator().follow(-1)) {
                stream.awaitLine(0);
                other.awaitLine(10);
                assertThat(child.stop(SOON)).isZero();
                assertThat(stream.endsWithin(SOON)).isTrue();
                assertThat(other.endsWithin(SOON)).isTrue();
            }
        } finally {
            child.process().destroyForcibly();
        }
        Child next = Child.on(folder.resolve("store"));
        assertThat(next.stop(SOON)).isZero();
    }
}
