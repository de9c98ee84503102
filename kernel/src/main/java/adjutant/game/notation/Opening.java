package adjutant.game.notation;

import java.util.List;
import java.util.Optional;

/**
 * What a sealed command of a record was: {@code open 3 SALT stack A c1,a1}.
 *
 * @param line the whole line
 * @param turn which command it is, from 1
 * @param salt the salt of its seal
 * @param command the words of the command
 */
public record Opening(Statement line, int turn, Salt salt, Statement command) {
    private static final int NAMES_IT = 3;

    /** The opening that a line says; empty, and a fault, where it says none. */
    static Optional<Opening> read(Statement line, List<Fault> faults) {
        WordReader words = new WordReader(line, faults);
        words.expect("open");
        int turn =
                words.whole("the number of a command", 1, Statements.MAX_RECORD_STATEMENTS)
                        .orElse(0);
        Optional<Salt> salt =
                words.word("a salt", word -> Salt.read(word.text()).isPresent())
                        .flatMap(word -> Salt.read(word.text()));
        if (!words.hasNext()) {
            words.fault("a command");
            return Optional.empty();
        }
        List<Word> command = line.words().subList(NAMES_IT, line.words().size());
        return salt.filter(_ -> turn > 0)
                .map(each -> new Opening(line, turn, each, new Statement(line.line(), command)));
    }
}
