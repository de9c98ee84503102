package adjutant.app.server;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.app.store.Row;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** A match that is played over servers that are killed, with all that was acknowledged in it. */
final class Contest {
    private final Bot bot;
    private final int most;
    private final Map<String, Long> acknowledged = new TreeMap<>();
    private Opened match;
    private Optional<Bot.Move> unanswered = Optional.empty();
    private List<Row> known = List.of();
    private int sent;
    private int unsettled;
    private boolean over;

    /** A match to play, with a seed, given up after so many letters. */
    Contest(Opened match, long seed, int most) {
        this.match = match;
        this.bot = new Bot(seed);
        this.most = most;
    }

    boolean isOver() {
        return over;
    }

    int acknowledged() {
        return acknowledged.size();
    }

    /** How many letters had no answer when a server was killed. */
    int unsettled() {
        return unsettled;
    }

    /** Goes on at a server until the match is over; false where the server is gone before. */
    boolean play(URI base, Runnable sending) {
        match = match.at(base);
        try {
            while (!over) {
                unanswered = unanswered.or(this::next);
                if (unanswered.isPresent()) {
                    sending.run();
                    settle(unanswered.get());
                }
                over = phase().equals("over");
            }
            return true;
        } catch (UncheckedIOException _) {
            return false;
        }
    }

    private String phase() {
        return match.spectator().look(1_000_000).path("phase").asText();
    }

    private Optional<Bot.Move> next() {
        if (sent++ < most) {
            return bot.next(match);
        }
        return Optional.of(new Bot.Move(match.sideA(), Seated.act("concede")));
    }

    /** Sends until there is an answer; the same letter again where there was none. */
    private void settle(Bot.Move move) {
        Seated seat = match.side(move.seat().seat());
        JsonNode answer = seat.answer(move.letter());
        if (answer.path("kind").asText().equals("accepted")) {
            acknowledged.put(
                    seat.seat() + ":" + move.letter().id(),
                    answer.path("update").path("seq").asLong());
        }
        unanswered = Optional.empty();
    }

    /** Holds that what was acknowledged is in the log, once, and all that was there before. */
    void check(List<Row> rows) {
        assertThat(rows).as(id()).hasSizeGreaterThanOrEqualTo(known.size());
        assertThat(rows.subList(0, known.size())).as(id()).isEqualTo(known);
        known = rows;
        Map<String, Long> written = new TreeMap<>();
        for (int i = 0; i < rows.size(); i++) {
            Row row = rows.get(i);
            assertThat(row.seq()).isEqualTo(i);
            row.request()
                    .ifPresent(name ->
                            assertThat(written.put(name, row.seq())).as("twice: " + name).isNull());
        }
        acknowledged.forEach((name, seq) ->
                assertThat(written.get(name)).as(name).isNotNull().isLessThanOrEqualTo(seq));
        unanswered.ifPresent(_ -> unsettled++);
    }

    String id() {
        return match.sideA().match();
    }

    /**
     * Holds that every Round that is over has its secret open, so that no command is there in part.
     */
    void checkRounds() {
        List<String> open = new ArrayList<>();
        JsonNode lines = match.spectator().look(-1).path("entries");
        int first = lines.path(0).path("round").asInt();
        for (JsonNode line : lines) {
            if (line.path("kind").asText().equals("round-opened")) {
                open.add(line.path("text").asText());
            } else if (line.path("kind").asText().equals("did")) {
                int before = line.path("round").asInt() - first;
                assertThat(open.size()).as(line.toString()).isEqualTo(before);
            }
        }
    }
}
