package adjutant.app.store;

import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;

/** Hints within one program, for a database that no other program uses. */
final class LocalHints implements Hints {
    private final Listeners listeners = new Listeners();

    private LocalHints() {}

    /** Without listeners. */
    static LocalHints open() {
        return new LocalHints();
    }

    @Override
    public void add(Handle transaction, String match) {
        // Nobody may hear of rows before they are kept.
    }

    @Override
    public void added(String match) {
        listeners.tell(match);
    }

    @Override
    public Store.Subscription listen(Consumer<String> listener) {
        return listeners.add(listener);
    }

    @Override
    public void close() {
        // Nothing is held.
    }
}
