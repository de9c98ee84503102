package adjutant.conquest.tables;

import adjutant.chance.Outcome;
import adjutant.chance.ScriptedDice;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Event;
import adjutant.conquest.system.Conquest;
import adjutant.game.Facts;
import adjutant.game.Finding;
import adjutant.game.Match;
import adjutant.game.Offer;
import adjutant.game.RuleSystem;
import adjutant.game.Ruling;
import adjutant.game.Side;
import adjutant.game.notation.Statement;
import adjutant.game.notation.Statements;
import java.math.BigDecimal;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What became of a row.
 *
 * @param before the situation before the last command
 * @param command the last command, where there is one
 * @param ruling the ruling on it
 * @param facts all that can be looked into, but odds and offers
 */
record Played(Battle before, Optional<Command> command, Optional<Ruling> ruling, Facts.Tree facts) {
    static final Conquest SYSTEM = new Conquest();

    static Played of(Row row, String edition, List<String> readings) {
        Battle start = battle(edition, readings, row.battle());
        Invariants.hold(start);
        Match<Battle, Command, Event> match = Match.begin(SYSTEM, start);
        if (row.orders().isEmpty()) {
            Facts.Tree facts = Facts.tree().put("now", Snapshot.of(start)).build();
            return new Played(start, Optional.empty(), Optional.empty(), facts);
        }
        int last = row.orders().size() - 1;
        for (int i = 0; i < last; i++) {
            match = done(match, row, i);
        }
        return last(match, command(match.now(), row.orders().get(last)), row);
    }

    static Battle battle(String edition, List<String> readings, String text) {
        return SYSTEM.setUp(Statements.read(Board.text(edition, readings, text)).orThrow())
                .orThrow();
    }

    static Command command(Battle battle, String words) {
        Statement statement = Statements.read(words).orThrow().getFirst();
        return SYSTEM.command(battle, statement).orThrow();
    }

    private static Match<Battle, Command, Event> done(
            Match<Battle, Command, Event> match, Row row, int index) {
        Command command = command(match.now(), row.orders().get(index));
        ScriptedDice dice = new ScriptedDice(row.faces(index));
        Match.Attempt<Battle, Command, Event> attempt = match.play(command, dice);
        return switch (attempt) {
            case Match.Attempt.Done<Battle, Command, Event>(var longer) -> {
                check(match.now(), longer, dice);
                yield longer;
            }
            default -> throw new AssertionError("before the last command: " + attempt);
        };
    }

    private static void check(
            Battle before, Match<Battle, Command, Event> longer, ScriptedDice dice) {
        if (!dice.left().isEmpty()) {
            throw new AssertionError(
                    "faces left over: "
                            + dice.left()
                            + " after "
                            + longer.log().getLast().outcome().rolls());
        }
        Battle now = before;
        for (Event event : longer.log().getLast().events()) {
            now = SYSTEM.apply(now, event);
            Invariants.hold(now);
        }
        Invariants.settled(now);
    }

    private static Played last(Match<Battle, Command, Event> match, Command command, Row row) {
        int index = row.orders().size() - 1;
        ScriptedDice dice = new ScriptedDice(row.faces(index));
        Match.Attempt<Battle, Command, Event> attempt = match.play(command, dice);
        Battle before = match.now();
        return switch (attempt) {
            case Match.Attempt.Refused<Battle, Command, Event>(Ruling.Refused refused) ->
                    played(before, command, refused, Facts.Tree.EMPTY);
            case Match.Attempt.Waiting<Battle, Command, Event> waiting -> {
                if (!row.isWithoutFaces(index)) {
                    throw new AssertionError(
                            "faces missing: "
                                    + waiting.next()
                                    + " after "
                                    + waiting.soFar().rolls());
                }
                yield played(before, command, waiting.ruling(), Facts.Tree.EMPTY);
            }
            case Match.Attempt.Done<Battle, Command, Event> done -> {
                check(before, done.match(), dice);
                Match.Turn<Battle, Command, Event> turn = done.turn();
                Facts.Tree came =
                        Facts.tree()
                                .put(
                                        "rolls",
                                        Facts.items(
                                                turn.outcome().rolls().stream()
                                                        .map(Played::roll)
                                                        .toList()))
                                .put(
                                        "result",
                                        SYSTEM.result(
                                                before,
                                                command,
                                                turn.ruling(),
                                                turn.outcome(),
                                                turn.after()))
                                .put("after", Snapshot.of(turn.after()))
                                .build();
                yield played(before, command, turn.ruling(), came);
            }
        };
    }

    private static Facts.Tree roll(Outcome.Thrown thrown) {
        return Facts.tree()
                .put("for", thrown.request().purpose())
                .put("target", thrown.request().label())
                .put("on", thrown.request().on())
                .put("faces", Facts.texts(thrown.faces().stream().map(String::valueOf).toList()))
                .build();
    }

    private static Played played(Battle before, Command command, Ruling ruling, Facts.Tree came) {
        Facts.Tree facts =
                Facts.tree()
                        .put("allowed", ruling instanceof Ruling.Allowed)
                        .put("refusedBy", String.join(",", forbidding(ruling)))
                        .putAll(ruling.facts())
                        .put("now", Snapshot.of(before))
                        .putAll(came)
                        .build();
        return new Played(before, Optional.of(command), Optional.of(ruling), facts);
    }

    private static Set<String> forbidding(Ruling ruling) {
        Set<String> ids = new java.util.TreeSet<>();
        ruling.findings().stream()
                .filter(Finding::forbids)
                .forEach(finding -> ids.add(finding.clause().id()));
        return ids;
    }

    /** Every clause that the ruling names, in findings and modifiers. */
    Set<String> cited() {
        Set<String> ids = new LinkedHashSet<>();
        ruling.ifPresent(
                given -> given.findings().forEach(finding -> ids.add(finding.clause().id())));
        named(facts, ids);
        return ids;
    }

    private static void named(Facts facts, Set<String> ids) {
        switch (facts) {
            case Facts.Tree(List<Facts.Entry> entries) ->
                    entries.forEach(entry -> {
                        if (entry.name().equals("clause")
                                && entry.value() instanceof Facts.Text(String id)) {
                            ids.add(id);
                        }
                        named(entry.value(), ids);
                    });
            case Facts.Items(List<Facts> values) -> values.forEach(value -> named(value, ids));
            default -> {}
        }
    }

    /** What stands where an expectation looks. */
    String found(List<String> path) {
        List<String> rest = path.subList(1, path.size());
        return switch (path.getFirst()) {
            case "findings" -> finding(rest.getFirst());
            case "odds" -> Look.at(odds(), rest);
            case "offers" -> offers(rest.getFirst());
            default -> Look.at(facts, path);
        };
    }

    private String finding(String clause) {
        return ruling.stream()
                .flatMap(given -> given.findings().stream())
                .filter(finding -> finding.clause().id().equals(clause))
                .map(Played::said)
                .reduce((a, b) -> a + " / " + b)
                .orElse(Look.MISSING);
    }

    private static String said(Finding finding) {
        String holds =
                switch (finding.holds()) {
                    case YES -> "true";
                    case NO -> "false";
                    case NOT_APPLIED -> "not applied";
                };
        return holds + ": " + finding.text();
    }

    private Facts.Tree odds() {
        RuleSystem.Odds odds = SYSTEM.odds(before, List.of(command.orElseThrow()), Set.of());
        return switch (odds) {
            case RuleSystem.Odds.Known(Facts.Tree laws) -> laws;
            case RuleSystem.Odds.NotAllowed refused -> throw new AssertionError(refused.toString());
        };
    }

    /** An offer with its part chosen: at both bounds and between them. */
    static List<String> chosen(Offer offer) {
        if (offer.ranges().isEmpty()) {
            return List.of(offer.command());
        }
        Offer.Range range = offer.ranges().getFirst();
        double middle = Math.round((range.least() + range.most()) * 50) / 100.0;
        return Stream.of(
                        range.least(),
                        Math.clamp(middle, range.least(), range.most()),
                        range.most())
                .map(value -> BigDecimal.valueOf(value).toPlainString())
                .map(value -> offer.command().replace("$1", value))
                .toList();
    }

    private String offers(String side) {
        return String.join(
                " / ",
                SYSTEM.offers(before, Side.valueOf(side)).stream().map(Offer::command).toList());
    }
}
