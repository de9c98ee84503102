package adjutant.conquest.odds;

import adjutant.chance.Law;
import adjutant.conquest.Each;
import adjutant.game.Facts;
import adjutant.game.RuleSystem.OddsExtra;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/**
 * The odds of one command.
 *
 * @param targets what befalls each target, in the order of the pools
 * @param self what befalls the Regiment that acts, where anything may
 * @param success the chance that it succeeds cleanly, where it can fail
 */
public record Report(List<Suffering> targets, Optional<Suffering> self, OptionalDouble success) {
    /** Copies the list. */
    public Report {
        targets = List.copyOf(targets);
    }

    /** Nothing happens to anyone. */
    public static final Report NOTHING =
            new Report(List.of(), Optional.empty(), OptionalDouble.empty());

    /** The report on a Regiment that only hurts itself. */
    public static Report ofSelf(Suffering self, double success) {
        return new Report(List.of(), Optional.of(self), OptionalDouble.of(success));
    }

    /** The mixture of some possibilities with their weights, which sum to one. */
    public static Report mixed(List<Report> parts, double[] weights) {
        List<Suffering> targets = new ArrayList<>();
        for (int i = 0; i < parts.getFirst().targets.size(); i++) {
            int index = i;
            targets.add(Suffering.mixed(Each.map(parts, part -> part.targets.get(index)), weights));
        }
        boolean hurts = Each.all(parts, part -> part.self.isPresent());
        Optional<Suffering> self =
                hurts
                        ? Optional.of(
                                Suffering.mixed(
                                        Each.map(parts, part -> part.self.orElseThrow()), weights))
                        : Optional.empty();
        boolean fails = Each.all(parts, part -> part.success.isPresent());
        OptionalDouble success =
                fails
                        ? OptionalDouble.of(
                                IntStream.range(0, weights.length)
                                        .mapToDouble(i ->
                                                weights[i] * parts.get(i).success.orElseThrow())
                                        .sum())
                        : OptionalDouble.empty();
        return new Report(targets, self, success);
    }

    /** The report as an answer shows it. */
    public Facts.Tree facts(Facts notApplied, Set<OddsExtra> extras) {
        Facts.Builder tree = Facts.tree();
        if (targets.size() == 1) {
            tree.putAll(laws(targets.getFirst(), extras));
        } else if (!targets.isEmpty()) {
            tree.put("targets", Facts.items(Each.map(targets, target -> named(target, extras))));
        }
        self.ifPresent(own -> tree.put("self", selfLaws(own, extras)));
        success.ifPresent(p -> tree.put("pSuccess", p));
        return tree.put("notApplied", notApplied).build();
    }

    private static Facts.Tree named(Suffering target, Set<OddsExtra> extras) {
        return Facts.tree().put("target", target.unit()).putAll(laws(target, extras)).build();
    }

    private static Facts.Tree laws(Suffering target, Set<OddsExtra> extras) {
        return Facts.tree()
                .put("hits", Facts.of(target.hits()))
                .put("wounds", Facts.of(target.wounds()))
                .put("total", Facts.of(target.total()))
                .put("damage", Facts.of(target.damage()))
                .put("standsLost", Facts.of(target.standsLost()))
                .put("mean", moments(target, Law::mean))
                .put("sd", moments(target, Law::sd))
                .putAll(fates(target))
                .put("atLeast", atLeast(target))
                .putAll(joint(target, extras))
                .build();
    }

    private static Facts.Tree selfLaws(Suffering own, Set<OddsExtra> extras) {
        return Facts.tree()
                .put("wounds", Facts.of(own.wounds()))
                .put("damage", Facts.of(own.damage()))
                .put("standsLost", Facts.of(own.standsLost()))
                .putAll(fates(own))
                .putAll(joint(own, extras))
                .build();
    }

    private static Facts.Tree fates(Suffering target) {
        return Facts.tree()
                .put("pBroken", target.broken())
                .put("pDestroyed", target.destroyed())
                .build();
    }

    private static Facts.Tree moments(Suffering target, ToDoubleFunction<Law> moment) {
        return Facts.tree()
                .put("hits", moment.applyAsDouble(target.hits()))
                .put("wounds", moment.applyAsDouble(target.wounds()))
                .put("total", moment.applyAsDouble(target.total()))
                .put("damage", moment.applyAsDouble(target.damage()))
                .put("standsLost", moment.applyAsDouble(target.standsLost()))
                .build();
    }

    private static Facts.Tree atLeast(Suffering target) {
        return Facts.tree()
                .put("wounds", atLeast(target.wounds()))
                .put("total", atLeast(target.total()))
                .put("damage", atLeast(target.damage()))
                .put("standsLost", atLeast(target.standsLost()))
                .build();
    }

    private static Facts atLeast(Law law) {
        return Facts.items(
                IntStream.range(0, law.size())
                        .mapToObj(k -> Facts.of(Math.min(1, law.atLeast(k))))
                        .toList());
    }

    private static Facts.Tree joint(Suffering target, Set<OddsExtra> extras) {
        if (!extras.contains(OddsExtra.JOINT)) {
            return Facts.Tree.EMPTY;
        }
        List<Facts.Tree> cells = Each.map(target.endings(), Report::cell);
        return Facts.tree().put("joint", Facts.items(cells)).build();
    }

    private static Facts.Tree cell(Suffering.End end) {
        return Facts.tree()
                .put("damage", end.damage())
                .put("standsLost", end.standsLost())
                .put("fate", end.fate().name().toLowerCase(Locale.ROOT))
                .put("p", end.probability())
                .build();
    }
}
