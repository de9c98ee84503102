package adjutant.gda.morale;

import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Convex;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.gda.Each;
import adjutant.gda.army.Arm;
import adjutant.gda.army.Formation;
import adjutant.gda.army.Printed;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Brigade;
import adjutant.gda.battle.Course;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.Mood;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Tasking;
import adjutant.gda.battle.Unit;
import adjutant.gda.charge.Way;
import adjutant.gda.ground.Near;
import adjutant.gda.melee.Section;
import adjutant.gda.movement.FallBack;
import adjutant.gda.ruling.Suffering;
import adjutant.gda.ruling.Telling;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** What a Falter die brings to the brigade and its units, one after the other. */
final class FalterResult {
    private final Brigade brigade;
    private final List<Event> events = new ArrayList<>();
    private Battle battle;

    FalterResult(Battle battle, Brigade brigade) {
        this.battle = battle;
        this.brigade = brigade;
    }

    List<Event> events(FalterAction.Result result) {
        switch (result) {
            case OBEY -> {
                mood(Mood.OBEYS);
                happen(Rally.all(battle, brigade));
            }
            case RALLY -> {
                mood(Mood.HESITANT);
                happen(Rally.retreating(battle, brigade));
                present().forEach(this::stepBack);
            }
            case RETIRE -> {
                mood(Mood.FALTERING);
                happen(Rally.gone(battle, brigade));
                present().forEach(this::retire);
            }
            case SAUVE_QUI_PEUT -> {
                mood(Mood.FALTERING);
                happen(Rally.gone(battle, brigade));
                present().forEach(this::flee);
                happen(
                        List.of(
                                new Event.BrigadeIs(
                                        battle.brigade(brigade.name()).withAdc(Brigade.Adc.NO))));
            }
        }
        return events;
    }

    private void happen(List<Event> more) {
        events.addAll(more);
        battle = Course.after(battle, more);
    }

    private List<String> present() {
        return Each.map(battle.present(brigade), Unit::id);
    }

    private void mood(Mood mood) {
        List<Mood> moods = new ArrayList<>(List.of(mood));
        if (brigade.is(Mood.DEMORALISED)) {
            moods.add(Mood.DEMORALISED);
        }
        List<Tasking> tasks =
                mood == Mood.OBEYS
                        ? brigade.tasks()
                        : Each.where(brigade.tasks(), task -> !task.lasts());
        happen(
                List.of(
                        new Event.BrigadeIs(
                                brigade.of(moods).tasked(tasks).ordered(Brigade.Orders.GIVEN))));
    }

    /** The nearest enemy, from which a unit falls back. */
    private Optional<Unit> nearest(Unit unit) {
        Convex ground = Way.ground(battle, unit);
        return Near.enemies(battle, unit.side()).stream()
                .min(Comparator.comparing(enemy -> Distance.between(ground, enemy.footprint())));
    }

    /**
     * Units near Formed Close Order enemies step back; garrisons stay.
     *
     * @rule GDA-BRG-7
     */
    private void stepBack(String id) {
        Unit unit = battle.unit(id);
        if (!unit.isOnTable() || unit.formation() == Formation.DEPLOYED) {
            return;
        }
        Optional<Unit> near =
                Near.enemyWithin(
                        battle,
                        unit.side(),
                        unit.footprint(),
                        Printed.HESITANT_RING.in(battle.scale()),
                        enemy -> Near.isThreat(enemy) && !enemy.isUnformed());
        if (near.isPresent()) {
            happen(FallBack.step(battle, unit, near).events());
        }
    }

    /**
     * A unit Retires; Close Order suffers a casualty, a screen loses a base.
     *
     * @rule GDA-BRG-8
     */
    private void retire(String id) {
        Unit unit = battle.unit(id);
        boolean safe = isSafe(unit);
        withdraw(unit, State.RETIRING);
        Unit now = battle.unit(id);
        if (!now.isPresent()) {
            return;
        }
        if (now.troop().isScreen()) {
            loseBase(now);
        } else if (now.troop().arm() == Arm.FOOT_ARTILLERY && !safe) {
            happen(List.of(new Event.Ammunition(id, now.lowAmmo() + 1)));
        } else if (now.isCloseOrder()) {
            happen(Suffering.of(now, 1));
        }
    }

    private void loseBase(Unit screen) {
        int left = screen.bases() - 1;
        happen(
                left > 0
                        ? List.of(new Event.BasesLeft(screen.id(), left))
                        : List.of(Rally.disperse(screen)));
    }

    /**
     * A unit Retreats with two casualties; the screen disperses.
     *
     * @rule GDA-BRG-9
     */
    private void flee(String id) {
        Unit unit = battle.unit(id);
        if (unit.troop().isScreen()) {
            happen(List.of(Rally.disperse(unit)));
            return;
        }
        boolean safe = isSafe(unit);
        boolean guns = unit.troop().isBattery();
        withdraw(unit, guns ? State.RETIRING : State.RETREATING);
        Unit now = battle.unit(id);
        if (!now.isPresent()) {
            return;
        }
        if (guns) {
            if (!safe) {
                happen(List.of(new Event.Ammunition(id, now.lowAmmo() + 1)));
            }
            return;
        }
        happen(List.of(new Event.Became(id, State.RETREATING)));
        happen(Suffering.of(battle.unit(id), 2));
    }

    private void leave(Unit unit) {
        Point middle = Way.middle(Way.ground(battle, unit));
        Angle facing =
                nearest(unit)
                        .map(enemy -> enemy.footprint().centre())
                        .filter(there -> !there.equals(middle))
                        .map(middle::directionTo)
                        .orElse(Angle.ZERO);
        Telling telling = new Telling(battle);
        Section.leave(telling, unit.id(), facing);
        happen(telling.events());
    }

    /** Whether guns are far enough behind the front to keep their ammunition. */
    private boolean isSafe(Unit unit) {
        Length far = Printed.AMMUNITION_SAFE.in(battle.scale());
        return unit.isOnTable()
                && Near.enemyWithin(battle, unit.side(), unit.footprint(), far, Near::isThreat)
                        .isEmpty();
    }

    /**
     * Guns limber first; a garrison leaves its section on the side away from the enemy.
     *
     * @rule GDA-HR-39
     */
    private void withdraw(Unit unit, State how) {
        if (unit.isGarrison()) {
            leave(unit);
        }
        Unit ready = battle.unit(unit.id());
        happen(FallBack.of(battle, ready, how, nearest(ready)).events());
        if (battle.unit(unit.id()).isOnTable()) {
            happen(List.of(new Event.Became(unit.id(), State.MOVED)));
        }
        if (battle.unit(unit.id()).isOnTable() && how == State.RETREATING && !unit.isUnformed()) {
            happen(List.of(new Event.Became(unit.id(), State.UNFORMED)));
        }
    }
}
