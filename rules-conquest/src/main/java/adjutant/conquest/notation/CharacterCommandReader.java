package adjutant.conquest.notation;

import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Point;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Hero;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Spell;
import adjutant.conquest.battle.Terrain;
import adjutant.conquest.magic.SpellBook;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Names;
import adjutant.game.notation.Word;
import adjutant.game.notation.WordReader;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * Reads the commands of Characters, and those of Garrisons.
 *
 * @param battle where ids are looked up
 * @param words the words behind the first
 * @param faults where faults are noted
 */
record CharacterCommandReader(Battle battle, WordReader words, List<Fault> faults) {
    private static final Key FILES = Key.one("files", "files of the front rank, 1 to 60");
    private static final Key AT = Key.some("at", 2, "x and y, each 0 to 400 in");
    private static final Key FACING = Key.one("facing", "degrees, 0 to below 360");

    private List<String> regiments() {
        return battle.regiments().stream().map(Regiment::id).toList();
    }

    private List<String> characters() {
        return battle.regiments().stream()
                .flatMap(regiment -> regiment.heroes().stream())
                .map(Hero::id)
                .toList();
    }

    private Optional<String> regiment() {
        return CommandReader.id(words, "the id of a Regiment", regiments());
    }

    private Optional<String> character() {
        return CommandReader.id(words, "the id of a Character", characters());
    }

    /** {@code duel c1 > c2}. */
    Optional<Command> duel() {
        Optional<String> unit = character();
        words.expect(">");
        Optional<String> target = character();
        return unit.isPresent() && target.isPresent()
                ? Optional.of(new Command.Duel(unit.get(), target.get()))
                : Optional.empty();
    }

    /** {@code cast c1 "NAME" > b1}. */
    Optional<Command> cast() {
        List<String> cards = Stream.concat(regiments().stream(), characters().stream()).toList();
        Optional<String> unit = CommandReader.id(words, "the id of a Regiment or Character", cards);
        Optional<String> spell = spell();
        Optional<String> target = words.skip(">") ? regiment() : Optional.empty();
        return unit.isPresent() && spell.isPresent()
                ? Optional.of(new Command.Cast(unit.get(), spell.get(), target))
                : Optional.empty();
    }

    private Optional<String> spell() {
        List<String> known = SpellBook.of(battle).stream().map(Spell::name).toList();
        Optional<Word> word = words.word("the name of a spell");
        Optional<String> name =
                word.flatMap(found ->
                        known.stream()
                                .filter(each -> Names.key(each).equals(Names.key(found.text())))
                                .findFirst());
        if (word.isPresent() && name.isEmpty()) {
            words.fault(word.get(), Names.oneOf("a spell", word.get().text(), known));
        }
        return name;
    }

    /** {@code occupy a4 t3}. */
    Optional<Command> occupy() {
        Optional<String> unit = regiment();
        List<String> pieces = battle.terrain().stream().map(Terrain::id).toList();
        Optional<String> piece = CommandReader.id(words, "the id of a piece of terrain", pieces);
        return unit.isPresent() && piece.isPresent()
                ? Optional.of(new Command.Occupy(unit.get(), piece.get()))
                : Optional.empty();
    }

    /** {@code leave a4 files 3 at X Y facing D}. */
    Optional<Command> leave() {
        Optional<String> unit = regiment();
        Fields fields = new Fields(words, faults, List.of(FILES, AT, FACING));
        List.of(FILES, AT, FACING).forEach(fields::require);
        OptionalInt files = fields.whole(FILES, 1, 60);
        Optional<Point> at = fields.point(AT);
        Optional<Angle> facing = fields.angle(FACING);
        return unit.isPresent() && files.isPresent() && at.isPresent() && facing.isPresent()
                ? Optional.of(
                        new Command.Leave(unit.get(), files.getAsInt(), at.get(), facing.get()))
                : Optional.empty();
    }
}
