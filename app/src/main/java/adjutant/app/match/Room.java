package adjutant.app.match;

import adjutant.app.battle.Battle;
import adjutant.app.battle.Faulty;
import adjutant.app.battle.Systems;
import adjutant.app.fair.Proof;
import adjutant.app.store.Appended;
import adjutant.app.store.Row;
import adjutant.app.store.Store;
import adjutant.app.wire.Wire;
import adjutant.game.Side;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A match on this server: its log as far as it is known here, folded. One thread at a time changes
 * it; the store says who was first among servers.
 */
public final class Room {
    /** So often it tries again when another server was first; each time it knows more. */
    private static final int TRIES = 100;

    /** So many requests that were declined are remembered. */
    private static final int DECLINED = 64;

    private final String match;
    private final Store store;
    private final Fate fate;
    private final Clock clock;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition grown = lock.newCondition();
    private final Set<String> requests = new HashSet<>();
    private final Map<String, Answer.Declined> declined = new Recent<>(DECLINED);

    /** Written under the lock; read without, so that nobody waits for a computer that thinks. */
    private volatile Sitting<?, ?, ?> sitting;

    private Instant touched;
    private boolean released;

    private Room(String match, Host.Setting setting, List<Row> rows, Sitting<?, ?, ?> begun) {
        this.match = match;
        this.store = setting.store();
        this.fate = setting.fate();
        this.clock = setting.clock();
        this.sitting = begun;
        this.touched = clock.instant();
        rows.forEach(row -> row.request().ifPresent(requests::add));
    }

    /** What comes of a request. */
    public sealed interface Answer {
        /** It is done, now or when it was first sent. */
        record Accepted() implements Answer {}

        /**
         * It is not done, or not understood.
         *
         * @param verdict why
         */
        record Declined(Verdict verdict) implements Answer {}
    }

    /**
     * The match with an id as far as its log goes.
     *
     * @throws RulesChanged where it can no longer be played so
     */
    static Optional<Room> load(String match, Host.Setting setting) {
        List<Row> rows = setting.store().since(match, Store.NOTHING);
        if (rows.isEmpty() || !(Log.read(rows.getFirst().body()) instanceof Entry.Opened opened)) {
            return Optional.empty();
        }
        Sitting<?, ?, ?> sitting =
                begin(match, battle(opened, setting.systems()), rows.getFirst().at(), opened);
        for (Row row : rows.subList(1, rows.size())) {
            sitting = sitting.after(row.at(), Log.read(row.body()));
        }
        return Optional.of(new Room(match, setting, rows, sitting));
    }

    private static Battle<?, ?, ?> battle(Entry.Opened opened, Systems systems) {
        try {
            byte[] bytes = opened.text().getBytes(StandardCharsets.UTF_8);
            return Battle.read("the match", bytes, systems);
        } catch (Faulty e) {
            throw new RulesChanged(e.lines());
        }
    }

    private static <S, C, E> Sitting<S, C, E> begin(
            String match, Battle<S, C, E> battle, Instant at, Entry.Opened opened) {
        return Sitting.begin(match, battle.system(), battle.start(), at, opened);
    }

    /** The match as it stands here. */
    public Sitting<?, ?, ?> sitting() {
        return sitting;
    }

    /** What a seat may see now, with the lines after one. */
    public Wire.Update shown(Wire.SeatName seat, long since) {
        return new Showing<>(sitting(), seat).now(since);
    }

    /** What a seat might see after a line. */
    public Optional<Wire.Update> shownAt(Wire.SeatName seat, long seq) {
        return new Showing<>(sitting(), seat).at(seq);
    }

    /** The record so far, as everybody may see it. */
    public String record() {
        return new Showing<>(sitting(), Wire.SeatName.SPECTATOR).record();
    }

    /** What its dice are checked by. */
    public Proof proof() {
        return Proving.of(sitting());
    }

    /**
     * Does what a side asks for, once for each name of a request. What was declined stays declined:
     * a copy that comes late must not do what its sender was told is not done. That is remembered
     * here alone, for as long as anybody would send a request again.
     *
     * @param name what the sender calls the request; the same again does nothing more
     */
    public Answer submit(Side side, String name, Request request) {
        String own = side + ":" + name;
        return locked(() -> {
            Answer.Declined before = declined.get(own);
            if (before != null) {
                return before;
            }
            Answer answer = append(own, sitting -> desk(sitting).decide(side, request));
            if (answer instanceof Answer.Declined now) {
                declined.put(own, now);
            }
            return answer;
        });
    }

    private Answer append(String name, Function<Sitting<?, ?, ?>, Verdict> decide) {
        return locked(() -> {
            touched = clock.instant();
            for (int i = 0; i < TRIES; i++) {
                load();
                if (requests.contains(name)) {
                    return new Answer.Accepted();
                }
                Verdict verdict = decide.apply(sitting);
                if (!(verdict instanceof Verdict.Accepted(List<Entry> entries))) {
                    return new Answer.Declined(verdict);
                }
                if (appended(name, entries)) {
                    return new Answer.Accepted();
                }
            }
            throw new IllegalStateException("others were first " + TRIES + " times");
        });
    }

    /** Whether nobody was first. */
    private boolean appended(String name, List<Entry> entries) {
        List<Row> rows = new ArrayList<>();
        Instant at = clock.instant();
        for (Entry entry : entries) {
            rows.add(
                    new Row(
                            sitting.seq() + 1 + rows.size(),
                            rows.isEmpty() ? Optional.of(name) : Optional.empty(),
                            Log.word(entry),
                            Log.write(entry),
                            at));
        }
        return switch (store.append(match, sitting.seq(), rows)) {
            case Appended.Done _ -> {
                take(rows);
                yield true;
            }
            case Appended.Stale _, Appended.Repeated _ -> false;
        };
    }

    private void take(List<Row> rows) {
        for (Row row : rows) {
            sitting = sitting.after(row.at(), Log.read(row.body()));
            row.request().ifPresent(requests::add);
        }
        if (!rows.isEmpty()) {
            grown.signalAll();
        }
    }

    private void load() {
        take(store.since(match, sitting.seq()));
    }

    /** Looks whether the log has grown elsewhere. */
    public void refresh() {
        locked(() -> {
            load();
            return sitting;
        });
    }

    /** Waits until there is a line after one, or the time is over. */
    public void await(long seq, Duration most) throws InterruptedException {
        lock.lockInterruptibly();
        try {
            touched = clock.instant();
            long left = most.toNanos();
            while (sitting.seq() <= seq && !released && left > 0) {
                left = grown.awaitNanos(left);
            }
        } finally {
            lock.unlock();
        }
    }

    /** Lets go whoever waits, now and from now on. */
    void release() {
        locked(() -> {
            released = true;
            grown.signalAll();
            return sitting;
        });
    }

    /** Whether a computer seat has something to do, or somebody's time is over. */
    boolean isDue() {
        Sitting<?, ?, ?> now = sitting();
        return robot(now).isDue() || late(now).isPresent();
    }

    /**
     * Does what is due without a person, once. It thinks without the lock: nobody waits for it.
     *
     * @return whether it did something
     */
    boolean goOn() {
        Sitting<?, ?, ?> now = sitting();
        Verdict verdict = due(now);
        if (!(verdict instanceof Verdict.Accepted)) {
            return false;
        }
        Answer answer =
                append(
                        "due:" + (now.seq() + 1),
                        fresh ->
                                fresh.seq() == now.seq()
                                        ? verdict
                                        : Verdict.Refused.because("another was first"));
        return answer instanceof Answer.Accepted;
    }

    private Verdict due(Sitting<?, ?, ?> now) {
        Optional<List<Entry>> entries =
                late(now).map(side -> robot(now).expired(side)).or(() -> robot(now).move());
        return entries.<Verdict>map(Verdict.Accepted::new)
                .orElseGet(() -> Verdict.Refused.because("nothing is due"));
    }

    /** The side whose time is over. */
    private Optional<Side> late(Sitting<?, ?, ?> now) {
        boolean over = now.deadline().map(end -> clock.instant().isAfter(end)).orElse(false);
        return over
                ? now.acting().stream().filter(side -> !now.seats().isComputer(side)).findFirst()
                : Optional.empty();
    }

    /** When somebody last asked for it. */
    Instant touched() {
        return locked(() -> touched);
    }

    private <S, C, E> Desk<S, C, E> desk(Sitting<S, C, E> now) {
        return new Desk<>(now, fate, now.seq() + 1);
    }

    private <S, C, E> Robot<S, C, E> robot(Sitting<S, C, E> now) {
        return new Robot<>(now, desk(now));
    }

    private <T> T locked(Supplier<T> work) {
        lock.lock();
        try {
            return work.get();
        } finally {
            lock.unlock();
        }
    }
}
