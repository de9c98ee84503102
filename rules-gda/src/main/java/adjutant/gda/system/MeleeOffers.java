package adjutant.gda.system;

import adjutant.game.Side;
import adjutant.gda.battle.Attack;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Choice;
import adjutant.gda.battle.Command;

/** Rounds of melee, and choices that are open. */
final class MeleeOffers {
    private MeleeOffers() {}

    /** The melees to be fought, for the side with the initiative. */
    static void add(Battle battle, Side side, Offers offers) {
        if (side == battle.clock().initiative()) {
            battle.attacks().stream()
                    .filter(Attack::isMelee)
                    .forEach(attack ->
                            offers.perhaps(new Command.Melee(attack.lead(), attack.target())));
        }
    }

    /** The options of the first choice, for its side. */
    static void choices(Battle battle, Side side, Offers offers) {
        Choice first = battle.choices().getFirst();
        if (battle.unit(first.unit()).side() == side) {
            first.options()
                    .forEach(option -> offers.perhaps(new Command.Choose(first.unit(), option)));
        }
    }
}
