package adjutant.conquest.action;

import adjutant.chance.Count;
import adjutant.chance.Echo;
import adjutant.chance.IntTable;
import adjutant.chance.Outcome;
import adjutant.chance.Roll;
import adjutant.chance.Scatter;
import adjutant.chance.Step;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command.Tail;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.combat.ClashPool;
import adjutant.conquest.combat.HitBack;
import adjutant.conquest.combat.ImpactPlan;
import adjutant.conquest.combat.Tenacity;
import adjutant.conquest.contact.Contacts;
import adjutant.conquest.contact.Meeting;
import adjutant.conquest.morale.Sufferer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * The Impact Attacks of a Charge, and their repetition with Overrun.
 *
 * @param pool the attacks
 * @param target the enemy charged, where the Charge has succeeded
 * @param own the charger, likewise
 * @rule CQ-IMPACT-04
 * @rule CQ-SR-OVERRUN
 */
record ImpactStage(ClashPool pool, Sufferer target, Sufferer own) {
    private static final String AGAIN = " again";

    /**
     * The attacks on a target.
     *
     * @param after the situation after the move
     * @param charger the charger where its move ends
     */
    static ImpactStage of(Battle after, Regiment charger, String enemy, Tail tail) {
        Contacts contacts = Contacts.of(after, charger);
        Meeting meeting = contacts.with(enemy).orElseThrow();
        return new ImpactStage(
                ImpactPlan.pool(after, contacts, enemy, tail),
                Sufferer.of(Contacts.ofEnemy(after, meeting), tail.casualties()),
                Sufferer.of(contacts, Tail.Casualties.LEFT));
    }

    /** Whether Wounds hit back at the charger. */
    boolean hitsBack() {
        return HitBack.demises(target.regiment());
    }

    private boolean overruns() {
        return RulesInForce.of(own.regiment()).has(Special.OVERRUN);
    }

    /** The labels of its pools. */
    List<String> labels() {
        return overruns() ? List.of(pool.target(), pool.target() + AGAIN) : List.of(pool.target());
    }

    /** What is thrown where a roll succeeds. */
    List<Step> steps(ChargeRoll roll) {
        List<Step> steps = new ArrayList<>();
        steps.add(step(labels().getFirst(), roll::ifSuccessful));
        if (overruns()) {
            boolean broken = target.broken(target.track().start());
            steps.add(step(labels().getLast(), broken ? roll::ifSuccessful : this::ifBroken));
        }
        return steps;
    }

    /** Dice that are thrown where the target is Broken by then. */
    private Count ifBroken(int dice) {
        return new Count.ByState(
                target.track().id(),
                IntTable.generate(
                        target.track().states(), state -> target.broken(state) ? dice : 0));
    }

    private Step step(String label, IntFunction<Count> count) {
        Scatter morale = pool.morale().scatter(target.resilience(), target.track());
        return new Step.Pool(
                label,
                PoolDice.of(pool, batch -> count.apply(batch.dice()), ImpactStage::named),
                0,
                pool.tenacious().tally(),
                target.track().id(),
                Optional.of(
                        new Scatter(
                                "impact-" + morale.purpose(),
                                morale.dice(),
                                morale.on(),
                                morale.byState(),
                                morale.tally())),
                hitsBack() ? Optional.of(echo()) : Optional.empty());
    }

    private static Roll named(Roll roll) {
        return new Roll(
                "impact-" + roll.purpose(),
                roll.on(),
                roll.die(),
                roll.then().stream().map(ImpactStage::named).toList());
    }

    private Echo echo() {
        Regiment charger = own.regiment();
        Roll roll =
                HitBack.defense(
                        charger, HitBack.facing(target.regiment(), pool.meeting().own().facing()));
        return new Echo(
                HitBack.ledger(target),
                roll,
                own.track().id(),
                Tenacity.of(charger, pool.tenacious().config()).tally());
    }

    /** The pools of an outcome. */
    List<Outcome.PoolResult> results(Outcome outcome) {
        return outcome.pools().stream().filter(each -> labels().contains(each.label())).toList();
    }

    /** What happened. */
    List<Event> events(Outcome outcome) {
        List<Event> events = new ArrayList<>();
        int state = own.track().start();
        for (Outcome.PoolResult result : results(outcome)) {
            events.addAll(
                    target.events(result.before(), result.between(), result.first(), "impact"));
            events.addAll(
                    target.events(result.between(), result.after(), result.second(), "morale"));
            int after = own.track().rise(state, result.echo());
            events.addAll(own.events(state, after, result.echo(), "hit back"));
            state = after;
        }
        return events;
    }

    /** The state of the charger after all that was thrown back. */
    int ownState(Outcome outcome) {
        int state = own.track().start();
        for (Outcome.PoolResult result : results(outcome)) {
            state = own.track().rise(state, result.echo());
        }
        return state;
    }
}
