package adjutant.app.web;

import adjutant.app.fair.Secret;
import adjutant.app.match.Request;
import io.helidon.http.Status;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Acts of a seat as they come over the wire. */
final class Acts {
    private static final Map<String, Request.Act> PLAIN =
            Arrays.stream(Request.Act.values())
                    .collect(
                            Collectors.toMap(
                                    act -> act.name().toLowerCase(Locale.ROOT).replace('_', '-'),
                                    act -> act));

    private static final int MOST_FACES = 1_000;

    private Acts() {}

    /** The words for them. */
    static List<String> words() {
        return Stream.concat(
                        Stream.of("commit", "reveal", "faces"), PLAIN.keySet().stream().sorted())
                .toList();
    }

    /**
     * The request that a body is.
     *
     * @throws Problem where it is none
     */
    static Request read(Bodies.Act body) {
        return switch (body.act()) {
            case "commit" -> new Request.Commit(secret(body.value()));
            case "reveal" -> new Request.Reveal(secret(body.value()));
            case "faces" -> new Request.Faces(faces(body.value()));
            default -> plain(body.act());
        };
    }

    private static Request plain(String word) {
        return Optional.ofNullable(PLAIN.get(word))
                .orElseThrow(() ->
                        new Problem(
                                Status.BAD_REQUEST_400,
                                "found act \""
                                        + word
                                        + "\", expected "
                                        + String.join(", ", words())));
    }

    private static Secret secret(Optional<String> value) {
        return value.flatMap(Secret::read)
                .orElseThrow(() ->
                        new Problem(
                                Status.BAD_REQUEST_400,
                                "The value has 64 small hexadecimal digits."));
    }

    private static List<Integer> faces(Optional<String> value) {
        List<String> words =
                value.stream()
                        .flatMap(text -> Arrays.stream(text.split("[ ,]+", MOST_FACES + 2)))
                        .filter(word -> !word.isEmpty())
                        .toList();
        if (value.isEmpty()
                || words.size() > MOST_FACES
                || !words.stream().allMatch(word -> word.matches("\\d{1,3}"))) {
            throw new Problem(
                    Status.BAD_REQUEST_400, "The value has faces parted by blanks, as 3 4 1.");
        }
        return words.stream().map(Integer::valueOf).toList();
    }
}
