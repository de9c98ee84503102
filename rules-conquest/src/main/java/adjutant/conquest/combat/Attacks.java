package adjutant.conquest.combat;

import adjutant.conquest.RulesConfig;
import adjutant.conquest.RulesConfig.LeaderBonus;
import adjutant.conquest.army.Profile;
import adjutant.conquest.battle.Hero;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.battle.Stand;
import adjutant.conquest.contact.Contacts;
import adjutant.conquest.contact.Facing;
import java.util.Optional;

/**
 * How many Attacks a Stand makes.
 *
 * @rule CQ-CLASH-04
 * @rule CQ-CLASH-05
 * @rule CQ-CLASH-07
 */
final class Attacks {
    private Attacks() {}

    /**
     * Whether a Stand has Attacks at all: not with a printed Clash of 0, nor that of a Character
     * who has refused a Duel.
     *
     * @rule CQ-DUEL-07
     */
    static boolean canFight(Regiment regiment, Stand stand) {
        boolean shamed =
                stand.hero().filter(hero -> hero.honour() == Hero.Honour.REFUSED).isPresent();
        return !shamed
                && profile(regiment, stand).characteristics().clash().number().orElseThrow() > 0;
    }

    /**
     * The Attacks of an Engaged Stand, the Leader's die included.
     *
     * @rule CQ-STAT-06
     * @rule CQ-CMDM-05
     */
    static int engaged(Regiment regiment, Stand stand, RulesConfig config) {
        RulesInForce rules = RulesInForce.of(regiment, stand);
        int flux = Gains.chose(regiment, Special.FLUX_POWERED, "attacks") ? 2 : 0;
        return printed(regiment, stand)
                + rules.x(Special.FURY)
                + flux
                + leaderDie(regiment, stand, config);
    }

    /** The Attacks that its profile gives a Stand. */
    static int printed(Regiment regiment, Stand stand) {
        return profile(regiment, stand).characteristics().attacks().number().orElseThrow();
    }

    /**
     * The Support Attacks of an Unengaged Stand, the Leader's die included.
     *
     * @rule CQ-CLASH-06
     */
    static int support(Contacts contacts, Stand stand, RulesConfig config) {
        return supporting(contacts, stand) + leaderDie(contacts.regiment(), stand, config);
    }

    /** The Support Attacks of an Unengaged Stand, without a Leader's die. */
    static int supporting(Contacts contacts, Stand stand) {
        RulesInForce rules = RulesInForce.of(contacts.regiment(), stand);
        boolean keeps = rules.has(Special.IRON_DISCIPLINE) || !isTurned(contacts);
        return rules.has(Special.SUPPORT) && keeps ? rules.x(Special.SUPPORT) : 1;
    }

    /** Whether an enemy is Engaged in its flank or rear. */
    static boolean isTurned(Contacts contacts) {
        return contacts.meetings().stream()
                .anyMatch(meeting -> meeting.own().facing() != Facing.FRONT);
    }

    /** The Command Stand, where it has a Leader. */
    static Optional<Stand> leader(Regiment regiment) {
        return regiment.leader();
    }

    private static int leaderDie(Regiment regiment, Stand stand, RulesConfig config) {
        boolean adds = config.leaderBonus() == LeaderBonus.EXTRA_DIE;
        return adds && leader(regiment).filter(stand::equals).isPresent() ? 1 : 0;
    }

    private static Profile profile(Regiment regiment, Stand stand) {
        return stand.hero().map(hero -> hero.muster().profile()).orElseGet(regiment::profile);
    }
}
