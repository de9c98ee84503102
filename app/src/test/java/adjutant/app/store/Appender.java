package adjutant.app.store;

import java.util.List;

/** A program that appends to a store until it is killed, and says what was acknowledged. */
final class Appender {
    static final String MATCH = "m";

    private Appender() {}

    public static void main(String[] arguments) {
        Store store = Stores.open(arguments[0]);
        long last = store.since(MATCH, Store.NOTHING).size() - 1L;
        while (true) {
            last++;
            if (store.append(MATCH, last - 1, List.of(Rows.row(last, "r" + last)))
                    instanceof Appended.Done(long done)) {
                System.out.print(done + "\n");
                System.out.flush();
            }
        }
    }
}
