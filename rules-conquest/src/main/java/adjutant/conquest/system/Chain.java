package adjutant.conquest.system;

import adjutant.chance.exact.Ending;
import adjutant.chance.exact.Exact;
import adjutant.conquest.Each;
import adjutant.conquest.action.Procedure;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.odds.Report;
import adjutant.conquest.odds.Suffering;
import adjutant.game.Facts;
import adjutant.game.RuleSystem.Odds;
import adjutant.game.RuleSystem.OddsExtra;
import adjutant.game.Ruling;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

/**
 * The odds of the last of several commands: each is ruled on in every situation that those before
 * it can leave. A command that is refused in one of them is skipped there.
 */
final class Chain {
    private Map<Battle, Double> law;

    private Chain(Battle battle) {
        this.law = Map.of(battle, 1.0);
    }

    static Odds odds(Battle battle, List<Command> commands, Set<OddsExtra> extras) {
        Chain chain = new Chain(battle);
        for (int i = 0; i < commands.size() - 1; i++) {
            Optional<Ruling.Refused> refused = chain.step(commands.get(i));
            if (refused.isPresent()) {
                return new Odds.NotAllowed(refused.get(), i);
            }
        }
        return chain.last(commands.getLast(), commands.size() - 1, extras);
    }

    /** Goes through a command; answers the refusal where it may be done nowhere. */
    private Optional<Ruling.Refused> step(Command command) {
        Map<Battle, Double> next = new LinkedHashMap<>();
        Optional<Ruling.Refused> refused = Optional.empty();
        boolean done = false;
        for (Map.Entry<Battle, Double> entry : law.entrySet()) {
            Procedure procedure = Rules.of(entry.getKey(), command);
            switch (procedure.ruling()) {
                case Ruling.Allowed allowed -> {
                    done = true;
                    for (Ending ending : Exact.endings(allowed.chance())) {
                        Battle after =
                                Play.after(
                                        entry.getKey(),
                                        command,
                                        procedure.settle(ending.outcome()));
                        next.merge(after, entry.getValue() * ending.probability(), Double::sum);
                    }
                }
                case Ruling.Refused no -> {
                    refused = Optional.of(no);
                    next.merge(entry.getKey(), entry.getValue(), Double::sum);
                }
            }
        }
        law = next;
        return done ? Optional.empty() : refused;
    }

    private Odds last(Command command, int index, Set<OddsExtra> extras) {
        List<Report> reports = new ArrayList<>();
        List<Double> weights = new ArrayList<>();
        List<Battle> skipped = new ArrayList<>();
        List<Double> skippedWeights = new ArrayList<>();
        List<Ruling> rulings = new ArrayList<>();
        for (Map.Entry<Battle, Double> entry : law.entrySet()) {
            Procedure procedure = Rules.of(entry.getKey(), command);
            Ruling here = procedure.ruling();
            if (here instanceof Ruling.Allowed allowed) {
                reports.add(procedure.odds(Exact.odds(allowed.chance())));
                weights.add(entry.getValue());
                rulings.addFirst(here);
            } else {
                skipped.add(entry.getKey());
                skippedWeights.add(entry.getValue());
                rulings.add(here);
            }
        }
        if (rulings.getFirst() instanceof Ruling.Refused refused) {
            return new Odds.NotAllowed(refused, index);
        }
        double allowed = weights.stream().mapToDouble(Double::doubleValue).sum();
        for (int i = 0; i < skipped.size(); i++) {
            reports.add(idle(reports.getFirst(), skipped.get(i)));
            weights.add(skippedWeights.get(i));
        }
        Report report =
                reports.size() == 1 ? reports.getFirst() : Report.mixed(reports, array(weights));
        Facts.Tree facts =
                report.facts(notApplied(rulings.getFirst()), extras).and(exact(rulings, extras));
        return new Odds.Known(
                law.size() == 1
                        ? facts
                        : facts.and(Facts.tree().put("pAllowed", Math.min(1, allowed)).build()));
    }

    /** The same laws as fractions, where they are asked for and nothing comes before. */
    private Facts.Tree exact(List<Ruling> rulings, Set<OddsExtra> extras) {
        boolean wanted = law.size() == 1 && extras.contains(OddsExtra.EXACT);
        return wanted && rulings.getFirst() instanceof Ruling.Allowed allowed
                ? Fractions.of(allowed.chance())
                : Facts.Tree.EMPTY;
    }

    private static double[] array(List<Double> weights) {
        return weights.stream().mapToDouble(Double::doubleValue).toArray();
    }

    private static Facts notApplied(Ruling ruling) {
        return ruling.facts().get("notApplied").orElse(Facts.texts(List.of()));
    }

    /** The report where nothing is done, in the shape of another. */
    private static Report idle(Report shape, Battle battle) {
        return new Report(
                Each.map(shape.targets(), target -> idle(target, battle)),
                shape.self().map(own -> idle(own, battle)),
                shape.success().isPresent() ? OptionalDouble.of(0) : OptionalDouble.empty());
    }

    private static Suffering idle(Suffering shape, Battle battle) {
        if (battle.ofCharacter(shape.unit()).isPresent()) {
            return Suffering.nothing(shape.unit(), Suffering.Fate.STEADY);
        }
        return battle.find(shape.unit())
                .map(unit ->
                        Suffering.nothing(
                                unit.id(),
                                unit.isGone()
                                        ? Suffering.Fate.DESTROYED
                                        : unit.isBroken()
                                                ? Suffering.Fate.BROKEN
                                                : Suffering.Fate.STEADY))
                .orElseGet(() -> Suffering.nothing(shape.unit(), Suffering.Fate.DESTROYED));
    }
}
