package adjutant.conquest.combat;

import adjutant.conquest.Each;
import adjutant.conquest.battle.ActionKind;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.battle.Status;
import adjutant.conquest.contact.Contacts;

/** In what spirit a Regiment fights. */
final class Spirit {
    private Spirit() {}

    /** Whether it has Charged in the Activation going on. */
    static Sharpness.Momentum momentum(Battle battle, Contacts contacts) {
        boolean charged =
                battle.active()
                        .filter(active -> active.unit().equals(contacts.regiment().id()))
                        .filter(active -> active.done().contains(ActionKind.CHARGE))
                        .isPresent();
        return charged ? Sharpness.Momentum.CHARGED : Sharpness.Momentum.STANDING;
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
    static Sharpness.Inspiration inspiration(
            Battle battle, Contacts contacts, Sharpness.Momentum momentum) {
        Regiment own = contacts.regiment();
        if (RulesInForce.of(own).has(Special.DAUNTLESS)) {
            return Sharpness.Inspiration.INSPIRED;
        }
        boolean dread =
                Each.any(contacts.meetings(), meeting -> Opposing.has(meeting, Special.DREAD));
        boolean heart =
                own.is(Status.INSPIRED)
                        || (battle.config().chargeGivesInspired()
                                && momentum == Sharpness.Momentum.CHARGED);
        boolean inspired = heart && !own.isBroken() && !dread;
        return inspired ? Sharpness.Inspiration.INSPIRED : Sharpness.Inspiration.PLAIN;
    }
}
