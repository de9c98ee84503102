package adjutant.chance;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Dice of another source, and the log of what they showed. */
public final class RecordedDice implements DiceSource {
    private final DiceSource source;
    private final List<Outcome.Thrown> log = new ArrayList<>();

    /** Records the dice of a source. */
    public RecordedDice(DiceSource source) {
        this.source = source;
    }

    @Override
    public Optional<List<Integer>> faces(Request request) {
        Optional<List<Integer>> faces = source.faces(request);
        faces.ifPresent(shown -> log.add(new Outcome.Thrown(request, shown)));
        return faces;
    }

    /** Every throw so far, in order. */
    public List<Outcome.Thrown> log() {
        return List.copyOf(log);
    }

    /** Every face so far, in order: the script that gives the same dice again. */
    public List<Integer> script() {
        return log.stream().flatMap(thrown -> thrown.faces().stream()).toList();
    }
}
