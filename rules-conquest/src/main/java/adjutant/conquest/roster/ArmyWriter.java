package adjutant.conquest.roster;

import adjutant.conquest.army.Option;
import adjutant.conquest.army.Profile;
import adjutant.conquest.army.ProfileKind;
import adjutant.conquest.battle.Hero;
import adjutant.game.Side;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Parsed;
import adjutant.game.notation.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Writes an army as statements of a battle: its side, each Regiment in reserve, each Character with
 * the first Regiment of his Warband that he may join.
 *
 * @rule CQ-ARMY-05
 */
public final class ArmyWriter {
    private static final int MOST_REGIMENTS = 200;
    private static final int MOST_WARBANDS = 20;
    private static final int MOST_STANDS = 60;
    private static final int LONGEST_LABEL = 100;

    private final Army army;
    private final Side side;
    private final String prefix;
    private final List<String> lines = new ArrayList<>();
    private final List<Fault> faults = new ArrayList<>();
    private int units;

    private ArmyWriter(Army army, Side side, String prefix) {
        this.army = army;
        this.side = side;
        this.prefix = prefix;
    }

    /**
     * The statements of an army.
     *
     * @param prefix what the ids begin with, such as {@code a}: Regiments are {@code a1}, {@code
     *     a2}, … and Characters {@code ac1}, {@code ac2}, … by Warband; a letter, then letters,
     *     digits, {@code -} or {@code _}
     * @return a statement a line, which read back without a fault; or every reason why there is no
     *     such battle, with the line of the list: names that are in no table of its faction, a
     *     Character without a Regiment to join, more than a battle holds
     */
    public static Parsed<List<String>> lines(Army army, Side side, String prefix) {
        ArmyWriter writer = new ArmyWriter(army, side, prefix);
        writer.side();
        army.warbands().forEach(writer::warband);
        if (writer.units > MOST_REGIMENTS) {
            writer.fault(0, writer.units + " Regiments", "at most " + MOST_REGIMENTS);
        }
        if (army.warbands().size() > MOST_WARBANDS) {
            writer.fault(0, army.warbands().size() + " Warbands", "at most " + MOST_WARBANDS);
        }
        return Parsed.of(List.copyOf(writer.lines), writer.faults);
    }

    private void fault(int line, String found, String expected) {
        faults.add(new Fault(line, 0, found, expected));
    }

    private void side() {
        String label = army.label().orElse(army.faction().orElse(side.name()));
        if (army.faction().isEmpty()) {
            fault(0, "an army without a faction", "a faction that the tables have");
        }
        lines.add(
                "side "
                        + side
                        + " "
                        + Word.quote(printable(label))
                        + army.faction().map(each -> " faction " + Word.quote(each)).orElse(""));
    }

    /** A label as a statement can hold it. */
    private static String printable(String label) {
        String plain =
                label.codePoints()
                        .map(c -> Character.isISOControl(c) ? ' ' : c)
                        .limit(LONGEST_LABEL)
                        .collect(
                                StringBuilder::new,
                                StringBuilder::appendCodePoint,
                                StringBuilder::append)
                        .toString()
                        .strip();
        return plain.isEmpty() ? "-" : plain;
    }

    private void warband(Warband warband) {
        Optional<Entry> joined = warband.joined();
        String withId = "";
        for (Entry regiment : warband.regiments()) {
            String id = prefix + ++units;
            if (withId.isEmpty() && joined.filter(regiment::equals).isPresent()) {
                withId = id;
            }
            unit(regiment, id);
        }
        if (warband.character().isEmpty()) {
            int line = warband.regiments().getFirst().line();
            fault(line, "Regiments without a Character", "a Character before them");
        } else if (warband.isItsOwnRegiment()) {
            monster(warband);
        } else {
            character(warband, warband.character().get(), withId);
        }
    }

    private void unit(Entry regiment, String id) {
        Optional<Profile> profile = profile(regiment);
        if (profile.filter(each -> each.kind() == ProfileKind.CHARACTER).isPresent()) {
            fault(regiment.line(), regiment.name() + ", a Character", "a Regiment");
        }
        if (regiment.stands() < 1 || regiment.stands() > MOST_STANDS) {
            fault(regiment.line(), regiment.stands() + " Stands", "1 to " + MOST_STANDS);
        }
        lines.add(
                "unit "
                        + id
                        + " side "
                        + side
                        + " profile "
                        + Word.quote(regiment.name())
                        + with(regiment)
                        + " stands "
                        + regiment.stands()
                        + " reserve");
    }

    private static String with(Entry regiment) {
        List<String> options = regiment.options().stream().map(Option::name).distinct().toList();
        return options.isEmpty() ? "" : " with " + Word.quote(String.join(", ", options));
    }

    /** A Monster that is both is a Regiment; a statement has no word for its being the Warlord. */
    private void monster(Warband warband) {
        Entry both = warband.character().orElseThrow();
        if (warband.rank() == Hero.Rank.WARLORD) {
            lines.add("# " + prefix + (units + 1) + " is the Warlord");
        }
        unit(both, prefix + ++units);
    }

    private void character(Warband warband, Entry character, String with) {
        Optional<Profile> profile = profile(character);
        if (profile.filter(each -> each.kind() == ProfileKind.REGIMENT).isPresent()) {
            fault(character.line(), character.name() + ", a Regiment", "a Character");
        } else if (with.isEmpty()) {
            fault(character.line(), character.name() + " alone", "a Regiment that he may join");
        }
        String warlord = warband.rank() == Hero.Rank.WARLORD ? " warlord" : "";
        lines.add(
                "character "
                        + prefix
                        + "c"
                        + warband.number()
                        + " side "
                        + side
                        + " profile "
                        + Word.quote(character.name())
                        + " with "
                        + with
                        + warlord
                        + " warband "
                        + warband.number());
    }

    /** The profile of an entry in the army's faction; a fault where there is none to fight with. */
    private Optional<Profile> profile(Entry entry) {
        Optional<Profile> ours =
                entry.profile().filter(each -> army.faction().equals(Optional.of(each.faction())));
        if (ours.isEmpty()) {
            fault(entry.line(), Word.quote(entry.name()), "a name of the army's faction");
        } else if (ours.get().characteristics().wounds().number().orElse(0) == 0) {
            fault(entry.line(), entry.name() + " without known Wounds", "a profile with W");
        }
        return ours;
    }
}
