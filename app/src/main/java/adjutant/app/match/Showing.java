package adjutant.app.match;

import adjutant.app.fair.Secret;
import adjutant.app.wire.Drawing;
import adjutant.app.wire.Wire;
import adjutant.game.Match;
import adjutant.game.MatchRecord;
import adjutant.game.RuleSystem.Disclosure;
import adjutant.game.Side;
import adjutant.game.Standing;
import adjutant.game.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A match as a seat may see it. Everything in it follows from the situation as that seat knows it,
 * but whose turn it is.
 *
 * @param sitting the match
 * @param seat who looks
 */
record Showing<S, C, E>(Sitting<S, C, E> sitting, Wire.SeatName seat) {
    /** As it is now, with the lines after one. */
    Wire.Update now(long since) {
        return update(sitting.now(), sitting.seq(), since, offers());
    }

    /** As it was after a line, without offers. */
    Optional<Wire.Update> at(long seq) {
        return seq < 0 || seq > sitting.seq()
                ? Optional.empty()
                : Optional.of(
                        update(sitting.lines().get((int) seq).after(), seq, seq - 1, List.of()));
    }

    private List<Wire.Offer> offers() {
        if (sitting.phase() != Sitting.Phase.PLAYING || sitting.course().waiting().isPresent()) {
            return List.of();
        }
        S seen = sitting.seen(seat.viewer());
        Table table = sitting.system().view(seen, seat.viewer());
        return seat.side()
                .map(side -> Drawing.offers(sitting.offers(side), table))
                .orElse(List.of());
    }

    private Wire.Update update(S state, long seq, long since, List<Wire.Offer> offers) {
        S seen = sitting.seen(state, seat.viewer());
        String text = "system " + sitting.system().id() + "\n" + sitting.system().write(seen);
        Seats seats = sitting.seats();
        return new Wire.Update(
                sitting.id(),
                sitting.system().id(),
                sitting.system().title(),
                seat,
                seq,
                Secret.hashOf(text).hex(),
                Wire.Phase.valueOf(sitting.phase().name()),
                Drawing.standing(sitting.standing()),
                Drawing.table(sitting.system().view(seen, seat.viewer())),
                offers,
                sitting.acting(),
                wanted(),
                sitting.lines().stream()
                        .filter(line -> line.seq() > since && line.seq() <= seq)
                        .map(this::entry)
                        .toList(),
                dice(),
                takeBack(),
                seats.drawOffered(),
                new Wire.Seats(info(Side.A), info(Side.B)),
                sitting.deadline()
                        .map(at -> new Wire.Clock(sitting.opened().limitSeconds(), at.toString())),
                sitting.phase() == Sitting.Phase.PLAYING
                        && seat.side().map(seats::mayClaim).orElse(false),
                sitting.forkable(),
                text);
    }

    private Wire.TakeBack takeBack() {
        List<String> against =
                seat.side()
                        .map(sitting::againstTakingBack)
                        .orElse(List.of("who watches does nothing"));
        return new Wire.TakeBack(against.isEmpty(), against);
    }

    private Wire.SeatInfo info(Side side) {
        return new Wire.SeatInfo(
                sitting.seats().isComputer(side) ? Wire.SeatKind.COMPUTER : Wire.SeatKind.PERSON,
                sitting.seats().shares().containsKey(side));
    }

    private Optional<Wire.DiceWanted> wanted() {
        return sitting.phase() == Sitting.Phase.PLAYING
                ? sitting.course()
                        .waiting()
                        .map(waiting ->
                                new Wire.DiceWanted(
                                        waiting.thrower(),
                                        waiting.next().purpose(),
                                        waiting.next().label(),
                                        waiting.next().on(),
                                        waiting.next().count()))
                : Optional.empty();
    }

    private Wire.Dice dice() {
        Map<Side, Secret> hashes = sitting.seats().hashes();
        Map<Side, Secret> shares = sitting.seats().shares();
        List<Wire.OpenedRound> opened = new ArrayList<>();
        for (Sitting.Line<S, C, E> line : sitting.lines()) {
            if (line.entry() instanceof Entry.RoundOpened(int round, String secret)) {
                opened.add(new Wire.OpenedRound(round, secret));
            }
        }
        return new Wire.Dice(
                Wire.DiceMode.valueOf(sitting.opened().dice().name()),
                sitting.opened().anchor(),
                new Wire.Pair(hex(hashes, Side.A), hex(hashes, Side.B)),
                new Wire.Pair(hex(shares, Side.A), hex(shares, Side.B)),
                opened);
    }

    private static Optional<String> hex(Map<Side, Secret> map, Side side) {
        return Optional.ofNullable(map.get(side)).map(Secret::hex);
    }

    private Wire.Entry entry(Sitting.Line<S, C, E> line) {
        Entry entry = line.entry();
        Told told = told(line);
        return new Wire.Entry(
                line.seq(),
                line.at().toString(),
                Log.kind(entry),
                entry instanceof Entry.OfSide own ? Optional.of(own.side()) : Optional.empty(),
                told.text(),
                told.command(),
                told.events(),
                line.turn().map(turn -> Drawing.rolls(turn.outcome())).orElse(told.rolls()),
                sitting.round(line),
                sitting.isByServer(line),
                line.turn()
                        .map(turn -> Drawing.findings(turn.ruling().findings()))
                        .orElse(List.of()));
    }

    private Told told(Sitting.Line<S, C, E> line) {
        return switch (line.entry()) {
            case Entry.Did did -> {
                Match.Turn<S, C, E> turn = line.turn().orElseThrow();
                Optional<String> hidden = hidden(line, did, turn);
                yield Told.of(
                        hidden.orElse(did.command()),
                        hidden.isPresent() ? concealed(turn) : did.events());
            }
            case Entry.Asked asked -> Told.of(asked.command(), List.of());
            case Entry.Opened _,
                    Entry.Threw _,
                    Entry.TookBack _,
                    Entry.RoundOpened _,
                    Entry.OfSeats _ ->
                    Told.of(line.entry());
        };
    }

    /** How a secret command stands in the log of whoever may not know it yet. */
    private Optional<String> hidden(
            Sitting.Line<S, C, E> line, Entry.Did did, Match.Turn<S, C, E> turn) {
        boolean own = seat.side().equals(Optional.of(did.side()));
        return own || did.salt().isEmpty() || isDisclosedAfter(line)
                ? Optional.empty()
                : sitting.system().concealed(turn.command());
    }

    private List<String> concealed(Match.Turn<S, C, E> turn) {
        return turn.events().stream()
                .map(event -> sitting.system().concealedEvent(turn.after(), event))
                .toList();
    }

    private boolean isDisclosedAfter(Sitting.Line<S, C, E> line) {
        return !(sitting.standing() instanceof Standing.Running)
                || sitting.lines().stream()
                        .skip(line.seq() + 1)
                        .flatMap(later -> later.turn().stream())
                        .flatMap(turn -> turn.events().stream())
                        .map(sitting.system()::discloses)
                        .anyMatch(Disclosure.EVERYTHING::equals);
    }

    /** The record of the match so far, as everybody may see it. */
    String record() {
        return MatchRecord.write(sitting.course().match());
    }
}
