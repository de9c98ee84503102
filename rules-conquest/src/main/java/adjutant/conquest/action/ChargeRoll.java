package adjutant.conquest.action;

import adjutant.battlefield.geometry.Length;
import adjutant.chance.Batch;
import adjutant.chance.Count;
import adjutant.chance.Die;
import adjutant.chance.Faces;
import adjutant.chance.IntTable;
import adjutant.chance.Law;
import adjutant.chance.Marks;
import adjutant.chance.Roll;
import adjutant.chance.Step;
import adjutant.chance.Tally;
import adjutant.chance.Track;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.movement.Pace;
import adjutant.conquest.movement.Trail;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * The die of a Charge: how far each face reaches, and what it needs. Its face runs on a track of
 * its own, so that what follows can be read off it. It is no test against a Characteristic.
 *
 * @param march the inches beside the die
 * @param least the least that it reaches
 * @param distance the distance to the target
 * @param die whether a die is thrown
 * @param again whether a failed die is thrown again
 * @param way whether the way is open at all
 * @rule CQ-CHARGE-03
 * @rule CQ-CHARGE-04
 * @rule CQ-CHARGE-05
 * @rule CQ-DICE-05
 */
record ChargeRoll(int march, int least, Length distance, Thrown die, Again again, Way way) {
    /** The label of the die, what it is for, and its track. */
    static final String CHARGE = "charge";

    /** What counts as the die where none is thrown. */
    static final int FIXED = 3;

    /** A face that no die shows. */
    static final int NEVER = 7;

    /** Whether a die is thrown. */
    enum Thrown {
        /** It is. */
        ONE,
        /** It counts as 3. */
        NONE
    }

    /** Whether a failed die is thrown again. */
    enum Again {
        /** Once. */
        ONCE,
        /** Not. */
        NEVER
    }

    /** Whether the way is open. */
    enum Way {
        /** It is. */
        OPEN,
        /** It is blocked: the Charge fails. */
        BLOCKED
    }

    /**
     * The inches beside the die.
     *
     * @param ground where it charges over
     */
    static int march(Regiment own, Trail ground) {
        return Pace.lowest(own)
                - (ground.isHindered() ? Pace.HINDRANCE : 0)
                - (own.isBroken() ? Pace.HINDRANCE : 0);
    }

    /** The least that it reaches. */
    static int least(Trail ground) {
        return ground.isHindered() ? 1 : 0;
    }

    /** Whether a Regiment throws the die. */
    static Thrown die(Regiment own) {
        return RulesInForce.of(own).has(Special.PHALANX) ? Thrown.NONE : Thrown.ONE;
    }

    /** How far a Regiment reaches with the best face, over open ground but where it stands. */
    static Length farthest(Battle battle, Regiment own) {
        Trail start = Trail.of(battle, own, List.of());
        ChargeRoll roll =
                new ChargeRoll(
                        march(own, start),
                        least(start),
                        Length.ZERO,
                        die(own),
                        Again.NEVER,
                        Way.OPEN);
        return roll.reach(roll.faces().max().orElseThrow());
    }

    /** How far it reaches with a face. */
    Length reach(int face) {
        return Length.inches(Math.max(least, face + march));
    }

    /** Whether it succeeds with a face. */
    boolean succeeds(int face) {
        return way == Way.OPEN && distance.isAtMost(reach(face));
    }

    /** The least face that succeeds; 7 where none does. */
    int needs() {
        return IntStream.rangeClosed(1, Die.SIDES).filter(this::succeeds).findFirst().orElse(NEVER);
    }

    private boolean isRerolled() {
        return again == Again.ONCE && way == Way.OPEN;
    }

    /** The faces that may count in the end. */
    IntStream faces() {
        return die == Thrown.ONE ? IntStream.rangeClosed(1, Die.SIDES) : IntStream.of(FIXED);
    }

    /** The chance of success. */
    double success() {
        if (die == Thrown.NONE) {
            return succeeds(FIXED) ? 1 : 0;
        }
        double fails = (needs() - 1) / 6.0;
        return isRerolled() ? 1 - fails * fails : 1 - fails;
    }

    /** The chance of success by the law of its track. */
    double success(Law states) {
        return IntStream.rangeClosed(1, Die.SIDES)
                .filter(this::succeeds)
                .mapToDouble(states::at)
                .sum();
    }

    /** The track of the face. */
    Track track() {
        IntTable stays = IntTable.filled(Die.SIDES + 1, 0);
        Track.Phase face = new Track.Phase("face", false, stays);
        return new Track(CHARGE, Die.SIDES, List.of(face), 0, 0);
    }

    /** The throw. */
    Step step() {
        List<Marks> faces =
                IntStream.rangeClosed(1, Die.SIDES)
                        .mapToObj(face -> new Marks(face, 0, 0))
                        .toList();
        Faces failed = isRerolled() ? Faces.range(1, needs() - 1) : Faces.NONE;
        int on = needs() > Die.SIDES ? 0 : needs();
        Roll roll = Roll.last(CHARGE, on, new Die(faces, failed));
        return new Step.Pool(
                CHARGE,
                List.of(new Batch(Count.of(1), roll)),
                0,
                Tally.ALL,
                CHARGE,
                Optional.empty(),
                Optional.empty());
    }

    /** A number of dice that depends on the face. */
    Count count(IntUnaryOperator byFace) {
        return die == Thrown.NONE
                ? Count.of(byFace.applyAsInt(FIXED))
                : new Count.ByState(
                        CHARGE,
                        IntTable.generate(
                                Die.SIDES + 1, face -> face == 0 ? 0 : byFace.applyAsInt(face)));
    }

    /** Dice that are thrown where it succeeds. */
    Count ifSuccessful(int dice) {
        return count(face -> succeeds(face) ? dice : 0);
    }
}
