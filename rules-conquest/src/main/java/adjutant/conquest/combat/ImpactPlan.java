package adjutant.conquest.combat;

import adjutant.battlefield.formation.Place;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.RulesConfig;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command.Tail;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.battle.Stand;
import adjutant.conquest.contact.Contacts;
import adjutant.conquest.contact.Meeting;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The Impact Attacks of a Charge before the first die: a pool like that of a Clash.
 *
 * @rule CQ-IMPACT-01
 * @rule CQ-IMPACT-02
 * @rule CQ-IMPACT-04
 * @rule CQ-SR-23
 */
public final class ImpactPlan {
    private ImpactPlan() {}

    /** The Stands with the rule, whatever their rank. */
    public static List<Stand> strikers(Regiment regiment) {
        return regiment.stands().stream().filter(stand -> attacks(regiment, stand) > 0).toList();
    }

    private static int attacks(Regiment regiment, Stand stand) {
        return RulesInForce.of(regiment, stand).x(Special.IMPACT);
    }

    /**
     * The pool.
     *
     * @param battle the situation after the move
     * @param contacts the charger where its move ends, and whom it touches
     * @param target the enemy it has charged
     */
    public static ClashPool pool(Battle battle, Contacts contacts, String target, Tail tail) {
        Meeting meeting = contacts.with(target).orElseThrow();
        Regiment own = contacts.regiment();
        List<Stand> strikers = strikers(own);
        RulesConfig config = battle.config();
        Tenacity tenacity = Tenacity.of(meeting.enemy().regiment(), config);
        Gathering gathering =
                new Gathering(
                        tenacity, Batch.Misses.STAND, Walls.of(battle, meeting.enemy().regiment()));
        gathering.note(notes(own, strikers, meeting.enemy().regiment()));
        gathering.note(tenacity.note().stream().toList());
        for (Stand stand : strikers) {
            gathering.addImpact(swing(battle, contacts, meeting, stand, tail), attacks(own, stand));
        }
        return new ClashPool(
                meeting,
                strikers.stream().map(Stand::place).toList(),
                List.<Place>of(),
                Optional.empty(),
                gathering.batches(),
                Pressure.of(meeting, strikers, config),
                tenacity,
                gathering.modifiers(),
                Pressure.findings(meeting, strikers, config));
    }

    private static Sharpness.Swing swing(
            Battle battle, Contacts contacts, Meeting meeting, Stand stand, Tail tail) {
        Set<Sharpness.Hindrance> hindrances =
                Opposing.has(meeting, stand.place(), Special.PARRY)
                        ? EnumSet.of(Sharpness.Hindrance.PARRIED)
                        : EnumSet.noneOf(Sharpness.Hindrance.class);
        return new Sharpness.Swing(
                contacts.regiment(),
                stand,
                meeting.enemy().regiment(),
                meeting.enemy().facing(),
                hindrances,
                Spirit.inspiration(battle, contacts, Sharpness.Momentum.CHARGED),
                Sharpness.Momentum.CHARGED,
                tail,
                battle.config());
    }

    private static List<Modifier> notes(Regiment own, List<Stand> strikers, Regiment target) {
        List<Modifier> notes = new ArrayList<>();
        int dice = strikers.stream().mapToInt(stand -> attacks(own, stand)).sum();
        notes.add(
                new Modifier(
                        "dice",
                        dice,
                        ConquestClause.IMPACT_01,
                        "Impact, Stands with the rule: " + strikers.size()));
        if (HitBack.demises(target)) {
            notes.add(
                    new Modifier(
                            "hitsBack",
                            0,
                            Special.LETHAL_DEMISE.clause(),
                            "Lethal Demise: Wounds hit back"));
        }
        return notes;
    }
}
