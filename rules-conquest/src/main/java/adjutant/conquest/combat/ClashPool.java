package adjutant.conquest.combat;

import adjutant.battlefield.formation.Place;
import adjutant.conquest.contact.Meeting;
import adjutant.conquest.morale.MoraleTest;
import adjutant.game.Finding;
import java.util.List;
import java.util.Optional;

/**
 * All attacks of a Clash on one target.
 *
 * @param meeting the attacker and the target
 * @param engaged the Stands that attack as Engaged ones
 * @param support the Stands that give Support Attacks
 * @param leader the Stand that gives the Leader's die
 * @param batches the dice, by equal thresholds
 * @param morale how the target tests
 * @param tenacious how failed Defense dice are turned
 * @param modifiers why the numbers of the attack are what they are
 * @param reasons why its Morale is tested so
 * @rule CQ-CLASH-10
 */
public record ClashPool(
        Meeting meeting,
        List<Place> engaged,
        List<Place> support,
        Optional<Place> leader,
        List<Batch> batches,
        MoraleTest morale,
        Tenacity tenacious,
        List<Modifier> modifiers,
        List<Finding> reasons) {
    /** Copies the lists. */
    public ClashPool {
        engaged = List.copyOf(engaged);
        support = List.copyOf(support);
        batches = List.copyOf(batches);
        modifiers = List.copyOf(modifiers);
        reasons = List.copyOf(reasons);
    }

    /** The id of the target. */
    public String target() {
        return meeting.enemy().regiment().id();
    }

    /** For each batch the number of the heap it is tallied with. */
    public List<Integer> heaps() {
        return tenacious.heaps(batches, batch -> batch.thresholds().ofHits());
    }

    /** How many dice there are. */
    public int dice() {
        return batches.stream().mapToInt(Batch::dice).sum();
    }
}
