package adjutant.app.match;

import adjutant.app.fair.Secret;
import adjutant.chance.Lots;
import adjutant.game.RuleSystem;
import adjutant.game.Side;
import adjutant.game.Viewer;
import adjutant.play.ai.GreedyPlayer;
import adjutant.play.ai.Player;
import adjutant.play.ai.RandomPlayer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What goes on without a person: the computer's share of the dice, its commands, its dice, and what
 * the clock plays. It sees what its seat sees. The same log gives the same answer, so that several
 * servers do not contradict each other.
 */
record Robot<S, C, E>(Sitting<S, C, E> sitting, Desk<S, C, E> desk) {
    /** So many commands a computer gives in a row while a person may act too. */
    private static final int PATIENCE = 6;

    /** What a computer seat does now, where it has anything to do. */
    Optional<List<Entry>> move() {
        return switch (sitting.phase()) {
            case OVER -> Optional.empty();
            case JOINING -> joins();
            case PLAYING -> plays();
        };
    }

    /** Whether a computer seat has something to do, which is cheaper to know than what. */
    boolean isDue() {
        return switch (sitting.phase()) {
            case OVER -> false;
            case JOINING -> joins().isPresent();
            case PLAYING -> !candidates().isEmpty();
        };
    }

    private Optional<List<Entry>> plays() {
        List<Side> candidates = candidates();
        return Stream.of(new GreedyPlayer(), new RandomPlayer())
                .flatMap(player ->
                        candidates.stream().map(side -> acts(side, player, Entry.Hand.COMPUTER)))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /**
     * The computer seats that may act next. Where both sides may act, who did the last command lets
     * the other go first, and a computer lets a person who has something to do come to it.
     */
    private List<Side> candidates() {
        if (sitting.seats().computers().isEmpty()) {
            return List.of();
        }
        List<Side> acting = sitting.acting();
        List<Side> last = lastSides();
        List<Side> computers =
                acting.stream()
                        .filter(sitting.seats()::isComputer)
                        .filter(side -> isAllowedOn(side, acting, last))
                        .toList();
        boolean again = !last.isEmpty() && computers.indexOf(last.getFirst()) == 0;
        return again ? computers.reversed() : computers;
    }

    private boolean isAllowedOn(Side side, List<Side> acting, List<Side> last) {
        return !acting.contains(side.opponent())
                || sitting.seats().isComputer(side.opponent())
                || last.size() < PATIENCE
                || last.contains(side.opponent());
    }

    /** Who did the last commands, the last one first; not more than decide. */
    private List<Side> lastSides() {
        return sitting.lines().reversed().stream()
                .map(Sitting.Line::entry)
                .filter(Entry.Did.class::isInstance)
                .map(entry -> ((Entry.Did) entry).side())
                .limit(PATIENCE)
                .toList();
    }

    /** What the clock does for a side whose time is over. */
    List<Entry> expired(Side side) {
        List<Entry> entries = new ArrayList<>();
        entries.add(new Entry.Expired(side));
        if (sitting.course().waiting().isPresent()) {
            entries.addAll(accepted(later().desk.thrown(side)).orElse(List.of()));
        } else {
            passed(side)
                    .or(() -> later().acts(side, new RandomPlayer(), Entry.Hand.CLOCK))
                    .ifPresent(entries::addAll);
        }
        return entries;
    }

    /** The same, one line later in the log. */
    private Robot<S, C, E> later() {
        return new Robot<>(sitting, new Desk<>(sitting, desk.fate(), desk.next() + 1));
    }

    private Optional<List<Entry>> passed(Side side) {
        return system().pass(sitting.seen(new Viewer.Player(side)), side)
                .flatMap(command -> accepted(later().given(side, command, Entry.Hand.CLOCK)));
    }

    private Optional<List<Entry>> acts(Side side, Player player, Entry.Hand hand) {
        if (sitting.course().waiting().isPresent()) {
            return accepted(desk.thrown(side));
        }
        S seen = sitting.seen(new Viewer.Player(side));
        return player.choose(system(), seen, side, lots())
                .flatMap(choice -> accepted(given(side, choice.command(), hand)));
    }

    private Verdict given(Side side, C command, Entry.Hand hand) {
        return desk.command(side, system().writeCommand(sitting.now(), command), hand);
    }

    /**
     * A computer seat binds itself at once, and tells its share after the other has bound itself.
     */
    private Optional<List<Entry>> joins() {
        for (Side side : sitting.seats().computers()) {
            Secret share = share(side);
            if (!sitting.seats().hashes().containsKey(side)) {
                return Optional.of(List.of(new Entry.Committed(side, share.hash().hex())));
            }
            boolean bothBound = sitting.seats().hashes().size() == Side.values().length;
            if (bothBound && !sitting.seats().shares().containsKey(side)) {
                return Optional.of(List.of(new Entry.Revealed(side, share.hex())));
            }
        }
        return Optional.empty();
    }

    /** A share that only whoever holds the root of the chain can know before it is told. */
    private Secret share(Side side) {
        return Secret.hashOf("share " + side + " " + sitting.opened().root());
    }

    /** Lots that follow from the secrets of the match and the number of the next line. */
    private Lots lots() {
        Secret seed = Secret.hashOf("lots " + sitting.opened().root());
        return new Lots(Long.parseUnsignedLong(seed.hex().substring(0, 16), 16), sitting.seq());
    }

    private static Optional<List<Entry>> accepted(Verdict verdict) {
        return verdict instanceof Verdict.Accepted(List<Entry> entries)
                ? Optional.of(entries)
                : Optional.empty();
    }

    private RuleSystem<S, C, E> system() {
        return sitting.system();
    }
}
