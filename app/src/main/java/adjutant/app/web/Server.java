package adjutant.app.web;

import static java.util.Map.entry;

import adjutant.app.battle.Faulty;
import adjutant.app.battle.Systems;
import adjutant.app.match.Fate;
import adjutant.app.match.Host;
import adjutant.app.match.RulesChanged;
import adjutant.app.store.Store;
import adjutant.app.wire.Drawing;
import io.helidon.http.HeaderNames;
import io.helidon.http.Method;
import io.helidon.http.RequestException;
import io.helidon.http.Status;
import io.helidon.webserver.ServerConnectionException;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.http.Handler;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.time.Clock;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Collectors;

/** The web server at work, until it is closed. */
public final class Server implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(Server.class.getName());

    /** Kept here, since a logger that nobody keeps forgets its level. */
    private static final Logger TALKATIVE = Logger.getLogger("io.helidon");

    private static final Duration GRACE = Duration.ofSeconds(2);

    /** Who says nothing for so long when it is his turn to speak is cut off. */
    private static final Duration SILENCE = Duration.ofSeconds(75);

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
                        .directHandlers(Direct.handlers())
                        .maxPayloadSize(setting.limits().bodyBytes())
                        .maxTcpConnections(setting.limits().connections())
                        .connectionOptions(options -> options.readTimeout(SILENCE))
                        .routing(this::route)
                        .build();
    }

    /**
     * Starts a server.
     *
     * @throws UncheckedIOException if it cannot listen where it should
     */
    public static Server start(Setting setting) {
        if (TALKATIVE.getLevel() == null) {
            TALKATIVE.setLevel(Level.WARNING);
        }
        probe(setting);
        Server server = new Server(setting);
        server.web.start();
        if (!server.web.isRunning()) {
            throw new UncheckedIOException(new IOException("another program was quicker"));
        }
        return server;
    }

    /** The library tells nobody but the log why it does not listen. */
    private static void probe(Setting setting) {
        try (ServerSocket socket = new ServerSocket()) {
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(setting.address(), setting.port()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The port it listens at. */
    public int port() {
        return web.port();
    }

    /** Every route that is described, and nothing else below {@code /api}. */
    private void route(HttpRouting.Builder routes) {
        Map<String, Work> works = new HashMap<>(works());
        for (Route route : Route.ALL) {
            Work work = works.remove(route.method() + " " + route.path());
            if (work == null) {
                throw new IllegalStateException("nothing does " + route.path());
            }
            Method method = Method.create(route.method().toUpperCase(Locale.ROOT));
            routes.route(method, route.path(), plain(work));
        }
        if (!works.isEmpty()) {
            throw new IllegalStateException("not described: " + works.keySet());
        }
        Route.ALL.stream()
                .map(Route::path)
                .distinct()
                .forEach(path -> routes.any(path, plain(exchange -> otherMethod(exchange, path))));
        routes.any("/api/*", plain(_ -> none()));
        routes.get("/assets/{file}", plain(pages::asset));
        routes.get("/*", plain(pages::page));
        routes.any("/*", plain(_ -> none()));
    }

    private Map<String, Work> works() {
        return Map.ofEntries(
                entry("get /api/systems", answer(_ -> api.systems())),
                entry("get /api/systems/{system}/clauses", answer(api::clauses)),
                entry("post /api/matches", answer(api::open)),
                entry("post /api/demo", answer(api::demo)),
                entry("get /api/matches/{match}", answer(api::look)),
                entry("get /api/matches/{match}/stream", this::stream),
                entry("get /api/matches/{match}/at/{seq}", answer(api::lookAt)),
                entry("get /api/matches/{match}/proof", answer(api::proof)),
                entry(
                        "get /api/matches/{match}/record",
                        exchange -> exchange.sendText(api.record(exchange))),
                entry("post /api/matches/{match}/commands", answer(api::command)),
                entry("post /api/matches/{match}/acts", answer(api::act)),
                entry("post /api/matches/{match}/rulings", answer(api::ruling)),
                entry("post /api/matches/{match}/odds", answer(api::odds)),
                entry("post /api/matches/{match}/aims", answer(api::aim)),
                entry("post /api/matches/{match}/zones", answer(api::zones)),
                entry("post /api/matches/{match}/forks", answer(api::fork)),
                entry("post /api/board", body(Bodies.Text.class, text -> board.look(text.text()))),
                entry("post /api/board/rulings", body(Bodies.BoardQuestion.class, board::ruling)),
                entry("post /api/board/odds", body(Bodies.BoardQuestion.class, board::odds)),
                entry("post /api/board/aims", body(Bodies.BoardAim.class, board::aim)),
                entry("post /api/board/zones", body(Bodies.BoardUnit.class, board::zones)),
                entry("post /api/board/moves", body(Bodies.BoardCommand.class, board::move)),
                entry("get /api", answer(_ -> OpenApi.document())),
                entry("get /health", answer(_ -> health())),
                entry("get /metrics", exchange -> exchange.sendText(gauges.text(host.size()))));
    }

    private static Work answer(Function<Exchange, Object> answer) {
        return exchange -> exchange.send(answer.apply(exchange));
    }

    private static <T> Work body(Class<T> type, Function<T, Object> answer) {
        return exchange -> exchange.send(answer.apply(exchange.body(type)));
    }

    private static void otherMethod(Exchange exchange, String path) {
        String allowed =
                Route.ALL.stream()
                        .filter(route -> route.path().equals(path))
                        .map(route -> route.method().toUpperCase(Locale.ROOT))
                        .collect(Collectors.joining(", "));
        exchange.response().header(HeaderNames.ALLOW, allowed);
        throw new Problem(Status.METHOD_NOT_ALLOWED_405, "This path knows " + allowed + " alone.");
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
        try (Gate.Stream _ = gate.stream(exchange.address());
                Gauges.Count _ = gauges.stream()) {
            Streams.send(exchange, guest, since, running::get);
        }
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
            } catch (RequestException e) {
                exchange.send(e.status(), Direct.error(e.status()));
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
        host.release();
        host.close();
        web.stop();
    }
}
