package adjutant.gda.morale;

import adjutant.chance.Chance;
import adjutant.chance.Die;
import adjutant.chance.Faces;
import adjutant.chance.Marks;
import adjutant.chance.Odds;
import adjutant.chance.Outcome;
import adjutant.chance.Step;
import adjutant.game.Facts;
import adjutant.game.Ruling;
import adjutant.gda.Each;
import adjutant.gda.GdaClause;
import adjutant.gda.army.Scale;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Brigade;
import adjutant.gda.battle.Course;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.Mood;
import adjutant.gda.battle.Tasking;
import adjutant.gda.battle.Unit;
import adjutant.gda.ruling.Procedure;
import adjutant.gda.ruling.Reasons;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The command die of a brigade: it Obeys or is Hesitant.
 *
 * @rule GDA-CMD-5
 */
public final class OrderAction implements Procedure {
    private static final String FORWARDS = "forwards";
    private static final int OBEYS = 3;
    private static final int DEMORALISED_OBEYS = 5;

    private final Battle battle;
    private final Brigade brigade;

    /** That of a brigade. */
    public OrderAction(Battle battle, Brigade brigade) {
        this.battle = battle;
        this.brigade = brigade;
    }

    @Override
    public Ruling ruling() {
        String name = brigade.name();
        Reasons reasons = CommandPhase.awaitsItsDie(battle, brigade);
        reasons.forbid(
                GdaClause.BRG_2,
                brigade.is(Mood.FALTERING),
                () -> name + " Falters: its Falter die");
        reasons.yes(GdaClause.CMD_5, name + " Obeys on " + least() + " or more");
        if (again()) {
            reasons.yes(GdaClause.TSK_3, "a failure is thrown once again");
        }
        return reasons.ruling(Facts.tree().put("obeysOn", least()).build(), this::chance);
    }

    private int least() {
        return brigade.is(Mood.DEMORALISED) ? DEMORALISED_OBEYS : OBEYS;
    }

    /** Whether a failure is thrown again. */
    private boolean again() {
        return brigade.has(Tasking.BRIGADE_ATTACHMENT) || brigade.has(Tasking.COMMAND);
    }

    private Chance chance() {
        int least = least();
        List<Marks> faces =
                IntStream.rangeClosed(1, Die.SIDES)
                        .mapToObj(face -> face >= least ? Marks.ONE : Marks.NONE)
                        .toList();
        Die die = new Die(faces, again() ? Faces.range(1, least - 1) : Faces.NONE);
        return new Chance(
                List.of(), List.of(new Step.Test("command", least, die, forwards(), List.of())));
    }

    /**
     * The dice of Forwards!
     *
     * @rule GDA-TSK-6
     * @rule GDA-HR-40
     */
    private List<Step> forwards() {
        if (!brigade.has(Tasking.FORWARDS)) {
            return List.of();
        }
        int dice = battle.scale() == Scale.CM ? 4 : 3;
        return List.of(
                new Step.Sum(
                        FORWARDS,
                        0,
                        List.of(Step.Sum.Hand.plus(FORWARDS, dice)),
                        List.of(),
                        List.of(),
                        List.of(new Step.Sum.Band(FORWARDS, 0, List.of()))));
    }

    private static boolean obeys(Outcome outcome) {
        return outcome.tests().getFirst().passed();
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        return obeys(outcome) ? obeyed(outcome) : hesitated();
    }

    private List<Event> obeyed(Outcome outcome) {
        List<Event> events = new ArrayList<>();
        int surge = Each.sum(outcome.sums(), Outcome.SumResult::total);
        events.add(new Event.BrigadeIs(mood(Mood.OBEYS).tasked(inForce()).surging(surge)));
        events.addAll(Rally.all(battle, brigade));
        if (brigade.has(Tasking.AMMUNITION)) {
            for (Unit unit : battle.present(brigade)) {
                if (unit.lowAmmo() > 0) {
                    events.add(new Event.Ammunition(unit.id(), 0));
                }
            }
        }
        if (brigade.has(Tasking.COMMAND)) {
            events.addAll(recovered());
        }
        if (brigade.has(Tasking.REDEPLOY)) {
            events.addAll(Reserves.withdrawal(Course.after(battle, events), brigade.name()));
        }
        return events;
    }

    /**
     * Two casualties recover, each from the unit that has most by then.
     *
     * @rule GDA-TSK-12
     * @rule GDA-CAS-4
     * @rule GDA-HR-41
     */
    private List<Event> recovered() {
        List<Event> events = new ArrayList<>();
        List<Unit> units = new ArrayList<>(battle.present(brigade));
        for (int i = 0; i < 2; i++) {
            units.stream()
                    .filter(unit -> unit.casualties() > 0 && !unit.troop().isScreen())
                    .max(Comparator.comparingInt(Unit::casualties))
                    .ifPresent(unit -> {
                        Unit better = unit.suffering(unit.casualties() - 1);
                        units.set(units.indexOf(unit), better);
                        events.add(new Event.Recovered(unit.id(), better.casualties()));
                    });
        }
        return events;
    }

    /** Hesitant: what was ordered and not in force is lost. */
    private List<Event> hesitated() {
        List<Tasking> left =
                Each.where(
                        brigade.tasks(),
                        task ->
                                task != Tasking.ASSAULT_ORDERED
                                        && task != Tasking.FORWARDS
                                        && task != Tasking.RESERVE
                                        && task != Tasking.REDEPLOY);
        Brigade hesitant = mood(Mood.HESITANT).tasked(left);
        List<Event> events = new ArrayList<>();
        events.add(
                new Event.BrigadeIs(
                        brigade.has(Tasking.REDEPLOY)
                                ? hesitant.entering(Optional.empty())
                                : hesitant));
        events.addAll(Rally.none(battle, brigade));
        return events;
    }

    /**
     * An assault that was ordered is in force.
     *
     * @rule GDA-TSK-7
     */
    private List<Tasking> inForce() {
        return Each.map(
                brigade.tasks(),
                task -> task == Tasking.ASSAULT_ORDERED ? Tasking.INFANTRY_ASSAULT : task);
    }

    private Brigade mood(Mood mood) {
        List<Mood> moods = new ArrayList<>(List.of(mood));
        if (brigade.is(Mood.DEMORALISED)) {
            moods.add(Mood.DEMORALISED);
        }
        return brigade.of(moods).ordered(Brigade.Orders.GIVEN);
    }

    @Override
    public Facts.Tree result(Outcome outcome) {
        return Facts.tree()
                .put("outcome", obeys(outcome) ? Mood.OBEYS.word() : Mood.HESITANT.word())
                .build();
    }

    @Override
    public Facts.Tree odds(Odds odds) {
        double passed = odds.tests().getFirst().passed();
        return Facts.tree()
                .put(
                        "outcomes",
                        Facts.tree()
                                .put(Mood.OBEYS.word(), passed)
                                .put(Mood.HESITANT.word(), 1 - passed)
                                .build())
                .build();
    }
}
