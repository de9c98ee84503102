package adjutant.app.web;

import adjutant.app.battle.Battle;
import adjutant.app.battle.Faulty;
import adjutant.app.battle.Systems;
import adjutant.app.wire.Drawing;
import adjutant.app.wire.Questions;
import adjutant.app.wire.Wire;
import adjutant.battlefield.geometry.Point;
import adjutant.chance.DiceSource;
import adjutant.chance.Die;
import adjutant.chance.Outcome;
import adjutant.chance.RolledDice;
import adjutant.chance.ScriptedDice;
import adjutant.chance.Thrower;
import adjutant.chance.Throwing;
import adjutant.game.Decision;
import adjutant.game.Offer;
import adjutant.game.Ruling;
import adjutant.game.Side;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Parsed;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The analysis board: the text of a battle is the situation, and nothing is kept. */
record Board(Systems systems) {
    private static final SecureRandom SEEDS = new SecureRandom();

    /** The situation of a text, drawn. */
    Wire.Board look(String text) {
        return drawn(battle(text));
    }

    /** The ruling on a command. */
    Wire.Ruling ruling(Bodies.BoardQuestion body) {
        return Faulty.orThrow("the command", questions(battle(body.text())).ruling(body.command()));
    }

    /** The odds of a command. */
    Wire.Odds odds(Bodies.BoardQuestion body) {
        return Faulty.orThrow("the command", questions(battle(body.text())).odds(body.command()));
    }

    /** The ground that matters to a unit. */
    List<Wire.Zone> zones(Bodies.BoardUnit body) {
        return questions(battle(body.text())).zones(body.unit());
    }

    /** The ruling on what is pointed at. */
    Wire.Ruling aim(Bodies.BoardAim body) {
        Battle<?, ?, ?> battle = battle(body.text());
        Parsed<Wire.Ruling> ofA = aim(battle, Side.A, body);
        return ofA instanceof Parsed.Good<Wire.Ruling>(Wire.Ruling ruling)
                ? ruling
                : Faulty.orThrow("the offer", aim(battle, Side.B, body));
    }

    private static <S, C, E> Parsed<Wire.Ruling> aim(
            Battle<S, C, E> battle, Side side, Bodies.BoardAim body) {
        Point at = Pointing.point(body.at());
        List<Offer> offers = battle.system().offers(battle.start(), side);
        return questions(battle).aim(side, offers, body.command(), body.unit(), at);
    }

    /** A command done. */
    Wire.BoardMove move(Bodies.BoardCommand body) {
        return move(battle(body.text()), body);
    }

    private Battle<?, ?, ?> battle(String text) {
        return Battle.read("the text", text.getBytes(StandardCharsets.UTF_8), systems);
    }

    private static <S, C, E> Questions<S, C, E> questions(Battle<S, C, E> battle) {
        return new Questions<>(battle.system(), battle.start());
    }

    private static <S, C, E> Wire.Board drawn(Battle<S, C, E> battle) {
        return drawn(battle, battle.start());
    }

    private static <S, C, E> Wire.Board drawn(Battle<S, C, E> battle, S state) {
        var table = new Questions<>(battle.system(), state).table();
        return new Wire.Board(
                battle.system().id(),
                Drawing.table(table),
                new Wire.BothOffers(
                        Drawing.offers(battle.system().offers(state, Side.A), table),
                        Drawing.offers(battle.system().offers(state, Side.B), table)),
                Drawing.standing(battle.system().standing(state)),
                battle.written(state));
    }

    private static <S, C, E> Wire.BoardMove move(Battle<S, C, E> battle, Bodies.BoardCommand body) {
        Questions<S, C, E> questions = questions(battle);
        C command = Faulty.orThrow("the command", questions.command(body.command()));
        Decision<E> decision = battle.system().decide(battle.start(), command);
        return switch (decision.ruling()) {
            case Ruling.Refused refused ->
                    new Wire.BoardMove(
                            Wire.MoveKind.REFUSED,
                            Optional.empty(),
                            List.of(),
                            List.of(),
                            Optional.empty(),
                            Drawing.findings(refused.findings()),
                            Drawing.facts(refused.facts()));
            case Ruling.Allowed allowed -> thrown(battle, command, decision, allowed, body);
        };
    }

    private static <S, C, E> Wire.BoardMove thrown(
            Battle<S, C, E> battle,
            C command,
            Decision<E> decision,
            Ruling.Allowed allowed,
            Bodies.BoardCommand body) {
        ScriptedDice given = new ScriptedDice(faces(body));
        DiceSource dice = body.thrown().orElse(false) ? new RolledDice(SEEDS.nextLong(), 0) : given;
        return switch (Thrower.play(allowed.chance(), dice)) {
            case Throwing.Waiting(Outcome soFar, DiceSource.Request next) ->
                    new Wire.BoardMove(
                            Wire.MoveKind.WAITING,
                            Optional.empty(),
                            Drawing.rolls(soFar),
                            List.of(),
                            Optional.of(questions(battle).wanted(command, next)),
                            Drawing.findings(allowed.findings()),
                            Map.of());
            case Throwing.Done(Outcome outcome) -> {
                if (!given.left().isEmpty()) {
                    String found = given.left().size() + " faces left over";
                    Fault fault = new Fault(1, 0, found, "no more than the command needs");
                    throw new Faulty("the faces", List.of(fault));
                }
                yield done(battle, decision, outcome, allowed);
            }
        };
    }

    private static <S, C, E> Wire.BoardMove done(
            Battle<S, C, E> battle, Decision<E> decision, Outcome outcome, Ruling.Allowed allowed) {
        S state = battle.start();
        List<String> events = new ArrayList<>();
        for (E event : decision.settle(outcome)) {
            state = battle.system().apply(state, event);
            events.add(battle.system().writeEvent(state, event));
        }
        return new Wire.BoardMove(
                Wire.MoveKind.DONE,
                Optional.of(drawn(battle, state)),
                Drawing.rolls(outcome),
                events,
                Optional.empty(),
                Drawing.findings(allowed.findings()),
                Map.of());
    }

    private static List<Integer> faces(Bodies.BoardCommand body) {
        List<Integer> faces = body.faces().orElse(List.of());
        for (int face : faces) {
            if (face < 1 || face > Die.SIDES) {
                Fault fault = new Fault(1, 0, String.valueOf(face), "faces from 1 to 6");
                throw new Faulty("the faces", List.of(fault));
            }
        }
        return faces;
    }
}
