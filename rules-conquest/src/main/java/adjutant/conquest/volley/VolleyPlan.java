package adjutant.conquest.volley;

import adjutant.battlefield.geometry.Length;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.RulesConfig;
import adjutant.conquest.RulesConfig.LeaderBonus;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Command.Tail;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.battle.Status;
import adjutant.conquest.battle.Terrain;
import adjutant.conquest.combat.Batch;
import adjutant.conquest.combat.Batch.Misses;
import adjutant.conquest.combat.Blow;
import adjutant.conquest.combat.Modifier;
import adjutant.conquest.combat.Pressure;
import adjutant.conquest.combat.Tenacity;
import adjutant.conquest.combat.Thresholds;
import adjutant.conquest.combat.Walls;
import adjutant.conquest.combat.Ward;
import adjutant.conquest.contact.Facing;
import adjutant.conquest.morale.MoraleTest;
import adjutant.conquest.sight.Bearing;
import adjutant.game.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A Volley before the first die: every die numbered and every threshold final.
 *
 * @param target the target
 * @param facing from where the shots come
 * @param lots the dice, by equal thresholds
 * @param morale how the target tests
 * @param tenacious how failed Defense dice are turned
 * @param modifiers why the numbers are what they are
 * @param findings why Morale is tested so
 * @rule CQ-VOLLEY-13
 * @rule CQ-VOLLEY-14
 */
public record VolleyPlan(
        Regiment target,
        Facing facing,
        List<Lots.Lot> lots,
        MoraleTest morale,
        Tenacity tenacious,
        List<Modifier> modifiers,
        List<Finding> findings) {
    private static final String COVER = "cover";
    private static final Length MURDEROUS = Length.inches(12);

    /** Copies the lists. */
    public VolleyPlan {
        lots = List.copyOf(lots);
        modifiers = List.copyOf(modifiers);
        findings = List.copyOf(findings);
    }

    /** The dice of a command, all values of which are known. */
    public static VolleyPlan of(Battle battle, Command.Volley command, Range range) {
        Field field = range.field();
        Facing facing = Bearing.of(battle, field.target(), field.own());
        Accuracy.Conditions conditions =
                new Accuracy.Conditions(
                        field.flight(),
                        facing,
                        field.target().profile().type(),
                        command.tail(),
                        battle.config());
        Maker maker = new Maker(battle, field, conditions);
        Lots lots = new Lots();
        range.fire().shooters().forEach(shooter -> maker.add(shooter, lots));
        range.fire().support().forEach(arms -> maker.add(arms, lots));
        range.fire()
                .leader()
                .filter(_ -> range.fire().sums().leader() > 0)
                .ifPresent(arms -> maker.add(arms, lots));
        MoraleTest morale = maker.morale();
        List<Finding> findings = new ArrayList<>();
        findings.add(maker.tests());
        if (maker.isMurderous()) {
            findings.addAll(Pressure.findings(field.target(), morale, Optional.empty()));
        }
        Tenacity tenacity = Tenacity.of(field.target(), battle.config());
        tenacity.note().ifPresent(maker.modifiers::add);
        Misses misses = misses(command.tail(), range.fire(), battle.config());
        return new VolleyPlan(
                field.target(),
                facing,
                tenacity.ordered(
                        lots.shared(range.fire().sums().halved(), misses), VolleyPlan::riders),
                morale,
                tenacity,
                maker.modifiers.stream().distinct().toList(),
                findings);
    }

    /**
     * Where the Leader of a Stand that could shoot has a miss thrown again instead of a die more.
     *
     * @rule CQ-CMDM-05
     */
    private static Misses misses(Tail tail, Fire fire, RulesConfig config) {
        return fire.leader().isPresent()
                        && tail.rerolls() == Tail.Rerolls.TAKEN
                        && config.leaderBonus() == LeaderBonus.REROLL_ONE_MISS
                ? Misses.MAY_BE_MENDED
                : Misses.STAND;
    }

    /** Hits of Torrential Fire are defended together, so they count as of one kind. */
    private static Object riders(Lots.Lot lot) {
        return lot.flow() == Lots.Flow.TORRENTIAL ? lot.flow() : lot.batch().thresholds().ofHits();
    }

    /** For each batch the number of the heap it is tallied with. */
    public List<Integer> heaps() {
        return tenacious.heaps(lots, VolleyPlan::riders);
    }

    /** Whether the Wounds of a Volley of one Regiment on another bring Morale Tests. */
    public static boolean testsMorale(Battle battle, Regiment own, Regiment target) {
        Length distance = Range.between(battle, own, target);
        return RulesInForce.of(own).has(Special.MURDEROUS_VOLLEY)
                && own.is(Status.AIMED)
                && distance.isAtMost(MURDEROUS);
    }

    /** The dice, as a pool shows them. */
    public List<Batch> batches() {
        return lots.stream().map(Lots.Lot::batch).toList();
    }

    /** Which of the batches feed Torrential Fire, by their place. */
    public Set<Integer> feeding() {
        return IntStream.range(0, lots.size())
                .filter(i -> lots.get(i).flow() == Lots.Flow.TORRENTIAL)
                .boxed()
                .collect(Collectors.toSet());
    }

    /** Works out the thresholds of one Stand after the other. */
    private static final class Maker {
        private final Battle battle;
        private final Field field;
        private final Accuracy.Conditions conditions;
        private final List<Modifier> shelter;
        private final List<Modifier> modifiers = new ArrayList<>();

        Maker(Battle battle, Field field, Accuracy.Conditions conditions) {
            this.battle = battle;
            this.field = field;
            this.conditions = conditions;
            this.shelter = shelter();
        }

        /**
         * Cover raises Defense by one where all Stands are in it.
         *
         * @rule CQ-TERR-03
         */
        private List<Modifier> shelter() {
            Stream<Modifier> cover =
                    Bearing.around(battle, field.target(), COVER).stream()
                            .limit(1)
                            .map((Terrain piece) ->
                                    new Modifier(
                                            "saveOn",
                                            1,
                                            ConquestClause.TERR_03,
                                            "Cover of " + piece.id()));
            return Stream.concat(cover, Walls.of(battle, field.target()).stream()).toList();
        }

        void add(Shooter shooter, Lots lots) {
            if (shooter.shoots()) {
                lots.add(
                        key(shooter.arms()),
                        shooter.arms().place(),
                        shooter.dice(),
                        shooter.halving());
            }
        }

        /** One die that is never halved: of a supporting Stand, or the Leader's. */
        void add(Arms arms, Lots lots) {
            lots.add(key(arms), arms.place(), 1, Shooter.Halving.WHOLE);
        }

        private Lots.Key key(Arms arms) {
            Accuracy accuracy = Accuracy.of(arms, conditions);
            Ward ward =
                    Ward.against(
                            Blow.VOLLEY,
                            arms.rules(),
                            field.target(),
                            conditions.facing(),
                            conditions.tail(),
                            shelter);
            modifiers.addAll(accuracy.modifiers());
            modifiers.addAll(ward.modifiers());
            List<String> riders = new ArrayList<>(ward.riders());
            boolean deadly = rider(arms, Special.DEADLY_SHOT, "sixCostsTwo", riders);
            boolean torrential =
                    arms.isEffectiveAt(field.distance(arms.place()))
                            && rider(arms, Special.TORRENTIAL_FIRE, "hits", riders);
            Thresholds thresholds =
                    new Thresholds(
                            accuracy.hitOn(),
                            accuracy.reroll(),
                            accuracy.ones(),
                            ward.saveOn(),
                            ward.saveOnOnes(),
                            ward.reroll(),
                            deadly ? Thresholds.Six.TWO_WOUNDS : Thresholds.Six.ONE_WOUND,
                            Thresholds.Natural.PLAIN,
                            riders);
            return new Lots.Key(thresholds, torrential ? Lots.Flow.TORRENTIAL : Lots.Flow.PLAIN);
        }

        private boolean rider(Arms arms, Special special, String to, List<String> riders) {
            boolean has = arms.rules().has(special);
            if (has) {
                riders.add(special.label());
                modifiers.add(new Modifier(to, 0, special.clause(), special.label()));
            }
            return has;
        }

        boolean isMurderous() {
            return testsMorale(battle, field.own(), field.target());
        }

        private MoraleTest morale() {
            RulesConfig config = battle.config();
            return isMurderous()
                    ? Pressure.ofVolley(field.target(), conditions.facing(), config)
                    : MoraleTest.none(config);
        }

        private Finding tests() {
            if (isMurderous()) {
                return Finding.yes(
                        ConquestClause.SR_MURDEROUS_VOLLEY,
                        "Murderous Volley within 12in: Wounds bring Morale Tests");
            }
            return Finding.yes(ConquestClause.VOLLEY_14, "Wounds of a Volley bring no Morale Test");
        }
    }
}
