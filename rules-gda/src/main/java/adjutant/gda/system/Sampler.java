package adjutant.gda.system;

import adjutant.battlefield.geometry.Length;
import adjutant.chance.Lots;
import adjutant.game.Offer;
import adjutant.game.Side;
import adjutant.game.notation.Statements;
import adjutant.gda.Each;
import adjutant.gda.army.Nation;
import adjutant.gda.army.Printed;
import adjutant.gda.battle.Attack;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Brigade;
import adjutant.gda.battle.Choice;
import adjutant.gda.battle.Clock;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.Mood;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Tasking;
import adjutant.gda.battle.Unit;
import adjutant.gda.charge.ChargeAction;
import adjutant.gda.charge.Supports;
import adjutant.gda.fire.Targets;
import adjutant.gda.movement.ArriveAction;
import adjutant.gda.movement.Rate;
import adjutant.gda.notation.CommandReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Commands drawn by lot, what is of use more often than what is not; whether they may be done is
 * asked of the rules.
 */
final class Sampler {
    private static final int END_IN = 12;
    private static final List<Tasking> USEFUL =
            List.of(
                    Tasking.INFANTRY_ASSAULT,
                    Tasking.FORWARDS,
                    Tasking.SKIRMISHERS,
                    Tasking.ASSAULT_FIRE,
                    Tasking.BRIGADE_ATTACHMENT,
                    Tasking.GLORY);

    private final Battle battle;
    private final Side side;
    private final Lots lots;

    private Sampler(Battle battle, Side side, Lots lots) {
        this.battle = battle;
        this.side = side;
        this.lots = lots;
    }

    static Optional<Command> of(Battle battle, Side side, Lots lots) {
        Sampler sampler = new Sampler(battle, side, lots);
        if (!battle.choices().isEmpty()) {
            return sampler.choosing(battle.choices().getFirst());
        }
        return switch (battle.clock().phase()) {
            case COMMAND -> sampler.ordering();
            case CHARGE -> sampler.charging();
            case MOVEMENT -> sampler.inTurn() ? Optional.of(sampler.moving()) : Optional.empty();
            case FIRE -> sampler.inTurn() ? Optional.of(sampler.firing()) : Optional.empty();
            case MELEE -> sampler.fighting();
            case FREE -> sampler.offered();
        };
    }

    /** The command with which a side does no more in its part of a phase. */
    static Optional<Command> pass(Battle battle, Side side) {
        if (battle.clock().turn() != side || !battle.choices().isEmpty()) {
            return Optional.empty();
        }
        return switch (battle.clock().phase()) {
            case COMMAND -> Optional.empty();
            case CHARGE ->
                    switch (battle.clock().step()) {
                        case DECLARE -> Optional.of(new Command.Declared(side));
                        case REACT -> Optional.of(new Command.Reacted(side));
                        case RESOLVE -> Optional.empty();
                    };
            case MOVEMENT, FIRE, MELEE, FREE -> Optional.of(new Command.End());
        };
    }

    private boolean inTurn() {
        return battle.clock().turn() == side;
    }

    private <T> T one(List<T> list) {
        return list.get(lots.below(list.size()));
    }

    private boolean rarely(int in) {
        return lots.below(in) == 0;
    }

    private Optional<Command> offered() {
        List<Offer> offers = Offers.of(battle, side);
        if (offers.isEmpty()) {
            return Optional.empty();
        }
        String words = one(offers).drawn(lots);
        return Optional.of(
                Statements.read(words)
                        .then(read -> CommandReader.read(battle, read.getFirst()))
                        .orThrow());
    }

    private Optional<Command> choosing(Choice choice) {
        return battle.unit(choice.unit()).side() == side
                ? Optional.of(new Command.Choose(choice.unit(), one(choice.options())))
                : Optional.empty();
    }

    private Optional<Command> ordering() {
        if (battle.commander(side).adcs().isEmpty()) {
            return Optional.of(new Command.Adcs(side));
        }
        List<Brigade> awaiting = new ArrayList<>();
        for (Brigade brigade : battle.brigades()) {
            if (brigade.side() == side
                    && brigade.orders() == Brigade.Orders.AWAITED
                    && (!battle.isInReserve(brigade) || isCalled(brigade))
                    && Each.any(battle.units(brigade), unit -> !unit.isGone())) {
                awaiting.add(brigade);
            }
        }
        if (awaiting.isEmpty()) {
            return inTurn() ? Optional.of(new Command.Initiative()) : Optional.empty();
        }
        boolean urges =
                battle.config().frenchInitiative()
                        && battle.layout().force(side).nation() == Nation.FRENCH;
        return urges && rarely(10)
                ? Optional.of(new Command.Urge(side))
                : Optional.of(ordering(one(awaiting)));
    }

    /** Whether a brigade in reserve is called up, or may be. */
    private boolean isCalled(Brigade brigade) {
        return brigade.has(Tasking.RESERVE)
                || brigade.is(Mood.FALTERING)
                || (battle.commander(side).adcs().orElse(0) >= Tasking.RESERVE.adcs()
                        && !rarely(4));
    }

    private Command ordering(Brigade brigade) {
        if (battle.isInReserve(brigade)
                && !brigade.has(Tasking.RESERVE)
                && !brigade.is(Mood.FALTERING)) {
            return new Command.Task(side, brigade.name(), Tasking.RESERVE);
        }
        int adcs = battle.commander(side).adcs().orElse(0);
        String name = brigade.name();
        boolean falters = brigade.is(Mood.FALTERING);
        if (adcs > 0 && !rarely(4)) {
            Tasking useful = falters ? Tasking.DIVISIONAL_MORALE : one(USEFUL);
            Tasking tasking = rarely(5) ? one(List.of(Tasking.values())) : useful;
            return tasking == Tasking.REDEPLOY
                    ? new Command.Task(side, name, tasking, Optional.of(along()))
                    : new Command.Task(side, name, tasking);
        }
        if (rarely(8)) {
            return new Command.Attach(name, one(battle.units(brigade)).id());
        }
        return falters ? new Command.Falter(name) : new Command.Order(name);
    }

    /** A place along its own edge. */
    private Length along() {
        Length whole = battle.scale().whole(1);
        long edge = battle.layout().edge(side).micrometres() / whole.micrometres();
        return whole.times(lots.below((int) edge + 1));
    }

    private Optional<Command> charging() {
        Clock.Step step = battle.clock().step();
        return switch (step) {
            case DECLARE -> inTurn() ? Optional.of(declaring()) : Optional.empty();
            case REACT -> inTurn() ? Optional.of(reacting()) : Optional.empty();
            case RESOLVE -> resolving();
        };
    }

    /** A unit of its own, chosen by lot, at an enemy that it may reach. */
    private Command declaring() {
        Command declared = new Command.Declared(side);
        if (rarely(END_IN)) {
            return declared;
        }
        List<Unit> units = units();
        while (!units.isEmpty()) {
            Unit unit = units.remove(lots.below(units.size()));
            List<Unit> enemies = ChargeAction.inReach(battle, unit);
            if (!enemies.isEmpty()) {
                List<Command.Charge> charges = ChargeAction.aimed(battle, unit, one(enemies));
                return charges.isEmpty() ? declared : one(charges);
            }
        }
        return declared;
    }

    private Command reacting() {
        List<Attack> open = new ArrayList<>();
        for (Attack attack : battle.attacks()) {
            if (attack.isClosing() && battle.unit(attack.target()).side() == side) {
                open.add(attack);
            }
        }
        if (open.isEmpty() || rarely(END_IN)) {
            return new Command.Reacted(side);
        }
        Attack attack = one(open);
        Unit target = battle.unit(attack.target());
        return switch (lots.below(4)) {
            case 0 -> {
                List<String> backing = Supports.ofTarget(battle, target);
                yield backing.isEmpty()
                        ? new Command.React(target.id(), Command.Reaction.STAND)
                        : new Command.Back(target.id(), backing);
            }
            case 1 -> {
                List<Unit> horse = new ArrayList<>();
                for (Unit unit : units()) {
                    if (unit.troop().isCavalry() && unit.isOnTable()) {
                        horse.add(unit);
                    }
                }
                yield horse.isEmpty()
                        ? new Command.React(target.id(), Command.Reaction.STAND)
                        : new Command.Opportunity(one(horse).id(), attack.lead());
            }
            default -> new Command.React(target.id(), reaction(target));
        };
    }

    /** What such a unit may think of; the rest hardly ever. */
    private Command.Reaction reaction(Unit target) {
        List<Command.Reaction> all = List.of(Command.Reaction.values());
        if (rarely(6)) {
            return one(all);
        }
        if (target.isSkirmishing()) {
            return Command.Reaction.EVADE;
        }
        return target.troop().isInfantry() && target.isOnTable()
                ? one(List.of(Command.Reaction.SQUARE, Command.Reaction.ABOUT))
                : Command.Reaction.STAND;
    }

    private Optional<Command> resolving() {
        if (side != battle.clock().initiative()) {
            return Optional.empty();
        }
        List<Attack> own = new ArrayList<>();
        List<Attack> others = new ArrayList<>();
        for (Attack attack : battle.attacks()) {
            if (attack.isClosing()) {
                (battle.unit(attack.lead()).side() == side ? own : others).add(attack);
            }
        }
        List<Attack> next = own.isEmpty() ? others : own;
        return next.isEmpty() ? offered() : Optional.of(new Command.Resolve(one(next).lead()));
    }

    private Optional<Command> fighting() {
        List<Attack> melees = new ArrayList<>();
        for (Attack attack : battle.attacks()) {
            if (attack.isMelee()) {
                melees.add(attack);
            }
        }
        if (!melees.isEmpty() && side == battle.clock().initiative()) {
            Attack attack = one(melees);
            return Optional.of(new Command.Melee(attack.lead(), attack.target()));
        }
        return melees.isEmpty() && inTurn() ? Optional.of(new Command.End()) : Optional.empty();
    }

    /** Those that may be told anything. */
    private List<Unit> units() {
        List<Unit> units = new ArrayList<>();
        for (Unit unit : battle.units()) {
            if (unit.side() == side && unit.isPresent() && !unit.isBeaten()) {
                units.add(unit);
            }
        }
        return units;
    }

    private Command moving() {
        List<Unit> units = new ArrayList<>();
        for (Unit unit : units()) {
            if (!unit.is(State.MOVED) && !unit.is(State.REFORMED) && !unit.is(State.CHARGED)) {
                units.add(unit);
            }
        }
        List<Unit> waiting = new ArrayList<>();
        for (Unit unit : battle.units()) {
            if (unit.side() == side
                    && unit.isInReserve()
                    && ArriveAction.isCommitted(battle, battle.brigade(unit))) {
                waiting.add(unit);
            }
        }
        if (!waiting.isEmpty() && !rarely(END_IN)) {
            return arriving(one(waiting));
        }
        return units.isEmpty() || rarely(END_IN)
                ? new Command.End()
                : new MoveSampler(battle, one(units), lots).command();
    }

    /** A unit comes on near the place that is named for its brigade, mostly as far as it goes. */
    private Command arriving(Unit unit) {
        Length rate = Rate.of(battle.scale(), unit).plus(Rate.forwards(battle, unit));
        int farthest = (int) (rate.micrometres() / battle.scale().whole(1).micrometres());
        int by = rarely(3) ? 1 + lots.below(farthest) : farthest;
        return new Command.Arrive(unit.id(), place(unit), battle.scale().whole(by));
    }

    private Length place(Unit unit) {
        Optional<Length> named = battle.brigade(unit).entry();
        if (named.isEmpty()) {
            return along();
        }
        Length far = Printed.REDEPLOY.in(battle.scale());
        Length whole = battle.scale().whole(1);
        int reach = (int) (far.micrometres() / whole.micrometres());
        Length shift = whole.times(lots.below(reach + 1));
        return rarely(2) && shift.isAtMost(named.get())
                ? named.get().minus(shift)
                : named.get().plus(shift);
    }

    /** A unit that may fire, chosen by lot, at an enemy in range. */
    private Command firing() {
        List<Unit> firers = new ArrayList<>();
        for (Unit unit : units()) {
            if (!unit.is(State.FIRED)) {
                firers.add(unit);
            }
        }
        while (!firers.isEmpty() && !rarely(END_IN)) {
            Unit firer = firers.remove(lots.below(firers.size()));
            List<Unit> targets = Targets.inReach(battle, firer);
            if (!targets.isEmpty()) {
                return new Command.Fire(firer.id(), one(targets).id(), intensity(firer));
            }
        }
        return new Command.End();
    }

    private Command.Intensity intensity(Unit firer) {
        boolean assault =
                firer.troop().isBattery()
                        && battle.brigade(firer).has(Tasking.ASSAULT_FIRE)
                        && !rarely(4);
        return assault || rarely(40) ? Command.Intensity.ASSAULT : Command.Intensity.STEADY;
    }
}
