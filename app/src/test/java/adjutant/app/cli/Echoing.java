package adjutant.app.cli;

import adjutant.game.Facts;
import adjutant.game.RuleSystem;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Parsed;
import adjutant.toy.Toy;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;

/** The toy rules with another id and one answer changed. */
final class Echoing {
    private Echoing() {}

    /** Understands no question, and answers a raw chain with what it was given. */
    static RuleSystem<?, ?, ?> fights() {
        Parsed<?> none = Parsed.bad(new Fault(1, 1, "a question", "none"));
        return with(Map.of("id", "echo", "question", none), "fight");
    }

    /** Breaks whatever it is asked to rule. */
    static RuleSystem<?, ?, ?> broken() {
        return with(Map.of("setUp", new IllegalStateException("out of order")), "");
    }

    private static RuleSystem<?, ?, ?> with(Map<String, Object> answers, String echoed) {
        Toy toy = new Toy();
        return (RuleSystem<?, ?, ?>)
                Proxy.newProxyInstance(
                        Echoing.class.getClassLoader(),
                        new Class<?>[] {RuleSystem.class},
                        (_, method, arguments) -> {
                            Object answer = answers.get(method.getName());
                            if (answer instanceof RuntimeException failure) {
                                throw failure;
                            }
                            if (method.getName().equals(echoed)) {
                                return echo((Facts.Tree) arguments[0]);
                            }
                            return answer != null ? answer : method.invoke(toy, arguments);
                        });
    }

    private static Parsed<Facts.Tree> echo(Facts.Tree chain) {
        return chain.get("attacks").isPresent()
                ? new Parsed.Good<>(chain)
                : new Parsed.Bad<>(List.of(new Fault(0, 0, "no attacks", "\"attacks\"")));
    }
}
