package adjutant.app.server;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.app.fair.Secret;
import adjutant.app.store.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What is logged holds no secret: no token, no root of dice, no share, no salt, no stack. */
class SecretLogTest {
    private static final Logger OURS = Logger.getLogger("adjutant");
    private static final Pattern SECRET = Pattern.compile("[0-9a-f]{64}");

    @Test
    void noSecretIsLoggedEvenWhenTheServerFails() {
        Eavesdropper log = new Eavesdropper();
        log.start();
        OURS.setLevel(Level.ALL);
        List<String> secrets = new ArrayList<>();
        try (Served served = Served.inMemory()) {
            Opened match = served.open(Opened.Wish.shelf("conquest", "server")).join();
            String stack = match.sideA().look(-1).path("offers").path(0).path("command").asText();
            match.sideA().accepted(Seated.command(stack));
            match.sideA().answer(Seated.command("no such command"));
            secrets.add(stack);
            for (Seated seat : List.of(match.sideA(), match.sideB(), match.spectator())) {
                secrets.add(seat.caller().token().orElseThrow());
            }
            for (Row row : served.store().since(match.sideA().match(), -1)) {
                SECRET.matcher(row.body()).results().forEach(found -> secrets.add(found.group()));
            }
            secrets.add(Secret.hashOf("share of A").hex());
            served.store().close();
            Caller.Reply failed = match.sideA().post("/commands", Seated.command("end").body());
            assertThat(failed.status()).isEqualTo(500);
            assertThat(failed.text()).doesNotContain("Exception", "store", "adjutant.");
        } finally {
            OURS.setLevel(null);
            log.stop();
        }
        assertThat(secrets).hasSizeGreaterThan(10);
        assertThat(log.problems()).anyMatch(line -> line.contains("failed: POST /api/matches/"));
        assertThat(log.lines()).noneMatch(line -> secrets.stream().anyMatch(line::contains));
    }
}
