package adjutant.conquest.notation;

import adjutant.battlefield.formation.Place;
import adjutant.battlefield.manoeuvre.Hand;
import adjutant.conquest.army.Profiles;
import adjutant.conquest.battle.Hero;
import adjutant.conquest.battle.Muster;
import adjutant.conquest.notation.MusterReader.For;
import adjutant.game.Side;
import adjutant.game.notation.Word;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * Reads {@code character} statements.
 *
 * @rule CQ-HERO-01
 */
final class CharacterReader {
    static final Key SIDE = Key.id("side", "A or B");
    static final Key WITH = Key.id("with", "the id of a Regiment");
    static final Key PLACE = Key.one("place", "left or right");
    static final Key STAND = Key.one("stand", "the place of his Stand, such as 1.0");
    static final Key DAMAGE = Key.one("damage", "Wounds on him, 0 or more and less than his W");
    static final Key WARLORD = Key.flag("warlord");
    static final Key REFUSED = Key.flag("refused");
    static final Key WARBAND = Key.one("warband", "a number, 1 to 20");

    static final List<Key> KEYS =
            Stream.concat(
                            Stream.of(SIDE, WITH, PLACE, STAND, DAMAGE, WARLORD, REFUSED, WARBAND),
                            ProfileKeys.OF_CHARACTERS.stream())
                    .toList();

    private final MusterReader musters;
    private final Frame frame;

    CharacterReader(Profiles profiles, Frame frame) {
        this.musters = new MusterReader(profiles, For.CHARACTER, frame.preset());
        this.frame = frame;
    }

    /** The Character that a statement says; empty after a fault. */
    Optional<Attachment> read(Fields fields, Word id) {
        fields.require(SIDE);
        fields.require(WITH);
        Optional<Side> side = fields.value(SIDE, Values::side);
        Optional<Muster> muster = musters.read(fields, id.text(), side.flatMap(frame::faction));
        Optional<Hand> hand = fields.value(PLACE, CharacterReader::hand);
        Optional<Place> place = fields.value(STAND, Values::place);
        OptionalInt warband = fields.whole(WARBAND, 1, 20);
        Optional<Word> with = fields.word(WITH);
        if (muster.isEmpty() || with.isEmpty()) {
            return Optional.empty();
        }
        int wounds = muster.get().profile().characteristics().wounds().number().orElseThrow();
        int damage = fields.whole(DAMAGE, 0, wounds - 1).orElse(0);
        Hero.Rank rank = fields.has(WARLORD) ? Hero.Rank.WARLORD : Hero.Rank.CHARACTER;
        Hero.Honour honour = fields.has(REFUSED) ? Hero.Honour.REFUSED : Hero.Honour.KEPT;
        Hero hero =
                new Hero(id.text(), muster.get(), hand.orElse(Hand.RIGHT), rank, warband, honour);
        return Optional.of(new Attachment(fields, id, with.get(), hero, damage, place));
    }

    private static Optional<Hand> hand(Word word) {
        return Values.of(word, Hand.values(), CharacterReader::word);
    }

    /** How a hand is written. */
    static String word(Hand hand) {
        return hand.name().toLowerCase(Locale.ROOT);
    }
}
