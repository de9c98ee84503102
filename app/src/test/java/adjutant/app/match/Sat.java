package adjutant.app.match;

import adjutant.app.battle.Systems;
import adjutant.app.fair.Secret;
import adjutant.app.store.Store;
import adjutant.app.store.Stores;
import adjutant.app.wire.Questions;
import adjutant.app.wire.Wire;
import adjutant.game.RuleSystem;
import adjutant.game.RuleSystems;
import adjutant.game.Shelf;
import adjutant.game.Side;
import adjutant.game.Viewer;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** A match sat down to: a host of its own on a store in memory, with fate and clock by hand. */
final class Sat implements AutoCloseable {
    static final Secret SHARE_A = Secret.hashOf("share of A");
    static final Secret SHARE_B = Secret.hashOf("share of B");

    private static final AtomicInteger STORES = new AtomicInteger();

    final Store store;
    final Host host;
    final Room room;
    final Wire.OpenedMatch opened;
    final AtomicLong now = new AtomicLong(1_000_000);
    private int requests;

    private Sat(Host.Terms terms, String fate) {
        store = Stores.open("jdbc:h2:mem:sat" + STORES.incrementAndGet());
        host =
                new Host(
                        new Host.Setting(
                                store, new Systems(RuleSystems.all()), fate(fate), clock()));
        opened = host.open(terms);
        room = host.room(opened.match()).orElseThrow();
    }

    static Sat down(Host.Terms terms) {
        return new Sat(terms, "fate");
    }

    static Sat down(Host.Terms terms, String fate) {
        return new Sat(terms, fate);
    }

    /** Two persons on a battle, both joined. */
    static Sat joined(String text, Entry.DiceMode dice) {
        Sat sat = down(new Host.Terms(text, dice, 0, List.of()));
        sat.join();
        return sat;
    }

    static String battle(String system, int index) {
        return shelf(system).battles().get(index).text();
    }

    static Shelf shelf(String system) {
        return system(system).shelf();
    }

    static RuleSystem<?, ?, ?> system(String id) {
        return new Systems(RuleSystems.all()).find(id).orElseThrow();
    }

    static Fate fate(String word) {
        AtomicInteger drawn = new AtomicInteger();
        return () -> Secret.hashOf(word + drawn.incrementAndGet());
    }

    private Clock clock() {
        InstantSource source = () -> Instant.ofEpochMilli(now.get());
        return source.withZone(ZoneOffset.UTC);
    }

    /** The same match as another server finds it in the store. */
    Room loadedAgain() {
        Host.Setting setting =
                new Host.Setting(store, new Systems(RuleSystems.all()), fate("x"), clock());
        return Room.load(opened.match(), setting).orElseThrow();
    }

    void join() {
        ask(Side.A, new Request.Commit(SHARE_A.hash()));
        ask(Side.B, new Request.Commit(SHARE_B.hash()));
        ask(Side.A, new Request.Reveal(SHARE_A));
        ask(Side.B, new Request.Reveal(SHARE_B));
    }

    Room.Answer ask(Side side, Request request) {
        return host.submit(room, side, "r" + requests++, request);
    }

    Room.Answer command(Side side, String words) {
        return ask(side, new Request.Command(words));
    }

    Verdict.Refused refused(Side side, Request request) {
        return (Verdict.Refused) ((Room.Answer.Declined) ask(side, request)).verdict();
    }

    /** What a side may ask of the situation as it knows it. */
    Questions<?, ?, ?> questions(Side side) {
        return questions(room.sitting(), side);
    }

    private static <S, C, E> Questions<S, C, E> questions(Sitting<S, C, E> sitting, Side side) {
        return new Questions<>(sitting.system(), sitting.seen(new Viewer.Player(side)));
    }

    void later(Duration time) {
        now.addAndGet(time.toMillis());
    }

    Wire.Update shown(Wire.SeatName seat) {
        return room.shown(seat, -1);
    }

    @Override
    public void close() {
        host.close();
        store.close();
    }
}
