package adjutant.conquest.action;

import adjutant.battlefield.geometry.Length;
import adjutant.chance.Chance;
import adjutant.chance.Odds;
import adjutant.chance.Outcome;
import adjutant.chance.Step;
import adjutant.chance.Track;
import adjutant.conquest.Each;
import adjutant.conquest.army.SpecialRule;
import adjutant.conquest.battle.ActionKind;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Command.Tail;
import adjutant.conquest.battle.Effect;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.battle.Status;
import adjutant.conquest.charge.Halt;
import adjutant.conquest.charge.Path;
import adjutant.conquest.charge.Shove;
import adjutant.conquest.combat.ImpactPlan;
import adjutant.conquest.morale.Sufferer;
import adjutant.conquest.movement.Pace;
import adjutant.conquest.movement.Trail;
import adjutant.conquest.odds.Report;
import adjutant.conquest.odds.Suffering;
import adjutant.game.Facts;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A Charge that may be made: its die, what follows from it, and what then happens.
 *
 * @param battle the situation
 * @param command the command
 * @param path the way, fixed at declaration
 * @param roll its die
 * @param impact its Impact Attacks, where it makes any
 * @rule CQ-CHARGE-16
 * @rule CQ-SR-21
 * @rule CQ-TERR-07
 */
record Charging(
        Battle battle,
        Command.Charge command,
        Path path,
        ChargeRoll roll,
        Optional<ImpactStage> impact) {
    static Charging of(Battle battle, Command.Charge command, Path path) {
        Regiment own = path.onset().own();
        boolean free = path.blocks().isEmpty();
        Optional<ImpactStage> impact =
                free && strikes(battle, own, path)
                        ? Optional.of(stage(command, path))
                        : Optional.empty();
        return new Charging(battle, command, path, roll(battle, command, path), impact);
    }

    /** Whether a successful Charge brings Impact Attacks. */
    static boolean strikes(Battle battle, Regiment own, Path path) {
        boolean loose = RulesInForce.of(own).has(Special.LOOSE_FORMATION);
        return !ImpactPlan.strikers(own).isEmpty() && !loose && !trail(battle, path).isBroken();
    }

    /** The ground that the whole way covers. */
    Trail trail() {
        return trail(battle, path);
    }

    private static Trail trail(Battle battle, Path path) {
        return Trail.of(battle, path.onset().own(), path.allMoves());
    }

    private static ImpactStage stage(Command.Charge command, Path path) {
        Regiment charger = spirited(path.end());
        Battle after = path.closing().orElseThrow().onset().battle().with(charger);
        return ImpactStage.of(after, charger, command.target(), command.tail());
    }

    /** The charger with what a successful Charge gives before the Impact. */
    private static Regiment spirited(Regiment charger) {
        return terror(charger).map(charger::with).orElse(charger);
    }

    /** The terror of a Glorious Charge, where it is not there already. */
    private static Optional<Effect> terror(Regiment charger) {
        Effect terror = Effect.of(SpecialRule.of(Special.TERRIFYING.label(), 1));
        boolean glorious = RulesInForce.of(charger).has(Special.GLORIOUS_CHARGE);
        return glorious && !charger.effects().contains(terror)
                ? Optional.of(terror)
                : Optional.empty();
    }

    private static ChargeRoll roll(Battle battle, Command.Charge command, Path path) {
        Regiment own = path.onset().own();
        RulesInForce rules = RulesInForce.of(own);
        Trail ground = trail(battle, path);
        boolean again =
                (rules.has(Special.UNSTOPPABLE) || Pace.hasStandard(own))
                        && command.tail().rerolls() == Tail.Rerolls.TAKEN;
        return new ChargeRoll(
                ChargeRoll.march(own, ground),
                ChargeRoll.least(ground),
                path.onset().distance(),
                ChargeRoll.die(own),
                again ? ChargeRoll.Again.ONCE : ChargeRoll.Again.NEVER,
                path.blocks().isEmpty() ? ChargeRoll.Way.OPEN : ChargeRoll.Way.BLOCKED);
    }

    /** The charger before it. */
    Regiment own() {
        return path.onset().own();
    }

    /** The Hits of terrain where a face counts. */
    int hits(int face) {
        if (battle.terrain().isEmpty()) {
            return 0;
        }
        Trail trail =
                roll.succeeds(face)
                        ? trail(battle, path)
                        : Trail.of(battle, own(), halt(face).moves());
        int broken = trail.isBroken() && !trail.moves().isEmpty() ? own().stands().size() : 0;
        return trail.hits() + broken;
    }

    private Halt halt(int face) {
        return Halt.of(path, Length.inches(face));
    }

    /** Whether terrain may hit it. */
    boolean isGrounded() {
        return roll.faces().anyMatch(face -> hits(face) > 0);
    }

    private boolean hurts() {
        return isGrounded() || impact.filter(ImpactStage::hitsBack).isPresent();
    }

    /** The charger as it suffers where a face brings it. */
    private Sufferer sufferer(int face) {
        if (roll.succeeds(face)) {
            Battle after = path.closing().orElseThrow().onset().battle();
            return Footfall.sufferer(after, path.end());
        }
        return Footfall.sufferer(battle, halt(face).end());
    }

    private Sufferer sufferer() {
        return sufferer(roll.faces().max().orElse(ChargeRoll.FIXED));
    }

    Chance chance() {
        List<Track> tracks = new ArrayList<>();
        List<Step> steps = new ArrayList<>();
        if (roll.die() == ChargeRoll.Thrown.ONE) {
            tracks.add(roll.track());
            steps.add(roll.step());
        }
        impact.ifPresent(stage -> {
            tracks.add(stage.target().track());
            steps.addAll(stage.steps(roll));
        });
        if (hurts()) {
            tracks.add(sufferer().track());
        }
        if (isGrounded()) {
            steps.add(
                    Footfall.step(
                            own(), roll.count(this::hits), sufferer().track(), battle.config()));
        }
        return new Chance(tracks, steps);
    }

    private int face(Outcome outcome) {
        return outcome.pools().stream()
                .filter(pool -> pool.label().equals(ChargeRoll.CHARGE))
                .mapToInt(Outcome.PoolResult::first)
                .findFirst()
                .orElse(ChargeRoll.FIXED);
    }

    List<Event> settle(Outcome outcome) {
        int face = face(outcome);
        return roll.succeeds(face) ? succeeded(outcome, face) : failed(outcome, face);
    }

    private List<Event> succeeded(Outcome outcome, int face) {
        List<Event> events = new ArrayList<>();
        String id = own().id();
        events.add(
                new Event.Acted(
                        id, ActionKind.CHARGE, MayAct.cost(battle, own(), ActionKind.CHARGE)));
        for (Shove shove : path.closing().orElseThrow().shoves()) {
            events.add(new Event.Moved(shove.unit(), List.of(shove.from(), shove.to())));
        }
        events.add(new Event.Moved(id, path.poses()));
        terror(own()).ifPresent(effect -> events.add(new Event.EffectGained(id, effect)));
        impact.ifPresent(stage -> {
            blessed(command.tail().blessed(), id, events);
            blessed(command.tail().againstBlessed(), command.target(), events);
            events.addAll(stage.events(outcome));
        });
        if (isInspired(outcome)) {
            events.add(new Event.Gained(id, Status.INSPIRED));
        }
        events.addAll(trodden(outcome, face));
        return events;
    }

    private static void blessed(Tail.Blessed used, String unit, List<Event> events) {
        if (used == Tail.Blessed.USED) {
            events.add(new Event.BlessedUsed(unit));
        }
    }

    /**
     * Whether a successful Charge leaves it Inspired: not where it is Broken by then.
     *
     * @rule CQ-CHARGE-16
     * @rule CQ-INSPIRE-04
     */
    private boolean isInspired(Outcome outcome) {
        boolean shaken =
                impact.filter(
                                stage -> {
                                    int state = stage.ownState(outcome);
                                    return stage.own().broken(state) || stage.own().gone(state);
                                })
                        .isPresent();
        return battle.config().chargeGivesInspired() && !own().isBroken() && !shaken;
    }

    private List<Event> trodden(Outcome outcome, int face) {
        return outcome.pools().stream()
                .filter(pool -> pool.label().equals(Footfall.TERRAIN))
                .flatMap(pool -> Footfall.events(sufferer(face), pool).stream())
                .toList();
    }

    /**
     * A failed Charge: it moves by the die alone, loses Inspired, and its Activation ends.
     *
     * @rule CQ-CHARGE-15
     */
    private List<Event> failed(Outcome outcome, int face) {
        List<Event> events = new ArrayList<>();
        String id = own().id();
        Halt halt = halt(face);
        events.add(
                new Event.Acted(
                        id, ActionKind.CHARGE, MayAct.cost(battle, own(), ActionKind.CHARGE)));
        if (!halt.moves().isEmpty()) {
            events.add(new Event.Moved(id, halt.poses(path.onset())));
        }
        if (own().is(Status.INSPIRED)) {
            events.add(new Event.Lost(id, Status.INSPIRED));
        }
        if (isUnnerved(halt)) {
            events.add(new Event.Broke(id, own().stands().size()));
        }
        events.addAll(trodden(outcome, face));
        events.addAll(ended());
        return events;
    }

    /**
     * Whether it becomes Broken by having stopped over a friend.
     *
     * @rule CQ-BROKEN-07
     */
    private boolean isUnnerved(Halt halt) {
        return halt.how() == Halt.How.BACK
                && battle.config().chargePushesAside()
                && !own().isBroken()
                && !RulesInForce.of(own()).has(Special.DAUNTLESS);
    }

    /** The end of the Activation; where Decay still comes, the Actions left are lost before it. */
    private List<Event> ended() {
        String id = own().id();
        RulesInForce rules = RulesInForce.of(own());
        if (rules.has(Special.DECAY) || rules.has(Special.BURNOUT)) {
            int left = MayAct.ACTIONS - 1 - MayAct.done(battle, own()).size();
            return Collections.nCopies(Math.max(0, left), new Event.Acted(id, ActionKind.PASS));
        }
        return List.of(new Event.ActivationEnded(id));
    }

    Report odds(Odds odds) {
        Suffering enemy =
                impact.map(stage ->
                                Suffering.of(stage.target(), odds, List.of(stage.pool().target())))
                        .orElseGet(() -> Suffering.nothing(command.target(), fate()));
        Optional<Suffering> self =
                hurts()
                        ? Optional.of(
                                Suffering.of(
                                        sufferer(),
                                        odds,
                                        isGrounded() ? List.of(Footfall.TERRAIN) : List.of()))
                        : Optional.empty();
        double success =
                roll.die() == ChargeRoll.Thrown.NONE
                        ? roll.success()
                        : roll.success(odds.track(ChargeRoll.CHARGE).states());
        return new Report(List.of(enemy), self, OptionalDouble.of(success));
    }

    private Suffering.Fate fate() {
        return battle.regiment(command.target()).isBroken()
                ? Suffering.Fate.BROKEN
                : Suffering.Fate.STEADY;
    }

    Facts.Tree result(Outcome outcome) {
        int face = face(outcome);
        boolean success = roll.succeeds(face);
        Facts.Builder result = Facts.tree().put("success", success).put("roll", face);
        impact.filter(_ -> success)
                .ifPresent(stage -> {
                    List<Outcome.PoolResult> pools = stage.results(outcome);
                    result.putAll(
                            PoolFacts.withoutTarget(
                                    PoolFacts.result(stage.target(), pools.getFirst())));
                    if (pools.size() > 1 && pools.getLast().hits() > 0) {
                        result.put(
                                "again",
                                PoolFacts.withoutTarget(
                                        PoolFacts.result(stage.target(), pools.getLast())));
                    }
                });
        if (hurts()) {
            result.put("self", self(outcome, face));
        }
        return result.build();
    }

    private Facts.Tree self(Outcome outcome, int face) {
        Sufferer sufferer = sufferer(face);
        int wounds =
                Each.sum(
                        outcome.pools(),
                        pool -> pool.label().equals(Footfall.TERRAIN) ? pool.first() : pool.echo());
        return Facts.tree()
                .put("wounds", wounds)
                .putAll(
                        PoolFacts.losses(
                                sufferer, sufferer.track().start(), outcome.states().getLast()))
                .build();
    }
}
