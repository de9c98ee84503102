package adjutant.app.match;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The last entries of many.
 *
 * @param <K> their keys
 * @param <V> their values
 */
final class Recent<K, V> extends LinkedHashMap<K, V> {
    private static final long serialVersionUID = 1;

    private final int most;

    /** At most so many are kept. */
    Recent(int most) {
        super();
        this.most = most;
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
        return size() > most;
    }
}
