package adjutant.conquest.notation;

import adjutant.conquest.battle.Command.Tail.Casualties;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Stand;
import adjutant.conquest.morale.CasualtyOrder;
import java.util.List;
import java.util.Set;

/**
 * The Stand that Wounds fall on where no place is written: the one an unhurt Regiment out of
 * contact would lose first.
 *
 * @rule CQ-WOUND-03
 */
final class LostFirst {
    private LostFirst() {}

    /** It, with the damage it has. */
    static Stand of(Regiment regiment) {
        List<Stand> fresh = regiment.stands().stream().map(stand -> stand.withDamage(0)).toList();
        Regiment unhurt = regiment.withStands(regiment.files(), fresh);
        Stand first = CasualtyOrder.of(unhurt, Set.of(), Casualties.LEFT).order().getFirst();
        return regiment.stand(first.place()).orElseThrow();
    }
}
