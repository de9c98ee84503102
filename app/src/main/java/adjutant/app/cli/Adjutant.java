package adjutant.app.cli;

import adjutant.app.battle.Battle;
import adjutant.app.battle.Systems;
import adjutant.app.fair.Proof;
import adjutant.app.json.JsonText;
import adjutant.app.page.Page;
import adjutant.game.notation.Script;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The program's own command, with what all others share. */
@Command(
        name = "adjutant",
        description = "The umpire and odds-maker for rank-and-file miniature battles.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        synopsisSubcommandLabel = "COMMAND",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:done; also where a rule refuses a command, since that is an answer",
            "1:it could not be done, or a record does not agree",
            "2:what was given is faulty; every fault is named with its line and column"
        })
final class Adjutant {
    private final Shell shell;

    @Option(
            names = "--profiles",
            paramLabel = "DIR",
            scope = ScopeType.INHERIT,
            defaultValue = "${env:ADJUTANT_PROFILES}",
            description = {
                "Takes the *.tsv files of a folder in place of the profile tables of the same name.",
                "Also by the variable ADJUTANT_PROFILES."
            })
    private Optional<String> profiles = Optional.empty();

    @Option(
            names = "--debug",
            scope = ScopeType.INHERIT,
            description = "Shows where in the program an unexpected failure happened.")
    private boolean debug;

    Adjutant(Shell shell) {
        this.shell = shell;
    }

    Shell shell() {
        return shell;
    }

    boolean debug() {
        return debug;
    }

    /** The rule systems, with the profile tables asked for. */
    Systems systems() {
        Systems systems = new Systems(shell.systems());
        Optional<String> folder =
                profiles.filter(name -> !name.isEmpty())
                        .or(() -> shell.variable("ADJUTANT_PROFILES"));
        return folder.map(name -> Tables.replace(name, systems)).orElse(systems);
    }

    /** A battle from a file. */
    Battle<?, ?, ?> battle(String file) {
        return Battle.read(shown(file), Sources.read(file, shell.in()), systems());
    }

    /** What comes of playing the record of a file again. */
    Answer replay(String file, Optional<Proof> proof) {
        byte[] bytes = Sources.read(file, shell.in());
        Script.Draft draft = Script.draft(bytes);
        return ReplayCommand.answer(
                shown(file), Battle.system(shown(file), bytes, draft, systems()), draft, proof);
    }

    /** How a file is named in messages. */
    static String shown(String file) {
        return file.equals("-") ? "standard input" : file;
    }

    /** Prints an answer and gives the exit code. */
    int print(Answer answer, Form form) {
        return switch (answer) {
            case Answer.Verbatim(String text) -> {
                shell.printData(text);
                yield 0;
            }
            case Answer.Laid laid -> {
                switch (form) {
                    case JSON -> shell.printData(JsonText.of(laid.facts()));
                    case PAGE -> {
                        Page page = new Page(shell.look());
                        laid.drawing().accept(page);
                        shell.print(page.text());
                    }
                }
                yield laid.exitCode();
            }
        };
    }

    /** In which form an answer is printed. */
    enum Form {
        /** One JSON document. */
        JSON,
        /** Laid out for a person. */
        PAGE;

        static Form of(boolean json) {
            return json ? JSON : PAGE;
        }
    }
}
