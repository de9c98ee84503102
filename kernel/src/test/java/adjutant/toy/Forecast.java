package adjutant.toy;

import adjutant.chance.Law;
import adjutant.chance.Odds;
import adjutant.chance.Track;
import adjutant.chance.exact.Exact;
import adjutant.chance.exact.ExactFractions;
import adjutant.chance.exact.Fraction;
import adjutant.chance.exact.FractionOdds;
import adjutant.game.Facts;
import adjutant.game.Finding;
import adjutant.game.RuleSystem;
import adjutant.game.RuleSystem.OddsExtra;
import adjutant.game.Ruling;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The laws of the last of some commands. The commands before it spread the chance over the
 * situations they may lead to; the law of the last is the mixture over those. One forecast, one
 * question.
 */
final class Forecast {
    private final Map<String, double[]> laws = new LinkedHashMap<>();
    private final Map<Unit.Mood, Double> moods = new TreeMap<>();
    private final Map<List<Integer>, Double> joint = new LinkedHashMap<>();
    private final List<String> notApplied = new ArrayList<>();

    private Forecast() {}

    /** The answer. */
    static RuleSystem.Odds of(Strip start, List<Command> commands, Set<OddsExtra> extras) {
        Map<Strip, Double> now = new LinkedHashMap<>(Map.of(start, 1.0));
        for (int i = 0; i < commands.size(); i++) {
            Command command = commands.get(i);
            List<Ruling> rulings = now.keySet().stream().map(s -> Orders.rule(s, command)).toList();
            if (rulings.stream().noneMatch(Ruling.Allowed.class::isInstance)) {
                return new RuleSystem.Odds.NotAllowed((Ruling.Refused) rulings.getFirst(), i);
            }
            if (i < commands.size() - 1) {
                now = spread(now, command);
            }
        }
        Forecast forecast = new Forecast();
        now.forEach((strip, chance) -> forecast.add(strip, commands.getLast(), chance));
        Facts.Builder facts = forecast.facts();
        if (extras.contains(OddsExtra.JOINT)) {
            facts.put("joint", Facts.items(forecast.cells()));
        }
        if (extras.contains(OddsExtra.EXACT) && commands.size() == 1) {
            facts.put("exact", exact(start, commands.getLast()));
        }
        return new RuleSystem.Odds.Known(facts.build());
    }

    /** The situations after a command; where it is not allowed, nothing changes. */
    private static Map<Strip, Double> spread(Map<Strip, Double> now, Command command) {
        Map<Strip, Double> next = new LinkedHashMap<>();
        now.forEach((strip, chance) -> {
            if (Orders.rule(strip, command) instanceof Ruling.Allowed allowed) {
                Odds odds = Exact.odds(allowed.chance());
                if (odds.tracks().isEmpty()) {
                    next.merge(Orders.sure(strip, command), chance, Double::sum);
                    return;
                }
                Odds.TrackLaw law = odds.tracks().getFirst();
                for (int state = 0; state < law.states().size(); state++) {
                    double p = law.states().at(state);
                    if (p > 0) {
                        Strip after = Orders.landed(strip, command, law.track(), state);
                        next.merge(after, chance * p, Double::sum);
                    }
                }
            } else {
                next.merge(strip, chance, Double::sum);
            }
        });
        return next;
    }

    private void add(Strip strip, Command command, double chance) {
        Ruling ruling = Orders.rule(strip, command);
        if (!(ruling instanceof Ruling.Allowed allowed)) {
            if (command instanceof Command.Hit(String _, String target)) {
                addNothing(strip.unit(target), chance);
            }
            return;
        }
        ruling.findings().stream()
                .filter(finding -> finding.holds() == Finding.Holds.NOT_APPLIED)
                .map(Finding::text)
                .filter(text -> !notApplied.contains(text))
                .forEach(notApplied::add);
        Odds odds = Exact.odds(allowed.chance());
        for (Odds.PoolLaw pool : odds.pools()) {
            add("hits", pool.hits(), 0, chance);
            add("wounds", pool.first(), 0, chance);
            add("total", pool.total(), 0, chance);
        }
        odds.tracks().forEach(law -> addTrack(law, odds.pools().isEmpty(), chance));
    }

    private void addNothing(Unit target, double chance) {
        for (String name : List.of("hits", "wounds", "total", "damage")) {
            add(name, Law.of(1), 0, chance);
        }
        moods.merge(target.mood(), chance, Double::sum);
        joint.merge(List.of(0, target.mood().phase()), chance, Double::sum);
    }

    private void addTrack(Odds.TrackLaw law, boolean rally, double chance) {
        Track track = law.track();
        for (int state = 0; state < law.states().size(); state++) {
            double p = chance * law.states().at(state);
            if (p > 0) {
                int damage = track.levelOf(state) - track.startLevel();
                moods.merge(Strike.mood(track, state), p, Double::sum);
                joint.merge(List.of(damage, track.phaseOf(state)), p, Double::sum);
                if (!rally) {
                    add("damage", Law.of(1), damage, p);
                }
            }
        }
    }

    /** Adds a law, moved up by {@code shift}, times a chance. */
    private void add(String name, Law law, int shift, double chance) {
        double[] sum = laws.getOrDefault(name, new double[0]);
        sum = Arrays.copyOf(sum, Math.max(sum.length, law.size() + shift));
        for (int i = 0; i < law.size(); i++) {
            sum[i + shift] += chance * law.at(i);
        }
        laws.put(name, sum);
    }

    private Facts.Builder facts() {
        Facts.Builder facts = Facts.tree();
        Facts.Builder mean = Facts.tree();
        Facts.Builder sd = Facts.tree();
        Facts.Builder atLeast = Facts.tree();
        laws.forEach((name, p) -> {
            Law law = Law.of(p);
            facts.put(name, Facts.of(law));
            mean.put(name, law.mean());
            sd.put(name, law.sd());
            atLeast.put(name, Facts.items(tails(law)));
        });
        if (!laws.isEmpty()) {
            facts.put("mean", mean.build()).put("sd", sd.build());
        }
        if (!moods.isEmpty()) {
            facts.put("pShaken", Math.min(1, moods.getOrDefault(Unit.Mood.SHAKEN, 0.0)));
            facts.put("pGone", Math.min(1, moods.getOrDefault(Unit.Mood.GONE, 0.0)));
        }
        if (!laws.isEmpty()) {
            facts.put("atLeast", atLeast.build());
        }
        return facts.put("notApplied", Facts.texts(notApplied));
    }

    /** The laws of one command's amounts in fractions. */
    private static Facts.Tree exact(Strip strip, Command command) {
        Facts.Builder exact = Facts.tree();
        if (Orders.rule(strip, command) instanceof Ruling.Allowed allowed) {
            for (FractionOdds.PoolLaw pool : ExactFractions.odds(allowed.chance()).pools()) {
                exact.put("hits", fractions(pool.hits()))
                        .put("wounds", fractions(pool.first()))
                        .put("total", fractions(pool.total()));
            }
        }
        return exact.build();
    }

    private static Facts fractions(List<Fraction> law) {
        return Facts.texts(law.stream().map(Fraction::toString).toList());
    }

    private static List<Facts> tails(Law law) {
        List<Facts> tails = new ArrayList<>();
        for (int k = 0; k < law.size(); k++) {
            tails.add(Facts.of(Math.min(1, law.atLeast(k))));
        }
        return tails;
    }

    /** Damage, mood and chance of each possible end. */
    private List<Facts> cells() {
        return joint.entrySet().stream()
                .<Facts>map(cell ->
                        Facts.items(
                                List.of(
                                        Facts.of(cell.getKey().getFirst()),
                                        Facts.of(cell.getKey().getLast()),
                                        Facts.of(cell.getValue()))))
                .toList();
    }
}
