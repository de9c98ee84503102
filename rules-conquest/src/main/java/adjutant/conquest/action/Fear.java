package adjutant.conquest.action;

import adjutant.chance.Die;
import adjutant.chance.Faces;
import adjutant.chance.Step;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.Each;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.contact.Contacts;
import adjutant.conquest.morale.Resolve;
import adjutant.game.Finding;
import java.util.List;
import java.util.Optional;

/**
 * The die before an Action next to something Fearsome: above the highest Resolve the Action is
 * lost. It is no test against a Characteristic of its own, so neither 1 nor 6 is special.
 *
 * @rule CQ-CRALLY-02
 */
final class Fear {
    private Fear() {}

    /**
     * The number the die must not pass, where one is thrown.
     *
     * @rule CQ-DICE-05
     */
    static Optional<Integer> on(Contacts contacts) {
        return isFelt(contacts) && Resolve.of(contacts.regiment()) instanceof Resolve.Known known
                ? Optional.of(Math.min(6, known.highest()))
                : Optional.empty();
    }

    /** Whether a Fearsome enemy is touched and not ignored. */
    static boolean isFelt(Contacts contacts) {
        RulesInForce own = RulesInForce.of(contacts.regiment());
        boolean immune = own.has(Special.FEARLESS) || own.has(Special.BRAVERY);
        boolean feared =
                Each.any(
                        contacts.meetings(),
                        meeting ->
                                RulesInForce.of(meeting.enemy().regiment()).has(Special.FEARSOME));
        return feared && !immune;
    }

    /** The reason shown. */
    static Optional<Finding> finding(Contacts contacts) {
        return on(contacts)
                .map(on ->
                        Finding.yes(
                                ConquestClause.CRALLY_02,
                                "a Fearsome enemy touches it: first a die of " + on + " or less"));
    }

    /** The steps, behind the die where one is thrown. */
    static List<Step> before(Contacts contacts, List<Step> steps) {
        return on(contacts)
                .<List<Step>>map(on ->
                        List.of(
                                new Step.Test(
                                        "fearsome",
                                        on,
                                        Die.upTo(on, Faces.NONE),
                                        steps,
                                        List.of())))
                .orElse(steps);
    }
}
