package adjutant.conquest.fight;

import adjutant.chance.Die;
import adjutant.chance.Marks;
import adjutant.chance.Roll;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How the dice of an attack are read: each may hit, each hit may be saved, each other hit wounds.
 *
 * @param hit when a die hits
 * @param ones what a hit with a 1 counts
 * @param save when a hit is saved
 */
record Attack(Threshold hit, Ones ones, Threshold save) {
    /**
     * When a die succeeds, and when it is thrown again before.
     *
     * @param on it succeeds on this or less, 0 (never) to 6 (always)
     * @param again which dice are thrown again
     */
    record Threshold(int on, Again again) {}

    /** What a hit with a 1 counts. */
    enum Ones {
        /** One hit, as every other. */
        SINGLE,
        /** Two hits. */
        DOUBLE
    }

    /** The roll of which each left mark is a Wound. */
    Roll roll() {
        var faces = IntStream.rangeClosed(1, Die.SIDES).mapToObj(this::hits).toList();
        Die saved = Die.above(save.on(), save.again().faces(save.on()));
        return new Roll(
                "hit",
                hit.on(),
                new Die(faces, hit.again().faces(hit.on())),
                List.of(Roll.last("defense", save.on(), saved)));
    }

    private Marks hits(int face) {
        if (face > hit.on()) {
            return Marks.NONE;
        }
        return face == 1 && ones == Ones.DOUBLE ? new Marks(2, 0, 0) : Marks.ONE;
    }
}
