package adjutant.conquest.combat;

import adjutant.battlefield.formation.Place;
import adjutant.conquest.RulesConfig;
import adjutant.conquest.battle.ActionKind;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Command.Tail;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.battle.Stand;
import adjutant.conquest.battle.Status;
import adjutant.conquest.contact.Contacts;
import adjutant.conquest.contact.Facing;
import adjutant.conquest.contact.Meeting;
import adjutant.conquest.morale.MoraleTest;
import adjutant.game.Finding;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * A Clash before the first die: every Attack numbered and every threshold final.
 *
 * @param contacts the attacker and whom it touches
 * @param pools one for each target, in the order in which they are dealt with
 * @param findings what forbids it
 * @rule CQ-CLASH-02
 * @rule CQ-CLASH-03
 * @rule CQ-CLASH-08
 * @rule CQ-CLASH-14
 */
public record ClashPlan(Contacts contacts, List<ClashPool> pools, List<Finding> findings) {
    /** Copies the lists. */
    public ClashPlan {
        pools = List.copyOf(pools);
        findings = List.copyOf(findings);
    }

    /**
     * The plan of a Clash. Where something forbids it there are no pools.
     *
     * @param contacts whom the attacker touches; every needed value of its profiles is known
     */
    public static ClashPlan of(Battle battle, Contacts contacts, Command.Clash command) {
        Assignment assignment = Assignment.of(contacts, command);
        if (!assignment.findings().isEmpty()) {
            return new ClashPlan(contacts, List.of(), assignment.findings());
        }
        Planner planner = new Planner(battle, contacts, command.tail(), assignment);
        return new ClashPlan(
                contacts, assignment.order().stream().map(planner::pool).toList(), List.of());
    }

    /** Works out one pool after the other. */
    private record Planner(Battle battle, Contacts contacts, Tail tail, Assignment assignment) {
        ClashPool pool(String target) {
            Meeting meeting = contacts.with(target).orElseThrow();
            Regiment own = contacts.regiment();
            List<Stand> mine =
                    own.stands().stream()
                            .filter(stand -> target.equals(assignment.targets().get(stand.place())))
                            .filter(stand -> Attacks.canFight(own, stand))
                            .toList();
            List<Stand> engaged = mine.stream().filter(this::isEngaged).toList();
            List<Stand> support = mine.stream().filter(Predicate.not(this::isEngaged)).toList();
            Optional<Place> leader = Attacks.leader(own).filter(mine::contains).map(Stand::place);
            Gathering gathering = new Gathering();
            gathering.modifiers.addAll(
                    DiceNotes.of(contacts, meeting.enemy().regiment(), engaged, support));
            engaged.forEach(stand ->
                    gathering.add(swing(stand, meeting), meeting, Attacks.engaged(own, stand)));
            support.forEach(
                    stand -> gathering.add(swing(stand, meeting), meeting, supportDice(stand)));
            MoraleTest morale = Pressure.of(meeting, mine, config());
            return new ClashPool(
                    meeting,
                    places(engaged),
                    places(support),
                    leader,
                    gathering.batches(),
                    morale,
                    RulesInForce.of(meeting.enemy().regiment()).x(Special.TENACIOUS),
                    gathering.modifiers.stream().distinct().toList(),
                    Pressure.findings(meeting, mine, config()));
        }

        private RulesConfig config() {
            return battle.config();
        }

        private boolean isEngaged(Stand stand) {
            return !contacts.engagedWith(stand.place()).isEmpty();
        }

        private int supportDice(Stand stand) {
            return Attacks.support(contacts, stand);
        }

        private static List<Place> places(List<Stand> stands) {
            return stands.stream().map(Stand::place).toList();
        }

        private Sharpness.Swing swing(Stand stand, Meeting meeting) {
            return new Sharpness.Swing(
                    contacts.regiment(),
                    stand,
                    meeting.enemy().regiment(),
                    facing(meeting),
                    hindrances(stand, meeting),
                    inspiration(),
                    momentum(),
                    tail,
                    config());
        }

        private Set<Sharpness.Hindrance> hindrances(Stand stand, Meeting meeting) {
            boolean parried =
                    meeting.own().engaged().contains(stand.place())
                            && RulesInForce.of(meeting.enemy().regiment()).has(Special.PARRY);
            return parried
                    ? EnumSet.of(Sharpness.Hindrance.PARRIED)
                    : EnumSet.noneOf(Sharpness.Hindrance.class);
        }

        /**
         * Whether it fights Inspired: by Inspire or by a Charge, which do not add up; never while
         * Broken, nor against Dread unless it always is.
         *
         * @rule CQ-CHARGE-16
         * @rule CQ-INSPIRE-05
         * @rule CQ-DICE-09
         * @rule CQ-SR-25
         */
        private Sharpness.Inspiration inspiration() {
            Regiment own = contacts.regiment();
            RulesInForce rules = RulesInForce.of(own);
            if (rules.has(Special.DAUNTLESS)) {
                return Sharpness.Inspiration.INSPIRED;
            }
            boolean dread =
                    contacts.meetings().stream()
                            .anyMatch(meeting ->
                                    RulesInForce.of(meeting.enemy().regiment()).has(Special.DREAD));
            boolean heart =
                    own.is(Status.INSPIRED)
                            || (config().chargeGivesInspired()
                                    && momentum() == Sharpness.Momentum.CHARGED);
            boolean inspired = heart && !own.isBroken() && !dread;
            return inspired ? Sharpness.Inspiration.INSPIRED : Sharpness.Inspiration.PLAIN;
        }

        private Sharpness.Momentum momentum() {
            boolean charged =
                    battle.active()
                            .filter(active -> active.unit().equals(contacts.regiment().id()))
                            .filter(active -> active.done().contains(ActionKind.CHARGE))
                            .isPresent();
            return charged ? Sharpness.Momentum.CHARGED : Sharpness.Momentum.STANDING;
        }
    }

    /** From where a target is attacked. */
    private static Facing facing(Meeting meeting) {
        return meeting.enemy().facing();
    }

    /** Gathers dice with equal thresholds. */
    private static final class Gathering {
        private final Map<Thresholds, List<Batch.Share>> batches = new LinkedHashMap<>();
        private final List<Modifier> modifiers = new ArrayList<>();

        void add(Sharpness.Swing swing, Meeting meeting, int dice) {
            Sharpness sharpness = Sharpness.of(swing);
            Ward ward = Ward.against(swing.rules(), swing.target(), facing(meeting), swing.tail());
            modifiers.addAll(sharpness.modifiers());
            modifiers.addAll(ward.modifiers());
            batches.computeIfAbsent(thresholds(swing, sharpness, ward), _ -> new ArrayList<>())
                    .add(new Batch.Share(swing.stand().place(), dice));
        }

        private Thresholds thresholds(Sharpness.Swing swing, Sharpness sharpness, Ward ward) {
            List<String> riders = new ArrayList<>(ward.riders());
            boolean deadly = swing.rules().has(Special.DEADLY_BLADES);
            if (deadly) {
                riders.add(Special.DEADLY_BLADES.label());
                modifiers.add(
                        new Modifier(
                                "sixCostsTwo",
                                0,
                                Special.DEADLY_BLADES.clause(),
                                Special.DEADLY_BLADES.label()));
            }
            boolean counters = RulesInForce.of(swing.target()).has(Special.COUNTER_ATTACK);
            return new Thresholds(
                    sharpness.hitOn(),
                    sharpness.reroll(),
                    sharpness.ones(),
                    ward.saveOn(),
                    ward.saveOnOnes(),
                    ward.reroll(),
                    deadly ? Thresholds.Six.TWO_WOUNDS : Thresholds.Six.ONE_WOUND,
                    counters ? Thresholds.Natural.HITS_BACK : Thresholds.Natural.PLAIN,
                    riders);
        }

        List<Batch> batches() {
            return batches.entrySet().stream()
                    .map(entry -> new Batch(entry.getValue(), entry.getKey()))
                    .toList();
        }
    }
}
