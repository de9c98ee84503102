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
        String numbers = tasking.word() + " takes " + tasking.adcs() + " of " + adcs + " ADCs";
        reasons.need(clause(), tasking.adcs() <= adcs, numbers, numbers);
        falters(reasons);
        fits(reasons);
        return reasons.ruling();
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
            case RESERVE -> reasons.no(GdaClause.TSK_9, "no brigade is in reserve");
            case REDEPLOY ->
                    reasons.no(
                            GdaClause.TSK_11,
                            "Redeploy is not built yet: no brigade goes into reserve");
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

    /** Whether no unit of the brigade that is there is such a one. */
    private boolean has(java.util.function.Predicate<Unit> kind) {
        return Each.none(battle.present(brigade), kind);
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
        int left = commander.adcs().orElse(0) - tasking.adcs();
        List<Tasking> now = new ArrayList<>(brigade.tasks());
        now.add(inForce(tasking));
        return List.of(
                new Event.CommanderIs(commander.with(OptionalInt.of(left))),
                new Event.BrigadeIs(brigade.tasked(now)));
    }
}
