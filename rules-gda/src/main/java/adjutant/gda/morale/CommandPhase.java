package adjutant.gda.morale;

import adjutant.game.Side;
import adjutant.gda.Each;
import adjutant.gda.GdaClause;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Brigade;
import adjutant.gda.battle.Mood;
import adjutant.gda.battle.Phase;
import adjutant.gda.battle.Tasking;
import adjutant.gda.battle.Unit;
import adjutant.gda.ruling.Reasons;
import java.util.Optional;

/** What all that is done in the Command phase asks. */
final class CommandPhase {
    private CommandPhase() {}

    /** That it is the Command phase; both sides act in it, in any order. */
    static Reasons begin(Battle battle) {
        Phase phase = battle.clock().phase();
        return new Reasons()
                .forbid(
                        GdaClause.TRN_1,
                        phase != Phase.COMMAND && phase != Phase.FREE,
                        () -> "it is the " + phase.word() + " phase");
    }

    /** That a brigade still awaits its orders, and has units. */
    static Reasons awaits(Battle battle, Brigade brigade) {
        return begin(battle)
                .forbid(
                        GdaClause.CMD_4,
                        brigade.orders() == Brigade.Orders.GIVEN,
                        () -> brigade.name() + " has its orders of this turn")
                .forbid(
                        GdaClause.SCL_4,
                        Each.none(
                                battle.units(),
                                unit ->
                                        !unit.isGone()
                                                && unit.troop().brigade().equals(brigade.name())),
                        () -> brigade.name() + " has no unit left");
    }

    /**
     * That a brigade awaits its orders and is not left in reserve.
     *
     * @rule GDA-TSK-9
     */
    static Reasons awaitsItsDie(Battle battle, Brigade brigade) {
        return awaits(battle, brigade)
                .forbid(
                        GdaClause.TSK_9,
                        battle.isInReserve(brigade) && !isThere(battle, brigade),
                        brigade.name() + " waits in reserve: Reserve calls it up");
    }

    /** Whether a brigade has orders to be given: it has a unit there, or is called up. */
    static boolean isThere(Battle battle, Brigade brigade) {
        for (Unit unit : battle.units()) {
            if (unit.isPresent() && unit.troop().brigade().equals(brigade.name())) {
                return true;
            }
        }
        return (brigade.has(Tasking.RESERVE) || brigade.is(Mood.FALTERING))
                && battle.isInReserve(brigade);
    }

    /**
     * The Faltering brigade that must have its ADC next: that of the best grade, the first of
     * those.
     *
     * @rule GDA-TSK-1
     */
    static Optional<Brigade> unserved(Battle battle, Side side) {
        Optional<Brigade> best = Optional.empty();
        for (Brigade brigade : battle.brigades()) {
            boolean next =
                    brigade.side() == side
                            && brigade.is(Mood.FALTERING)
                            && brigade.orders() == Brigade.Orders.AWAITED
                            && !brigade.has(Tasking.DIVISIONAL_MORALE)
                            && isThere(battle, brigade);
            if (next && (best.isEmpty() || brigade.grade().compareTo(best.get().grade()) < 0)) {
                best = Optional.of(brigade);
            }
        }
        return best;
    }

    /** The ADCs a side has available now. */
    static int adcs(Battle battle, Side side) {
        return battle.commander(side).adcs().orElse(0);
    }
}
