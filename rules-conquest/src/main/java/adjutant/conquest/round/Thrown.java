package adjutant.conquest.round;

import adjutant.chance.Batch;
import adjutant.chance.Chance;
import adjutant.chance.Count;
import adjutant.chance.Die;
import adjutant.chance.Faces;
import adjutant.chance.IntTable;
import adjutant.chance.Marks;
import adjutant.chance.Roll;
import adjutant.chance.Step;
import adjutant.chance.Tally;
import adjutant.chance.Track;
import adjutant.conquest.Each;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/**
 * Dice that are counted and hurt nobody: a pool each, with what each face counts.
 *
 * @param label whose dice they are
 * @param purpose what they are thrown for
 * @param dice how many
 * @param on the face they succeed on, or 0
 * @param value what a face counts
 */
record Thrown(String label, String purpose, int dice, int on, IntUnaryOperator value) {
    /** The dice of several pools, thrown in order. */
    static Chance chance(List<Thrown> pools) {
        return new Chance(Each.map(pools, Thrown::track), Each.map(pools, Thrown::step));
    }

    private Track track() {
        int most = 0;
        for (int face = 1; face <= Die.SIDES; face++) {
            most = Math.max(most, dice * value.applyAsInt(face));
        }
        return new Track(
                label,
                most,
                List.of(new Track.Phase(label, false, IntTable.filled(most + 1, 0))),
                0,
                0);
    }

    private Step step() {
        List<Marks> faces = new ArrayList<>(Die.SIDES);
        for (int face = 1; face <= Die.SIDES; face++) {
            faces.add(new Marks(value.applyAsInt(face), 0, 0));
        }
        Roll roll = Roll.last(purpose, on, new Die(faces, Faces.NONE));
        return new Step.Pool(
                label,
                List.of(new Batch(Count.of(dice), roll)),
                0,
                Tally.ALL,
                label,
                Optional.empty(),
                Optional.empty());
    }
}
