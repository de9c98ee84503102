package adjutant.contract;

import adjutant.game.Match;
import adjutant.game.MatchRecord;
import adjutant.game.RuleSystem;
import adjutant.game.notation.Parsed;
import adjutant.game.notation.Salt;
import adjutant.game.notation.Script;
import adjutant.game.notation.Statement;
import adjutant.game.notation.Statements;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Reads records, and changes them. */
public final class Records {
    /** A salt; in a real match every secret has its own. */
    public static final Salt SALT = new Salt("00112233445566778899aabbccddeeff");

    private static final String CHARACTERS = "abeghosxAB019\"#>., ";

    private Records() {}

    /**
     * The match of a record that agrees.
     *
     * @throws AssertionError where it does not
     */
    public static <S, C, E> Match<S, C, E> read(RuleSystem<S, C, E> system, String record) {
        MatchRecord.Check<S, C, E> check =
                MatchRecord.check(system, Played.script(record)).orThrow();
        if (check instanceof MatchRecord.Check.Agrees<S, C, E>(Match<S, C, E> match)) {
            return match;
        }
        throw new AssertionError(check + "\n" + record);
    }

    /** Whether a text is a record and agrees. */
    static boolean agrees(RuleSystem<?, ?, ?> system, String text) {
        return Statements.read(text).then(Script::of) instanceof Parsed.Good<Script>(Script script)
                && check(system, script);
    }

    private static <S, C, E> boolean check(RuleSystem<S, C, E> system, Script script) {
        return MatchRecord.check(system, script).faults().isEmpty()
                && MatchRecord.check(system, script).orThrow()
                        instanceof MatchRecord.Check.Agrees<S, C, E>;
    }

    /**
     * The record with a character changed, again and again: so many of each line. What reads as the
     * same line, as with blanks, is left out.
     */
    static List<String> changed(String record, int ofEach, long seed) {
        Random random = new Random(seed);
        List<String> lines = record.lines().toList();
        List<String> changed = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            for (int n = 0; n < ofEach; n++) {
                StringBuilder line = new StringBuilder(lines.get(i));
                int at = random.nextInt(line.length());
                line.setCharAt(at, CHARACTERS.charAt(random.nextInt(CHARACTERS.length())));
                if (!read(line.toString()).equals(read(lines.get(i)))) {
                    List<String> copy = new ArrayList<>(lines);
                    copy.set(i, line.toString());
                    changed.add(String.join("\n", copy));
                }
            }
        }
        return changed;
    }

    private static List<String> read(String line) {
        return Statements.read(line, new ArrayList<>()).stream().map(Statement::toString).toList();
    }
}
