package adjutant.conquest.magic;

import adjutant.battlefield.geometry.Length;
import adjutant.conquest.Each;
import adjutant.conquest.army.RuleIndex;
import adjutant.conquest.army.SpecialRule;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Effect;
import adjutant.conquest.battle.Spell;
import adjutant.game.Resources;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * The spells that may be cast: those written in a battle, and one example of each school that comes
 * with the program. The values of no official spell are public, so the examples say in their name
 * that they are examples.
 *
 * @rule CQ-SPELL-02
 */
public final class SpellBook {
    private static final List<Spell> EXAMPLES =
            Each.map(
                    Resources.rows(
                            Resources.text(SpellBook.class, "/adjutant/conquest/spells.tsv")),
                    SpellBook::spell);

    private SpellBook() {}

    /** The spells of a battle, its own first. */
    public static List<Spell> of(Battle battle) {
        return Stream.concat(
                        battle.spells().stream(),
                        EXAMPLES.stream().filter(example -> !isWritten(battle, example)))
                .toList();
    }

    /** The examples. */
    public static List<Spell> examples() {
        return EXAMPLES;
    }

    private static boolean isWritten(Battle battle, Spell example) {
        return Each.any(battle.spells(), own -> own.name().equals(example.name()));
    }

    /**
     * The spell of a name.
     *
     * @throws java.util.NoSuchElementException where there is none
     */
    public static Spell find(Battle battle, String name) {
        return Each.first(of(battle), spell -> spell.name().equals(name)).orElseThrow();
    }

    private static Spell spell(List<String> row) {
        return new Spell(
                row.get(1),
                row.get(2).equals("self")
                        ? Optional.empty()
                        : Optional.of(Length.inches(row.get(2))),
                Integer.parseInt(row.get(3)),
                row.get(4).equals("-")
                        ? OptionalInt.empty()
                        : OptionalInt.of(Integer.parseInt(row.get(4))),
                Integer.parseInt(row.get(5)),
                row.get(6).equals("yes") ? Spell.Scaling.SCALING : Spell.Scaling.FIXED,
                Integer.parseInt(row.get(7)),
                gains(row.get(8)));
    }

    private static List<Effect> gains(String text) {
        return SpecialRule.list(text, 1, 1).orThrow().stream()
                .map(RuleIndex.shipped()::asPrinted)
                .map(Effect::of)
                .toList();
    }
}
