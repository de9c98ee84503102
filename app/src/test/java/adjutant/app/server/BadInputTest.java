package adjutant.app.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the server is asked for and does not give: always a clear answer, never its inside. */
class BadInputTest {
    private static final Eavesdropper LOG = new Eavesdropper();
    private static final Served SERVED = Served.inMemory();
    private static final Opened MATCH = SERVED.open(Opened.Wish.shelf("toy", "server")).join();

    @BeforeAll
    static void listen() {
        LOG.start();
    }

    @AfterAll
    static void stop() {
        SERVED.close();
        LOG.stop();
        assertThat(LOG.problems()).isEmpty();
    }

    /** Holds that a reply is a clear error. */
    private static void assertError(Caller.Reply reply, int status) {
        assertThat(reply.status()).as(reply.text()).isEqualTo(status);
        assertThat(reply.header("Content-Type")).isEqualTo("application/json");
        JsonNode json = reply.json();
        JsonNode words = json.has("faults") ? json.path("faults") : json.path("error");
        assertThat(words.isArray() || words.isTextual()).as(reply.text()).isTrue();
        assertThat(words.isArray() ? words.size() : words.asText().length()).isPositive();
        assertThat(reply.text())
                .doesNotContain(
                        "adjutant.", "java.", "jackson", "Exception", "io.helidon", "\\tat ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "null",
                "[]",
                "5",
                "\"end\"",
                "{",
                "{}",
                "{\"id\":\"x\"}",
                "{\"command\":\"end\"}",
                "{\"id\":null,\"command\":\"end\"}",
                "{\"id\":\"x\",\"command\":null}",
                "{\"id\":\"x\",\"command\":5}",
                "{\"id\":5,\"command\":\"end\"}",
                "{\"id\":\"x\",\"command\":[\"end\"]}",
                "{\"id\":\"x\",\"command\":{}}",
                "{\"id\":\"x\",\"command\":true}",
                "{\"id\":\"x\",\"command\":\"end\",\"more\":1}",
                "{\"id\":\"x\",\"command\":\"end\"} {}",
                "{\"id\":\"x\",\"id\":\"y\",\"command\":\"end\"}",
                "{\"id\":\"\",\"command\":\"end\"}",
                "{\"id\":\"a b\",\"command\":\"end\"}",
                "{\"id\":\"a\\u0000b\",\"command\":\"end\"}",
                "{\"id\":\"é\",\"command\":\"end\"}",
                "<command>end</command>",
                "{\"id\":\"x\",\"command\":\"a\nb\"}",
                "{'id':'x','command':'end'}",
                "\0\0\0{\0\0",
            })
    void aBodyThatIsNoCommandIsRefused(String body) {
        assertError(MATCH.sideA().caller().postText(path(MATCH.sideA(), "/commands"), body), 400);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"at\":[1,2],\"unit\":\"a1\"}",
                "{\"command\":\"step a1 $1\",\"unit\":\"a1\",\"at\":null}",
                "{\"command\":\"step a1 $1\",\"unit\":\"a1\",\"at\":[null,1]}",
                "{\"command\":\"step a1 $1\",\"unit\":\"a1\",\"at\":[1]}",
                "{\"command\":\"step a1 $1\",\"unit\":\"a1\",\"at\":[1,2,3]}",
                "{\"command\":\"step a1 $1\",\"unit\":\"a1\",\"at\":[1e999,1]}",
                "{\"command\":\"step a1 $1\",\"unit\":\"a1\",\"at\":[1e300,1]}",
                "{\"command\":\"step a1 $1\",\"unit\":\"a1\",\"at\":[\"1\",1]}",
                "{\"command\":\"step a1 $1\",\"unit\":\"a1\",\"at\":[NaN,1]}",
                "{\"command\":\"$1\",\"unit\":\"\",\"at\":[1,1]}",
            })
    void anAimThatIsNoneIsRefused(String body) {
        assertError(MATCH.sideA().caller().postText(path(MATCH.sideA(), "/aims"), body), 400);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"unit\":null}",
                "{\"unit\":1}",
                "{\"unit\":[\"a1\"]}",
                "{\"unit\":\"a1\",\"also\":1}"
            })
    void zonesOfWhatIsNoUnitAreRefused(String body) {
        assertError(MATCH.sideA().caller().postText(path(MATCH.sideA(), "/zones"), body), 400);
        assertError(Caller.at(SERVED.base()).postText("/api/board/zones", body), 400);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"seq\":1.5}",
                "{\"seq\":\"1\"}",
                "{\"seq\":null}",
                "{}",
                "{\"seq\":99999999999999999999999}",
                "{\"seq\":1e400}",
                "{\"seq\":true}",
            })
    void aForkAtNoLineIsRefused(String body) {
        assertError(MATCH.sideA().caller().postText(path(MATCH.sideA(), "/forks"), body), 400);
    }

    @ParameterizedTest
    @ValueSource(longs = {-1, 5, 1_000_000, Long.MAX_VALUE, Long.MIN_VALUE})
    void aForkBeyondWhatAllKnowIsRefused(long seq) {
        assertError(MATCH.sideA().post("/forks", Map.of("seq", seq)), 409);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"system\":\"toi\"}",
                "{\"system\":\"toy\",\"battle\":\"none\"}",
                "{\"system\":\"toy\",\"dice\":\"loaded\"}",
                "{\"system\":\"toy\",\"dice\":0}",
                "{\"system\":\"toy\",\"seats\":{\"A\":\"nobody\"}}",
                "{\"system\":\"toy\",\"seats\":{\"C\":\"person\"}}",
                "{\"system\":\"toy\",\"seats\":[]}",
                "{\"system\":\"toy\",\"limitSeconds\":-1}",
                "{\"system\":\"toy\",\"limitSeconds\":604801}",
                "{\"system\":\"toy\",\"limitSeconds\":99999999999}",
                "{\"system\":\"toy\",\"limitSeconds\":1.5}",
                "{\"system\":\"conquest\",\"armies\":[null,null]}",
                "{\"system\":\"conquest\",\"armies\":[]}",
                "{\"system\":\"conquest\",\"armies\":[\"\"]}",
                "{\"system\":\"conquest\",\"armies\":[\"x\",\"y\"],\"options\":{\"points\":null}}",
                "{\"text\":\"\"}",
                "{\"text\":\"system\"}",
                "{\"text\":\"system toy\\nunit\"}",
                "{\"text\":\"system toy\\nstrip 99999999999999999999\"}",
                "{\"text\":\"\\u0000\\u0001\\u001b[31m\"}",
                "{\"text\":5}",
                "{\"text\":\"system conquest\"}",
                "{}",
            })
    void aMatchThatCannotBeIsRefused(String body) {
        assertError(Caller.at(SERVED.base()).postText("/api/matches", body), 400);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\u0000",
                "end\u0000",
                "\u001b[2J",
                "step a1 99999999999999999999999999",
                "step a1 -1e9",
                "step a1 1\nstep a2 1",
                "$1",
                "",
                "   ",
                "\"",
                "step a1 1 \ud800",
                "do end",
                "system toy",
                "\u202eend",
            })
    void wordsThatAreNoCommandAreExplained(String words) {
        Caller.Reply reply =
                MATCH.sideA()
                        .post("/commands", Map.of("id", "w" + words.hashCode(), "command", words));
        assertThat(reply.status()).as(reply.text()).isEqualTo(200);
        assertThat(reply.json().path("kind").asText()).isIn("faulty", "refused");
        assertThat(reply.text()).doesNotContain("Exception", "adjutant.");
        assertError(MATCH.sideA().post("/rulings", Map.of("command", words)), 400);
        assertError(MATCH.sideA().post("/odds", Map.of("command", words)), 400);
        String text = MATCH.sideA().look(-1).path("text").asText();
        Caller open = Caller.at(SERVED.base());
        assertError(open.post("/api/board/moves", Map.of("text", text, "command", words)), 400);
    }

    @Test
    void aLongLineIsNoTrouble() {
        String words = "step a1 " + "9".repeat(1_000_000);
        Caller.Reply reply = MATCH.sideA().post("/commands", Map.of("id", "l", "command", words));
        assertThat(reply.status()).isEqualTo(200);
        assertThat(reply.json().path("kind").asText()).isEqualTo("faulty");
        assertThat(reply.text().length()).isLessThan(10_000);
    }

    @ParameterizedTest
    @ValueSource(strings = {"act", "commit", "reveal", "faces"})
    void anActThatIsNoneIsRefused(String act) {
        assertError(MATCH.sideA().post("/acts", Map.of("id", "x", "act", act)), 400);
        String value = "0x" + "z".repeat(62);
        assertError(
                MATCH.sideA().post("/acts", Map.of("id", "x", "act", act, "value", value)), 400);
        assertError(MATCH.sideA().post("/acts", Map.of("id", "x", "act", act, "value", 3)), 400);
    }

    @Test
    void facesOutOfAllBoundsAreRefused() {
        for (String value : List.of("99999999999999999999", "1 ".repeat(2_000), "-1", "x")) {
            assertError(
                    MATCH.sideA().post("/acts", Map.of("id", "f", "act", "faces", "value", value)),
                    400);
        }
        String text = MATCH.sideA().look(-1).path("text").asText();
        for (List<?> faces :
                List.of(List.of(0), List.of(7), List.of("1"), List.of(1.5), List.of(1L << 40))) {
            assertError(
                    Caller.at(SERVED.base())
                            .post(
                                    "/api/board/moves",
                                    Map.of("text", text, "command", "end", "faces", faces)),
                    400);
        }
    }

    @Test
    void aBodyOfAMegabyteAndOneIsTooLong() {
        Caller.Reply reply =
                Caller.at(SERVED.base()).postText("/api/board", "x".repeat((1 << 20) + 1));
        assertError(reply, 413);
        Caller open = Caller.at(SERVED.base());
        Caller.Reply chunked =
                open.send(
                        open.request("/api/board")
                                .POST(
                                        BodyPublishers.ofByteArrays(
                                                List.of(
                                                        new byte[1 << 19],
                                                        new byte[1 << 19],
                                                        new byte[1]))));
        assertError(chunked, 413);
    }

    @Test
    void deepJsonIsRefused() {
        assertError(
                Caller.at(SERVED.base()).postText("/api/board", "{\"text\":" + "[".repeat(500_000)),
                400);
        assertError(
                Caller.at(SERVED.base()).postText("/api/board", "{\"a\":".repeat(100_000)), 400);
    }

    @Test
    void aTokenThatOpensNothingIsAnsweredAsNoMatch() {
        String wrong = "0".repeat(64);
        Caller stranger = new Caller(SERVED.base(), Optional.of(wrong));
        Caller.Reply known = stranger.get("/api/matches/" + MATCH.sideA().match());
        Caller.Reply unknown = stranger.get("/api/matches/00000000000000000000");
        assertError(known, 404);
        assertThat(unknown.text()).isEqualTo(known.text());
        for (String rest : List.of("/stream", "/record", "/at/0")) {
            assertError(stranger.get(path(MATCH.sideA(), rest)), 404);
        }
        for (String rest :
                List.of("/commands", "/acts", "/rulings", "/odds", "/aims", "/zones", "/forks")) {
            assertError(stranger.postText(path(MATCH.sideA(), rest), "{}"), 404);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "..", "%2e%2e", "a'or'1'='1", "%00", "%0a", "_", "äöü"})
    void aMatchWithAnOddNameIsNone(String name) {
        Caller seat = MATCH.sideA().caller();
        URI raw = URI.create(SERVED.base() + "/api/matches/" + name.replace("äöü", "%C3%A4"));
        Caller.Reply reply = seat.send(seat.request("/").uri(raw).GET());
        assertError(reply, 404);
    }

    @Test
    void withoutATokenNobodyIsLetIn() {
        for (String rest : List.of("", "/stream", "/record", "/at/0")) {
            assertError(MATCH.sideA().nobody().get(rest), 401);
        }
        for (String rest :
                List.of("/commands", "/acts", "/rulings", "/odds", "/aims", "/zones", "/forks")) {
            assertError(MATCH.sideA().nobody().post(rest, Map.of()), 401);
        }
        Caller plain = Caller.at(SERVED.base());
        String path = path(MATCH.sideA(), "");
        for (String header : List.of("", "Bearer", "Basic QTpC", "Bearer " + "a".repeat(5_000))) {
            assertError(plain.send(plain.request(path).header("Authorization", header).GET()), 401);
        }
    }

    @Test
    void whoWatchesDoesNothing() {
        Seated spectator = MATCH.spectator();
        assertError(spectator.post("/commands", Map.of("id", "s", "command", "end")), 403);
        assertError(spectator.post("/acts", Map.of("id", "s", "act", "concede")), 403);
        assertError(
                spectator.post(
                        "/aims",
                        Map.of("command", "step a1 $1", "unit", "a1", "at", List.of(1, 1))),
                403);
        assertThat(spectator.post("/rulings", Map.of("command", "end")).status()).isEqualTo(200);
        assertThat(spectator.post("/zones", Map.of("unit", "a1")).status()).isEqualTo(200);
    }

    @ParameterizedTest
    @ValueSource(strings = {"DELETE", "PUT", "PATCH", "GET", "OPTIONS", "TRACE", "QUERY"})
    void anotherMethodIsNotAllowed(String method) {
        Caller seat = MATCH.sideA().caller();
        Caller.Reply reply =
                seat.send(
                        seat.request(path(MATCH.sideA(), "/commands"))
                                .method(method, BodyPublishers.noBody()));
        assertError(reply, 405);
        assertThat(reply.header("Allow")).isEqualTo("POST");
    }

    @Test
    void whatIsNotThereIsNotFound() {
        Caller plain = Caller.at(SERVED.base());
        for (String path :
                List.of("/api/", "/api/nothing", "/api/matches/a/b/c/d", "/apis/../api/x")) {
            assertError(plain.get(path), 404);
        }
        assertError(plain.postText("/anything", "{}"), 404);
        assertError(plain.get("/api/systems/none/clauses"), 404);
        assertError(MATCH.sideA().get("/at/99999"), 404);
        assertError(MATCH.sideA().get("/at/-1"), 404);
        for (String seq : List.of("x", "1.5", "99999999999999999999", "%00")) {
            assertError(MATCH.sideA().get("/at/" + seq), 400);
            assertError(MATCH.sideA().get("?since=" + seq), 400);
            assertError(MATCH.sideA().get("/stream?since=" + seq), 400);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/assets/../index.html",
                "/assets/../../../store/V1__match_rows.sql",
                "/assets/..%2f..%2f..%2fapp%2fversion.txt",
                "/assets/%2e%2e/%2e%2e/version.txt",
                "/assets/..\\..\\version.txt",
                "/assets//etc/passwd",
                "/assets/%00",
                "/assets/.hidden",
                "//etc/passwd",
                "/..%2f..%2fversion.txt",
                "/../../etc/passwd",
                "/%2e%2e%2fpom.xml",
                "/%zz",
                "/assets/%",
            })
    void noFileOutsideTheClientIsSent(String path) throws IOException {
        String answer = raw("GET " + path + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
        assertThat(answer).startsWith("HTTP/1.1 ");
        assertThat(answer)
                .doesNotContain("root:", "create table", "modelVersion", "Exception", "\tat ");
        String status = answer.substring(9, 12);
        assertThat(status).as(answer).isIn("200", "400", "404");
        if (status.equals("200")) {
            assertThat(answer).containsIgnoringCase("<!doctype html>");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GET\r\n\r\n",
                "\u0001\u0002\u0003\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
                "POST /api/board HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999\r\n\r\n",
                "POST /api/board HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
            })
    void whatIsNoHttpEndsItsConnectionAlone(String text) throws IOException {
        assertThat(raw(text)).doesNotContain("\tat ", "adjutant.");
        assertThat(Caller.at(SERVED.base()).get("/health").status()).isEqualTo(200);
    }

    @Test
    void nothingWasDoneByAllOfThis() {
        JsonNode entries = MATCH.sideA().look(-1).path("entries");
        assertThat(entries).hasSize(5);
    }

    private static String path(Seated seat, String rest) {
        return "/api/matches/" + seat.match() + rest;
    }

    private static String raw(String request) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), SERVED.server().port())) {
            socket.setSoTimeout(10_000);
            socket.getOutputStream().write(request.getBytes(StandardCharsets.ISO_8859_1));
            socket.getOutputStream().flush();
            socket.shutdownOutput();
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (java.net.SocketException e) {
            return "";
        }
    }
}
