package adjutant.app.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;

/**
 * Plays a match over HTTP from what is offered, by lot. The same seed at the same match does the
 * same.
 */
final class Bot {
    private static final long NO_LINES = 1_000_000;

    private final Random random;

    Bot(long seed) {
        this.random = new Random(seed);
    }

    /**
     * What a seat sends next.
     *
     * @param seat who
     * @param letter what
     */
    record Move(Seated seat, Seated.Letter letter) {}

    /** What is to be sent next; nothing where it is the computer's turn, or the battle is over. */
    Optional<Move> next(Opened match) {
        JsonNode ofA = match.sideA().look(NO_LINES);
        if (!ofA.path("phase").asText().equals("playing")) {
            return Optional.empty();
        }
        JsonNode wanted = ofA.path("wanted");
        if (wanted.isObject()) {
            String side = wanted.path("side").asText();
            return isPerson(ofA, side)
                    ? Optional.of(new Move(match.side(side), faces(wanted)))
                    : Optional.empty();
        }
        List<String> sides = new ArrayList<>();
        ofA.path("acting").forEach(side -> sides.add(side.asText()));
        sides.removeIf(side -> !isPerson(ofA, side));
        if (sides.isEmpty()) {
            return Optional.empty();
        }
        Seated seat = match.side(sides.get(random.nextInt(sides.size())));
        JsonNode offers = (seat.seat().equals("A") ? ofA : seat.look(NO_LINES)).path("offers");
        return offers.isEmpty()
                ? Optional.empty()
                : Optional.of(new Move(seat, Seated.command(command(offers))));
    }

    private static boolean isPerson(JsonNode view, String side) {
        return view.path("seats").path(side).path("kind").asText().equals("person");
    }

    private Seated.Letter faces(JsonNode wanted) {
        String faces =
                random.ints(wanted.path("count").asInt(), 1, 7)
                        .mapToObj(String::valueOf)
                        .collect(Collectors.joining(" "));
        return Seated.act("faces", faces);
    }

    private String command(JsonNode offers) {
        JsonNode offer = offers.get(random.nextInt(offers.size()));
        String words = offer.path("command").asText();
        JsonNode ranges = offer.path("ranges");
        for (int i = 0; i < ranges.size(); i++) {
            words = words.replace("$" + (i + 1), number(ranges.get(i)));
        }
        return words;
    }

    private String number(JsonNode range) {
        BigDecimal step = range.path("step").decimalValue();
        int least =
                range.path("least").decimalValue().divide(step, 0, RoundingMode.CEILING).intValue();
        int most = range.path("most").decimalValue().divide(step, 0, RoundingMode.FLOOR).intValue();
        int drawn = least + random.nextInt(Math.max(1, most - least + 1));
        return step.multiply(BigDecimal.valueOf(drawn)).stripTrailingZeros().toPlainString();
    }
}
