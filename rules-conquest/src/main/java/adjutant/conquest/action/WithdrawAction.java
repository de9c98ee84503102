package adjutant.conquest.action;

import adjutant.chance.Batch;
import adjutant.chance.Chance;
import adjutant.chance.Count;
import adjutant.chance.Die;
import adjutant.chance.Faces;
import adjutant.chance.Marks;
import adjutant.chance.Odds;
import adjutant.chance.Outcome;
import adjutant.chance.Roll;
import adjutant.chance.Step;
import adjutant.chance.Tally;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.army.UnitClass;
import adjutant.conquest.battle.ActionKind;
import adjutant.conquest.battle.Array;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Command.Tail.Casualties;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Whereabouts;
import adjutant.conquest.morale.Sufferer;
import adjutant.conquest.odds.Report;
import adjutant.conquest.odds.Suffering;
import adjutant.game.Facts;
import adjutant.game.Finding;
import adjutant.game.Ruling;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * A Withdraw: Wounds by a die, once where the Resolve die is passed and for each Stand in contact
 * where not; then a turn and a March, or all stays as it was.
 *
 * @rule CQ-WITHDRAW-01
 * @rule CQ-WITHDRAW-04
 * @rule CQ-WITHDRAW-05
 * @rule CQ-WITHDRAW-08
 * @rule CQ-ACT-08
 * @rule CQ-WITHDRAW-03
 * @rule CQ-WITHDRAW-06
 * @rule CQ-WITHDRAW-11
 * @rule CQ-MORALE-01
 */
final class WithdrawAction implements Procedure {
    /** The label of the Wounds of a Clean Withdrawal. */
    static final String CLEAN = "clean";

    /** The label of the Wounds of a Fighting Withdrawal. */
    static final String FIGHTING = "fighting";

    private final Battle battle;
    private final Acting acting;
    private final WayOut departure;
    private final Optional<Integer> resolveOn;

    WithdrawAction(Battle battle, Command.Withdraw command) {
        this(
                battle,
                command.unit(),
                acting ->
                        acting.regiment().whereabouts() instanceof Whereabouts.InGarrison
                                ? new Sortie(battle, acting.regiment(), Optional.empty())
                                : new Departure(battle, acting.contacts(), command.march()));
    }

    /**
     * Leaving a Garrison whose piece an enemy touches.
     *
     * @rule CQ-GARR-05
     */
    WithdrawAction(Battle battle, Command.Leave command) {
        this(
                battle,
                command.unit(),
                acting -> new Sortie(battle, acting.regiment(), Optional.of(command)));
    }

    private WithdrawAction(Battle battle, String unit, Function<Acting, WayOut> way) {
        this.battle = battle;
        this.acting = Acting.of(battle, unit, ActionKind.WITHDRAW);
        this.departure = way.apply(acting);
        this.resolveOn = OwnWounds.resolveOn(regiment(), battle.config());
        acting.addAll(new Needed().toTest(regiment()).toMarch(regiment()).findings());
        acting.add(weight());
        if (acting.contacts().any()) {
            acting.addAll(departure.findings());
        }
        acting.add(
                resolveOn
                        .map(on ->
                                Finding.yes(
                                        ConquestClause.WITHDRAW_02,
                                        "clean on a die of " + on + " or less"))
                        .orElseGet(() ->
                                Finding.yes(
                                        ConquestClause.WITHDRAW_02,
                                        "clean without a die: nothing to test")));
    }

    private Regiment regiment() {
        return acting.regiment();
    }

    private Finding weight() {
        boolean heavy =
                regiment().profile().unitClass().filter(UnitClass.HEAVY::equals).isPresent();
        return heavy
                ? Finding.no(
                        ConquestClause.WITHDRAW_01,
                        regiment().id() + " is Heavy: only Light and Medium withdraw")
                : Finding.yes(ConquestClause.WITHDRAW_01, regiment().id() + " is not Heavy");
    }

    private int touching() {
        return acting.contacts().touching().size();
    }

    private int fighting(int face) {
        return OwnWounds.led(regiment(), battle.config(), face * touching());
    }

    private Sufferer sufferer() {
        return Sufferer.of(acting.contacts(), Casualties.LEFT);
    }

    @Override
    public Ruling ruling() {
        Facts.Builder facts = Facts.tree().putAll(TestFacts.of("resolve", resolveOn));
        facts.put("standsInContact", touching());
        if (acting.sound()) {
            facts.put(
                            "fightingWounds",
                            Facts.wholes(
                                    IntStream.rangeClosed(1, 6)
                                            .map(this::fighting)
                                            .boxed()
                                            .toList()))
                    .put(
                            "morale",
                            PoolFacts.morale(
                                    OwnWounds.test(regiment(), battle.config()), sufferer()))
                    .put("marchByStandsLeft", marches());
        }
        return acting.ruling(facts.build(), this::chance);
    }

    /** With how many Stands left the march is legal. */
    private Facts.Tree marches() {
        Facts.Builder tree = Facts.tree();
        Sufferer sufferer = sufferer();
        int last = -1;
        for (int wounds = 0; wounds < sufferer.track().cap(); wounds++) {
            int left = sufferer.order().standsLeft().get(wounds);
            if (left != last) {
                tree.put(
                        Integer.toString(left),
                        departure.event(left(sufferer, wounds)).isPresent());
                last = left;
            }
        }
        return tree.build();
    }

    private Regiment left(Sufferer sufferer, int level) {
        Array array = regiment().array(sufferer.order().after(level)).trimmed(regiment().cell());
        Regiment left = regiment().withStands(array.files(), array.stands());
        return array.isNowhere() ? left : left.at(new Whereabouts.OnTable(array.pose()));
    }

    private Chance chance() {
        Sufferer sufferer = sufferer();
        Step clean = wounds(sufferer, CLEAN, face -> face);
        List<Step> steps =
                resolveOn
                        .<List<Step>>map(on ->
                                List.of(
                                        new Step.Test(
                                                "resolve",
                                                on,
                                                Die.upTo(on, Faces.NONE),
                                                List.of(clean),
                                                List.of(
                                                        wounds(
                                                                sufferer,
                                                                FIGHTING,
                                                                this::fighting)))))
                        .orElseGet(() -> List.of(clean));
        return new Chance(List.of(sufferer.track()), steps);
    }

    private Step wounds(Sufferer sufferer, String label, IntUnaryOperator byFace) {
        List<Marks> faces =
                IntStream.rangeClosed(1, Die.SIDES)
                        .mapToObj(face -> new Marks(byFace.applyAsInt(face), 0, 0))
                        .toList();
        Roll roll = Roll.last("withdraw-wounds", 0, new Die(faces, Faces.NONE));
        boolean tests = label.equals(FIGHTING) || battle.config().cleanWithdrawTestsMorale();
        return new Step.Pool(
                label,
                List.of(new Batch(Count.of(1), roll)),
                0,
                Tally.ALL,
                sufferer.track().id(),
                tests ? Optional.of(OwnWounds.morale(sufferer, battle.config())) : Optional.empty(),
                Optional.empty());
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        List<Event> events = new ArrayList<>();
        events.add(new Event.Acted(regiment().id(), ActionKind.WITHDRAW));
        Sufferer sufferer = sufferer();
        for (Outcome.PoolResult pool : outcome.pools()) {
            events.addAll(sufferer.events(pool.before(), pool.between(), pool.first(), "withdraw"));
            events.addAll(sufferer.events(pool.between(), pool.after(), pool.second(), "morale"));
        }
        departed(outcome).ifPresent(events::add);
        return events;
    }

    /** The way out, where it is legal for the Stands that are left. */
    private Optional<Event> departed(Outcome outcome) {
        Sufferer sufferer = sufferer();
        int state = outcome.pools().getLast().after();
        return sufferer.gone(state)
                ? Optional.empty()
                : departure.event(left(sufferer, sufferer.track().levelOf(state)));
    }

    @Override
    public Report odds(Odds odds) {
        List<String> pools = resolveOn.isPresent() ? List.of(CLEAN, FIGHTING) : List.of(CLEAN);
        double success = resolveOn.isPresent() ? odds.test("resolve").passed() : 1;
        return Report.ofSelf(Suffering.of(sufferer(), odds, pools), success);
    }

    @Override
    public Facts.Tree result(Outcome outcome) {
        Outcome.PoolResult pool = outcome.pools().getLast();
        return Facts.tree()
                .put("clean", pool.label().equals(CLEAN))
                .put("withdrawn", departed(outcome).isPresent())
                .put("wounds", pool.first())
                .put("moraleWounds", pool.second())
                .putAll(PoolFacts.losses(sufferer(), pool.before(), pool.after()))
                .build();
    }
}
