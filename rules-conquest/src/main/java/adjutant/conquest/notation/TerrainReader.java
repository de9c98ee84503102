package adjutant.conquest.notation;

import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.conquest.battle.Marker;
import adjutant.conquest.battle.Terrain;
import adjutant.conquest.battle.Terrain.Ground;
import adjutant.game.Side;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Names;
import adjutant.game.notation.Word;
import adjutant.game.notation.WordReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Reads {@code terrain} and {@code marker} statements.
 *
 * @rule CQ-TERR-01
 * @rule CQ-TERR-03
 */
final class TerrainReader {
    /** What a piece may do. */
    static final List<String> KEYWORDS =
            List.of(
                    "broken-ground",
                    "cover",
                    "dangerous",
                    "elevated",
                    "garrison",
                    "hindering",
                    "impassable",
                    "obscuring",
                    "obstructing",
                    "perilous",
                    "traversable",
                    "very-dangerous",
                    "water");

    private static final String GARRISON = "garrison";
    private static final Key SIZE = Key.one("size", "the Size, 0 to 10");
    private static final Key RECT =
            Key.some(
                    "rect", 4, "x and y of the middle, width and depth above 0, each up to 400 in");
    private static final Key TURN = Key.one("turn", "degrees, 0 to below 360");
    private static final Key POLYGON =
            Key.many("polygon", "x and y of three corners or more, each 0 to 400 in");
    private static final Key KEYWORD_LIST = Key.list("keywords", "keywords, parted by commas");
    private static final Key CAPACITY = Key.one("capacity", "Stands, 1 to 60");
    private static final Key DEFENSE = Key.one("defense", "Defense added, 0 to 6");
    private static final Key SIDE = Key.id("side", "neutral, A or B");
    private static final Key AT = Key.some("at", 2, "x and y, each 0 to 400 in");
    private static final Key WOUNDS = Key.one("wounds", "Wounds, 1 to 99");

    private final List<Fault> faults;
    private final List<Laid> laid = new ArrayList<>();

    /** A marker as written and as read. */
    private record Laid(Fields fields, Marker marker) {}

    TerrainReader(List<Fault> faults) {
        this.faults = faults;
    }

    /** The piece that a statement says after its id; empty after a fault. */
    Optional<Terrain> piece(WordReader words, Word id) {
        Optional<Word> name =
                words.word("the kind of piece, such as forest", word -> !word.text().isBlank());
        Fields fields =
                new Fields(
                        words,
                        faults,
                        List.of(SIZE, RECT, TURN, POLYGON, KEYWORD_LIST, CAPACITY, DEFENSE));
        Optional<TypicalPiece> usual =
                fields.has(SIZE) || fields.has(KEYWORD_LIST)
                        ? Optional.empty()
                        : name.flatMap(word -> TypicalPiece.of(word.text()));
        if (usual.isEmpty()) {
            fields.require(SIZE);
        }
        OptionalInt size =
                usual.map(piece -> OptionalInt.of(piece.size()))
                        .orElseGet(() -> fields.whole(SIZE, 0, 10));
        Optional<Ground> ground = ground(fields);
        List<String> keywords = usual.map(TypicalPiece::keywords).orElseGet(() -> keywords(fields));
        OptionalInt capacity = fields.whole(CAPACITY, 1, 60);
        OptionalInt defense = fields.whole(DEFENSE, 0, 6);
        if (!keywords.contains(GARRISON)) {
            fields.forbid("\"keywords garrison\" as well", CAPACITY, DEFENSE);
        }
        return name.isPresent() && size.isPresent() && ground.isPresent()
                ? Optional.of(
                        new Terrain(
                                id.text(),
                                name.get().text(),
                                size.getAsInt(),
                                ground.get(),
                                keywords,
                                capacity,
                                defense))
                : Optional.empty();
    }

    private static List<String> keywords(Fields fields) {
        List<String> keywords = new ArrayList<>();
        for (Word part : Values.parts(fields.words(KEYWORD_LIST))) {
            if (!KEYWORDS.contains(part.text())) {
                fields.fault(part, Names.oneOf("a keyword", part.text(), KEYWORDS));
            } else if (keywords.contains(part.text())) {
                fields.fault(part, "each keyword once");
            } else {
                keywords.add(part.text());
            }
        }
        return keywords;
    }

    private static Optional<Ground> ground(Fields fields) {
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

    private static Optional<Ground> rectangle(Fields fields) {
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
                new Ground.Rectangle(
                        Point.of(four.get(0), four.get(1)),
                        new Extent(four.get(2), four.get(3)),
                        turn));
    }

    private static Optional<Ground> polygon(Fields fields) {
        List<Word> words = fields.words(POLYGON);
        List<Length> lengths = fields.lengths(POLYGON);
        if (words.isEmpty() || lengths.size() < words.size()) {
            return Optional.empty();
        }
        List<Point> corners = new ArrayList<>();
        for (int i = 0; i + 1 < lengths.size(); i += 2) {
            corners.add(Point.of(lengths.get(i), lengths.get(i + 1)));
        }
        if (lengths.size() % 2 != 0 || !Outline.isSimple(corners)) {
            fields.fault(
                    words.getFirst(),
                    lengths.size() + " lengths",
                    "x and y of three corners or more, of an outline that does not cross itself");
            return Optional.empty();
        }
        return Optional.of(new Ground.Polygon(corners));
    }

    /** All markers; a fault for each that is off the table. */
    List<Marker> markers(Extent table) {
        for (Laid each : laid) {
            Point at = each.marker().at();
            if (at.x() > table.width().micrometres() || at.y() > table.depth().micrometres()) {
                each.fields().fault(each.fields().words(AT).getFirst(), "a point on the table");
            }
        }
        return laid.stream().map(Laid::marker).toList();
    }

    /** Reads a marker after its id. */
    void marker(WordReader words, Word id) {
        Fields fields = new Fields(words, faults, List.of(SIDE, AT, WOUNDS));
        fields.require(SIDE);
        fields.require(AT);
        fields.require(WOUNDS);
        boolean neutral = fields.word(SIDE).filter(TerrainReader::isNeutral).isPresent();
        Optional<Side> owner = neutral ? Optional.empty() : fields.value(SIDE, Values::side);
        Optional<Point> at = fields.point(AT);
        OptionalInt wounds = fields.whole(WOUNDS, 1, 99);
        if ((neutral || owner.isPresent()) && at.isPresent() && wounds.isPresent()) {
            laid.add(new Laid(fields, new Marker(id.text(), owner, at.get(), wounds.getAsInt())));
        }
    }

    private static boolean isNeutral(Word word) {
        return word.text().equals("neutral");
    }
}
