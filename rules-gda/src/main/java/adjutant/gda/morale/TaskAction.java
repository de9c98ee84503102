package adjutant.gda.morale;

import adjutant.chance.Outcome;
import adjutant.game.Ruling;
import adjutant.gda.Each;
import adjutant.gda.GdaClause;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Brigade;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.Commander;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.Mood;
import adjutant.gda.battle.Tasking;
import adjutant.gda.battle.Unit;
import adjutant.gda.ruling.Procedure;
import adjutant.gda.ruling.Reasons;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * An ADC, or more, with a tasking, before the brigade's command die.
 *
 * @rule GDA-CMD-4
 */
public final class TaskAction implements Procedure {
    private final Battle battle;
    private final Command.Task command;
    private final Brigade brigade;
    private final Tasking tasking;

    /** A tasking for a brigade. */
    public TaskAction(Battle battle, Command.Task command) {
        this.battle = battle;
        this.command = command;
        this.brigade = battle.brigade(command.brigade());
        this.tasking = command.tasking();
    }

    @Override
    public Ruling ruling() {
        Reasons reasons = CommandPhase.awaits(battle, brigade);
        String name = brigade.name();
        reasons.forbid(
                GdaClause.CMD_4,
                brigade.side() != command.side(),
                () -> name + " is a brigade of side " + brigade.side());
        reasons.forbid(
                GdaClause.CMD_4,
                brigade.has(tasking) || brigade.has(inForce(tasking)),
                () -> name + " has " + tasking.word() + " already");
        int adcs = CommandPhase.adcs(battle, command.side());
        String numbers = tasking.word() + " takes " + cost() + " of " + adcs + " ADCs";
        reasons.need(clause(), cost() <= adcs, numbers, numbers);
        reasons.forbid(
                GdaClause.TSK_9,
                battle.isInReserve(brigade)
                        && !CommandPhase.isThere(battle, brigade)
                        && tasking != Tasking.RESERVE,
                name + " waits in reserve: Reserve calls it up");
        reasons.forbid(
                GdaClause.TSK_11,
                command.to().isPresent() && tasking != Tasking.REDEPLOY,
                "only Redeploy names a place");
        falters(reasons);
        fits(reasons);
        return reasons.ruling();
    }

    /**
     * How many ADCs it takes: one for an order that is added to Reserve.
     *
     * @rule GDA-TSK-9
     */
    private int cost() {
        boolean added =
                brigade.has(Tasking.RESERVE)
                        && (tasking == Tasking.INFANTRY_ASSAULT || tasking == Tasking.FORWARDS)
                        && !brigade.has(Tasking.ASSAULT_ORDERED)
                        && !brigade.has(Tasking.FORWARDS);
        return added ? 1 : tasking.adcs();
    }

    private static Tasking inForce(Tasking tasking) {
        return tasking == Tasking.INFANTRY_ASSAULT ? Tasking.ASSAULT_ORDERED : tasking;
    }

    /** Faltering brigades come first, the best grade before all. */
    private void falters(Reasons reasons) {
        Optional<Brigade> first = CommandPhase.unserved(battle, command.side());
        boolean morale = tasking == Tasking.DIVISIONAL_MORALE;
        reasons.forbid(
                GdaClause.TSK_1,
                morale && !brigade.is(Mood.FALTERING),
                () -> brigade.name() + " does not Falter");
        reasons.forbid(
                GdaClause.TSK_1,
                !morale && brigade.is(Mood.FALTERING),
                () -> brigade.name() + " Falters: Divisional Morale only");
        first.ifPresent(next ->
                reasons.forbid(
                        GdaClause.TSK_1,
                        !morale || next.grade() != brigade.grade(),
                        () -> next.name() + " Falters and has its ADC first"));
    }

    /** Whether the tasking is of use to such a brigade. */
    private void fits(Reasons reasons) {
        String name = brigade.name();
        switch (tasking) {
            case SCOUTS -> reasons.no(GdaClause.CMD_4, "there are no cards to turn up");
            case RESERVE -> reasons.all(Reserves.calledUp(battle, brigade));
            case REDEPLOY -> reasons.all(Reserves.redeployed(battle, brigade, command));
            case ASSAULT_ORDERED -> reasons.no(GdaClause.TSK_7, "order infantry-assault");
            case GLORY ->
                    reasons.forbid(
                            GdaClause.TSK_4,
                            !(brigade.general() instanceof Brigade.General.With),
                            () -> "the brigadier of " + name + " is attached to no unit");
            case SKIRMISHERS ->
                    reasons.forbid(
                            GdaClause.TSK_5,
                            has(unit -> unit.isOnTable() && unit.isSkirmishing()),
                            () -> name + " has no skirmishers");
            case INFANTRY_ASSAULT ->
                    reasons.forbid(
                            GdaClause.TSK_7,
                            has(unit -> unit.troop().isInfantry()),
                            () -> name + " has no infantry");
            case ASSAULT_FIRE ->
                    reasons.forbid(
                            GdaClause.TSK_8,
                            has(unit -> unit.troop().isBattery()),
                            () -> name + " has no guns");
            case AMMUNITION ->
                    reasons.forbid(
                            GdaClause.TSK_10,
                            has(unit -> unit.lowAmmo() > 0),
                            () -> "no battery of " + name + " is Low on Ammunition");
            case DIVISIONAL_MORALE, BRIGADE_ATTACHMENT, FORWARDS, COMMAND -> {}
        }
    }

    /** Whether no unit of the brigade that is not gone is such a one. */
    private boolean has(java.util.function.Predicate<Unit> kind) {
        return Each.none(battle.units(brigade), unit -> !unit.isGone() && kind.test(unit));
    }

    private GdaClause clause() {
        return switch (tasking) {
            case DIVISIONAL_MORALE -> GdaClause.TSK_1;
            case SCOUTS -> GdaClause.CMD_4;
            case BRIGADE_ATTACHMENT -> GdaClause.TSK_3;
            case GLORY -> GdaClause.TSK_4;
            case SKIRMISHERS -> GdaClause.TSK_5;
            case FORWARDS -> GdaClause.TSK_6;
            case INFANTRY_ASSAULT, ASSAULT_ORDERED -> GdaClause.TSK_7;
            case ASSAULT_FIRE -> GdaClause.TSK_8;
            case RESERVE -> GdaClause.TSK_9;
            case AMMUNITION -> GdaClause.TSK_10;
            case REDEPLOY -> GdaClause.TSK_11;
            case COMMAND -> GdaClause.TSK_12;
        };
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        Commander commander = battle.commander(command.side());
        int left = commander.adcs().orElse(0) - cost();
        List<Tasking> now = new ArrayList<>(brigade.tasks());
        now.add(inForce(tasking));
        Brigade told = brigade.tasked(now);
        return List.of(
                new Event.CommanderIs(commander.with(OptionalInt.of(left))),
                new Event.BrigadeIs(
                        tasking == Tasking.REDEPLOY ? told.entering(command.to()) : told));
    }
}
