package adjutant.app;

import adjutant.app.cli.Program;
import adjutant.app.cli.Shell;
import adjutant.game.RuleSystems;
import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** The program's entry. */
public final class Main {
    private Main() {}

    /** Runs the command line and ends with its exit code. */
    public static void main(String[] arguments) {
        Shell shell =
                new Shell(
                        System.in,
                        stream(FileDescriptor.out),
                        stream(FileDescriptor.err),
                        charset(),
                        output(),
                        System.getenv(),
                        RuleSystems.all());
        int code = Program.run(shell, arguments);
        shell.err().flush();
        System.exit(code);
    }

    /** A machine without a console may have none at all. */
    private static Shell.Output output() {
        return Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent()
                ? Shell.Output.TERMINAL
                : Shell.Output.FILE;
    }

    private static PrintStream stream(FileDescriptor to) {
        return new PrintStream(new FileOutputStream(to), false, StandardCharsets.UTF_8);
    }

    private static Charset charset() {
        String name = System.getProperty("stdout.encoding", "UTF-8");
        return Charset.isSupported(name) ? Charset.forName(name) : StandardCharsets.UTF_8;
    }
}
