package adjutant.app.store;

/** What became of rows that were to be added to a log. */
public sealed interface Appended {
    /**
     * They were added.
     *
     * @param last the number of the last of them
     */
    record Done(long last) implements Appended {}

    /**
     * Somebody else was first, and nothing was added: the rows after the expected one are to be
     * loaded first.
     *
     * @param last the number of the last row there is
     */
    record Stale(long last) implements Appended {}

    /**
     * One of their requests was answered before, and nothing was added.
     *
     * @param row the row that carries it
     */
    record Repeated(Row row) implements Appended {}
}
