package adjutant.app.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/** What is described at {@code /api} is what is answered. */
class OpenApiTest {
    private static final Served SERVED = Served.inMemory();
    private static final JsonNode DOCUMENT = Caller.at(SERVED.base()).get("/api").json();

    /** The answers that were checked, by method and path. */
    private final Set<String> checked = new TreeSet<>();

    @AfterAll
    static void stop() {
        SERVED.close();
    }

    private static JsonNode resolved(JsonNode schema) {
        return schema.has("$ref") ? DOCUMENT.at(schema.path("$ref").asText().substring(1)) : schema;
    }

    private static JsonNode operation(String method, String path) {
        JsonNode operation = DOCUMENT.path("paths").path(path).path(method);
        assertThat(operation.isObject()).as("%s %s is described", method, path).isTrue();
        return operation;
    }

    /** Every way in which a value is not what its schema says. */
    private static List<String> faults(String at, JsonNode value, JsonNode given) {
        JsonNode schema = resolved(given);
        if (schema.has("anyOf")) {
            List<String> all = new ArrayList<>();
            for (JsonNode choice : schema.path("anyOf")) {
                List<String> found = faults(at, value, choice);
                if (found.isEmpty()) {
                    return List.of();
                }
                all.addAll(found);
            }
            return all;
        }
        boolean fits =
                switch (schema.path("type").asText()) {
                    case "string" -> value.isTextual();
                    case "integer" -> value.isIntegralNumber();
                    case "number" -> value.isNumber();
                    case "boolean" -> value.isBoolean();
                    case "null" -> value.isNull();
                    case "array" -> value.isArray();
                    case "object" -> value.isObject();
                    default -> false;
                };
        if (!fits) {
            return List.of(at + " is " + value + ", not " + schema.path("type"));
        }
        List<String> found = new ArrayList<>();
        if (schema.has("enum") && !words(schema.path("enum")).contains(value.asText())) {
            found.add(at + " is none of " + schema.path("enum"));
        }
        for (int i = 0; value.isArray() && i < value.size(); i++) {
            found.addAll(faults(at + "[" + i + "]", value.get(i), schema.path("items")));
        }
        if (schema.has("properties")) {
            schema.path("required").forEach(key -> missing(at, value, key).ifPresent(found::add));
            value.fieldNames()
                    .forEachRemaining(name -> {
                        JsonNode own = schema.path("properties").path(name);
                        if (own.isMissingNode()) {
                            found.add(at + "." + name + " is not described");
                        } else {
                            found.addAll(faults(at + "." + name, value.path(name), own));
                        }
                    });
        }
        return found;
    }

    private static Optional<String> missing(String at, JsonNode value, JsonNode key) {
        return value.has(key.asText())
                ? Optional.empty()
                : Optional.of(at + "." + key.asText() + " is missing");
    }

    private static List<String> words(JsonNode list) {
        return StreamSupport.stream(list.spliterator(), false).map(JsonNode::asText).toList();
    }

    private JsonNode check(String method, String path, Caller.Reply reply) {
        assertThat(reply.status()).as(reply.text()).isEqualTo(200);
        JsonNode content = operation(method, path).path("responses").path("200").path("content");
        String type = reply.header("Content-Type").replaceFirst(";.*", "");
        assertThat(content.has(type)).as("%s of %s in %s", type, path, content).isTrue();
        JsonNode value =
                type.equals("application/json") ? reply.json() : new TextNode(reply.text());
        assertThat(faults(path, value, content.path(type).path("schema"))).isEmpty();
        checked.add(method + " " + path);
        return value;
    }

    private JsonNode post(Caller caller, String path, String real, Map<String, ?> body) {
        JsonNode schema =
                operation("post", path)
                        .path("requestBody")
                        .path("content")
                        .path("application/json")
                        .path("schema");
        assertThat(faults("body", Caller.JSON.valueToTree(body), schema)).isEmpty();
        return check("post", path, caller.post(real, body));
    }

    private JsonNode post(Seated seat, String rest, Map<String, ?> body) {
        return post(
                seat.caller(),
                "/api/matches/{match}" + rest,
                "/api/matches/" + seat.match() + rest,
                body);
    }

    private JsonNode get(Seated seat, String rest, String real) {
        return check("get", "/api/matches/{match}" + rest, seat.get(real));
    }

    @Test
    void everyAnswerIsAsItIsDescribed() {
        Caller plain = Caller.at(SERVED.base());
        check("get", "/api/systems", plain.get("/api/systems"));
        check("get", "/api/systems/{system}/clauses", plain.get("/api/systems/conquest/clauses"));
        check("get", "/api", plain.get("/api"));
        check("get", "/health", plain.get("/health"));
        check("get", "/metrics", plain.get("/metrics"));
        check("post", "/api/demo", plain.post("/api/demo", Map.of()));
        post(plain, "/api/matches", "/api/matches", Map.of("system", "gda"));
        String text = match();
        board(plain, text);
        Set<String> described = described();
        described.remove("get /api/matches/{match}/stream");
        assertThat(checked).isEqualTo(described);
    }

    /** A match with all that may be asked of it; the text it begins from. */
    private String match() {
        Opened match = SERVED.open(Opened.Wish.shelf("toy", "own")).join();
        Seated a = match.sideA();
        String text = get(a, "", "?since=-1").path("text").asText();
        JsonNode offer = offer(a.look(-1), "step");
        post(a, "/rulings", Map.of("command", "step a1 1"));
        post(a, "/odds", Map.of("command", "step a1 1"));
        post(a, "/aims", aim(offer));
        JsonNode zones = post(a, "/zones", Map.of("unit", "a1"));
        assertThat(zones.path(0).path("label").asText()).isEqualTo("Step at most 3 places");
        assertThat(zones.path(0).path("outlines").path(0)).hasSize(4);
        assertThat(post(a, "/zones", Map.of("unit", "nobody"))).isEmpty();
        assertThat(post(a, "/commands", Seated.command("step a1 1").body()).path("kind").asText())
                .isEqualTo("accepted");
        assertThat(post(a, "/commands", Seated.command("hit a1 > a2").body()).path("kind").asText())
                .isEqualTo("refused");
        assertThat(post(a, "/commands", Seated.command("stop").body()).path("kind").asText())
                .isEqualTo("faulty");
        post(a, "/acts", Seated.act("take-back").body());
        post(a, "/acts", Seated.act("offer-draw").body());
        get(a, "/at/{seq}", "/at/5");
        get(a, "/record", "/record");
        get(a, "/proof", "/proof");
        post(match.sideB(), "/acts", Seated.act("accept-draw").body());
        post(a, "/forks", Map.of("seq", 5));
        try (Follower stream = a.follow(-1)) {
            JsonNode schema = DOCUMENT.at("/components/schemas/Update");
            assertThat(faults("update", stream.awaitLine(0), schema)).isEmpty();
        }
        return text;
    }

    private void board(Caller plain, String text) {
        JsonNode board = post(plain, "/api/board", "/api/board", Map.of("text", text));
        Map<String, Object> asked = Map.of("text", text, "command", "step a1 1");
        post(plain, "/api/board/rulings", "/api/board/rulings", asked);
        post(plain, "/api/board/odds", "/api/board/odds", asked);
        Map<String, Object> unit = Map.of("text", text, "unit", "a1");
        assertThat(post(plain, "/api/board/zones", "/api/board/zones", unit)).hasSize(2);
        post(plain, "/api/board/moves", "/api/board/moves", asked);
        Map<String, Object> aim = new LinkedHashMap<>(aim(offer(board.path("offers"), "A")));
        aim.put("text", text);
        post(plain, "/api/board/aims", "/api/board/aims", aim);
        String near = text.replace("at 8", "at 4");
        Map<String, Object> hit = new LinkedHashMap<>();
        hit.put("text", near);
        hit.put("command", "hit a2 > b1");
        JsonNode waiting = post(plain, "/api/board/moves", "/api/board/moves", hit);
        assertThat(waiting.path("kind").asText()).isEqualTo("waiting");
        hit.put("throw", true);
        JsonNode done = post(plain, "/api/board/moves", "/api/board/moves", hit);
        assertThat(done.path("kind").asText()).isEqualTo("done");
    }

    private static JsonNode offer(JsonNode from, String word) {
        JsonNode offers = from.has("offers") ? from.path("offers") : from.path(word);
        return StreamSupport.stream(offers.spliterator(), false)
                .filter(offer -> offer.path("verb").asText().equals("step"))
                .findFirst()
                .orElseThrow();
    }

    private static Map<String, Object> aim(JsonNode offer) {
        return Map.of(
                "command", offer.path("command").asText(),
                "unit", offer.path("units").path(0).asText(),
                "at", List.of(80.0, 10.0));
    }

    private static Set<String> described() {
        return DOCUMENT.path("paths").properties().stream()
                .flatMap(path ->
                        path.getValue().properties().stream()
                                .map(method -> method.getKey() + " " + path.getKey()))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void seatsAreOpenedByTokensAsDescribed() {
        for (String each : described()) {
            String[] words = each.split(" ", -1);
            boolean seat = operation(words[0], words[1]).has("security");
            String path =
                    words[1].replace("{match}", "0")
                            .replace("{seq}", "0")
                            .replace("{system}", "toy");
            Caller plain = Caller.at(SERVED.base());
            int status =
                    words[0].equals("get")
                            ? plain.get(path).status()
                            : plain.postText(path, "nothing").status();
            assertThat(status == 401).as("%s: %d", each, status).isEqualTo(seat);
        }
    }

    @Test
    void whatAQuestionMayHoldBesidesItsBodyIsDescribed() {
        for (String rest : List.of("get ", "get /stream", "post /commands", "post /acts")) {
            String[] words = rest.split(" ", -1);
            JsonNode asked = operation(words[0], "/api/matches/{match}" + words[1]);
            assertThat(asked.path("parameters").findValuesAsText("name"))
                    .as(rest)
                    .contains("since");
        }
        assertThat(operation("post", "/api/matches/{match}/acts").path("summary").asText())
                .contains("take-back", "commit");
    }

    @Test
    void everyReferenceIsThere() {
        DOCUMENT.findValuesAsText("$ref")
                .forEach(name ->
                        assertThat(DOCUMENT.at(name.substring(1)).isObject()).as(name).isTrue());
    }
}
