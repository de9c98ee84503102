package adjutant.conquest.volley;

import adjutant.battlefield.formation.Place;
import adjutant.battlefield.geometry.Length;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.RulesConfig;
import adjutant.conquest.RulesConfig.VolleyLongRange;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.battle.Stand;
import adjutant.conquest.battle.Terrain;
import adjutant.conquest.sight.Bar;
import adjutant.conquest.sight.Bearing;
import adjutant.conquest.sight.Eyes;
import adjutant.conquest.sight.SightLine;
import adjutant.conquest.sight.Viewer;
import adjutant.conquest.volley.Shooter.Halving;
import adjutant.conquest.volley.Shooter.Reason;
import adjutant.conquest.volley.Shooter.Shot;
import adjutant.game.Finding;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What each Stand gives to a Volley.
 *
 * @param shooters the front-rank Stands with Barrage
 * @param support those behind them that are within their range
 * @param beyond those behind them that are not
 * @param leader the Command Stand, where its Leader helps
 * @param sums the dice added up
 * @param findings where they come from
 * @rule CQ-VOLLEY-04
 * @rule CQ-VOLLEY-10
 * @rule CQ-VOLLEY-11
 */
public record Fire(
        List<Shooter> shooters,
        List<Arms> support,
        List<Arms> beyond,
        Optional<Arms> leader,
        Sums sums,
        List<Finding> findings) {
    /** Copies the lists. */
    public Fire {
        shooters = List.copyOf(shooters);
        support = List.copyOf(support);
        beyond = List.copyOf(beyond);
        findings = List.copyOf(findings);
    }

    /** What the Stands of a battery give; nothing where there is nothing to shoot at. */
    static Fire of(Field field) {
        if (field.targets().isEmpty() || field.sight().viewers().isEmpty()) {
            return new Fire(
                    List.of(),
                    List.of(),
                    List.of(),
                    Optional.empty(),
                    sums(List.of(), 0, 0),
                    List.of());
        }
        Judge judge = new Judge(field, field.battle().config());
        List<Shooter> shooters = new ArrayList<>();
        Set<Place> front = new LinkedHashSet<>();
        for (Viewer viewer : field.sight().viewers()) {
            front.add(viewer.place());
            field.battery()
                    .at(viewer.place())
                    .map(arms -> judge.shooter(arms, viewer))
                    .ifPresent(shooters::add);
        }
        List<Arms> behind =
                field.battery().arms().stream()
                        .filter(arms -> !front.contains(arms.place()))
                        .toList();
        List<Arms> support = behind.stream().filter(judge::reaches).toList();
        List<Arms> beyond = behind.stream().filter(arms -> !judge.reaches(arms)).toList();
        Optional<Arms> leader =
                field.own()
                        .leader()
                        .map(Stand::place)
                        .flatMap(field.battery()::at)
                        .filter(judge::reaches);
        Sums sums = sums(shooters, support.size(), leader.isPresent() ? judge.led() : 0);
        Fire fire = new Fire(shooters, support, beyond, leader, sums, List.of());
        return new Fire(shooters, support, beyond, leader, sums, FireNotes.of(field, fire));
    }

    private static Sums sums(List<Shooter> shooters, int support, int leader) {
        int obscured = dice(shooters, Halving.HALVED);
        return new Sums(
                obscured, (obscured + 1) / 2, dice(shooters, Halving.WHOLE), support, leader);
    }

    private static int dice(List<Shooter> shooters, Halving halving) {
        return shooters.stream()
                .filter(shooter -> shooter.halving() == halving)
                .mapToInt(Shooter::dice)
                .sum();
    }

    /** Judges Stand by Stand. */
    private record Judge(Field field, RulesConfig config) {
        /** The dice that a Leader adds. */
        int led() {
            return switch (config.leaderBonus()) {
                case EXTRA_DIE -> 1;
                case REROLL_ONE_MISS -> 0;
            };
        }

        boolean reaches(Arms arms) {
            return arms.reaches(field.distance(arms.place()));
        }

        Shooter shooter(Arms arms, Viewer viewer) {
            Length distance = field.distance(arms.place());
            if (!arms.reaches(distance)) {
                return none(arms, distance, Shot.OUT_OF_RANGE, List.of());
            }
            Eyes eyes = Field.eyes(arms);
            Optional<SightLine> best = viewer.best(eyes);
            List<Reason> reasons = new ArrayList<>();
            if (field.flight() == Field.Flight.STRAIGHT) {
                if (best.isEmpty()) {
                    return none(arms, distance, Shot.NO_SIGHT, hidden(viewer));
                }
                reasons.addAll(veils(best.get(), eyes));
            }
            boolean halvesAll = config.volleyLongRange() == VolleyLongRange.OBSCURED_HALF;
            if (halvesAll && !arms.isEffectiveAt(distance)) {
                reasons.add(new Reason.LongRange());
            }
            if (isLoose()) {
                reasons.add(new Reason.Loose());
            }
            boolean halvedAlready = isLoose() && !halvesAll;
            return new Shooter(
                    arms,
                    distance,
                    reasons.isEmpty() ? Shot.CLEAR : Shot.OBSCURED,
                    arms.dice(shots(arms, distance), config),
                    reasons.isEmpty() || halvedAlready ? Halving.WHOLE : Halving.HALVED,
                    reasons);
        }

        private static Shooter none(Arms arms, Length distance, Shot shot, List<Reason> reasons) {
            return new Shooter(arms, distance, shot, 0, Halving.WHOLE, reasons);
        }

        private boolean isLoose() {
            return RulesInForce.of(field.target()).has(Special.LOOSE_FORMATION);
        }

        /**
         * The shots of a Stand: in the second edition Loose Formation halves them first, and
         * Effective Range adds one then.
         *
         * @rule CQ-VOLLEY-06
         * @rule CQ-VOLLEY-18
         * @rule CQ-SR-LOOSE-FORMATION
         */
        private int shots(Arms arms, Length distance) {
            return switch (config.volleyLongRange()) {
                case OBSCURED_HALF -> arms.shots();
                case EFFECTIVE_RANGE_PLUS_ONE -> {
                    int shots = isLoose() ? (arms.shots() + 1) / 2 : arms.shots();
                    yield shots + (arms.isEffectiveAt(distance) ? 1 : 0);
                }
            };
        }

        private List<Reason> veils(SightLine line, Eyes eyes) {
            Set<String> ids = new LinkedHashSet<>();
            line.veils(eyes).stream().map(Bar::id).forEach(ids::add);
            if (eyes == Eyes.PLAIN) {
                Regiment target = field.target();
                Bearing.around(field.battle(), target, "obscuring").stream()
                        .map(Terrain::id)
                        .forEach(ids::add);
            }
            return ids.stream().<Reason>map(Reason.By::new).toList();
        }

        private static List<Reason> hidden(Viewer viewer) {
            List<Reason> reasons = new ArrayList<>();
            viewer.nearest()
                    .ifPresent(line -> {
                        if (line.ending() == SightLine.Ending.OUTSIDE) {
                            reasons.add(new Reason.OutsideArc());
                        }
                        line.walls().forEach(bar -> reasons.add(new Reason.By(bar.id())));
                    });
            return reasons;
        }
    }

    /** The places of the front-rank Stands that shoot in some way. */
    public List<Place> places(Shot shot) {
        return shooters.stream()
                .filter(shooter -> shooter.shot() == shot)
                .map(shooter -> shooter.arms().place())
                .toList();
    }

    /** The clause that a reason comes from. */
    static ConquestClause clauseOf(Reason reason) {
        return switch (reason) {
            case Reason.By _ -> ConquestClause.VOLLEY_04;
            case Reason.LongRange _ -> ConquestClause.VOLLEY_06;
            case Reason.Loose _ -> ConquestClause.SR_LOOSE_FORMATION;
            case Reason.OutsideArc _ -> ConquestClause.LOS_02;
        };
    }
}
