package adjutant.toy;

import adjutant.game.Side;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Parsed;
import adjutant.game.notation.Statement;
import adjutant.game.notation.Word;
import adjutant.game.notation.WordReader;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** What a player may say. */
public sealed interface Command {
    /**
     * Step along the strip: side A goes up the places, side B down.
     *
     * @param unit who
     * @param places how far, negative for back
     */
    record Step(String unit, int places) implements Command {}

    /**
     * Strike an enemy.
     *
     * @param unit who
     * @param target whom
     */
    record Hit(String unit, String target) implements Command {}

    /**
     * Try to become steady.
     *
     * @param unit who
     */
    record Rally(String unit) implements Command {}

    /** End the turn. */
    record End() implements Command {}

    /**
     * Vow in secret to win with a unit; the vow is known when the Round ends.
     *
     * @param side who vows
     * @param unit with which unit
     */
    record Vow(Side side, String unit) implements Command {}

    /** The command that words name, or every fault in them. */
    static Parsed<Command> read(Strip strip, Statement statement) {
        List<Fault> faults = new ArrayList<>();
        WordReader words = new WordReader(statement, faults);
        String verb = words.word("a command").map(Word::text).orElse("");
        Command command =
                switch (verb) {
                    case "step" -> new Step(unit(strip, words), places(words));
                    case "hit" -> {
                        String unit = unit(strip, words);
                        words.expect(">");
                        yield new Hit(unit, unit(strip, words));
                    }
                    case "rally" -> new Rally(unit(strip, words));
                    case "end" -> new End();
                    case "vow" -> {
                        Side side = Layout.side(words).orElse(Side.A);
                        yield new Vow(side, unit(strip, words));
                    }
                    default -> {
                        faults.add(
                                statement.fault(Word.quote(verb), "step, hit, rally, vow or end"));
                        words.rest();
                        yield new End();
                    }
                };
        words.end();
        return Parsed.of(command, faults);
    }

    private static String unit(Strip strip, WordReader words) {
        return words.word("the id of a unit", word -> strip.find(word.text()).isPresent())
                .map(Word::text)
                .orElse("");
    }

    private static int places(WordReader words) {
        boolean back = words.skip("back");
        OptionalInt places = words.whole("a number of places", 1, 1000);
        return back ? -places.orElse(1) : places.orElse(1);
    }

    /** In canonical notation. */
    default String write() {
        return switch (this) {
            case Step(String unit, int places) ->
                    "step " + unit + (places < 0 ? " back " : " ") + Math.abs(places);
            case Hit(String unit, String target) -> "hit " + unit + " > " + target;
            case Rally(String unit) -> "rally " + unit;
            case End() -> "end";
            case Vow(Side side, String unit) -> "vow " + side + " " + unit;
        };
    }
}
