package adjutant.app.store;

import java.util.UUID;

/** The store in memory. */
class H2MemoryStoreTest extends StoreContract {
    private final String place = "jdbc:h2:mem:" + UUID.randomUUID();

    @Override
    String place() {
        return place;
    }
}
