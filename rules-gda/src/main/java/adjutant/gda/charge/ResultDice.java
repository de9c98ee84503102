package adjutant.gda.charge;

import adjutant.chance.Batch;
import adjutant.chance.Count;
import adjutant.chance.Die;
import adjutant.chance.Faces;
import adjutant.chance.Marks;
import adjutant.chance.Roll;
import adjutant.chance.Step;
import adjutant.chance.Tally;
import adjutant.gda.battle.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The dice that follow the charge roll: the casualties of its result.
 *
 * @param dice those of the Charge
 * @rule GDA-CHG-18
 */
record ResultDice(ChargeDice dice) {
    /** The dice of a verdict. */
    List<Step> after(Verdict verdict) {
        Unit lead = dice.lead();
        Unit target = dice.target();
        return switch (verdict) {
            case VICTORY -> List.of(die("rout " + target.id(), target, 1));
            case RIDDEN_DOWN -> List.of(sure("victory " + lead.id(), lead, 1));
            case TAKE_GROUND -> with(verdict, die("retreat " + target.id(), target, 2), target);
            case VOLLEY, VOLLEY_UNFORMED -> volley(verdict);
            case RETIRE -> with(verdict, sure("retire " + lead.id(), lead, 1), lead);
            case RETREAT -> with(verdict, die("retreat " + lead.id(), lead, 2), lead);
            case MELEE, MELEE_ELAN, MELEE_UNFORMED, HALTED, DISPERSED, EVADED -> List.of();
        };
    }

    /**
     * Casualties of a result and, where a general leads, the risk he runs.
     *
     * @rule GDA-DST-3
     */
    private List<Step> with(Verdict verdict, Step casualties, Unit loser) {
        return dice.battle().isLed(loser)
                ? List.of(casualties, Risk.step(ChargeDice.risk(loser) + verdict.word()))
                : List.of(casualties);
    }

    /**
     * The chargers' Casualty Dice.
     *
     * @rule GDA-CHG-18
     */
    private List<Step> volley(Verdict verdict) {
        List<Step> steps = new ArrayList<>();
        for (String id : dice.firers()) {
            steps.add(
                    new Step.Pool(
                            verdict.word() + " " + id,
                            List.of(
                                    new Batch(
                                            Count.of(volleyDice(dice.battle().unit(id))),
                                            Roll.last("volley", 4, Die.above(3, Faces.NONE)))),
                            0,
                            Tally.ALL,
                            dice.target().id(),
                            Optional.empty(),
                            Optional.empty()));
        }
        return steps;
    }

    /** How many Casualty Dice a unit throws in a Volley! */
    private static int volleyDice(Unit unit) {
        return switch (unit.formation()) {
            case LINE ->
                    switch (unit.troop().size()) {
                        case SMALL -> 2;
                        case STANDARD -> 3;
                        case LARGE -> 4;
                    };
            case COLUMN, COMPANIES, SQUARE, SKIRMISH, LIMBERED, DEPLOYED -> 1;
        };
    }

    /** Casualties without a die. */
    static Step sure(String label, Unit unit, int casualties) {
        return pool(label, List.of(), casualties, unit);
    }

    /** 1D6 casualties, or 1D3 where two faces share a number. */
    private static Step die(String label, Unit unit, int share) {
        List<Marks> faces =
                IntStream.rangeClosed(1, Die.SIDES)
                        .mapToObj(face -> new Marks((face + share - 1) / share, 0, 0))
                        .toList();
        Roll roll = Roll.last("casualties", 0, new Die(faces, Faces.NONE));
        return pool(label, List.of(new Batch(Count.of(1), roll)), 0, unit);
    }

    private static Step pool(String label, List<Batch> batches, int sure, Unit unit) {
        return new Step.Pool(
                label, batches, sure, Tally.ALL, unit.id(), Optional.empty(), Optional.empty());
    }
}
