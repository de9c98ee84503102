package adjutant.app.store;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/** Who listens in this program. */
final class Listeners {
    private final Map<Object, Consumer<String>> places = new ConcurrentHashMap<>();

    /** Gives a listener a place. */
    Store.Subscription add(Consumer<String> listener) {
        Object place = new Object();
        places.put(place, listener);
        return () -> places.remove(place);
    }

    /** Calls every listener. One that is slow or fails hinders neither another nor the teller. */
    void tell(String match) {
        for (Consumer<String> listener : places.values()) {
            Thread.ofVirtual().name("store-hint").start(() -> listener.accept(match));
        }
    }
}
