package adjutant.app.cli;

import adjutant.app.store.Store;
import adjutant.app.store.StoreFailed;
import adjutant.app.store.Stores;
import adjutant.app.web.Limits;
import adjutant.app.web.Logbook;
import adjutant.app.web.Server;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Serves the table in the browser. */
@Command(
        name = "serve",
        mixinStandardHelpOptions = true,
        description = {
            "Serves the table in the browser, and prints its address. Ends on Ctrl-C or SIGTERM.",
            "Matches are kept in a file, or in a PostgreSQL that several servers may share."
        },
        footer = {
            "",
            "Examples:",
            "  adjutant serve",
            "  adjutant serve --port 8081 --store ./club",
            "  adjutant serve --address 0.0.0.0 --store jdbc:postgresql://db/adjutant?user=umpire"
        })
final class ServeCommand implements Callable<Integer> {
    private final Adjutant adjutant;

    @Option(
            names = "--port",
            paramLabel = "PORT",
            defaultValue = "8080",
            description = "Where it listens; 0 is any that is free. Usually ${DEFAULT-VALUE}.")
    private int port;

    @Option(
            names = "--address",
            paramLabel = "ADDRESS",
            defaultValue = "127.0.0.1",
            description = {
                "Where it listens; 0.0.0.0 is every network of this machine, which lets others in.",
                "Usually ${DEFAULT-VALUE}: this machine alone."
            })
    private String address = "127.0.0.1";

    @Option(
            names = "--store",
            paramLabel = "URL",
            description = {
                "A file without its ending .mv.db, or jdbc:postgresql://…",
                "Usually .adjutant/matches in your home folder."
            })
    private Optional<String> store = Optional.empty();

    @Option(
            names = "--behind-proxy",
            description = "Takes the address of a peer from the last X-Forwarded-For.")
    private boolean behindProxy;

    ServeCommand(Adjutant adjutant) {
        this.adjutant = adjutant;
    }

    @Override
    public Integer call() throws InterruptedException {
        if (port < 0 || port > 65_535) {
            throw new Undoable("--port: found " + port + ", expected 0 to 65535");
        }
        Logbook.open();
        Shell shell = adjutant.shell();
        Store kept = open(store.orElseGet(ServeCommand::home));
        Server server = start(kept);
        Runtime.getRuntime()
                .addShutdownHook(
                        new Thread(() -> {
                            server.close();
                            kept.close();
                            // Else a signal that was heeded would look like a failure.
                            Runtime.getRuntime().halt(0);
                        }));
        String shown = address.equals("0.0.0.0") ? "127.0.0.1" : address;
        shell.print("The table stands at http://" + shown + ":" + server.port() + "/\n");
        new CountDownLatch(1).await();
        return 0;
    }

    private static Store open(String place) {
        try {
            return Stores.open(place);
        } catch (StoreFailed e) {
            throw new Undoable(String.valueOf(e.getMessage()));
        }
    }

    private Server start(Store kept) {
        try {
            return Server.start(
                    new Server.Setting(
                            address,
                            port,
                            kept,
                            adjutant.systems(),
                            Limits.USUAL,
                            behindProxy ? Server.Proxy.TRUSTED : Server.Proxy.NONE));
        } catch (RuntimeException e) {
            kept.close();
            throw new Undoable("cannot listen at " + address + ":" + port + ": " + cause(e));
        }
    }

    private static String cause(Throwable e) {
        Throwable last = e;
        while (last.getCause() != null) {
            last = last.getCause();
        }
        return String.valueOf(last.getMessage());
    }

    private static String home() {
        Path folder = Path.of(System.getProperty("user.home", "."), ".adjutant");
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new Undoable("cannot make the folder " + folder + ": " + e.getMessage());
        }
        return folder.resolve("matches").toString();
    }
}
