package adjutant.app.match;

import adjutant.app.fair.Chain;
import adjutant.app.fair.FairDice;
import adjutant.app.fair.Secret;
import adjutant.chance.DiceSource;
import adjutant.chance.Die;
import adjutant.chance.ScriptedDice;
import adjutant.game.Facts;
import adjutant.game.Match;
import adjutant.game.RuleSystem;
import adjutant.game.Ruling;
import adjutant.game.Side;
import adjutant.game.Standing;
import adjutant.game.Viewer;
import adjutant.game.notation.Parsed;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Decides what comes of a request: the entries to append, or every reason why not. It changes
 * nothing.
 *
 * @param sitting the match as it stands
 * @param fate draws salts
 * @param next the number of the line that its first entry will be, from which its dice come
 */
record Desk<S, C, E>(Sitting<S, C, E> sitting, Fate fate, long next) {
    private static final String NOT_PLAYING = "the battle is not being played";

    /** What comes of a request of a side. */
    Verdict decide(Side side, Request request) {
        if (sitting.seats().isComputer(side) && request != Request.Act.CONCEDE) {
            return Verdict.Refused.because("the computer plays side " + side);
        }
        return switch (request) {
            case Request.Command(String words) -> command(side, words, Entry.Hand.PERSON);
            case Request.Commit(Secret hash) -> commit(side, hash);
            case Request.Reveal(Secret share) -> reveal(side, share);
            case Request.Faces(List<Integer> faces) -> faces(side, faces);
            case Request.Act act -> act(side, act);
        };
    }

    private Verdict act(Side side, Request.Act act) {
        return switch (act) {
            case THROW -> thrown(side);
            case TAKE_BACK -> {
                List<String> against = sitting.againstTakingBack(side);
                yield against.isEmpty()
                        ? accepted(new Entry.TookBack(side))
                        : new Verdict.Refused(against, List.of(), Facts.Tree.EMPTY);
            }
            case CONCEDE ->
                    sitting.phase() == Sitting.Phase.OVER
                            ? Verdict.Refused.because("the battle is over")
                            : accepted(new Entry.Conceded(side));
            case OFFER_DRAW -> draw(Optional.empty(), new Entry.DrawOffered(side));
            case ACCEPT_DRAW -> draw(Optional.of(side.opponent()), new Entry.DrawAgreed(side));
            case DECLINE_DRAW -> draw(Optional.of(side.opponent()), new Entry.DrawDeclined(side));
            case HAND_OVER -> handOver(side);
            case CLAIM ->
                    playing() && sitting.seats().mayClaim(side)
                            ? accepted(new Entry.Claimed(side))
                            : Verdict.Refused.because(
                                    "the time of the other side has not run out "
                                            + Seats.TOO_OFTEN
                                            + " times in a row");
        };
    }

    private boolean playing() {
        return sitting.phase() == Sitting.Phase.PLAYING;
    }

    private Verdict draw(Optional<Side> offeredBy, Entry entry) {
        if (!playing()) {
            return Verdict.Refused.because(NOT_PLAYING);
        }
        return sitting.seats().drawOffered().equals(offeredBy)
                ? accepted(entry)
                : Verdict.Refused.because(
                        offeredBy.isEmpty()
                                ? "a draw is offered already"
                                : "the other side does not offer a draw");
    }

    private Verdict handOver(Side side) {
        if (sitting.phase() == Sitting.Phase.OVER || sitting.seats().isComputer(side)) {
            return Verdict.Refused.because("there is nothing to hand over");
        }
        return accepted(new Entry.HandedOver(side));
    }

    private Verdict commit(Side side, Secret hash) {
        Map<Side, Secret> hashes = sitting.seats().hashes();
        if (hashes.containsKey(side)) {
            return Verdict.Refused.because("this seat has bound itself already");
        }
        return hashes.containsValue(hash)
                ? Verdict.Refused.because("the other seat has bound itself to the same")
                : accepted(new Entry.Committed(side, hash.hex()));
    }

    private Verdict reveal(Side side, Secret share) {
        List<String> reasons = new ArrayList<>();
        if (sitting.seats().hashes().size() < Side.values().length) {
            reasons.add("not both seats have bound themselves yet");
        }
        if (sitting.seats().shares().containsKey(side)) {
            reasons.add("this seat has told its share already");
        }
        Optional<Secret> hash = Optional.ofNullable(sitting.seats().hashes().get(side));
        if (hash.isPresent() && !hash.get().equals(share.hash())) {
            reasons.add("its SHA-256 is not what this seat has bound itself to");
        }
        return reasons.isEmpty()
                ? accepted(new Entry.Revealed(side, share.hex()))
                : new Verdict.Refused(reasons, List.of(), Facts.Tree.EMPTY);
    }

    /** What comes of a command of a side. */
    Verdict command(Side side, String words, Entry.Hand hand) {
        if (!playing()) {
            return Verdict.Refused.because(
                    sitting.phase() == Sitting.Phase.JOINING
                            ? "not both seats are taken yet"
                            : "the battle is over");
        }
        if (sitting.course().waiting().isPresent()) {
            return Verdict.Refused.because("dice are awaited first");
        }
        S seen = sitting.seen(new Viewer.Player(side));
        return switch (system().read(seen, words)) {
            case Parsed.Bad<C>(var faults) -> new Verdict.Faulty(faults);
            case Parsed.Good<C>(C command) -> {
                Optional<Side> giver = system().actor(sitting.now(), command);
                if (giver.isPresent() && giver.get() != side) {
                    yield Verdict.Refused.because("it is for side " + giver.get() + " to give");
                }
                yield switch (system().rule(seen, command)) {
                    case Ruling.Refused refused -> refused(refused);
                    case Ruling.Allowed _ -> allowed(side, command, hand);
                };
            }
        };
    }

    private static Verdict refused(Ruling.Refused refused) {
        return new Verdict.Refused(List.of(), refused.findings(), refused.facts());
    }

    private Verdict allowed(Side side, C command, Entry.Hand hand) {
        String words = system().writeCommand(sitting.now(), command);
        Optional<String> salt = system().concealed(command).map(_ -> fate.secret().hex());
        DiceSource dice =
                switch (sitting.opened().dice()) {
                    case SERVER -> dice(next);
                    case OWN -> new ScriptedDice(List.of());
                };
        return switch (sitting.course().attempt(command, dice, salt)) {
            case Match.Attempt.Done<S, C, E> done -> did(side, words, done, salt, hand, List.of());
            case Match.Attempt.Waiting<S, C, E> _ ->
                    accepted(new Entry.Asked(side, words, salt, hand));
            case Match.Attempt.Refused<S, C, E>(Ruling.Refused ruling) -> refused(ruling);
        };
    }

    private DiceSource dice(long number) {
        return new FairDice(
                chain().of(sitting.course().round(sitting.now())),
                sitting.id(),
                share(Side.A),
                share(Side.B),
                number);
    }

    private Secret share(Side side) {
        return Objects.requireNonNull(sitting.seats().shares().get(side));
    }

    private Chain chain() {
        return new Chain(new Secret(sitting.opened().root()));
    }

    /** The entries of a command that is done: it, and the secrets of the Rounds that are over. */
    private Verdict did(
            Side side,
            String words,
            Match.Attempt.Done<S, C, E> done,
            Optional<String> salt,
            Entry.Hand hand,
            List<Entry> before) {
        Match.Turn<S, C, E> turn = done.turn();
        List<String> events = sitting.course().told(turn);
        List<Entry> entries = new ArrayList<>(before);
        entries.add(new Entry.Did(side, words, turn.faces(), salt, hand, events));
        boolean over = !(system().standing(turn.after()) instanceof Standing.Running);
        int round = sitting.course().round(turn.after());
        entries.addAll(opened(over ? round : round - 1));
        return new Verdict.Accepted(entries);
    }

    /** What opens the Rounds up to one. */
    private List<Entry> opened(int last) {
        List<Entry> entries = new ArrayList<>();
        for (int round = sitting.course().roundsOpened() + 1; round <= last; round++) {
            entries.add(new Entry.RoundOpened(round, chain().of(round).hex()));
        }
        return entries;
    }

    private Verdict faces(Side side, List<Integer> faces) {
        Optional<Course.Waiting<C>> waiting = sitting.course().waiting();
        if (waiting.isEmpty() || !playing()) {
            return Verdict.Refused.because("no dice are awaited");
        }
        List<String> reasons = new ArrayList<>();
        if (waiting.get().thrower() != side) {
            reasons.add("side " + waiting.get().thrower() + " throws these dice");
        }
        int count = waiting.get().next().count();
        if (faces.size() != count) {
            reasons.add("found " + faces.size() + " faces, expected " + count);
        }
        List<Integer> wrong = faces.stream().filter(face -> face < 1 || face > Die.SIDES).toList();
        if (!wrong.isEmpty()) {
            String found = wrong.stream().map(String::valueOf).collect(Collectors.joining(", "));
            reasons.add("found " + found + ", expected faces from 1 to " + Die.SIDES);
        }
        return reasons.isEmpty()
                ? threw(new Entry.Threw(side, faces, false))
                : new Verdict.Refused(reasons, List.of(), Facts.Tree.EMPTY);
    }

    /** The dice wanted, thrown by the server for the side that throws them. */
    Verdict thrown(Side side) {
        Optional<Course.Waiting<C>> waiting = sitting.course().waiting();
        if (waiting.isEmpty() || !playing()) {
            return Verdict.Refused.because("no dice are awaited");
        }
        if (waiting.get().thrower() != side) {
            return Verdict.Refused.because(
                    "side " + waiting.get().thrower() + " throws these dice");
        }
        List<Integer> faces = dice(next).faces(waiting.get().next()).orElseThrow();
        return threw(new Entry.Threw(side, faces, true));
    }

    private Verdict threw(Entry.Threw threw) {
        Course.Waiting<C> waiting = sitting.course().waiting().orElseThrow();
        List<Integer> all = new ArrayList<>(waiting.faces());
        all.addAll(threw.faces());
        Entry.Asked asked = waiting.asked();
        return switch (sitting.course()
                .attempt(waiting.command(), new ScriptedDice(all), asked.salt())) {
            case Match.Attempt.Done<S, C, E> done ->
                    did(
                            asked.side(),
                            asked.command(),
                            done,
                            asked.salt(),
                            asked.hand(),
                            List.of(threw));
            case Match.Attempt.Waiting<S, C, E> _ -> accepted(threw);
            case Match.Attempt.Refused<S, C, E>(Ruling.Refused ruling) -> refused(ruling);
        };
    }

    /** One entry; where it ends the battle, the secret of the last Round opens with it. */
    private Verdict accepted(Entry entry) {
        List<Entry> entries = new ArrayList<>(List.of(entry));
        if (entry instanceof Entry.Ending) {
            entries.addAll(opened(sitting.course().round(sitting.now())));
        }
        return new Verdict.Accepted(entries);
    }

    private RuleSystem<S, C, E> system() {
        return sitting.system();
    }
}
