package adjutant.gda.notation;

import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Length;
import adjutant.game.Side;
import adjutant.game.notation.Word;
import adjutant.gda.army.Scale;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Single words as values; empty where a word is not one. Lengths are in the unit of the scale: the
 * suffix of the other is no length.
 *
 * @rule GDA-SCL-1
 */
final class Values {
    /** The most units of the scale that may be written. */
    static final int LONGEST = 1000;

    private static final Pattern LENGTH =
            Pattern.compile("([0-9]{1,9}(?:\\.[0-9]{0,30})?|\\.[0-9]{1,30})(in|cm|mm)?");
    private static final Pattern DEGREES = Pattern.compile("([0-9]{1,3})(?:\\.[0-9]{0,30})?");
    private static final Pattern ID = Pattern.compile("[A-Za-z][A-Za-z0-9_-]{0,198}");

    private Values() {}

    static Optional<Integer> whole(Word word, int least, int most) {
        return Optional.of(word.text())
                .filter(text -> text.matches("[0-9]{1,9}"))
                .map(Integer::valueOf)
                .filter(value -> value >= least && value <= most);
    }

    /** A length up to the longest. */
    static Optional<Length> length(Word word, Scale scale) {
        Matcher written = LENGTH.matcher(word.text());
        if (!written.matches()) {
            return Optional.empty();
        }
        Optional<String> suffix = Optional.ofNullable(written.group(2));
        if (suffix.isPresent() && !suffix.get().equals(scale.suffix())) {
            return Optional.empty();
        }
        return Optional.of(scale.of(written.group(1)))
                .filter(each -> each.isAtMost(scale.whole(LONGEST)));
    }

    /** An angle from 0 to below 360 degrees. */
    static Optional<Angle> angle(Word word) {
        Matcher written = DEGREES.matcher(word.text());
        return written.matches() && Integer.parseInt(written.group(1)) < 360
                ? Optional.of(Angle.degrees(word.text()))
                : Optional.empty();
    }

    static Optional<String> id(Word word) {
        return Optional.of(word.text())
                .filter(text -> ID.matcher(text).matches() && !text.equals("none"));
    }

    static Optional<Side> side(Word word) {
        return of(word, Side.values(), Side::name);
    }

    /** The constant that is written so. */
    static <E> Optional<E> of(Word word, E[] constants, Function<E, String> written) {
        return Stream.of(constants)
                .filter(each -> written.apply(each).equals(word.text()))
                .findFirst();
    }

    /** How constants are written, as what to expect. */
    static <E> String oneOf(E[] constants, Function<E, String> written) {
        return String.join(" or ", Stream.of(constants).map(written).toList());
    }

    /** The parts of words that are lists parted by commas, each in its place. */
    static List<Word> parts(List<Word> words) {
        List<Word> parts = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            Word word = words.get(i);
            if (word.text().contains(",")) {
                List<Word> own = parts(word);
                boolean cut = i + 1 < words.size() && goesOn(word);
                parts.addAll(cut ? own.subList(0, own.size() - 1) : own);
            } else {
                parts.add(new Word(word.text().strip(), word.quoted(), word.column()));
            }
        }
        return parts;
    }

    /** Whether a list goes on in the next word. */
    static boolean goesOn(Word word) {
        return word.text().strip().endsWith(",");
    }

    private static List<Word> parts(Word word) {
        List<Word> parts = new ArrayList<>();
        int at = word.column() + (word.quoted() ? 1 : 0);
        for (String raw : word.text().split(",", -1)) {
            int begin = at + raw.length() - raw.stripLeading().length();
            parts.add(new Word(raw.strip(), word.quoted(), begin));
            at += raw.length() + 1;
        }
        return parts;
    }
}
