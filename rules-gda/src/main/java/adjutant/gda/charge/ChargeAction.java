package adjutant.gda.charge;

import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.manoeuvre.Hand;
import adjutant.battlefield.manoeuvre.Manoeuvre;
import adjutant.chance.Chance;
import adjutant.chance.Outcome;
import adjutant.game.Facts;
import adjutant.game.Ruling;
import adjutant.gda.Each;
import adjutant.gda.GdaClause;
import adjutant.gda.army.Formation;
import adjutant.gda.battle.Attack;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Brigade;
import adjutant.gda.battle.Clock;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.Mood;
import adjutant.gda.battle.Phase;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Tasking;
import adjutant.gda.battle.Unit;
import adjutant.gda.discipline.InCommand;
import adjutant.gda.ground.Massed;
import adjutant.gda.ruling.Procedure;
import adjutant.gda.ruling.Reasons;
import adjutant.gda.ruling.Telling;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The declaration of a Charge. In a situation without phases the chargers go to their point at
 * once.
 *
 * @rule GDA-CHG-1
 * @rule GDA-TRN-2
 */
public final class ChargeAction implements Procedure {
    private static final int MOST_ON_BUA = 2;

    private final Battle battle;
    private final Command.Charge command;
    private final Unit target;
    private final long turn;

    /** A declaration. */
    public ChargeAction(Battle battle, Command.Charge command) {
        this.battle = battle;
        this.command = command;
        this.target = battle.unit(command.target());
        this.turn =
                command.wheel()
                        .map(wheel ->
                                wheel.hand() == Hand.LEFT
                                        ? -wheel.angle().microdegrees()
                                        : wheel.angle().microdegrees())
                        .orElse(0L);
    }

    @Override
    public Ruling ruling() {
        Unit lead = battle.unit(command.unit());
        Reasons reasons = new Reasons().time(battle, lead.side(), Phase.CHARGE, GdaClause.TRN_2);
        reasons.forbid(
                GdaClause.CHG_1,
                battle.clock().phase() == Phase.CHARGE
                        && battle.clock().step() != Clock.Step.DECLARE,
                "all Charges are declared");
        target(reasons, lead);
        reasons.forbid(
                GdaClause.HR_12,
                Math.abs(turn) > Way.MOST_WHEEL.microdegrees(),
                "a Charge wheels up to 45 degrees at its start");
        for (String id : command.chargers()) {
            charger(reasons, battle.unit(id), lead);
        }
        orders(reasons, lead);
        for (String id : command.supports()) {
            Unit support = battle.unit(id);
            reasons.forbid(
                    GdaClause.SUP_5, command.chargers().contains(id), () -> id + " charges itself");
            reasons.all(Supports.mayCharge(battle, support, lead));
        }
        return reasons.ruling(facts(reasons), () -> Chance.NONE);
    }

    private Facts.Tree facts(Reasons reasons) {
        if (!reasons.allow()) {
            return Facts.Tree.EMPTY;
        }
        Attack attack = attack();
        return Facts.tree()
                .put("distance", battle.scale().write(attack.distance()))
                .put("aspect", attack.aspect().word())
                .build();
    }

    private void target(Reasons reasons, Unit lead) {
        String id = target.id();
        reasons.forbid(GdaClause.SCL_4, !target.isPresent(), () -> id + " is not there");
        reasons.forbid(GdaClause.CHG_1, target.side() == lead.side(), () -> id + " is a friend");
        reasons.forbid(
                GdaClause.HR_9,
                battle.attackOn(id).isPresent(),
                () -> id + " is the target of another Charge");
        reasons.forbid(
                GdaClause.HR_9,
                Each.any(battle.attacks(), each -> each.isMelee() && each.involves(id)),
                () -> id + " is in a melee");
        if (target.isGarrison()) {
            reasons.forbid(
                    GdaClause.BUA_5,
                    command.chargers().size() > MOST_ON_BUA,
                    () -> "a section is charged by " + MOST_ON_BUA + " battalions at most");
            reasons.forbid(
                    GdaClause.BUA_5,
                    !command.supports().isEmpty(),
                    "supports give nothing against a section");
        }
    }

    private void charger(Reasons reasons, Unit unit, Unit lead) {
        String id = unit.id();
        reasons.fit(unit);
        if (!unit.isOnTable()) {
            reasons.forbid(
                    GdaClause.BUA_4,
                    unit.isGarrison(),
                    () -> id + " charges out of no built-up area");
            return;
        }
        reasons.all(state(battle, unit));
        reasons.forbid(
                GdaClause.MASS_03,
                !id.equals(lead.id()) && !Massed.group(battle, lead).contains(id),
                () -> id + " is not massed with " + lead.id());
        if (!target.isPresent() || target.side() == unit.side()) {
            return;
        }
        Charging charging = charging(unit);
        reasons.all(charging.match());
        reasons.all(charging.reasons(charging.range()));
    }

    private Charging charging(Unit unit) {
        long wheel = Math.clamp(turn, -MOST, MOST);
        return Charging.of(battle, unit, target, Way.of(unit.onTable(), wheel), command.chargers());
    }

    private static final long MOST = Way.MOST_WHEEL.microdegrees();

    /** Whether its own state lets it charge. */
    static Reasons state(Battle battle, Unit unit) {
        String id = unit.id();
        Reasons reasons = new Reasons();
        reasons.forbid(
                GdaClause.REST_04,
                unit.isUnformed(),
                () -> id + " is Unformed: it reforms or Retires");
        reasons.forbid(
                GdaClause.REST_05,
                unit.troop().isInfantry() && unit.is(State.FD_LOST),
                () -> id + " has lost Fire Discipline: it may not charge");
        reasons.forbid(
                GdaClause.CHG_1,
                Each.any(battle.attacks(), attack -> attack.involves(id)),
                () -> id + " has part in another Charge");
        reasons.forbid(
                GdaClause.CHG_1,
                battle.brigade(unit).is(Mood.FALTERING),
                () -> "the brigade of " + id + " Falters");
        reasons.forbid(
                GdaClause.CMD_6,
                battle.brigade(unit).is(Mood.HESITANT),
                () -> "the brigade of " + id + " is Hesitant");
        reasons.forbid(
                GdaClause.CMD_7, !InCommand.is(battle, unit), () -> id + " is out of command");
        if (unit.troop().isInfantry() && !battle.isLed(unit)) {
            Flanked.by(battle, unit, List.of())
                    .ifPresent(enemy ->
                            reasons.no(GdaClause.CHG_9, id + " is flanked by " + enemy.id()));
        }
        return reasons;
    }

    /**
     * What an infantry brigade may do without Infantry Assault!
     *
     * @rule GDA-HR-8
     * @rule GDA-TSK-7
     */
    private void orders(Reasons reasons, Unit lead) {
        if (!lead.troop().isInfantry()
                || battle.clock().phase() == Phase.FREE
                || !battle.config().assaultNeeded()) {
            return;
        }
        if (battle.brigade(lead).has(Tasking.INFANTRY_ASSAULT)) {
            reasons.yes(GdaClause.TSK_7, "the brigade has Infantry Assault!");
            return;
        }
        reasons.forbid(
                GdaClause.HR_8,
                command.chargers().size() > 1 || !command.supports().isEmpty(),
                "without Infantry Assault! it charges alone");
        reasons.forbid(
                GdaClause.HR_8,
                battle.attacks().stream()
                        .flatMap(attack -> attack.chargers().stream())
                        .map(battle::unit)
                        .anyMatch(other -> other.troop().brigade().equals(lead.troop().brigade())),
                "without Infantry Assault! the brigade charges once a turn");
    }

    private Attack attack() {
        Unit lead = battle.unit(command.unit());
        Length distance =
                command.chargers().stream()
                        .map(battle::unit)
                        .map(unit -> Distance.between(unit.footprint(), Way.ground(battle, target)))
                        .min(Length::compareTo)
                        .orElse(Length.ZERO);
        return new Attack(
                command.chargers(),
                target.id(),
                turn,
                command.supports(),
                List.of(),
                Attack.Stage.DECLARED,
                distance,
                charging(lead).aspect(),
                Attack.Edge.NONE);
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        Telling telling = new Telling(battle).add(new Event.AttackIs(attack()));
        if (battle.clock().phase() == Phase.FREE) {
            Advance.one(telling, telling.now(), attack());
        }
        return telling.events();
    }

    /** The enemies that are perhaps near enough for a unit to charge; none where it never may. */
    public static List<Unit> inReach(Battle battle, Unit unit) {
        List<Unit> near = new ArrayList<>();
        if (!unit.isOnTable() || !isFree(battle, unit) || !mayDeclare(battle, unit)) {
            return near;
        }
        for (Unit enemy : battle.units()) {
            if (enemy.side() != unit.side()
                    && enemy.isPresent()
                    && Charging.isNear(battle, unit, enemy)) {
                near.add(enemy);
            }
        }
        return near;
    }

    private static boolean mayDeclare(Battle battle, Unit unit) {
        Brigade brigade = battle.brigade(unit);
        boolean form = unit.formation() == Formation.LINE || unit.formation() == Formation.COLUMN;
        boolean lost = unit.troop().isInfantry() && unit.is(State.FD_LOST);
        return form && !lost && !brigade.is(Mood.FALTERING) && !brigade.is(Mood.HESITANT);
    }

    private static boolean isFree(Battle battle, Unit unit) {
        if (!unit.isCloseOrder() || unit.isUnformed()) {
            return false;
        }
        for (Attack each : battle.attacks()) {
            if (each.involves(unit.id())) {
                return false;
            }
        }
        return true;
    }

    /**
     * The declarations that aim at the middle of a target: alone, with all that may support, and
     * with the others of a massed group.
     */
    public static List<Command.Charge> aimed(Battle battle, Unit unit, Unit enemy) {
        if (!isFree(battle, unit) || !Charging.isNear(battle, unit, enemy)) {
            return List.of();
        }
        Charging charging = Charging.aiming(battle, unit, enemy);
        long turn = charging.way().turn();
        Optional<Manoeuvre.Wheel> wheel =
                turn == 0 ? Optional.empty() : Optional.of(Way.wheel(turn));
        List<Command.Charge> all = new ArrayList<>();
        List<String> supports = Supports.ofCharger(battle, unit);
        all.add(new Command.Charge(List.of(unit.id()), enemy.id(), List.of(), wheel));
        if (!supports.isEmpty()) {
            all.add(new Command.Charge(List.of(unit.id()), enemy.id(), supports, wheel));
        }
        List<String> group = Massed.group(battle, unit);
        if (group.size() > 1) {
            int most = enemy.isGarrison() ? MOST_ON_BUA : group.size();
            all.add(new Command.Charge(group.subList(0, most), enemy.id(), List.of(), wheel));
        }
        return all;
    }
}
