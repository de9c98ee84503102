package adjutant.app.match;

import adjutant.app.battle.Battle;
import adjutant.app.battle.Faulty;
import adjutant.app.battle.Systems;
import adjutant.app.fair.Chain;
import adjutant.app.fair.Secret;
import adjutant.app.store.Appended;
import adjutant.app.store.Row;
import adjutant.app.store.Store;
import adjutant.app.store.StoreFailed;
import adjutant.app.wire.Wire;
import adjutant.game.Side;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;

/** The matches of a store, as one server keeps them. Any number of hosts may share a store. */
public final class Host implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(Host.class.getName());

    /** How often it looks whose time is over. */
    private static final Duration TICK = Duration.ofMillis(250);

    /** A match that nobody asked for in so long is let go; the store has it. */
    private static final Duration IDLE = Duration.ofMinutes(10);

    private final Setting setting;
    private final Map<String, Room> rooms = new ConcurrentHashMap<>();
    private final Map<String, Boolean> busy = new ConcurrentHashMap<>();
    private final Store.Subscription hints;

    /** Computers think here, a step at a time, so that there is time left for persons. */
    private final ExecutorService workers =
            Executors.newFixedThreadPool(
                    Math.max(1, Runtime.getRuntime().availableProcessors() - 1),
                    Thread.ofPlatform().daemon().name("computer-", 0).factory());

    private final ScheduledFuture<?> ticking;
    private final ScheduledExecutorService ticks =
            Executors.newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().factory());

    /**
     * What a host works with.
     *
     * @param store the logs
     * @param systems the rules there are
     * @param fate secrets
     * @param clock the time
     */
    public record Setting(Store store, Systems systems, Fate fate, Clock clock) {}

    /**
     * How a match is to be played.
     *
     * @param text the situation it starts from, with the {@code system} line
     * @param dice whose dice
     * @param limitSeconds the time for a decision, 0 to 604,800; 0 is no limit
     * @param computers the sides played by the computer
     */
    public record Terms(String text, Entry.DiceMode dice, int limitSeconds, List<Side> computers) {
        /** The longest limit, a week. */
        public static final int LONGEST_LIMIT = 604_800;

        /** Copies the list and checks the limit. */
        public Terms {
            computers = List.copyOf(computers);
            if (limitSeconds < 0 || limitSeconds > LONGEST_LIMIT) {
                throw new IllegalArgumentException("a limit of " + limitSeconds + " s");
            }
        }
    }

    /** A host that is at work until it is closed. */
    public Host(Setting setting) {
        this.setting = setting;
        this.hints = setting.store().listen(this::grown);
        long millis = TICK.toMillis();
        this.ticking =
                ticks.scheduleWithFixedDelay(this::tick, millis, millis, TimeUnit.MILLISECONDS);
    }

    /**
     * Opens a match.
     *
     * @throws Faulty with every fault of the text, or why it cannot be played
     */
    public Wire.OpenedMatch open(Terms terms) {
        byte[] bytes = terms.text().getBytes(StandardCharsets.UTF_8);
        return open(terms, Battle.read("the battle", bytes, setting.systems()).playable());
    }

    private <S, C, E> Wire.OpenedMatch open(Terms terms, Battle<S, C, E> battle) {
        String id = setting.fate().secret().hex().substring(0, 20);
        Wire.SeatTexts tokens = new Wire.SeatTexts(token(), token(), token());
        Chain chain = new Chain(setting.fate().secret());
        Entry.Opened opened =
                new Entry.Opened(
                        battle.system().id(),
                        battle.system().version(),
                        battle.written(battle.start()),
                        terms.dice(),
                        terms.limitSeconds(),
                        chain.root().hex(),
                        chain.anchor().hex(),
                        new Entry.Keys(
                                key(tokens.sideA()), key(tokens.sideB()), key(tokens.spectator())),
                        terms.computers());
        Row first =
                new Row(
                        0,
                        Optional.empty(),
                        Log.word(opened),
                        Log.write(opened),
                        setting.clock().instant());
        if (!(setting.store().create(id, List.of(first)) instanceof Appended.Done)) {
            throw new IllegalStateException("an id came twice: " + id);
        }
        room(id).ifPresent(room -> work(id, room));
        return new Wire.OpenedMatch(id, tokens, links(id, tokens));
    }

    private String token() {
        return setting.fate().secret().hex();
    }

    private static String key(String token) {
        return Secret.hashOf(token).hex();
    }

    private static Wire.SeatTexts links(String id, Wire.SeatTexts tokens) {
        String stem = "/m/" + id + "#";
        return new Wire.SeatTexts(
                stem + tokens.sideA(), stem + tokens.sideB(), stem + tokens.spectator());
    }

    /**
     * The match with an id, if there is one.
     *
     * @throws RulesChanged where it can no longer be played so
     */
    public Optional<Room> room(String id) {
        Room known = rooms.get(id);
        if (known != null) {
            return Optional.of(known);
        }
        Optional<Room> loaded = Room.load(id, setting);
        loaded.ifPresent(room -> {
            rooms.putIfAbsent(id, room);
            work(id, room(id).orElse(room));
        });
        return Optional.ofNullable(rooms.get(id));
    }

    /** Which seat a token opens, if it does one. */
    public static Optional<Wire.SeatName> seat(Room room, String token) {
        Entry.Keys keys = room.sitting().opened().seats();
        String key = key(token);
        if (same(key, keys.sideA())) {
            return Optional.of(Wire.SeatName.A);
        }
        if (same(key, keys.sideB())) {
            return Optional.of(Wire.SeatName.B);
        }
        return same(key, keys.spectator())
                ? Optional.of(Wire.SeatName.SPECTATOR)
                : Optional.empty();
    }

    private static boolean same(String key, String other) {
        return MessageDigest.isEqual(
                key.getBytes(StandardCharsets.US_ASCII), other.getBytes(StandardCharsets.US_ASCII));
    }

    /** What a side asks for; whatever is due then is done too. */
    public Room.Answer submit(Room room, Side side, String name, Request request) {
        Room.Answer answer = room.submit(side, name, request);
        work(room.sitting().id(), room);
        return answer;
    }

    /**
     * Opens a match that begins where another one was after a line, with new secrets.
     *
     * @return empty where that is not known to everybody yet
     */
    public Optional<Wire.OpenedMatch> fork(Room room, long seq) {
        return fork(room.sitting(), seq);
    }

    private <S, C, E> Optional<Wire.OpenedMatch> fork(Sitting<S, C, E> sitting, long seq) {
        if (seq < 0 || seq > sitting.forkable()) {
            return Optional.empty();
        }
        S state = sitting.forked(seq);
        String text = "system " + sitting.system().id() + "\n" + sitting.system().write(state);
        Entry.Opened opened = sitting.opened();
        return Optional.of(
                open(
                        new Terms(
                                text,
                                opened.dice(),
                                opened.limitSeconds(),
                                sitting.seats().computers())));
    }

    /** How many matches are in memory. */
    public int size() {
        return rooms.size();
    }

    private void grown(String match) {
        Room room = rooms.get(match);
        if (room == null) {
            return;
        }
        try {
            room.refresh();
        } catch (RulesChanged e) {
            LOG.log(Level.WARNING, "match " + match + " cannot be followed: " + e.getMessage());
        } catch (StoreFailed e) {
            if (!workers.isShutdown()) {
                throw e;
            }
        }
    }

    private void tick() {
        try {
            rooms.forEach(this::work);
            rooms.values()
                    .removeIf(
                            room -> room.touched().isBefore(setting.clock().instant().minus(IDLE)));
        } catch (RuntimeException e) {
            LOG.log(Level.SEVERE, "the clock stumbled", e);
        }
    }

    /** Lets the computer and the clock do what is due, one step of a match at a time. */
    private void work(String id, Room room) {
        if (workers.isShutdown() || !room.isDue() || busy.putIfAbsent(id, true) != null) {
            return;
        }
        try {
            workers.execute(() -> step(id, room));
        } catch (RejectedExecutionException _) {
            busy.remove(id);
        }
    }

    /** One step; the next one stands in line behind those of other matches. */
    private void step(String id, Room room) {
        boolean went = false;
        try {
            went = !workers.isShutdown() && room.goOn();
        } catch (RuntimeException e) {
            LOG.log(Level.SEVERE, "match " + id + " cannot go on by itself", e);
        } finally {
            busy.remove(id);
        }
        if (went) {
            work(id, room);
        }
    }

    /** Lets go whoever waits for a line of any match: there is to be an end. */
    public void release() {
        rooms.values().forEach(Room::release);
    }

    /** Ends what is at work. The store stays open. */
    @Override
    public void close() {
        hints.close();
        ticking.cancel(false);
        ticks.shutdownNow();
        workers.close();
    }
}
