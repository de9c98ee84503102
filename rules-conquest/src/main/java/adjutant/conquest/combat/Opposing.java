package adjutant.conquest.combat;

import adjutant.battlefield.contact.Contact;
import adjutant.battlefield.formation.Place;
import adjutant.battlefield.geometry.Footprint;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.battle.Stand;
import adjutant.conquest.contact.Meeting;
import java.util.List;

/**
 * Rules that single enemy Stands have, an attached Character's among them, and whom they reach.
 *
 * @rule CQ-STAT-07
 */
final class Opposing {
    private Opposing() {}

    /** Whether any enemy Stand in contact has a rule. */
    static boolean has(Meeting meeting, Special special) {
        Regiment enemy = meeting.enemy().regiment();
        return enemy.stands().stream()
                .filter(stand ->
                        meeting.enemy().touching().contains(stand.place())
                                || meeting.enemy().engaged().contains(stand.place()))
                .anyMatch(stand -> RulesInForce.of(enemy, stand).has(special));
    }

    /**
     * Whether an own Stand is Engaged with an enemy Stand that has a rule: one that it touches, or,
     * where the abstract rectangle or a Garrison stands between them, any that is Engaged.
     */
    static boolean has(Meeting meeting, Place place, Special special) {
        if (!meeting.own().engaged().contains(place) || !has(meeting, special)) {
            return false;
        }
        Regiment enemy = meeting.enemy().regiment();
        if (enemy.pose().isEmpty() || meeting.own().regiment().pose().isEmpty()) {
            return true;
        }
        List<Stand> touched =
                enemy.stands().stream().filter(stand -> touches(meeting, place, stand)).toList();
        return touched.isEmpty()
                || touched.stream().anyMatch(stand -> RulesInForce.of(enemy, stand).has(special));
    }

    private static boolean touches(Meeting meeting, Place place, Stand other) {
        return Contact.touches(
                ground(meeting.own().regiment(), place),
                ground(meeting.enemy().regiment(), other.place()));
    }

    private static Footprint ground(Regiment regiment, Place place) {
        return regiment.block().footprint(regiment.pose().orElseThrow(), place);
    }
}
