package adjutant.game.notation;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Cuts text into statements: one a line, words parted by blanks, {@code #} begins a comment. */
public final class Statements {
    /** The most bytes a text may have. */
    public static final int MAX_BYTES = 1_000_000;

    /** The most statements a text may have. */
    public static final int MAX_STATEMENTS = 1_000;

    /** The most bytes the record of a match may have. */
    public static final int MAX_RECORD_BYTES = 8_000_000;

    /** The most statements the record of a match may have. */
    public static final int MAX_RECORD_STATEMENTS = 50_000;

    /** The most characters a word may have. */
    public static final int MAX_WORD = 200;

    /** The format stands within so many bytes. */
    private static final int ENOUGH_TO_TELL = 4_000;

    private Statements() {}

    /** The statements of a text in UTF-8, or every fault. */
    public static Parsed<List<Statement>> read(byte[] bytes) {
        List<Fault> faults = new ArrayList<>();
        List<Statement> statements = read(bytes, faults);
        return Parsed.of(statements, faults);
    }

    /**
     * The statements of a text in UTF-8 as far as they can be read; every fault is added to the
     * list given.
     */
    public static List<Statement> read(byte[] bytes, List<Fault> faults) {
        int most = bytes.length > MAX_BYTES && beginsRecord(bytes) ? MAX_RECORD_BYTES : MAX_BYTES;
        if (bytes.length > most) {
            faults.add(new Fault(0, 0, "more than " + most + " bytes", "at most that"));
            return List.of();
        }
        try {
            return read(
                    StandardCharsets.UTF_8
                            .newDecoder()
                            .onMalformedInput(CodingErrorAction.REPORT)
                            .onUnmappableCharacter(CodingErrorAction.REPORT)
                            .decode(ByteBuffer.wrap(bytes))
                            .toString(),
                    faults);
        } catch (CharacterCodingException _) {
            faults.add(
                    new Fault(lineOfFault(bytes), 0, "bytes that are not UTF-8", "text in UTF-8"));
            return List.of();
        }
    }

    /** The statements of a text, or every fault. */
    public static Parsed<List<Statement>> read(String text) {
        List<Fault> faults = new ArrayList<>();
        List<Statement> statements = read(text, faults);
        return Parsed.of(statements, faults);
    }

    /**
     * The statements of a text as far as they can be read; every fault is added to the list given.
     */
    public static List<Statement> read(String text, List<Fault> faults) {
        List<Statement> statements = new ArrayList<>();
        String[] lines = text.split("\r\n|\r|\n", -1);
        for (int i = 0; i < lines.length; i++) {
            List<Word> words = new Cutter(i + 1, lines[i], faults).words();
            if (!words.isEmpty()) {
                statements.add(new Statement(i + 1, words));
            }
        }
        int most = isRecord(statements) ? MAX_RECORD_STATEMENTS : MAX_STATEMENTS;
        if (statements.size() > most) {
            int line = statements.get(most).line();
            faults.add(new Fault(line, 0, statements.size() + " statements", "at most " + most));
        }
        return List.copyOf(statements);
    }

    /** Whether the second statement says the format of a record, which may be longer. */
    private static boolean isRecord(List<Statement> statements) {
        return statements.size() > 1 && statements.get(1).keyword().equals("format");
    }

    private static boolean beginsRecord(byte[] bytes) {
        String begin = new String(bytes, 0, ENOUGH_TO_TELL, StandardCharsets.UTF_8);
        return isRecord(read(begin, new ArrayList<>()));
    }

    private static int lineOfFault(byte[] bytes) {
        String lenient = new String(bytes, StandardCharsets.UTF_8);
        return 1
                + (int)
                        lenient.chars()
                                .limit(Math.max(0, lenient.indexOf('\uFFFD')))
                                .filter(c -> c == '\n')
                                .count();
    }

    /** Walks along one line. */
    private static final class Cutter {
        private final int line;
        private final String text;
        private final List<Fault> faults;
        private final List<Word> words = new ArrayList<>();
        private int at;

        Cutter(int line, String text, List<Fault> faults) {
            this.line = line;
            this.text = text;
            this.faults = faults;
        }

        List<Word> words() {
            while (skipBlanks()) {
                if (text.charAt(at) == '"') {
                    quoted();
                } else {
                    plain();
                }
            }
            return words;
        }

        private boolean skipBlanks() {
            while (at < text.length() && isBlank(text.charAt(at))) {
                at++;
            }
            return at < text.length() && text.charAt(at) != '#';
        }

        private void plain() {
            int start = at;
            while (at < text.length()
                    && !isBlank(text.charAt(at))
                    && "\"#".indexOf(text.charAt(at)) < 0) {
                at++;
            }
            add(text.substring(start, at), false, start);
        }

        private void quoted() {
            int start = at++;
            StringBuilder word = new StringBuilder();
            while (at < text.length() && text.charAt(at) != '"') {
                if (text.charAt(at) == '\\'
                        && at + 1 < text.length()
                        && "\"\\".indexOf(text.charAt(at + 1)) >= 0) {
                    at++;
                }
                word.append(text.charAt(at++));
            }
            if (at == text.length()) {
                faults.add(new Fault(line, start + 1, "an open quote", "a closing double quote"));
            }
            at++;
            add(word.toString(), true, start);
        }

        private void add(String word, boolean quoted, int start) {
            if (word.length() > MAX_WORD) {
                String found = "a word of " + word.length() + " characters";
                faults.add(new Fault(line, start + 1, found, "at most " + MAX_WORD));
                return;
            }
            if (word.chars().anyMatch(Character::isISOControl)) {
                faults.add(new Fault(line, start + 1, "a control character", "printable text"));
                return;
            }
            words.add(new Word(word, quoted, start + 1));
        }

        private static boolean isBlank(char c) {
            return c == ' ' || c == '\t' || c == '\uFEFF' || c == '\u00A0';
        }
    }
}
