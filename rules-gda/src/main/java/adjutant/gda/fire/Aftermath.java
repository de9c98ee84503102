package adjutant.gda.fire;

import adjutant.chance.Outcome;
import adjutant.gda.army.Grade;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Brigade;
import adjutant.gda.battle.Command.Intensity;
import adjutant.gda.battle.Course;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Tasking;
import adjutant.gda.battle.Unit;
import java.util.ArrayList;
import java.util.List;

/** What happens by a volley once its dice are thrown. */
public final class Aftermath {
    private static final int DOUBLE_1 = 2;

    private final Volley volley;
    private final Shot shot;
    private final Unit firer;
    private final Unit target;
    private final Outcome outcome;
    private final List<Event> events = new ArrayList<>();

    private Aftermath(Volley volley, Outcome outcome) {
        this.volley = volley;
        this.shot = volley.shot();
        this.firer = shot.firer();
        this.target = shot.target();
        this.outcome = outcome;
    }

    /**
     * The events of a volley, its Destiny included. In the Fire phase the target has its Discipline
     * Test to take later; in defence that is for whoever rules on the Charge.
     *
     * @param outcome of the whole chance it stood in
     */
    public static List<Event> of(Volley volley, Outcome outcome) {
        Aftermath aftermath = new Aftermath(volley, outcome);
        aftermath.fired();
        aftermath.suffered();
        aftermath.score();
        aftermath.destiny();
        return List.copyOf(aftermath.events);
    }

    private void became(Unit unit, State state) {
        if (!unit.is(state)) {
            events.add(new Event.Became(unit.id(), state));
        }
    }

    private void fired() {
        became(firer, State.FIRED);
        if (shot.kind() == Shot.Kind.VOLLEY && BonusDice.isFirst(firer)) {
            became(firer, State.VOLLEYED);
        }
        if (firer.troop().isBattery() && target.troop().isBattery()) {
            became(target, State.SHELLED_NOW);
        }
    }

    private void suffered() {
        Volley.Levels levels = volley.ofTarget(outcome);
        events.addAll(Losses.events(target, firer.id(), levels.before(), levels.after()));
    }

    /**
     * What the score brings beside casualties.
     *
     * @rule GDA-OUT-1
     * @rule GDA-OUT-2
     * @rule GDA-OUT-3
     * @rule GDA-ART-4
     */
    private void score() {
        volley.entry(outcome).ifPresent(this::flags);
        if (runsLow(volley, outcome)) {
            events.add(new Event.Ammunition(firer.id(), firer.lowAmmo() + 1));
        }
    }

    /** Whether a battery threw a double 1. */
    static boolean runsLow(Volley volley, Outcome outcome) {
        return volley.shot().kind() == Shot.Kind.ARTILLERY
                && volley.scored(outcome)
                        .filter(sum -> sum.naturals().equals(List.of(DOUBLE_1)))
                        .isPresent();
    }

    private void flags(FireLine.Entry entry) {
        if (entry.has(FireLine.Flag.FD)) {
            became(firer, State.FD_LOST);
        }
        boolean there =
                shot.occasion() == Shot.Occasion.FIRE
                        && !target.troop().isScreen()
                        && now().unit(target.id()).isPresent();
        if (entry.has(FireLine.Flag.DT) && there) {
            became(target, State.TEST_DUE);
        }
        if (entry.has(FireLine.Flag.FC)) {
            Volley.Levels own = volley.ofFirer(outcome);
            events.addAll(Losses.events(firer, firer.id(), own.before(), own.after()));
            if (firer.troop().grade() == Grade.ELITE || firer.troop().isLarge()) {
                became(firer, State.FATIGUED);
            }
        }
    }

    private Battle now() {
        return Course.after(shot.battle(), events);
    }

    private void destiny() {
        Battle now = now();
        events.addAll(
                Destiny.settle(
                        now,
                        now.unit(firer.id()),
                        target,
                        shot.occasion(),
                        outcome,
                        volley.destinyLabel()));
        spend();
    }

    /**
     * One battery fires by one Artillery Assault Fire!
     *
     * @rule GDA-HR-26
     */
    private void spend() {
        if (shot.intensity() == Intensity.STEADY) {
            return;
        }
        Brigade brigade = now().brigade(firer);
        List<Tasking> left =
                brigade.tasks().stream().filter(each -> each != Tasking.ASSAULT_FIRE).toList();
        events.add(new Event.BrigadeIs(brigade.tasked(left)));
    }
}
