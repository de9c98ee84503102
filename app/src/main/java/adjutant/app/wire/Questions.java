package adjutant.app.wire;

import adjutant.battlefield.geometry.Point;
import adjutant.chance.DiceSource;
import adjutant.chance.Outcome;
import adjutant.chance.ScriptedDice;
import adjutant.chance.Thrower;
import adjutant.chance.Throwing;
import adjutant.game.Decision;
import adjutant.game.Offer;
import adjutant.game.RuleSystem;
import adjutant.game.RuleSystem.Odds.Known;
import adjutant.game.RuleSystem.Odds.NotAllowed;
import adjutant.game.Ruling;
import adjutant.game.Side;
import adjutant.game.Table;
import adjutant.game.Viewer;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Parsed;
import adjutant.game.notation.Word;
import adjutant.play.aim.Aim;
import adjutant.play.aim.Aimed;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What may be asked of a situation without changing it: rulings, odds, the ground that matters to a
 * unit, and which numbers of an offer are meant by a point of the table.
 *
 * @param system the rules
 * @param state the situation, as far as whoever asks may know it
 * @param <S> the system's situations
 * @param <C> the system's commands
 * @param <E> the system's events
 */
public record Questions<S, C, E>(RuleSystem<S, C, E> system, S state) {
    /** The command that words name. */
    public Parsed<C> command(String words) {
        return system.read(state, words);
    }

    /** The ruling on a command, with where the units named would stand. */
    public Parsed<Wire.Ruling> ruling(String words) {
        return command(words).map(this::ruling);
    }

    private Wire.Ruling ruling(C command) {
        Decision<E> decision = system.decide(state, command);
        String words = system.writeCommand(state, command);
        return switch (decision.ruling()) {
            case Ruling.Refused refused ->
                    new Wire.Ruling(
                            words,
                            false,
                            Drawing.findings(refused.findings()),
                            Drawing.facts(refused.facts()),
                            Optional.empty(),
                            List.of());
            case Ruling.Allowed allowed ->
                    switch (Thrower.play(allowed.chance(), new ScriptedDice(List.of()))) {
                        case Throwing.Done(Outcome outcome) ->
                                allowed(
                                        words,
                                        allowed,
                                        Optional.empty(),
                                        ghost(words, decision.settle(outcome)));
                        case Throwing.Waiting(Outcome _, DiceSource.Request next) ->
                                allowed(
                                        words,
                                        allowed,
                                        Optional.of(wanted(command, next)),
                                        List.of());
                    };
        };
    }

    private static Wire.Ruling allowed(
            String words,
            Ruling.Allowed allowed,
            Optional<Wire.DiceWanted> dice,
            List<Wire.Figure> ghost) {
        return new Wire.Ruling(
                words,
                true,
                Drawing.findings(allowed.findings()),
                Drawing.facts(allowed.facts()),
                dice,
                ghost);
    }

    /** Dice that a command wants, with the side that throws them. */
    public Wire.DiceWanted wanted(C command, DiceSource.Request next) {
        Side side =
                system.thrower(state, command, next)
                        .or(() -> system.actor(state, command))
                        .orElse(Side.A);
        return new Wire.DiceWanted(side, next.purpose(), next.label(), next.on(), next.count());
    }

    /** The figures of the units that the words name, after some events. */
    private List<Wire.Figure> ghost(String words, List<E> events) {
        S after = state;
        for (E event : events) {
            after = system.apply(after, event);
        }
        List<String> named = Arrays.asList(words.split("[ ,]", -1));
        return system.view(after, new Viewer.Umpire()).figures().stream()
                .filter(figure -> named.contains(figure.unit()))
                .map(Drawing::figure)
                .toList();
    }

    /** The exact odds of a command. */
    public Parsed<Wire.Odds> odds(String words) {
        return command(words).map(this::odds);
    }

    private Wire.Odds odds(C command) {
        String words = system.writeCommand(state, command);
        return switch (system.odds(state, List.of(command), Set.of())) {
            case Known(var tree) -> {
                Odds odds = Odds.of(tree);
                yield new Wire.Odds(
                        words,
                        true,
                        Drawing.findings(system.rule(state, command).findings()),
                        odds.laws(),
                        odds.chances(),
                        system.headlines(),
                        Drawing.facts(tree));
            }
            case NotAllowed(var ruling, int _) ->
                    new Wire.Odds(
                            words,
                            false,
                            Drawing.findings(ruling.findings()),
                            List.of(),
                            List.of(),
                            system.headlines(),
                            Map.of());
        };
    }

    /**
     * The ruling on an offer whose numbers bring a unit nearest to a point; where that lies beyond
     * the offer, the refusal there, with the ghost at the nearest place allowed.
     *
     * @param offers what the side is offered in this situation
     * @param offer the command of one of them, with its parts to choose
     */
    public Parsed<Wire.Ruling> aim(
            Side side, List<Offer> offers, String offer, String unit, Point at) {
        Optional<Aimed> aimed = aimed(offers, offer, unit, at);
        if (aimed.isEmpty()) {
            String expected = "an offer of side " + side + " that moves " + unit;
            return Parsed.bad(new Fault(1, 0, Word.quote(offer), expected));
        }
        return ruling(aimed.get().words())
                .then(nearest ->
                        aimed.get().isWithin()
                                ? new Parsed.Good<>(nearest)
                                : ruling(aimed.get().wished()).map(wish -> beyond(wish, nearest)));
    }

    /** Offers of one command may have ranges that lie apart: the one that reaches the point. */
    private Optional<Aimed> aimed(List<Offer> offers, String offer, String unit, Point at) {
        List<Aimed> found =
                offers.stream()
                        .filter(each -> each.command().equals(offer))
                        .flatMap(each -> new Aim<>(system, state, unit).at(each, at).stream())
                        .toList();
        return found.stream()
                .filter(Aimed::isWithin)
                .findFirst()
                .or(() -> found.stream().findFirst());
    }

    private static Wire.Ruling beyond(Wire.Ruling wish, Wire.Ruling nearest) {
        return wish.allowed()
                ? wish
                : new Wire.Ruling(
                        wish.command(),
                        false,
                        wish.findings(),
                        wish.facts(),
                        wish.dice(),
                        nearest.ghost());
    }

    /** The ground that matters to a unit; none where there is no such unit. */
    public List<Wire.Zone> zones(String unit) {
        return Drawing.zones(system.zones(state, unit));
    }

    /** The table, as an umpire sees this situation. */
    public Table table() {
        return system.view(state, new Viewer.Umpire());
    }
}
