package adjutant.conquest.combat;

import adjutant.battlefield.formation.Place;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.RulesConfig;
import adjutant.conquest.RulesConfig.LeaderBonus;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Command.Tail;
import adjutant.conquest.battle.Hero;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Special;
import adjutant.conquest.battle.Stand;
import adjutant.conquest.contact.Contacts;
import adjutant.conquest.contact.Facing;
import adjutant.conquest.contact.Meeting;
import adjutant.conquest.morale.MoraleTest;
import adjutant.game.Finding;
import java.util.EnumSet;
import java.util.List;
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
                contacts,
                assignment.order().stream().map(planner::pool).toList(),
                shamed(contacts.regiment()));
    }

    /**
     * The Characters that add no Attacks, for they have refused a Duel.
     *
     * @rule CQ-DUEL-07
     */
    private static List<Finding> shamed(Regiment regiment) {
        return regiment.heroes().stream()
                .filter(hero -> hero.honour() == Hero.Honour.REFUSED)
                .map(hero ->
                        Finding.yes(
                                ConquestClause.DUEL_07,
                                hero.id() + " has refused a Duel: no Attacks this Round"))
                .toList();
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
            Tenacity tenacity = Tenacity.of(meeting.enemy().regiment(), config());
            Gathering gathering =
                    new Gathering(
                            tenacity, misses(leader), Walls.of(battle, meeting.enemy().regiment()));
            gathering.note(
                    DiceNotes.of(contacts, meeting.enemy().regiment(), engaged, support, config()));
            engaged.forEach(stand ->
                    gathering.addClash(
                            swing(stand, meeting), Attacks.engaged(own, stand, config())));
            support.forEach(stand -> gathering.addClash(swing(stand, meeting), supportDice(stand)));
            MoraleTest morale = Pressure.of(meeting, mine, config());
            return new ClashPool(
                    meeting,
                    places(engaged),
                    places(support),
                    leader,
                    gathering.batches(),
                    morale,
                    tenacity,
                    gathering.modifiers(),
                    Pressure.findings(meeting, mine, config()));
        }

        private Batch.Misses misses(Optional<Place> leader) {
            return leader.isPresent()
                            && tail.rerolls() == Tail.Rerolls.TAKEN
                            && config().leaderBonus() == LeaderBonus.REROLL_ONE_MISS
                    ? Batch.Misses.MAY_BE_MENDED
                    : Batch.Misses.STAND;
        }

        private RulesConfig config() {
            return battle.config();
        }

        private boolean isEngaged(Stand stand) {
            return !contacts.engagedWith(stand.place()).isEmpty();
        }

        private int supportDice(Stand stand) {
            return Attacks.support(contacts, stand, config());
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
                    Spirit.inspiration(battle, contacts, Spirit.momentum(battle, contacts)),
                    Spirit.momentum(battle, contacts),
                    tail,
                    config());
        }

        private Set<Sharpness.Hindrance> hindrances(Stand stand, Meeting meeting) {
            return Opposing.has(meeting, stand.place(), Special.PARRY)
                    ? EnumSet.of(Sharpness.Hindrance.PARRIED)
                    : EnumSet.noneOf(Sharpness.Hindrance.class);
        }
    }

    /** From where a target is attacked. */
    private static Facing facing(Meeting meeting) {
        return meeting.enemy().facing();
    }
}
