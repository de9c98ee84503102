package adjutant.app.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.math.BigDecimal;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;

/**
 * Measures the server as it is started by {@code ./adjutant}: how long until its first page, how
 * long rulings take while many matches go on, and how much memory it has. No test; {@code
 * scripts/measure-server.sh} runs it.
 */
final class Measure {
    private static final int STARTS = 5;
    private static final int MATCHES = Integer.getInteger("matches", 50);
    private static final int DRAGGING = 4;
    private static final Duration WARM_UP = Duration.ofSeconds(Integer.getInteger("warm", 30));
    private static final Duration LENGTH = Duration.ofSeconds(Integer.getInteger("length", 30));

    /** A hand that drags asks so often. */
    private static final Duration DRAG = Duration.ofMillis(50);

    private static final String SAYS = "The table stands at ";

    private final Path root;
    private final Path folder;
    private final AtomicInteger ended = new AtomicInteger();

    private Measure(Path root, Path folder) {
        this.root = root;
        this.folder = folder;
    }

    /** With the folder of the project. */
    public static void main(String[] arguments) throws Exception {
        Path folder = Files.createTempDirectory("measure");
        new Measure(Path.of(arguments[0]), folder).run();
    }

    private void run() throws Exception {
        List<Double> starts = new ArrayList<>();
        for (int i = 0; i < STARTS; i++) {
            long before = System.nanoTime();
            Child child = start(i);
            Caller.at(child.base()).get("/");
            starts.add((System.nanoTime() - before) / 1e6);
            child.stop(Duration.ofSeconds(20));
        }
        print("start to first page, ms", starts);
        Child child = start(STARTS);
        try {
            load(child);
        } finally {
            child.stop(Duration.ofSeconds(20));
        }
    }

    private Child start(int number) throws IOException {
        Process process =
                new ProcessBuilder(
                                root.resolve("adjutant").toString(),
                                "serve",
                                "--port",
                                "0",
                                "--behind-proxy",
                                "--store",
                                folder.resolve("store" + number).toString())
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start();
        String line = process.inputReader().readLine();
        return new Child(process, URI.create(line.substring(SAYS.length())));
    }

    private void load(Child child) throws Exception {
        AtomicBoolean running = new AtomicBoolean(true);
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < MATCHES - DRAGGING; i++) {
                String system = i % 4 == 3 ? "gda" : "conquest";
                threads.execute(() -> keepGoing(child.base(), system, running));
            }
            List<Drag> drags = new ArrayList<>();
            for (int i = 0; i < DRAGGING; i++) {
                drags.add(new Drag(match(child.base(), i % 4 == 3 ? "gda" : "conquest", i)));
            }
            drag(threads, drags, WARM_UP);
            drags.forEach(Drag::forget);
            drag(threads, drags, LENGTH);
            print("rulings, ms", drags.stream().flatMap(drag -> drag.rulings.stream()).toList());
            print("aims, ms", drags.stream().flatMap(drag -> drag.aims.stream()).toList());
            print("a look at a match, ms", List.of(looks(drags)));
            System.out.printf("battles of computers that ended meanwhile: %d%n", ended.get());
            System.out.printf("memory: %s%n", memory(child.process().pid()));
            System.out.printf("heap in use: %s%n", heap(child.process().pid()));
            running.set(false);
        }
    }

    private static double looks(List<Drag> drags) {
        long before = System.nanoTime();
        drags.forEach(drag -> drag.match.sideA().look(-1));
        return (System.nanoTime() - before) / 1e6 / drags.size();
    }

    /** A battle of two computers, and another when it is over. */
    private void keepGoing(URI base, String system, AtomicBoolean running) {
        while (running.get()) {
            Opened match = Opened.at(base, Opened.Wish.shelf(system, "server").computers("A", "B"));
            try (Follower stream = match.spectator().follow(-1)) {
                JsonNode last = stream.awaitLine(0);
                while (running.get() && !last.path("phase").asText().equals("over")) {
                    last = stream.awaitLine(last.path("seq").asLong() + 1);
                }
                ended.incrementAndGet();
            }
        }
    }

    /** A battle of two persons, at a moment in which something can be dragged. */
    private static Opened match(URI base, String system, int seed) {
        Opened match = Opened.at(base, Opened.Wish.shelf(system, "server")).join();
        Bot bot = new Bot(seed);
        for (int i = 0; i < 200 && draggable(match).isEmpty(); i++) {
            Optional<Bot.Move> move = bot.next(match);
            if (move.isEmpty()) {
                return match(base, system, seed + 100);
            }
            move.ifPresent(known -> known.seat().answer(known.letter()));
        }
        return match;
    }

    private static Optional<Draggable> draggable(Opened match) {
        for (Seated seat : List.of(match.sideA(), match.sideB())) {
            for (JsonNode offer : seat.look(1_000_000).path("offers")) {
                if (offer.path("ranges").size() == 1 && !offer.path("units").isEmpty()) {
                    return Optional.of(new Draggable(seat, offer));
                }
            }
        }
        return Optional.empty();
    }

    private record Draggable(Seated seat, JsonNode offer) {}

    private static void drag(ExecutorService threads, List<Drag> drags, Duration length)
            throws Exception {
        long end = System.nanoTime() + length.toNanos();
        List<Callable<Boolean>> all = new ArrayList<>();
        for (Drag drag : drags) {
            all.add(() -> drag.until(end));
        }
        for (Future<Boolean> each : threads.invokeAll(all)) {
            each.get();
        }
    }

    /** A hand that drags a unit of a match about. */
    private static final class Drag {
        private final Opened match;
        private final Draggable thing;
        private final Random random = new Random(1);
        private final List<Double> rulings = new ArrayList<>();
        private final List<Double> aims = new ArrayList<>();

        Drag(Opened match) {
            this.match = match;
            this.thing = draggable(match).orElseThrow();
        }

        void forget() {
            rulings.clear();
            aims.clear();
        }

        boolean until(long end) throws InterruptedException {
            while (System.nanoTime() < end) {
                rulings.add(time("/rulings", Map.of("command", words())));
                aims.add(
                        time(
                                "/aims",
                                Map.of(
                                        "command", thing.offer().path("command").asText(),
                                        "unit", thing.offer().path("units").path(0).asText(),
                                        "at",
                                                List.of(
                                                        random.nextDouble() * 1800,
                                                        random.nextDouble() * 1200))));
                Thread.sleep(DRAG);
            }
            return true;
        }

        private String words() {
            JsonNode range = thing.offer().path("ranges").path(0);
            double least = range.path("least").asDouble();
            double most = range.path("most").asDouble();
            double value = least + (most - least) * random.nextInt(120) / 100;
            return thing.offer()
                    .path("command")
                    .asText()
                    .replace("$1", BigDecimal.valueOf(Math.round(value * 10), 1).toPlainString());
        }

        private double time(String path, Map<String, Object> body) {
            long before = System.nanoTime();
            Caller.Reply reply = thing.seat().post(path, body);
            double took = (System.nanoTime() - before) / 1e6;
            if (reply.status() != 200) {
                throw new IllegalStateException(reply.text());
            }
            return took;
        }
    }

    private static String memory(long pid) throws IOException {
        return Files.readAllLines(Path.of("/proc", String.valueOf(pid), "status")).stream()
                .filter(line -> line.startsWith("VmRSS") || line.startsWith("VmHWM"))
                .map(line -> line.replaceAll("\\s+", " "))
                .collect(Collectors.joining(", "));
    }

    /** What of the heap is in use after a collection. */
    private static String heap(long pid) throws IOException {
        jcmd(pid, "GC.run");
        return jcmd(pid, "GC.heap_info")
                .lines()
                .filter(line -> line.contains("used"))
                .findFirst()
                .map(String::strip)
                .orElse("unknown");
    }

    private static String jcmd(long pid, String command) throws IOException {
        String tool = Path.of(System.getProperty("java.home"), "bin", "jcmd").toString();
        Process process = new ProcessBuilder(tool, String.valueOf(pid), command).start();
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    private static void print(String what, List<Double> figures) {
        double[] sorted = figures.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        System.out.printf(
                Locale.ROOT,
                "%s: n %d, median %.1f, p95 %.1f, p99 %.1f, most %.1f%n",
                what,
                sorted.length,
                at(sorted, 0.5),
                at(sorted, 0.95),
                at(sorted, 0.99),
                Arrays.stream(sorted).max().orElse(0));
    }

    private static double at(double[] sorted, double part) {
        return sorted[(int) Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
    }
}
