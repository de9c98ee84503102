package adjutant.gda.tables;

import adjutant.game.Facts;
import java.util.Optional;

/** A path into facts: names, and places in lists from 0, parted by points. */
final class Path {
    private Path() {}

    /** What a path leads to. */
    static Optional<Facts> in(Facts facts, String path) {
        Optional<Facts> now = Optional.of(facts);
        for (String step : path.split("\\.", -1)) {
            now = now.flatMap(each -> step(each, step));
        }
        return now;
    }

    private static Optional<Facts> step(Facts facts, String step) {
        return switch (facts) {
            case Facts.Tree tree -> tree.get(step);
            case Facts.Items items ->
                    step.matches("\\d+") && Integer.parseInt(step) < items.values().size()
                            ? Optional.of(items.values().get(Integer.parseInt(step)))
                            : Optional.empty();
            case Facts.Chances chances ->
                    step.matches("\\d+")
                            ? Optional.of(Facts.of(chances.value().at(Integer.parseInt(step))))
                            : Optional.empty();
            case Facts.Whole _, Facts.Decimal _, Facts.Text _, Facts.Flag _, Facts.Nothing _ ->
                    Optional.empty();
        };
    }
}
