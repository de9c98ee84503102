package adjutant.app.store;

import java.util.List;
import java.util.function.Consumer;

/**
 * The logs of all matches, shared by every server that opened the same database. It may be used by
 * any number of threads.
 *
 * <p>The name of a match is 1 to 64 letters, digits, hyphens and underscores of ASCII.
 */
public interface Store extends AutoCloseable {
    /** The last number of a log without rows. */
    long NOTHING = -1;

    /**
     * Begins the log of a match.
     *
     * @param rows at least one, numbered from 0
     * @return as {@link #append}; stale where there is such a match already
     * @throws StoreFailed as {@link #append}
     */
    default Appended create(String match, List<Row> rows) {
        return append(match, NOTHING, rows);
    }

    /**
     * Adds rows to the log of a match, all of them or none, if nobody else was first.
     *
     * @param expected the number of the last row that the writer has seen
     * @param rows at least one, numbered from {@code expected + 1} without a gap, no request twice
     * @throws IllegalArgumentException if the match or the rows are not of that form
     * @throws IllegalStateException if the log ends before {@code expected}
     * @throws StoreFailed if the database failed. Whether the rows were added is then unknown; to
     *     send them again with the same requests does no harm
     */
    Appended append(String match, long expected, List<Row> rows);

    /**
     * The rows after a number, in order; none if there is no such match.
     *
     * @param seq {@link #NOTHING} for the whole log
     * @throws StoreFailed if the database failed
     */
    List<Row> since(String match, long seq);

    /**
     * Whether there is such a match.
     *
     * @throws StoreFailed if the database failed
     */
    boolean exists(String match);

    /**
     * Calls a listener with the name of a match whose log has grown, whoever wrote to it. This is a
     * hint: it may come twice, late or never, so who must not miss a row asks {@link #since} from
     * time to time as well. Each call is made in a thread of its own.
     */
    Subscription listen(Consumer<String> listener);

    /** Lets go of the database. Nothing else may be asked afterwards. */
    @Override
    void close();

    /** A listener's place. */
    interface Subscription extends AutoCloseable {
        /** Ends it. A call that has begun may still arrive. */
        @Override
        void close();
    }
}
