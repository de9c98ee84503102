package adjutant.app.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/**
 * A server in a program of its own, as anybody starts it, behind a proxy so that no address asks
 * too often.
 *
 * @param process it
 * @param base where it is
 */
record Child(Process process, URI base) {
    private static final String SAYS = "The table stands at ";

    /** Starts one on a file, and waits until it says where it is. */
    static Child on(Path store) {
        try {
            Process process =
                    new ProcessBuilder(
                                    Path.of(System.getProperty("java.home"), "bin", "java")
                                            .toString(),
                                    "-XX:TieredStopAtLevel=1",
                                    "-XX:+UseSerialGC",
                                    "-Xshare:auto",
                                    "-cp",
                                    System.getProperty("java.class.path"),
                                    "adjutant.app.Main",
                                    "serve",
                                    "--port",
                                    "0",
                                    "--behind-proxy",
                                    "--store",
                                    store.toString())
                            .redirectError(ProcessBuilder.Redirect.INHERIT)
                            .start();
            BufferedReader said = process.inputReader();
            String line = said.readLine();
            assertThat(line).as("what the server says").startsWith(SAYS);
            return new Child(process, URI.create(line.substring(SAYS.length())));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Kills it within some microseconds, without a chance to do anything more. */
    void kill(int within) {
        try {
            assertThat(process.waitFor(within, TimeUnit.MICROSECONDS)).isFalse();
            process.destroyForcibly();
            assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            throw new AssertionError("nobody interrupts a test", e);
        }
    }

    /** Asks it to end, as the system does; its exit code if it does within some time. */
    int stop(Duration most) {
        try {
            process.destroy();
            assertThat(process.waitFor(most.toMillis(), TimeUnit.MILLISECONDS))
                    .as("ended within %s", most)
                    .isTrue();
            return process.exitValue();
        } catch (InterruptedException e) {
            throw new AssertionError("nobody interrupts a test", e);
        } finally {
            process.destroyForcibly();
        }
    }
}
