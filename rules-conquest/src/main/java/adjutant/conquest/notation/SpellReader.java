package adjutant.conquest.notation;

import adjutant.battlefield.geometry.Length;
import adjutant.conquest.battle.Effect;
import adjutant.conquest.battle.Spell;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Word;
import adjutant.game.notation.WordReader;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Reads {@code spell} statements.
 *
 * @rule CQ-SPELL-02
 */
final class SpellReader {
    private static final Key RANGE = Key.one("range", "a length up to 400 in, or self");
    private static final Key DIFFICULTY = Key.one("difficulty", "a number, 1 to 6");
    private static final Key HITS = Key.one("hits", "Hits, 1 to 99");
    private static final Key ARMOR_PIERCING = Key.one("armor-piercing", "a number, 0 to 9");

    private static final Key SCALING = Key.flag("scaling");
    private static final Key HEAL = Key.one("heal", "Heal Points, 1 to 99");
    private static final Key GAINS = Key.list("gains", "rules, parted by commas");
    private static final List<Key> KEYS =
            List.of(RANGE, DIFFICULTY, HITS, ARMOR_PIERCING, SCALING, HEAL, GAINS);

    private final List<Fault> faults;
    private final Set<String> names = new HashSet<>();

    SpellReader(List<Fault> faults) {
        this.faults = faults;
    }

    /** The spell that a statement says after its keyword; empty after a fault. */
    Optional<Spell> read(WordReader words) {
        Optional<Word> name =
                words.word("the name of a spell, once", word -> names.add(word.text()));
        Fields fields = new Fields(words, faults, KEYS);
        fields.require(RANGE);
        fields.require(DIFFICULTY);
        boolean self = fields.word(RANGE).filter(SpellReader::isSelf).isPresent();
        Optional<Length> range = self ? Optional.empty() : fields.value(RANGE, Values::length);
        OptionalInt difficulty = fields.whole(DIFFICULTY, 1, 6);
        OptionalInt hits = fields.whole(HITS, 1, 99);
        int piercing = fields.whole(ARMOR_PIERCING, 0, 9).orElse(0);
        Spell.Scaling scaling = fields.has(SCALING) ? Spell.Scaling.SCALING : Spell.Scaling.FIXED;
        int heal = fields.whole(HEAL, 1, 99).orElse(0);
        List<Effect> gains = RuleWords.effects(fields, GAINS);
        return name.isPresent() && (self || range.isPresent()) && difficulty.isPresent()
                ? Optional.of(
                        new Spell(
                                name.get().text(),
                                range,
                                difficulty.getAsInt(),
                                hits,
                                piercing,
                                scaling,
                                heal,
                                gains))
                : Optional.empty();
    }

    private static boolean isSelf(Word word) {
        return word.text().equals("self");
    }
}
