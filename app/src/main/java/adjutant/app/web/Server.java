package adjutant.app.web;

import adjutant.app.battle.Faulty;
import adjutant.app.battle.Systems;
import adjutant.app.match.Fate;
import adjutant.app.match.Host;
import adjutant.app.match.RulesChanged;
import adjutant.app.store.Store;
import adjutant.app.wire.Drawing;
import io.helidon.http.HeaderNames;
import io.helidon.http.Status;
import io.helidon.webserver.ServerConnectionException;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.http.Handler;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.io.UncheckedIOException;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.logging.Level;
import java.util.logging.Logger;

/** The web server at work, until it is closed. */
public final class Server implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(Server.class.getName());
    private static final Duration GRACE = Duration.ofSeconds(2);
    private static final String POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
                    + " connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action"
                    + " 'none'; frame-ancestors 'none'";

    private final AtomicBoolean running = new AtomicBoolean(true);
    private final Setting setting;
    private final Host host;
    private final Gate gate;
    private final Gauges gauges = new Gauges();
    private final Pages pages = new Pages();
    private final Api api;
    private final Board board;
    private final WebServer web;

    /**
     * How it is set up.
     *
     * @param address where it listens
     * @param port where it listens; 0 is any that is free
     * @param store the matches
     * @param systems the rules
     * @param limits what one peer may ask for
     * @param proxy whether the last address of {@code X-Forwarded-For} is the peer
     */
    public record Setting(
            String address, int port, Store store, Systems systems, Limits limits, Proxy proxy) {}

    /** Whom requests come from. */
    public enum Proxy {
        /** The peer of the connection. */
        NONE,
        /** A trusted proxy that tells the peer. */
        TRUSTED
    }

    private Server(Setting setting) {
        this.setting = setting;
        Clock clock = Clock.systemUTC();
        host = new Host(new Host.Setting(setting.store(), setting.systems(), Fate.random(), clock));
        gate = new Gate(setting.limits(), clock);
        api = new Api(host, setting.systems(), gate, gauges);
        board = new Board(setting.systems());
        web =
                WebServer.builder()
                        .host(setting.address())
                        .port(setting.port())
                        .shutdownGracePeriod(GRACE)
                        .shutdownHook(false)
                        .maxPayloadSize(setting.limits().bodyBytes())
                        .maxTcpConnections(setting.limits().connections())
                        .routing(this::route)
                        .build();
    }

    /** Starts a server. */
    public static Server start(Setting setting) {
        Server server = new Server(setting);
        server.web.start();
        return server;
    }

    /** The port it listens at. */
    public int port() {
        return web.port();
    }

    private void route(HttpRouting.Builder routes) {
        get(routes, "/api/systems", _ -> api.systems());
        get(routes, "/api/systems/{system}/clauses", api::clauses);
        post(routes, "/api/matches", api::open);
        post(routes, "/api/demo", api::demo);
        get(routes, "/api/matches/{match}", api::look);
        get(routes, "/api/matches/{match}/at/{seq}", api::lookAt);
        get(routes, "/api/matches/{match}/proof", api::proof);
        post(routes, "/api/matches/{match}/commands", api::command);
        post(routes, "/api/matches/{match}/acts", api::act);
        post(routes, "/api/matches/{match}/rulings", api::ruling);
        post(routes, "/api/matches/{match}/odds", api::odds);
        post(routes, "/api/matches/{match}/aims", api::aim);
        post(routes, "/api/matches/{match}/forks", api::fork);
        post(routes, "/api/board", body(Bodies.Text.class, text -> board.look(text.text())));
        post(routes, "/api/board/rulings", body(Bodies.BoardQuestion.class, board::ruling));
        post(routes, "/api/board/odds", body(Bodies.BoardQuestion.class, board::odds));
        post(routes, "/api/board/aims", body(Bodies.BoardAim.class, board::aim));
        post(routes, "/api/board/moves", body(Bodies.BoardMove.class, board::move));
        get(routes, "/api", _ -> OpenApi.document());
        get(routes, "/health", _ -> health());
        routes.get("/metrics", plain(exchange -> exchange.sendText(gauges.text(host.size()))));
        routes.get(
                "/api/matches/{match}/record",
                plain(exchange -> exchange.sendText(api.record(exchange))));
        routes.get("/api/matches/{match}/stream", plain(this::stream));
        routes.any("/api/*", plain(_ -> none()));
        routes.get("/assets/{file}", plain(pages::asset));
        routes.get("/*", plain(pages::page));
        routes.any("/*", plain(_ -> none()));
    }

    private static void none() {
        throw new Problem(Status.NOT_FOUND_404, "There is nothing of that kind; see /api.");
    }

    private Map<String, String> health() {
        setting.store().exists("health");
        return Map.of("status", "up");
    }

    private void stream(Exchange exchange) {
        Api.Guest guest = api.guest(exchange);
        long since = exchange.number("since", -1);
        try (Gate.Stream _ = gate.stream(exchange.address())) {
            gauges.stream(1);
            Streams.send(exchange, guest, since, running::get);
        } finally {
            gauges.stream(-1);
        }
    }

    private static <T> Function<Exchange, Object> body(Class<T> type, Function<T, Object> answer) {
        return exchange -> answer.apply(exchange.body(type));
    }

    private void get(HttpRouting.Builder routes, String path, Function<Exchange, Object> answer) {
        routes.get(path, plain(exchange -> exchange.send(answer.apply(exchange))));
    }

    private void post(HttpRouting.Builder routes, String path, Function<Exchange, Object> answer) {
        routes.post(path, plain(exchange -> exchange.send(answer.apply(exchange))));
    }

    /** What is done with an exchange. */
    private interface Work {
        void on(Exchange exchange);
    }

    private Handler plain(Work work) {
        return (request, response) -> {
            Exchange exchange = new Exchange(request, response, address(request));
            headers(response);
            gauges.request();
            try {
                gate.request(exchange.address());
                work.on(exchange);
            } catch (Problem e) {
                exchange.send(e.status(), Map.of("error", String.valueOf(e.getMessage())));
            } catch (Faulty e) {
                exchange.send(Status.BAD_REQUEST_400, Map.of("faults", Drawing.faults(e.faults())));
            } catch (RulesChanged e) {
                exchange.send(Status.CONFLICT_409, Map.of("error", String.valueOf(e.getMessage())));
            } catch (UncheckedIOException | ServerConnectionException e) {
                throw e;
            } catch (RuntimeException e) {
                failed(exchange, e);
            }
        };
    }

    private void failed(Exchange exchange, RuntimeException e) {
        gauges.failure();
        String path = exchange.request().path().path();
        LOG.log(Level.SEVERE, "failed: " + exchange.request().prologue().method() + " " + path, e);
        if (!exchange.response().isSent()) {
            exchange.send(
                    Status.INTERNAL_SERVER_ERROR_500,
                    Map.of("error", "The server has failed at this; it is in its log."));
        }
    }

    private String address(ServerRequest request) {
        String peer = request.remotePeer().host();
        return switch (setting.proxy()) {
            case NONE -> peer;
            case TRUSTED ->
                    request.headers()
                            .first(HeaderNames.X_FORWARDED_FOR)
                            .map(value -> List.of(value.split(",", -1)).getLast().strip())
                            .orElse(peer);
        };
    }

    private static void headers(ServerResponse response) {
        response.header(HeaderNames.create("Content-Security-Policy"), POLICY);
        response.header(HeaderNames.create("X-Content-Type-Options"), "nosniff");
        response.header(HeaderNames.create("Referrer-Policy"), "no-referrer");
        response.header(HeaderNames.create("Cross-Origin-Opener-Policy"), "same-origin");
        response.header(HeaderNames.create("Cross-Origin-Resource-Policy"), "same-origin");
    }

    /** Ends the streams, what is at work, and the server; the store stays open. */
    @Override
    public void close() {
        running.set(false);
        host.close();
        web.stop();
    }
}
