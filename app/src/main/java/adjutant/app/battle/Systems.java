package adjutant.app.battle;

import adjutant.game.RuleSystem;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Names;
import adjutant.game.notation.Parsed;
import adjutant.game.notation.Word;
import java.util.List;
import java.util.Optional;

/**
 * The rule systems there are.
 *
 * @param all by id
 */
public record Systems(List<RuleSystem<?, ?, ?>> all) {
    /** Copies the list. */
    public Systems {
        all = List.copyOf(all);
    }

    /** The one with an id, if there is one. */
    public Optional<RuleSystem<?, ?, ?>> find(String id) {
        return all.stream().filter(system -> system.id().equals(id)).findFirst();
    }

    /** What to expect instead of an id that none has. */
    public String expected(String id) {
        return Names.oneOf("a rule system", id, all.stream().map(RuleSystem::id).toList());
    }

    /** The one named, or all of them where none is named. */
    public List<RuleSystem<?, ?, ?>> chosen(Optional<String> id) {
        if (id.isEmpty()) {
            return all;
        }
        Fault fault = new Fault(0, 0, Word.quote(id.get()), expected(id.get()));
        Parsed<RuleSystem<?, ?, ?>> found =
                find(id.get())
                        .<Parsed<RuleSystem<?, ?, ?>>>map(Parsed.Good::new)
                        .orElseGet(() -> Parsed.bad(fault));
        return List.of(Faulty.orThrow("--system", found));
    }
}
