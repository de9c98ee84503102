package adjutant.conquest.notation;

import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.manoeuvre.Hand;
import adjutant.battlefield.manoeuvre.Manoeuvre;
import adjutant.game.notation.Word;
import adjutant.game.notation.WordReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads the moves of a march: any number straight ahead and wheels, or one back or aside.
 *
 * @rule CQ-MARCH-01
 */
final class MarchReader {
    private static final String LENGTH = "a length, 0 to 400 in";
    private static final String DEGREES = "degrees, above 0 and below 360";
    private static final String ONE = "forward, wheel, back, left or right";

    private final WordReader words;
    private final List<Manoeuvre> moves = new ArrayList<>();

    MarchReader(WordReader words) {
        this.words = words;
    }

    /** All moves up to the end, or up to a second March; faults where they are none. */
    List<Manoeuvre> read() {
        if (isAtEnd()) {
            words.fault(ONE);
        }
        while (!isAtEnd() && move()) {
            // the move has been read
        }
        return moves;
    }

    private boolean isAtEnd() {
        return !words.hasNext() || words.nextIs("then");
    }

    /** Reads a move; says whether another may follow. */
    private boolean move() {
        if (words.skip("forward")) {
            length().map(Manoeuvre.Forward::new).ifPresent(moves::add);
            return true;
        }
        if (words.skip("wheel")) {
            wheel();
            return true;
        }
        if (!moves.isEmpty()) {
            words.fault("forward, wheel or the end of the line");
            words.rest();
            return false;
        }
        return lone();
    }

    private boolean lone() {
        Word word = words.word(ONE).orElseThrow();
        switch (word.quoted() ? "" : word.text()) {
            case "back" -> length().map(Manoeuvre.Back::new).ifPresent(moves::add);
            case "left" -> aside(Hand.LEFT);
            case "right" -> aside(Hand.RIGHT);
            default -> {
                words.fault(word, ONE);
                words.rest();
            }
        }
        return false;
    }

    private void aside(Hand hand) {
        length().map(length -> new Manoeuvre.Sideways(hand, length)).ifPresent(moves::add);
    }

    private void wheel() {
        wheel(words).ifPresent(moves::add);
    }

    /** The rest of a Wheel, after its keyword; faults where it is none. */
    static Optional<Manoeuvre.Wheel> wheel(WordReader words) {
        Optional<Hand> hand =
                words.word("left or right", word -> hand(word).isPresent())
                        .flatMap(MarchReader::hand);
        Optional<Angle> angle =
                words.word(DEGREES, word -> turn(word).isPresent()).flatMap(MarchReader::turn);
        return hand.isPresent() && angle.isPresent()
                ? Optional.of(new Manoeuvre.Wheel(hand.get(), angle.get()))
                : Optional.empty();
    }

    private static Optional<Angle> turn(Word word) {
        return Values.angle(word).filter(angle -> !angle.equals(Angle.ZERO));
    }

    private static Optional<Hand> hand(Word word) {
        return Values.of(word, Hand.values(), CharacterReader::word);
    }

    private Optional<Length> length() {
        return words.word(LENGTH, word -> Values.length(word).isPresent()).flatMap(Values::length);
    }
}
