package adjutant.gda.fire;

import adjutant.chance.Law;
import adjutant.chance.Odds;
import adjutant.chance.Outcome;
import adjutant.chance.Track;
import adjutant.game.Facts;
import adjutant.gda.GdaClause;
import adjutant.gda.battle.Unit;
import adjutant.gda.ruling.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A volley as facts of an answer. */
public final class VolleyFacts {
    private static final String CASUALTIES = "casualties";

    private VolleyFacts() {}

    /** What is known of it before its dice. */
    public static Facts.Tree pool(Volley volley) {
        Shot shot = volley.shot();
        Facts.Builder pool = Facts.tree();
        pool.put("for", shot.kind().word()).put("by", shot.firer().id());
        pool.put("against", shot.target().id());
        volley.reading().ifPresent(read -> pool.put("line", read.line().word()));
        return pool.put("modifiers", Modifier.facts(volley.modifiers()))
                .put("dice", Modifier.facts(volley.dice()))
                .put("bonusDice", Modifier.sum(volley.dice()))
                .put("hitOn", volley.hitOn())
                .put("halved", shot.halvings())
                .build();
    }

    /** The same with what its dice brought. */
    public static Facts.Tree pool(Volley volley, Outcome outcome) {
        Facts.Builder pool = Facts.tree().putAll(pool(volley));
        volley.scored(outcome).ifPresent(sum -> pool.put("score", sum.total()));
        volley.entry(outcome)
                .ifPresent(entry ->
                        pool.put("base", base(entry)).put("flags", Facts.texts(flags(entry))));
        Destiny.words(outcome, volley.destinyLabel())
                .ifPresent(words -> pool.put("destiny", words));
        pool.put(
                "clauses",
                Facts.texts(clauses(volley, outcome).stream().map(GdaClause::id).toList()));
        return pool.put(CASUALTIES, volley.ofTarget(outcome).more()).build();
    }

    /** The clauses by which the dice brought something beside casualties. */
    private static List<GdaClause> clauses(Volley volley, Outcome outcome) {
        List<GdaClause> clauses = new ArrayList<>();
        volley.entry(outcome)
                .ifPresent(entry -> {
                    entry.flags().stream().sorted().map(VolleyFacts::clause).forEach(clauses::add);
                    if (entry.halves() > 0) {
                        clauses.add(GdaClause.HR_2);
                    }
                });
        if (Aftermath.runsLow(volley, outcome)) {
            clauses.add(GdaClause.ART_4);
        }
        Destiny.words(outcome, volley.destinyLabel()).ifPresent(_ -> clauses.add(GdaClause.DST_1));
        return clauses;
    }

    private static GdaClause clause(FireLine.Flag flag) {
        return switch (flag) {
            case FD -> GdaClause.OUT_1;
            case DT -> GdaClause.OUT_2;
            case FC -> GdaClause.ART_3;
        };
    }

    private static Facts base(FireLine.Entry entry) {
        return entry.halves() > 0
                ? Facts.of(entry.casualties() + entry.halves() / 2.0)
                : Facts.of((long) entry.casualties());
    }

    private static List<String> flags(FireLine.Entry entry) {
        return entry.flags().stream().sorted().map(FireLine.Flag::name).toList();
    }

    /** How often each number of further casualties befalls a unit, and how often it disperses. */
    static Law further(Odds odds, Unit unit) {
        Odds.TrackLaw law = odds.track(unit.id());
        Track track = law.track();
        double[] further = new double[track.cap() - track.startLevel() + 1];
        for (int state = 0; state < track.states(); state++) {
            int more = track.levelOf(state) - track.startLevel();
            if (more >= 0) {
                further[more] += law.states().at(state);
            }
        }
        return Law.of(further);
    }

    static double dispersed(Odds odds, Unit unit) {
        Odds.TrackLaw law = odds.track(unit.id());
        double sum = 0;
        for (int state = 0; state < law.track().states(); state++) {
            sum += law.track().isLast(state) ? law.states().at(state) : 0;
        }
        return sum;
    }

    /** The odds of some units, and of the flags of a volley. */
    static Facts.Tree odds(Volley volley, List<Unit> units, Odds odds) {
        Facts.Builder casualties = Facts.tree();
        Facts.Builder dispersed = Facts.tree();
        for (Unit unit : units) {
            casualties.put(unit.id(), Facts.of(further(odds, unit)));
            dispersed.put(unit.id(), dispersed(odds, unit));
        }
        Facts.Builder flags = Facts.tree();
        flag(odds, volley.fdLost()).ifPresent(p -> flags.put("fdLost", p));
        flag(odds, volley.lowAmmo()).ifPresent(p -> flags.put("lowAmmo", p));
        flag(odds, volley.testDue()).ifPresent(p -> flags.put("testDue", p));
        flag(odds, volley.destinyFlag()).ifPresent(p -> flags.put("destiny", p));
        return Facts.tree()
                .put(CASUALTIES, casualties.build())
                .put("flags", flags.build())
                .put("pDispersed", dispersed.build())
                .build();
    }

    private static Optional<Double> flag(Odds odds, String id) {
        return odds.tracks().stream()
                .filter(law -> law.track().id().equals(id))
                .map(law -> law.states().at(1))
                .findFirst();
    }
}
