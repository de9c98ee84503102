package adjutant.browser;

import adjutant.app.battle.Systems;
import adjutant.app.store.Store;
import adjutant.app.store.Stores;
import adjutant.app.web.Limits;
import adjutant.app.web.Server;
import adjutant.game.RuleSystems;
import com.microsoft.playwright.Browser;

/** Where the tests play: a server with a store in memory, and a browser. */
final class Club implements AutoCloseable {
    /** Nobody is to wait here. */
    private static final Limits GENEROUS =
            new Limits(1 << 20, 100_000, 100_000, 1_000, 100_000, 10_000);

    private final Store store = Stores.open("jdbc:h2:mem:club");
    private final Server server =
            Server.start(
                    new Server.Setting(
                            "127.0.0.1",
                            0,
                            store,
                            new Systems(RuleSystems.all()),
                            GENEROUS,
                            Server.Proxy.NONE));
    private final Chromium chromium = Chromium.start();

    /** The address of the first page, without a slash at its end. */
    String address() {
        return "http://127.0.0.1:" + server.port();
    }

    Browser browser() {
        return chromium.browser();
    }

    @Override
    public void close() {
        chromium.close();
        server.close();
        store.close();
    }
}
