package adjutant.gda.fire;

import adjutant.chance.Chance;
import adjutant.chance.Odds;
import adjutant.chance.Outcome;
import adjutant.chance.Step;
import adjutant.chance.Track;
import adjutant.game.Facts;
import adjutant.game.Ruling;
import adjutant.gda.GdaClause;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.Course;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.Phase;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Unit;
import adjutant.gda.ruling.Modifier;
import adjutant.gda.ruling.Procedure;
import adjutant.gda.ruling.Reasons;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * A unit fires at an enemy in the Fire phase.
 *
 * @rule GDA-TRN-4
 * @rule GDA-FIR-1
 * @rule GDA-SKR-5
 */
public final class FireAction implements Procedure {
    private final Battle battle;
    private final Unit firer;
    private final Unit target;
    private final Shot shot;
    private final Supplier<Targets> targets;

    /** The fire of a unit. */
    public FireAction(Battle battle, Unit firer, Command.Fire command) {
        this(battle, firer, command, () -> Targets.of(battle, firer));
    }

    /** The fire of a unit whose targets are known. */
    public FireAction(Battle battle, Unit firer, Command.Fire command, Supplier<Targets> targets) {
        this.battle = battle;
        this.firer = firer;
        this.target = battle.unit(command.target());
        this.shot = new Shot(battle, firer, target, Shot.Occasion.FIRE, command.intensity());
        this.targets = targets;
    }

    @Override
    public Ruling ruling() {
        Reasons reasons =
                new Reasons()
                        .time(battle, firer.side(), Phase.FIRE, GdaClause.TRN_4)
                        .fit(firer)
                        .forbid(
                                GdaClause.FIR_1,
                                target.side() == firer.side(),
                                () -> target.id() + " is a friend")
                        .forbid(
                                GdaClause.SCL_4,
                                !target.isPresent(),
                                () -> target.id() + " is not there");
        if (firer.isPresent()) {
            reasons.all(MayFire.of(shot));
        }
        if (!canAim()) {
            return reasons.ruling();
        }
        aim(reasons);
        Volley volley = Volley.of(shot);
        explain(reasons, volley);
        Facts.Tree facts =
                Facts.tree().put("pools", Facts.items(List.of(VolleyFacts.pool(volley)))).build();
        return reasons.ruling(facts, () -> chance(volley));
    }

    /** Whether there are both, and the one has arms that fire. */
    private boolean canAim() {
        return firer.isPresent()
                && target.isPresent()
                && target.side() != firer.side()
                && MayFire.hasArms(firer);
    }

    /** Range, arc, sight, and whether others go before. */
    private void aim(Reasons reasons) {
        reasons.all(MayFire.range(shot)).all(Sight.of(battle, firer, target));
        reasons.all(targets.get().priority(target, shot.intensity()));
    }

    private void explain(Reasons reasons, Volley volley) {
        if (firer.is(State.MOVED) || firer.is(State.CHANGED) || firer.is(State.REFORMED)) {
            reasons.yes(GdaClause.MFIRE_01, firer.id() + " may fire after it has moved");
        }
        volley.reading().ifPresent(read -> reasons.yes(read.clause(), read.why()));
        volley.modifiers().forEach(each -> reasons.yes(each.clause(), signed(each) + each.text()));
        volley.dice()
                .forEach(each ->
                        reasons.yes(
                                each.clause(),
                                each.value()
                                        + (each.value() == 1 ? " die: " : " dice: ")
                                        + each.text()));
        if (target.isGarrison()) {
            reasons.yes(GdaClause.BUA_1, "casualties on a garrison are halved");
        }
        Bounce.of(shot)
                .ifPresent(bounce ->
                        reasons.yes(
                                GdaClause.ART_5,
                                bounce.struck().id() + " is right behind the target"));
    }

    private static String signed(Modifier modifier) {
        return (modifier.value() > 0 ? "+" : "") + modifier.value() + ": ";
    }

    private Chance chance(Volley volley) {
        Optional<Bounce> bounce = Bounce.of(shot);
        List<Step> steps = new ArrayList<>(volley.steps());
        bounce.ifPresent(each -> steps.add(each.step()));
        steps.addAll(volley.destiny());
        List<Track> tracks = new ArrayList<>();
        struck().forEach(unit -> tracks.add(Losses.track(unit)));
        tracks.addAll(volley.tracks());
        return new Chance(tracks, steps);
    }

    /** Whom the shot can hurt, the firer apart. */
    private Stream<Unit> struck() {
        return Stream.concat(Stream.of(target), Bounce.of(shot).stream().map(Bounce::struck));
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        List<Event> events = new ArrayList<>(Aftermath.of(Volley.of(shot), outcome));
        Bounce.of(shot).ifPresent(bounce -> events.addAll(bounce.settle(outcome)));
        return events;
    }

    @Override
    public Facts.Tree result(Outcome outcome) {
        Battle after = Course.after(battle, settle(outcome));
        Volley volley = Volley.of(shot);
        Facts.Builder casualties = Facts.tree();
        Facts.Builder states = Facts.tree().put(firer.id(), states(after.unit(firer.id())));
        struck().forEach(unit -> {
            casualties.put(unit.id(), losses(volley, unit, outcome));
            states.put(unit.id(), states(after.unit(unit.id())));
        });
        return Facts.tree()
                .put("pools", Facts.items(List.of(VolleyFacts.pool(volley, outcome))))
                .put("casualties", casualties.build())
                .put("states", states.build())
                .build();
    }

    private static Facts states(Unit unit) {
        return Facts.texts(unit.states().list().stream().map(State::word).toList());
    }

    private int losses(Volley volley, Unit unit, Outcome outcome) {
        return unit.id().equals(target.id())
                ? volley.ofTarget(outcome).more()
                : Bounce.of(shot).map(bounce -> bounce.casualties(outcome)).orElse(0);
    }

    @Override
    public Facts.Tree odds(Odds odds) {
        Volley volley = Volley.of(shot);
        List<Unit> units = new ArrayList<>(struck().toList());
        if (shot.kind() == Shot.Kind.ARTILLERY) {
            units.add(firer);
        }
        return VolleyFacts.odds(volley, units, odds);
    }
}
