package adjutant.gda.turn;

import adjutant.game.Side;
import adjutant.gda.Each;
import adjutant.gda.battle.Attack;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Brigade;
import adjutant.gda.battle.Clock;
import adjutant.gda.battle.Commander;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.Phase;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Tasking;
import adjutant.gda.battle.Unit;
import adjutant.gda.charge.ReactedAction;
import adjutant.gda.discipline.Falter;
import adjutant.gda.morale.Spirits;
import adjutant.gda.ruling.Telling;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** What follows by itself when a command is done. */
public final class Flow {
    private Flow() {}

    /** The events of a command with all that follows them. */
    public static List<Event> whole(Battle battle, List<Event> own) {
        Telling telling = new Telling(battle).addAll(own);
        if (mayFalter(battle, own)) {
            Falter.tell(telling);
        }
        telling.addAll(over(telling.now()));
        for (List<Event> more = next(telling.now()); !more.isEmpty(); more = next(telling.now())) {
            telling.addAll(more);
        }
        return LeftBehind.after(battle, telling.events());
    }

    /**
     * A melee is over where its lead or its target is gone.
     *
     * @rule GDA-HR-36
     */
    private static List<Event> over(Battle battle) {
        List<Event> over = new ArrayList<>();
        for (Attack attack : battle.attacks()) {
            boolean fights =
                    attack.stage() == Attack.Stage.MELEE || attack.stage() == Attack.Stage.FOUGHT;
            boolean there =
                    battle.unit(attack.lead()).isPresent()
                            && battle.unit(attack.target()).isPresent();
            if (fights && !there) {
                over.add(new Event.AttackOver(attack.lead()));
            }
        }
        return over;
    }

    /** Whether what happened may make a brigade Falter; a Falter die itself makes none. */
    private static boolean mayFalter(Battle battle, List<Event> own) {
        Phase phase = battle.clock().phase();
        return phase != Phase.COMMAND
                && (phase != Phase.FREE || Each.none(own, Event.BrigadeIs.class::isInstance));
    }

    /** What follows next; nothing where a player must speak. */
    private static List<Event> next(Battle battle) {
        if (!battle.choices().isEmpty()) {
            return List.of();
        }
        return switch (battle.clock().phase()) {
            case CHARGE -> charge(battle);
            case MELEE -> battle.attacks().isEmpty() ? nextTurn(battle) : List.of();
            case COMMAND, FREE, MOVEMENT, FIRE -> List.of();
        };
    }

    /**
     * A side with nothing to react to is passed over; the Charge phase ends when nothing is left to
     * carry out.
     *
     * @rule GDA-TRN-2
     */
    private static List<Event> charge(Battle battle) {
        Clock clock = battle.clock();
        if (clock.step() == Clock.Step.DECLARE) {
            return List.of();
        }
        if (Each.all(battle.attacks(), Attack::isMelee)) {
            return afterCharge(battle);
        }
        boolean reacts =
                Each.any(
                        battle.attacks(),
                        each ->
                                each.isClosing()
                                        && battle.unit(each.target()).side() == clock.turn());
        return clock.step() == Clock.Step.REACT && !reacts
                ? List.of(ReactedAction.next(clock))
                : List.of();
    }

    /** Movement begins, and tests of the phase are forgotten. */
    private static List<Event> afterCharge(Battle battle) {
        List<Event> events = new ArrayList<>();
        for (Unit unit : battle.units()) {
            if (unit.is(State.TESTED)) {
                events.add(new Event.Ceased(unit.id(), State.TESTED));
            }
        }
        Clock clock = battle.clock();
        events.add(new Event.Time(Clock.begin(clock.round(), Phase.MOVEMENT, clock.initiative())));
        return events;
    }

    /** The turn is over and the next begins. */
    static List<Event> nextTurn(Battle battle) {
        return turn(battle, battle.clock().round() + 1);
    }

    /**
     * A turn begins: all that was of the last one is wiped away.
     *
     * @rule GDA-TRN-1
     */
    static List<Event> turn(Battle battle, int round) {
        List<Event> events = new ArrayList<>();
        events.add(new Event.TurnOver());
        for (Commander commander : battle.commanders()) {
            events.add(new Event.CommanderIs(commander.with(OptionalInt.empty()).urging(0)));
        }
        for (Brigade brigade : battle.brigades()) {
            List<Tasking> lasting = Each.where(brigade.tasks(), Tasking::lasts);
            events.add(
                    new Event.BrigadeIs(
                            Spirits.found(battle, brigade)
                                    .ordered(Brigade.Orders.AWAITED)
                                    .tasked(lasting)
                                    .surging(0)));
        }
        Side initiative = battle.clock().initiative();
        events.add(new Event.Time(Clock.begin(round, Phase.COMMAND, initiative)));
        return events;
    }
}
