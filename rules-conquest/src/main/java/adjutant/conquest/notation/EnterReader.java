package adjutant.conquest.notation;

import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.manoeuvre.Manoeuvre;
import adjutant.conquest.battle.Command;
import adjutant.game.notation.WordReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Reads how a Regiment marches on, behind its id: {@code files 3 at 36 48 march forward 5 then
 * march forward 1.4}.
 *
 * @rule CQ-REINF-12
 */
final class EnterReader {
    private static final String COORDINATE = "a length, 0 to 400 in";

    private final WordReader words;

    EnterReader(WordReader words) {
        this.words = words;
    }

    Optional<Command> read(Optional<String> unit) {
        words.expect("files");
        OptionalInt files = words.whole("files of the front rank", 1, 60);
        words.expect("at");
        Optional<Length> x = length();
        Optional<Length> y = length();
        words.expect("march");
        List<List<Manoeuvre>> marches = new ArrayList<>();
        marches.add(new MarchReader(words).read());
        if (words.skip("then")) {
            words.expect("march");
            marches.add(new MarchReader(words).read());
        }
        boolean whole = unit.isPresent() && files.isPresent() && x.isPresent() && y.isPresent();
        return whole
                ? Optional.of(
                        new Command.Enter(
                                unit.get(),
                                files.getAsInt(),
                                new Point(x.get().micrometres(), y.get().micrometres()),
                                marches))
                : Optional.empty();
    }

    private Optional<Length> length() {
        return words.word(COORDINATE, word -> Values.length(word).isPresent())
                .flatMap(Values::length);
    }
}
