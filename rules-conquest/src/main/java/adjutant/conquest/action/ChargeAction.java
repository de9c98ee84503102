package adjutant.conquest.action;

import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.manoeuvre.Manoeuvre;
import adjutant.chance.Odds;
import adjutant.chance.Outcome;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.Each;
import adjutant.conquest.battle.ActionKind;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Status;
import adjutant.conquest.battle.Whereabouts;
import adjutant.conquest.charge.BestWheel;
import adjutant.conquest.charge.Closing;
import adjutant.conquest.charge.Onset;
import adjutant.conquest.charge.Path;
import adjutant.conquest.combat.ImpactPlan;
import adjutant.conquest.odds.Report;
import adjutant.conquest.sight.Sight;
import adjutant.game.Facts;
import adjutant.game.Finding;
import adjutant.game.Ruling;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A Charge: a way fixed at declaration, a die, and the Impact where it succeeds.
 *
 * @rule CQ-CHARGE-01
 * @rule CQ-CHARGE-02
 * @rule CQ-CHARGE-17
 * @rule CQ-CHARGE-18
 * @rule CQ-CHARGE-19
 */
final class ChargeAction implements Procedure {
    private final Battle battle;
    private final Command.Charge command;
    private final Acting acting;
    private final Regiment target;
    private final Optional<Path> path;
    private final Optional<Charging> charging;

    ChargeAction(Battle battle, Command.Charge command) {
        this.battle = battle;
        this.command = command;
        this.acting = Acting.of(battle, command.unit(), ActionKind.CHARGE);
        this.target = battle.regiment(command.target());
        acting.addAll(new Needed().toMarch(regiment()).findings());
        acting.addAll(condition(battle, regiment()));
        boolean placed = acting.stands() && placed();
        sight(placed);
        this.path = placed ? Optional.of(way()) : Optional.empty();
        path.ifPresent(this::judge);
        this.charging =
                acting.sound()
                        ? path.map(way -> Charging.of(battle, command, way))
                        : Optional.empty();
        charging.ifPresent(now -> acting.addAll(new ChargeReasons(now).all()));
    }

    private Regiment regiment() {
        return acting.regiment();
    }

    /**
     * Whether it is in a state to Charge.
     *
     * @rule CQ-BROKEN-05
     */
    static List<Finding> condition(Battle battle, Regiment regiment) {
        String id = regiment.id();
        List<Finding> findings = new ArrayList<>();
        if (regiment.is(Status.ARRIVED)) {
            findings.add(Finding.no(ConquestClause.CHARGE_01, id + " arrived this Round"));
        }
        if (regiment.isBroken()) {
            findings.add(
                    battle.config().brokenMayCharge()
                            ? Finding.yes(ConquestClause.BROKEN_05, id + " is Broken: 2in less")
                            : Finding.no(ConquestClause.BROKEN_05, id + " is Broken"));
        }
        return findings;
    }

    private boolean placed() {
        if (target.side() == regiment().side()) {
            acting.add(Finding.no(ConquestClause.CHARGE_02, target.id() + " is no enemy"));
            return false;
        }
        if (target.whereabouts() instanceof Whereabouts.InGarrison(String piece)) {
            acting.add(
                    Finding.yes(
                            ConquestClause.GARR_05,
                            target.id() + " holds " + piece + ": the piece is charged"));
        } else if (target.pose().isEmpty()) {
            acting.add(Finding.no(ConquestClause.CHARGE_02, target.id() + " is not on the table"));
            return false;
        }
        return regiment().pose().isPresent();
    }

    /** Whether it sees its target. */
    private void sight(boolean placed) {
        if (placed) {
            acting.addAll(Sight.of(battle, regiment(), target).findings());
        }
    }

    private Path way() {
        Onset onset = Onset.of(battle, regiment(), target, command.facing());
        boolean best = command.wheel().isEmpty() && acting.sound();
        return best ? BestWheel.of(onset) : Path.of(onset, command.wheel());
    }

    private void judge(Path way) {
        command.wheel()
                .filter(wheel -> wheel.angle().compareTo(Angle.QUARTER) > 0)
                .ifPresent(wheel ->
                        acting.add(
                                Finding.no(
                                        ConquestClause.CHARGE_06,
                                        "a Wheel of " + wheel.angle() + ", at most 90 degrees")));
        acting.addAll(way.faults());
        switch (battle.config().blockedCharge()) {
            case REFUSED -> acting.addAll(way.blocks());
            case FAILS ->
                    way.blocks().stream()
                            .map(block ->
                                    Finding.yes(
                                            ConquestClause.CHARGE_09,
                                            block.text() + ", so it fails"))
                            .forEach(acting::add);
        }
        if (way.faults().isEmpty()) {
            described(way);
        }
        needed(way);
    }

    private void described(Path way) {
        acting.add(
                Finding.yes(
                        ConquestClause.CHARGE_06,
                        wheel(way)
                                .map(wheel ->
                                        "it wheels by " + wheel.angle().toDegrees() + " degrees")
                                .orElse("it does not wheel")));
        acting.add(Finding.yes(ConquestClause.CHARGE_07, "it runs " + way.run()));
        way.facing()
                .ifPresent(facing ->
                        acting.add(
                                Finding.yes(
                                        ConquestClause.CHARGE_12,
                                        target.id() + " is charged in its " + facing.word())));
        way.closing().ifPresent(this::closing);
    }

    private void closing(Closing closing) {
        acting.add(
                switch (closing.how()) {
                    case FLUSH ->
                            Finding.yes(
                                    ConquestClause.CHARGE_11,
                                    "it closes flush with " + target.id());
                    case STOPPED ->
                            Finding.yes(
                                    ConquestClause.CHARGE_13,
                                    "its closing turn is stopped: the last free pose counts");
                });
        closing.shoves().stream()
                .map(shove ->
                        Finding.yes(ConquestClause.CHARGE_14, shove.unit() + " is pushed aside"))
                .forEach(acting::add);
    }

    private void needed(Path way) {
        boolean impact = Charging.strikes(battle, regiment(), way);
        if (impact) {
            acting.addAll(
                    new Needed().toAttack(regiment()).toDefend(target).toTest(target).findings());
        }
        ClashAction.blessed(
                regiment(),
                Each.map(
                        ImpactPlan.strikers(regiment()),
                        stand -> RulesInForce.of(regiment(), stand)),
                command.tail().blessed(),
                acting.findings());
        ClashAction.blessed(
                target,
                List.of(RulesInForce.of(target)),
                command.tail().againstBlessed(),
                acting.findings());
    }

    static Optional<Manoeuvre.Wheel> wheel(Path way) {
        return Each.first(way.moves(), Manoeuvre.Wheel.class::isInstance)
                .map(Manoeuvre.Wheel.class::cast);
    }

    @Override
    public Ruling ruling() {
        Facts.Builder facts = Facts.tree();
        charging.ifPresent(now -> facts.putAll(new ChargeFacts(now).tree()));
        return acting.ruling(List.of(target), facts.build(), () -> charging.orElseThrow().chance());
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        return charging.orElseThrow().settle(outcome);
    }

    @Override
    public Report odds(Odds odds) {
        return charging.orElseThrow().odds(odds);
    }

    @Override
    public Facts.Tree result(Outcome outcome) {
        return charging.orElseThrow().result(outcome);
    }
}
