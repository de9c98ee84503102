package adjutant.gda.morale;

import adjutant.chance.Batch;
import adjutant.chance.Chance;
import adjutant.chance.Count;
import adjutant.chance.Die;
import adjutant.chance.Faces;
import adjutant.chance.IntTable;
import adjutant.chance.Odds;
import adjutant.chance.Outcome;
import adjutant.chance.Roll;
import adjutant.chance.Step;
import adjutant.chance.Tally;
import adjutant.chance.Track;
import adjutant.game.Facts;
import adjutant.game.Ruling;
import adjutant.game.Side;
import adjutant.gda.Each;
import adjutant.gda.GdaClause;
import adjutant.gda.army.Nation;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Brigade;
import adjutant.gda.battle.Commander;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.Unit;
import adjutant.gda.ruling.Procedure;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The dice for ADCs: each is available on 3 to 6.
 *
 * @param battle the situation
 * @param side whose
 * @rule GDA-CMD-3
 */
public record AdcsAction(Battle battle, Side side) implements Procedure {
    private static final String LABEL = "adcs";

    @Override
    public Ruling ruling() {
        int reserve = brigades(Reserve.YES);
        int dice = adcs() + reserve;
        return CommandPhase.begin(battle)
                .forbid(
                        GdaClause.CMD_3,
                        battle.commander(side).adcs().isPresent(),
                        () -> "side " + side + " has thrown for its ADCs")
                .yes(
                        GdaClause.HR_7,
                        "side "
                                + side
                                + " has "
                                + dice
                                + " ADCs"
                                + (reserve > 0 ? ", " + reserve + " in reserve: on 5-6" : ""))
                .ruling(Facts.tree().put("dice", dice).build(), () -> chance(adcs(), reserve));
    }

    /** Whether brigades in reserve are meant. */
    private enum Reserve {
        YES,
        NO
    }

    /**
     * How many a side has.
     *
     * @rule GDA-CMD-1
     * @rule GDA-CMD-2
     * @rule GDA-HR-7
     */
    private int adcs() {
        int all = ofUnits() ? units() : brigades(Reserve.NO);
        return switch (battle.commander(side).quality()) {
            case POOR -> Math.max(1, all - 1);
            case AVERAGE -> all;
            case GREAT -> all + 1;
        };
    }

    /** Whether they go by units instead of brigades. */
    private boolean ofUnits() {
        return battle.config().nationalBrigades()
                && battle.layout().force(side).nation() == Nation.PRUSSIAN;
    }

    /**
     * A quarter, rounded up, of the units there that are no skirmishers, of brigades that have an
     * ADC.
     *
     * @rule GDA-NAT-2
     */
    private int units() {
        int units =
                Each.sum(
                        battle.brigades(side),
                        brigade -> brigade.adc() == Brigade.Adc.YES ? fighting(brigade) : 0);
        return (units + 3) / 4;
    }

    private int fighting(Brigade brigade) {
        return Each.count(battle.present(brigade), unit -> !unit.troop().isScreen());
    }

    /** How many the brigades on the table, or in reserve, bring. */
    private int brigades(Reserve reserve) {
        int brigades =
                Each.count(
                        battle.brigades(side),
                        brigade ->
                                brigade.adc() == Brigade.Adc.YES
                                        && (reserve == Reserve.YES
                                                ? battle.isInReserve(brigade)
                                                : Each.any(
                                                        battle.units(),
                                                        unit -> isThere(unit, brigade))));
        return brigades * battle.config().adcsOfABrigade();
    }

    private static boolean isThere(Unit unit, Brigade brigade) {
        return unit.isPresent() && unit.troop().brigade().equals(brigade.name());
    }

    private static Chance chance(int table, int reserve) {
        int dice = table + reserve;
        if (dice == 0) {
            return Chance.NONE;
        }
        Track track =
                new Track(
                        LABEL,
                        dice,
                        List.of(new Track.Phase(LABEL, false, IntTable.filled(dice + 1, 0))),
                        0,
                        0);
        List<Batch> batches = new ArrayList<>();
        if (table > 0) {
            batches.add(batch(table, 3));
        }
        if (reserve > 0) {
            batches.add(batch(reserve, 5));
        }
        return new Chance(
                List.of(track),
                List.of(
                        new Step.Pool(
                                LABEL,
                                batches,
                                0,
                                Tally.ALL,
                                LABEL,
                                Optional.empty(),
                                Optional.empty())));
    }

    private static Batch batch(int dice, int least) {
        return new Batch(Count.of(dice), Roll.last(LABEL, least, Die.above(least - 1, Faces.NONE)));
    }

    private static int available(Outcome outcome) {
        return Each.sum(outcome.pools(), Outcome.PoolResult::first);
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        Commander commander = battle.commander(side);
        return List.of(new Event.CommanderIs(commander.with(OptionalInt.of(available(outcome)))));
    }

    @Override
    public Facts.Tree result(Outcome outcome) {
        return Facts.tree().put("available", available(outcome)).build();
    }

    @Override
    public Facts.Tree odds(Odds odds) {
        return odds.tracks().isEmpty()
                ? Facts.Tree.EMPTY
                : Facts.tree()
                        .put("available", Facts.of(odds.tracks().getFirst().states()))
                        .build();
    }
}
