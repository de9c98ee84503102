package adjutant.gda.system;

import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.manoeuvre.Hand;
import adjutant.battlefield.manoeuvre.Manoeuvre;
import adjutant.chance.Lots;
import adjutant.game.Offer;
import adjutant.game.Side;
import adjutant.game.notation.Statements;
import adjutant.gda.army.Formation;
import adjutant.gda.army.Printed;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Brigade;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Tasking;
import adjutant.gda.battle.Terrain;
import adjutant.gda.battle.Unit;
import adjutant.gda.movement.Rate;
import adjutant.gda.notation.CommandReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Commands drawn by lot; whether they may be done is asked of the rules. */
final class Sampler {
    private static final int END_IN = 12;
    private static final int WHEEL = 15;

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
            return sampler.offered();
        }
        return switch (battle.clock().phase()) {
            case COMMAND -> sampler.ordering();
            case MOVEMENT -> sampler.inTurn() ? sampler.moving() : Optional.empty();
            case FIRE -> sampler.inTurn() ? sampler.firing() : Optional.empty();
            case FREE, CHARGE, MELEE -> sampler.offered();
        };
    }

    private boolean inTurn() {
        return battle.clock().turn() == side;
    }

    private Optional<Command> offered() {
        List<Offer> offers = Offers.of(battle, side);
        if (offers.isEmpty()) {
            return Optional.empty();
        }
        String words = offers.get(lots.below(offers.size())).drawn(lots);
        return Optional.of(
                Statements.read(words)
                        .then(read -> CommandReader.read(battle, read.getFirst()))
                        .orThrow());
    }

    private Optional<Command> ordering() {
        if (battle.commander(side).adcs().isEmpty()) {
            return Optional.of(new Command.Adcs(side));
        }
        List<Brigade> awaiting =
                battle.brigades(side)
                        .filter(brigade -> brigade.orders() == Brigade.Orders.AWAITED)
                        .filter(brigade -> battle.units(brigade).anyMatch(Unit::isPresent))
                        .toList();
        if (awaiting.isEmpty()) {
            return inTurn() ? Optional.of(new Command.Initiative()) : Optional.empty();
        }
        Brigade brigade = one(awaiting);
        int adcs = battle.commander(side).adcs().orElse(0);
        return Optional.of(
                switch (lots.below(adcs > 0 ? 4 : 2)) {
                    case 0 -> new Command.Order(brigade.name());
                    case 1 -> new Command.Falter(brigade.name());
                    default ->
                            new Command.Task(side, brigade.name(), one(List.of(Tasking.values())));
                });
    }

    private <T> T one(List<T> list) {
        return list.get(lots.below(list.size()));
    }

    private List<Unit> units() {
        List<Unit> units = new ArrayList<>();
        for (Unit unit : battle.units()) {
            if (unit.side() == side && unit.isPresent() && !unit.isBeaten()) {
                units.add(unit);
            }
        }
        return units;
    }

    private Optional<Command> moving() {
        List<Unit> units = new ArrayList<>();
        for (Unit unit : units()) {
            if (!unit.is(State.MOVED) && !unit.is(State.REFORMED) && !unit.is(State.CHARGED)) {
                units.add(unit);
            }
        }
        if (units.isEmpty() || lots.below(END_IN) == 0) {
            return Optional.of(new Command.End());
        }
        return Optional.of(moving(one(units)));
    }

    private Command moving(Unit unit) {
        String id = unit.id();
        if (unit.isGarrison()) {
            return new Command.LeaveBua(id, Angle.degrees(90L * lots.below(4)));
        }
        if (unit.isUnformed()) {
            return lots.below(3) == 0
                    ? new Command.Retire(id, Optional.empty())
                    : new Command.Reform(id);
        }
        return switch (lots.below(10)) {
            case 0 -> new Command.Change(id, one(Formation.of(unit.troop().arm())));
            case 1 -> new Command.About(id);
            case 2 -> special(unit);
            case 3, 4 -> new Command.Move(id, List.of(wheel(), forward(unit, 2)));
            case 5 ->
                    new Command.Move(
                            id,
                            List.of(
                                    new Manoeuvre.Oblique(
                                            hand(),
                                            Angle.degrees((long) WHEEL * (1 + lots.below(3))),
                                            forward(unit, 1).length())));
            default -> new Command.Move(id, List.of(forward(unit, 1)));
        };
    }

    private Command special(Unit unit) {
        List<Terrain> sections =
                battle.layout().terrain().stream()
                        .filter(piece -> piece.has(Terrain.Keyword.BUA))
                        .toList();
        if (unit.troop().isBattery()) {
            return new Command.EmergencyLimber(
                    unit.id(), 0, Printed.FOOT_RETIRE.in(battle.scale()));
        }
        return unit.formation() == Formation.COLUMN
                        && unit.troop().isInfantry()
                        && !sections.isEmpty()
                ? new Command.EnterBua(unit.id(), one(sections).id())
                : new Command.Retire(unit.id(), Optional.empty());
    }

    private Hand hand() {
        return lots.below(2) == 0 ? Hand.LEFT : Hand.RIGHT;
    }

    private Manoeuvre.Wheel wheel() {
        return new Manoeuvre.Wheel(hand(), Angle.degrees((long) WHEEL * (1 + lots.below(4))));
    }

    /** Forward, up to a part of the rate. */
    private Manoeuvre.Forward forward(Unit unit, int part) {
        Length rate = Rate.of(battle.scale(), unit).plus(Rate.forwards(battle, unit));
        Length whole = battle.scale().whole(1);
        int most = (int) Math.max(1, rate.micrometres() / whole.micrometres() / part);
        return new Manoeuvre.Forward(whole.times(1 + lots.below(most)));
    }

    private Optional<Command> firing() {
        List<Unit> firers = new ArrayList<>();
        for (Unit unit : units()) {
            if (!unit.is(State.FIRED)) {
                firers.add(unit);
            }
        }
        List<Unit> targets = new ArrayList<>();
        for (Unit unit : battle.units()) {
            if (unit.side() != side && unit.isPresent()) {
                targets.add(unit);
            }
        }
        if (firers.isEmpty() || targets.isEmpty() || lots.below(END_IN) == 0) {
            return Optional.of(new Command.End());
        }
        Command.Intensity intensity =
                lots.below(4) == 0 ? Command.Intensity.ASSAULT : Command.Intensity.STEADY;
        return Optional.of(new Command.Fire(one(firers).id(), one(targets).id(), intensity));
    }
}
