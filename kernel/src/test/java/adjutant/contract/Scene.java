package adjutant.contract;

import adjutant.chance.Outcome;
import adjutant.chance.ScriptedDice;
import adjutant.game.Facts;
import adjutant.game.Finding;
import adjutant.game.Match;
import adjutant.game.RuleSystem;
import adjutant.game.Ruling;
import adjutant.game.notation.Script;
import adjutant.game.notation.Statement;
import adjutant.game.notation.Statements;
import adjutant.game.notation.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * An example played through, each ruling as text.
 *
 * @param <S> the system's situations
 * @param <C> the system's commands
 * @param <E> the system's events
 */
public final class Scene<S, C, E> {
    private static final int INDENT = 2;

    private final RuleSystem<S, C, E> system;
    private final List<String> lines = new ArrayList<>();

    private Scene(RuleSystem<S, C, E> system) {
        this.system = system;
    }

    /** All rulings of an example in their order. */
    public static <S, C, E> String played(RuleSystem<S, C, E> system, String text) {
        Scene<S, C, E> scene = new Scene<>(system);
        Script script = Statements.read(text).then(Script::of).orThrow();
        Match<S, C, E> match =
                Match.begin(scene.system, scene.system.setUp(script.setup()).orThrow());
        for (Script.Order order : script.orders()) {
            match = scene.play(match, order);
        }
        return String.join("\n", scene.lines) + "\n";
    }

    private Match<S, C, E> play(Match<S, C, E> match, Script.Order order) {
        C command = system.command(match.now(), order.command()).orThrow();
        lines.add("do " + system.writeCommand(match.now(), command));
        Ruling ruling = system.rule(match.now(), command);
        ruling(ruling);
        return switch (match.play(command, new ScriptedDice(faces(order)))) {
            case Match.Attempt.Done<S, C, E> done -> {
                done(order, match.now(), done.turn());
                yield done.match();
            }
            case Match.Attempt.Refused<S, C, E> _ -> {
                nothingLeft(order, 0);
                lines.add("");
                yield match;
            }
            case Match.Attempt.Waiting<S, C, E> waiting -> {
                if (order.faces().isPresent()) {
                    throw new AssertionError(
                            words(order) + ": dice are missing: " + waiting.next());
                }
                lines.add("");
                yield match;
            }
        };
    }

    private static List<Integer> faces(Script.Order order) {
        return order.faces().map(Script.FaceLine::faces).orElse(List.of());
    }

    private static void nothingLeft(Script.Order order, int used) {
        if (faces(order).size() != used) {
            throw new AssertionError(words(order) + ": " + used + " faces are used");
        }
    }

    private static String words(Script.Order order) {
        Statement command = order.command();
        return command.words().stream().map(Word::text).collect(Collectors.joining(" "));
    }

    private void ruling(Ruling ruling) {
        lines.add(ruling instanceof Ruling.Allowed ? "allowed" : "refused");
        ruling.findings().forEach(finding -> lines.add(finding(finding)));
        tree(ruling.facts(), 0);
    }

    private static String finding(Finding finding) {
        String holds =
                switch (finding.holds()) {
                    case YES -> "yes";
                    case NO -> "NO";
                    case NOT_APPLIED -> "not applied";
                };
        return " ".repeat(INDENT) + finding.clause().id() + " " + holds + ": " + finding.text();
    }

    private void done(Script.Order order, S before, Match.Turn<S, C, E> turn) {
        nothingLeft(order, turn.faces().size());
        if (!turn.outcome().rolls().isEmpty()) {
            lines.add("rolls:");
            turn.outcome().rolls().forEach(roll -> lines.add(roll(roll)));
        }
        lines.add("result:");
        tree(
                system.result(before, turn.command(), turn.ruling(), turn.outcome(), turn.after()),
                INDENT);
        lines.add("events:");
        turn.events()
                .forEach(event ->
                        lines.add(" ".repeat(INDENT) + system.writeEvent(turn.after(), event)));
        lines.add("after:");
        system.write(turn.after()).lines().forEach(line -> lines.add(" ".repeat(INDENT) + line));
        lines.add("");
    }

    private static String roll(Outcome.Thrown roll) {
        String faces = roll.faces().stream().map(String::valueOf).collect(Collectors.joining(" "));
        return " ".repeat(INDENT)
                + roll.request().purpose()
                + " ("
                + roll.request().label()
                + ") on "
                + roll.request().on()
                + ": "
                + faces;
    }

    private void tree(Facts.Tree tree, int indent) {
        tree.entries().forEach(entry -> entry(entry.name(), entry.value(), indent));
    }

    private void entry(String name, Facts value, int indent) {
        String start = " ".repeat(indent) + name + ":";
        switch (value) {
            case Facts.Tree tree
                    when tree.entries().stream().allMatch(each -> plain(each.value())) ->
                    lines.add(start + " " + flat(tree));
            case Facts.Tree tree -> {
                lines.add(start);
                tree(tree, indent + INDENT);
            }
            case Facts.Items(List<Facts> values) when values.stream().allMatch(Scene::plain) ->
                    lines.add(
                            start
                                    + values.stream()
                                            .map(each -> " " + word(each))
                                            .collect(Collectors.joining(",")));
            case Facts.Items(List<Facts> values) ->
                    values.forEach(each -> entry(name, each, indent));
            default -> lines.add(start + " " + word(value));
        }
    }

    private static boolean plain(Facts facts) {
        return !(facts instanceof Facts.Tree || facts instanceof Facts.Items);
    }

    private static String flat(Facts.Tree tree) {
        return tree.entries().stream()
                .map(entry -> entry.name() + " " + word(entry.value()))
                .collect(Collectors.joining(", "));
    }

    private static String word(Facts facts) {
        return switch (facts) {
            case Facts.Whole(long value) -> Long.toString(value);
            case Facts.Decimal(double value) -> String.format(Locale.ROOT, "%.6f", value);
            case Facts.Text(String value) -> value;
            case Facts.Flag(boolean value) -> value ? "yes" : "no";
            case Facts.Nothing _ -> "nothing";
            default -> throw new IllegalArgumentException(facts + " has parts");
        };
    }
}
