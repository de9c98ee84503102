package adjutant.game;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/** The rule systems on the class path. */
public final class RuleSystems {
    private RuleSystems() {}

    /** All of them, by id. */
    public static List<RuleSystem<?, ?, ?>> all() {
        return ServiceLoader.load(RuleSystem.class).stream()
                .<RuleSystem<?, ?, ?>>map(ServiceLoader.Provider::get)
                .sorted(Comparator.comparing(RuleSystem::id))
                .toList();
    }

    /** The one with an id. */
    public static Optional<RuleSystem<?, ?, ?>> find(String id) {
        return all().stream().filter(system -> system.id().equals(id)).findFirst();
    }
}
