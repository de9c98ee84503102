package adjutant.app;

import adjutant.app.battle.Systems;
import adjutant.app.cli.Program;
import adjutant.app.cli.Shell;
import adjutant.app.store.Store;
import adjutant.app.store.Stores;
import adjutant.app.web.Limits;
import adjutant.app.web.Server;
import adjutant.game.RuleSystems;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Does once what the program does at its start, so that a run that keeps its loaded classes keeps
 * those: a command line, and a server that sends its first page and opens a match.
 */
final class Rehearsal {
    private Rehearsal() {}

    /** With the arguments of a command line; an exit code other than 0 is of no interest. */
    public static void main(String[] arguments) throws IOException {
        PrintStream nowhere =
                new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        Shell shell =
                new Shell(
                        InputStream.nullInputStream(),
                        nowhere,
                        nowhere,
                        StandardCharsets.UTF_8,
                        Shell.Output.FILE,
                        Map.of(),
                        RuleSystems.all());
        Program.run(shell, arguments);
        Path folder = Files.createTempDirectory("adjutant");
        try {
            serve(folder.resolve("matches"));
        } finally {
            delete(folder);
        }
        System.exit(0);
    }

    private static void serve(Path place) throws IOException {
        try (Store store = Stores.open(place.toString());
                Server server =
                        Server.start(
                                new Server.Setting(
                                        "127.0.0.1",
                                        0,
                                        store,
                                        new Systems(RuleSystems.all()),
                                        Limits.USUAL,
                                        Server.Proxy.NONE))) {
            for (String path : List.of("/", "/api/systems")) {
                ask(server.port(), "GET", path);
            }
            ask(server.port(), "POST", "/api/demo");
        }
    }

    private static void ask(int port, String method, String path) throws IOException {
        HttpURLConnection connection =
                (HttpURLConnection)
                        URI.create("http://127.0.0.1:" + port + path).toURL().openConnection();
        connection.setRequestMethod(method);
        connection.setRequestProperty("Connection", "close");
        try (InputStream answer = connection.getInputStream()) {
            answer.transferTo(OutputStream.nullOutputStream());
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
        }
        Files.delete(folder);
    }
}
