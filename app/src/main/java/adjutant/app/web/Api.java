package adjutant.app.web;

import adjutant.app.battle.Faulty;
import adjutant.app.battle.Systems;
import adjutant.app.fair.Proof;
import adjutant.app.match.Entry;
import adjutant.app.match.Host;
import adjutant.app.match.Request;
import adjutant.app.match.Room;
import adjutant.app.match.Sitting;
import adjutant.app.match.Verdict;
import adjutant.app.wire.Drawing;
import adjutant.app.wire.Questions;
import adjutant.app.wire.Wire;
import adjutant.game.Facts;
import adjutant.game.Finding;
import adjutant.game.RuleSystem;
import adjutant.game.Shelf;
import adjutant.game.Side;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Parsed;
import io.helidon.http.Status;
import java.util.List;
import java.util.Optional;

/** What may be asked over HTTP of the matches and the rules. */
final class Api {
    private static final int LONGEST_NAME = 64;

    private final Host host;
    private final Systems systems;
    private final Gate gate;
    private final Gauges gauges;

    Api(Host host, Systems systems, Gate gate, Gauges gauges) {
        this.host = host;
        this.systems = systems;
        this.gate = gate;
        this.gauges = gauges;
    }

    /** The rule systems there are. */
    List<Wire.SystemInfo> systems() {
        return systems.all().stream().map(Api::info).toList();
    }

    private static Wire.SystemInfo info(RuleSystem<?, ?, ?> system) {
        Shelf shelf = system.shelf();
        return new Wire.SystemInfo(
                system.id(),
                system.title(),
                system.version(),
                shelf.battles().stream()
                        .map(battle -> new Wire.Battle(battle.id(), battle.title(), battle.text()))
                        .toList(),
                shelf.armies().stream()
                        .map(army -> new Wire.Army(army.title(), army.text()))
                        .toList(),
                shelf.choices().stream()
                        .map(choice ->
                                new Wire.Choice(
                                        choice.name(), choice.values(), choice.values().getFirst()))
                        .toList(),
                !shelf.armies().isEmpty());
    }

    /** The clauses of a rule system. */
    List<Wire.ClauseText> clauses(Exchange exchange) {
        return system(exchange.part("system")).clauses().stream()
                .map(entry -> new Wire.ClauseText(entry.id(), entry.text(), entry.status().label()))
                .toList();
    }

    private RuleSystem<?, ?, ?> system(String id) {
        return systems.find(id)
                .orElseThrow(() -> new Problem(Status.NOT_FOUND_404, "There are no rules " + id));
    }

    /** Opens a match. */
    Wire.OpenedMatch open(Exchange exchange) {
        gate.match(exchange.address());
        Bodies.NewMatch body = exchange.body(Bodies.NewMatch.class);
        int limit = body.limitSeconds().orElse(0);
        if (limit < 0 || limit > Host.Terms.LONGEST_LIMIT) {
            throw new Problem(
                    Status.BAD_REQUEST_400,
                    "found a limit of " + limit + " s, expected 0 to " + Host.Terms.LONGEST_LIMIT);
        }
        Entry.DiceMode dice =
                body.dice().equals(Optional.of(Wire.DiceMode.OWN))
                        ? Entry.DiceMode.OWN
                        : Entry.DiceMode.SERVER;
        List<Side> computers = body.seats().map(Bodies.Kinds::computers).orElse(List.of());
        return opened(new Host.Terms(New.text(body, systems), dice, limit, computers));
    }

    /** Opens a battle that is already going on, against the computer. */
    Wire.OpenedMatch demo(Exchange exchange) {
        gate.match(exchange.address());
        String text =
                systems.all().stream()
                        .flatMap(system -> system.shelf().battles().stream())
                        .findFirst()
                        .map(Shelf.Ready::text)
                        .orElseThrow(() ->
                                new Problem(Status.NOT_FOUND_404, "No battle is ready to play."));
        return opened(new Host.Terms(text, Entry.DiceMode.SERVER, 0, List.of(Side.B)));
    }

    private Wire.OpenedMatch opened(Host.Terms terms) {
        Wire.OpenedMatch opened = host.open(terms);
        gauges.opened();
        return opened;
    }

    /** A match with whoever asks for it. */
    record Guest(Room room, Wire.SeatName seat) {
        /** The side that he plays. */
        Side side() {
            return seat.side()
                    .orElseThrow(
                            () -> new Problem(Status.FORBIDDEN_403, "Who watches does nothing."));
        }

        Questions<?, ?, ?> questions() {
            return questions(room.sitting());
        }

        Parsed<Wire.Ruling> aim(Bodies.Aim body) {
            Sitting<?, ?, ?> now = room.sitting();
            return questions(now)
                    .aim(
                            side(),
                            now.offers(side()),
                            body.command(),
                            body.unit(),
                            Pointing.point(body.at()));
        }

        private <S, C, E> Questions<S, C, E> questions(Sitting<S, C, E> sitting) {
            return new Questions<>(sitting.system(), sitting.seen(seat.viewer()));
        }
    }

    /**
     * Whoever asks.
     *
     * @throws Problem where there is no such match, or the token opens no seat of it: the same for
     *     both, so that ids cannot be tried out
     */
    Guest guest(Exchange exchange) {
        String token = exchange.token();
        return host.room(exchange.part("match"))
                .flatMap(room -> Host.seat(room, token).map(seat -> new Guest(room, seat)))
                .orElseThrow(() ->
                        new Problem(
                                Status.NOT_FOUND_404, "There is no match that this token opens."));
    }

    /** A match as it is. */
    Wire.Update look(Exchange exchange) {
        Guest guest = guest(exchange);
        guest.room().refresh();
        return guest.room().shown(guest.seat(), exchange.number("since", -1));
    }

    /** A match as it was. */
    Wire.Update lookAt(Exchange exchange) {
        Guest guest = guest(exchange);
        return guest.room()
                .shownAt(guest.seat(), Exchange.whole(exchange.part("seq")))
                .orElseThrow(() -> new Problem(Status.NOT_FOUND_404, "There is no such line."));
    }

    /** The record of a match. */
    String record(Exchange exchange) {
        return guest(exchange).room().record();
    }

    /** What the dice of a match are checked by. */
    Proof proof(Exchange exchange) {
        return guest(exchange).room().proof();
    }

    /** Forks a match. */
    Wire.OpenedMatch fork(Exchange exchange) {
        Guest guest = guest(exchange);
        gate.match(exchange.address());
        long seq = exchange.body(Bodies.Fork.class).seq();
        return host.fork(guest.room(), seq)
                .orElseThrow(() ->
                        new Problem(
                                Status.CONFLICT_409,
                                "A match that goes on can be forked up to the last Round that is"
                                        + " over: line "
                                        + guest.room().sitting().forkable()
                                        + "."));
    }

    /** Does a command. */
    Wire.Answer command(Exchange exchange) {
        Guest guest = guest(exchange);
        Bodies.Command body = exchange.body(Bodies.Command.class);
        return submit(exchange, guest, body.id(), new Request.Command(body.command()));
    }

    /** Does what is no command of the battle. */
    Wire.Answer act(Exchange exchange) {
        Guest guest = guest(exchange);
        Bodies.Act body = exchange.body(Bodies.Act.class);
        return submit(exchange, guest, body.id(), Acts.read(body));
    }

    private Wire.Answer submit(Exchange exchange, Guest guest, String name, Request request) {
        Side side = guest.side();
        long since = exchange.number("since", -1);
        if (name.isEmpty() || name.length() > LONGEST_NAME || !name.matches("[!-~]+")) {
            throw new Problem(
                    Status.BAD_REQUEST_400,
                    "The id of a request has 1 to " + LONGEST_NAME + " visible characters.");
        }
        return switch (host.submit(guest.room(), side, name, request)) {
            case Room.Answer.Accepted _ -> {
                gauges.accepted();
                yield new Wire.Accepted(guest.room().shown(guest.seat(), since));
            }
            case Room.Answer.Declined(Verdict.Faulty(List<Fault> faults)) ->
                    new Wire.Faulty(Drawing.faults(faults));
            case Room.Answer.Declined(
                            Verdict.Refused(
                                    List<String> reasons,
                                    List<Finding> findings,
                                    Facts.Tree facts)) -> {
                gauges.refused();
                yield new Wire.Refused(reasons, Drawing.findings(findings), Drawing.facts(facts));
            }
            case Room.Answer.Declined(Verdict.Accepted _) ->
                    throw new IllegalStateException("accepted and declined");
        };
    }

    /** The ruling on a command, from what the seat knows. */
    Wire.Ruling ruling(Exchange exchange) {
        Guest guest = guest(exchange);
        String command = exchange.body(Bodies.Question.class).command();
        return Faulty.orThrow("the command", guest.questions().ruling(command));
    }

    /** The odds of a command, from what the seat knows. */
    Wire.Odds odds(Exchange exchange) {
        Guest guest = guest(exchange);
        String command = exchange.body(Bodies.Question.class).command();
        return Faulty.orThrow("the command", guest.questions().odds(command));
    }

    /** The ground that matters to a unit, from what the seat knows. */
    List<Wire.Zone> zones(Exchange exchange) {
        Guest guest = guest(exchange);
        return guest.questions().zones(exchange.body(Bodies.OfUnit.class).unit());
    }

    /** What is pointed at, from what the seat knows. */
    Wire.Ruling aim(Exchange exchange) {
        Guest guest = guest(exchange);
        Bodies.Aim body = exchange.body(Bodies.Aim.class);
        return Faulty.orThrow("the offer", guest.aim(body));
    }
}
