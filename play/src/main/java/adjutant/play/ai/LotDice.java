package adjutant.play.ai;

import adjutant.chance.DiceSource;
import adjutant.chance.Die;
import adjutant.chance.Lots;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Dice that are thrown in thought only.
 *
 * @param lots where their faces come from
 */
record LotDice(Lots lots) implements DiceSource {
    @Override
    public Optional<List<Integer>> faces(Request request) {
        List<Integer> faces = new ArrayList<>(request.count());
        for (int i = 0; i < request.count(); i++) {
            faces.add(1 + lots.below(Die.SIDES));
        }
        return Optional.of(faces);
    }
}
