package adjutant.conquest.notation;

import adjutant.conquest.army.Profiles;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.game.Question;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Names;
import adjutant.game.notation.Parsed;
import adjutant.game.notation.Statement;
import adjutant.game.notation.Statements;
import adjutant.game.notation.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The short form of a question, such as {@code "3 Men-At-Arms" clash "4 Force-Grown Drones"}: two
 * Regiments at full strength in contact, in the middle of a table.
 *
 * <p>The target looks down the page; the attacker's front middle is on the middle of the charged
 * edge of the target's rectangle, of the flanks the right one.
 */
public final class ShortQuestion {
    /** The options there are. */
    static final List<String> OPTIONS =
            List.of("facing", "with", "target-with", "faction", "target-faction");

    private static final List<String> FACINGS = List.of("front", "flank", "rear");
    private static final Pattern WORDS = Pattern.compile("(.*?)(?:^|\\s)clash(?:\\s|$)(.*)");

    private final Profiles profiles;
    private final Map<String, String> options;
    private final List<Fault> faults = new ArrayList<>();

    private ShortQuestion(Profiles profiles, Map<String, String> options) {
        this.profiles = profiles;
        this.options = new TreeMap<>(options);
    }

    /**
     * The question that words ask, or every fault in them.
     *
     * @param words a number and a name, {@code clash}, a number and a name; columns of faults count
     *     in the words joined by one blank
     * @param options {@code facing} {@code front}, {@code flank} or {@code rear}; {@code with} and
     *     {@code target-with}: passing states, options of the profile and rules, parted by commas;
     *     {@code faction} and {@code target-faction} where a name is in several
     * @param profiles where names are looked up
     */
    public static Parsed<Question<Battle, Command>> read(
            List<String> words, Map<String, String> options, Profiles profiles) {
        return new ShortQuestion(profiles, options).question(String.join(" ", words));
    }

    private Parsed<Question<Battle, Command>> question(String text) {
        options.keySet().stream()
                .filter(option -> !OPTIONS.contains(option))
                .forEach(option -> fault("--" + option, Names.oneOf("an option", option, OPTIONS)));
        String facing = options.getOrDefault("facing", "front");
        if (!FACINGS.contains(facing)) {
            fault("--facing " + facing, String.join(" or ", FACINGS));
        }
        Matcher parts = WORDS.matcher(text);
        if (!parts.matches()) {
            faults.add(
                    new Fault(
                            1,
                            1,
                            Word.quote(text),
                            "such as \"3 Men-At-Arms\" clash \"4 Force-Grown Drones\""));
            return new Parsed.Bad<>(faults);
        }
        Optional<Contestant> attacker = contestant(parts.group(1), 1, "");
        Optional<Contestant> target = contestant(parts.group(2), parts.start(2) + 1, "target-");
        return attacker.isEmpty() || target.isEmpty() || !faults.isEmpty()
                ? new Parsed.Bad<>(faults)
                : asked(new Duel(attacker.get(), target.get(), facing));
    }

    private Optional<Contestant> contestant(String text, int column, String prefix) {
        return new ContestantReader(profiles, faults)
                .read(
                        text,
                        column,
                        Optional.ofNullable(options.get(prefix + "faction")),
                        Optional.ofNullable(options.get(prefix + "with")),
                        prefix);
    }

    private Parsed<Question<Battle, Command>> asked(Duel duel) {
        Parsed<Battle> battle = read(duel.text(Duel.USUAL));
        return (battle.faults().isEmpty() ? battle : read(duel.text(Duel.WIDE)))
                .map(each ->
                        new Question<Battle, Command>(
                                each,
                                new Command.Clash(
                                        "a1", Optional.of("b1"), Map.of(), Command.Tail.NONE)));
    }

    private Parsed<Battle> read(String text) {
        Parsed<List<Statement>> statements = Statements.read(text);
        return statements.then(all -> BattleReader.read(all, profiles));
    }

    private void fault(String found, String expected) {
        faults.add(new Fault(0, 0, found, expected));
    }
}
