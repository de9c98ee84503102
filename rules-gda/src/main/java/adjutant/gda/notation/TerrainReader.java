package adjutant.gda.notation;

import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.terrain.Checked;
import adjutant.battlefield.terrain.Polygon;
import adjutant.battlefield.terrain.Rectangle;
import adjutant.battlefield.terrain.Shape;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Word;
import adjutant.game.notation.WordReader;
import adjutant.gda.army.Scale;
import adjutant.gda.battle.Terrain;
import adjutant.gda.battle.Terrain.Keyword;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads {@code terrain} statements. */
final class TerrainReader {
    private static final Key RECT =
            Key.some("rect", 4, "x and y of the middle, width and depth above 0");
    private static final Key TURN = Key.one("turn", "degrees, 0 to below 360");
    private static final Key POLYGON = Key.many("polygon", "x and y of three corners or more");
    private static final Key KEYWORDS =
            Key.list("keywords", Values.oneOf(Keyword.values(), Keyword::word));

    private final Scale scale;
    private final List<Fault> faults;

    TerrainReader(Scale scale, List<Fault> faults) {
        this.scale = scale;
        this.faults = faults;
    }

    /** The piece that a statement says after its id; empty after a fault. */
    Optional<Terrain> piece(WordReader words, Word id) {
        Optional<Word> name =
                words.word("the kind of piece, such as wood", word -> !word.text().isBlank());
        Fields fields = new Fields(words, scale, faults, List.of(RECT, TURN, POLYGON, KEYWORDS));
        fields.require(KEYWORDS);
        List<Keyword> keywords =
                fields.list(KEYWORDS, word -> Values.of(word, Keyword.values(), Keyword::word));
        Optional<Shape> ground = ground(fields);
        return name.isPresent() && ground.isPresent()
                ? Optional.of(Terrain.of(id.text(), name.get().text(), ground.get(), keywords))
                : Optional.empty();
    }

    private static Optional<Shape> ground(Fields fields) {
        if (fields.has(RECT)) {
            fields.forbid("either \"rect\" or \"polygon\"", POLYGON);
            return rectangle(fields);
        }
        fields.forbid("\"rect\" as well", TURN);
        if (!fields.has(POLYGON)) {
            fields.missing("\"rect\" X Y WIDTH DEPTH or \"polygon\" X Y X Y X Y");
            return Optional.empty();
        }
        return polygon(fields);
    }

    private static Optional<Shape> rectangle(Fields fields) {
        List<Length> four = fields.lengths(RECT);
        Angle turn = fields.angle(TURN).orElse(Angle.ZERO);
        if (four.size() < 4) {
            return Optional.empty();
        }
        if (four.get(2).equals(Length.ZERO) || four.get(3).equals(Length.ZERO)) {
            fields.fault(fields.words(RECT).get(2), "width and depth above 0");
            return Optional.empty();
        }
        return Optional.of(
                Rectangle.of(
                        Point.of(four.get(0), four.get(1)),
                        new Extent(four.get(2), four.get(3)),
                        turn));
    }

    private static Optional<Shape> polygon(Fields fields) {
        List<Word> words = fields.words(POLYGON);
        List<Length> lengths = fields.lengths(POLYGON);
        if (words.isEmpty() || lengths.size() < words.size()) {
            return Optional.empty();
        }
        List<Point> corners = new ArrayList<>();
        for (int i = 0; i + 1 < lengths.size(); i += 2) {
            corners.add(Point.of(lengths.get(i), lengths.get(i + 1)));
        }
        if (lengths.size() % 2 == 0
                && Polygon.check(corners) instanceof Checked.Sound(Polygon sound)) {
            return Optional.of(sound);
        }
        fields.fault(
                words.getFirst(),
                lengths.size() + " lengths",
                "x and y of three corners or more, of an outline that does not cross itself");
        return Optional.empty();
    }
}
