package adjutant.app.store;

import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;

/** How those who read a match learn that its log has grown: the one thing databases differ in. */
sealed interface Hints extends AutoCloseable permits LocalHints, PostgresHints {
    /** Tells it within the transaction that adds the rows, so that it is told if they are kept. */
    void add(Handle transaction, String match);

    /** Tells it after the rows were kept. */
    void added(String match);

    /** Calls a listener with the name of every match whose log has grown. */
    Store.Subscription listen(Consumer<String> listener);

    @Override
    void close();
}
