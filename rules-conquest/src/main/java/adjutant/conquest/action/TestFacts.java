package adjutant.conquest.action;

import adjutant.game.Facts;
import java.util.Optional;

/** A single test as an answer shows it. */
final class TestFacts {
    private TestFacts() {}

    static Facts.Tree of(String what, Optional<Integer> on) {
        return on.map(number ->
                        Facts.tree()
                                .put(
                                        "test",
                                        Facts.tree().put("for", what).put("on", number).build())
                                .build())
                .orElse(Facts.Tree.EMPTY);
    }
}
