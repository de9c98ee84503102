package adjutant.app.server;

import adjutant.app.battle.Systems;
import adjutant.app.store.Store;
import adjutant.app.store.Stores;
import adjutant.app.web.Limits;
import adjutant.app.web.Server;
import adjutant.game.RuleSystems;
import java.net.URI;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A server within the test.
 *
 * @param store its store
 * @param server it
 */
record Served(Store store, Server server) implements AutoCloseable {
    static final Limits WIDE = new Limits(1 << 20, 100_000, 100_000, 1_000, 100_000, 2_000);

    private static final AtomicInteger STORES = new AtomicInteger();

    /** On a store in memory. */
    static Served inMemory() {
        return inMemory(WIDE);
    }

    static Served inMemory(Limits limits) {
        return at("jdbc:h2:mem:served" + STORES.incrementAndGet(), limits);
    }

    static Served at(String place, Limits limits) {
        return on(Stores.open(place), limits);
    }

    /** A further server on a store; close only the server of it while the store is in use. */
    static Served on(Store store) {
        return on(store, WIDE);
    }

    private static Served on(Store store, Limits limits) {
        return new Served(
                store,
                Server.start(
                        new Server.Setting(
                                "127.0.0.1",
                                0,
                                store,
                                new Systems(RuleSystems.all()),
                                limits,
                                Server.Proxy.NONE)));
    }

    URI base() {
        return URI.create("http://127.0.0.1:" + server.port());
    }

    Opened open(Opened.Wish wish) {
        return Opened.at(base(), wish);
    }

    @Override
    public void close() {
        server.close();
        store.close();
    }
}
