package adjutant.conquest.tables;

import adjutant.conquest.battle.Battle;
import adjutant.game.Facts;
import adjutant.game.notation.Script;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The tables of examples as questions to any engine that answers one JSON document a line, and the
 * check of its answers.
 */
public final class Conformance {
    private Conformance() {}

    /**
     * A question.
     *
     * @param id the id of the row and the edition
     * @param text a battle text with its orders and faces
     * @param row the id of the row
     */
    public record Question(String id, String text, String row) {}

    /** Every row with commands, once for each edition it speaks of. */
    public static List<Question> questions() {
        return ConquestTablesTest.rows().stream()
                .filter(row -> !row.orders().isEmpty())
                .flatMap(Conformance::questions)
                .toList();
    }

    private static Stream<Question> questions(Row row) {
        List<String> words = new ArrayList<>(List.of(row.config().split(" +", -1)));
        String edition = words.removeFirst();
        List<String> editions =
                edition.equals("both") ? List.of("documents", "second-edition") : List.of(edition);
        return editions.stream()
                .map(each -> new Question(row.id() + "/" + each, text(row, each, words), row.id()));
    }

    private static String text(Row row, String edition, List<String> readings) {
        StringBuilder text = new StringBuilder("system conquest\n");
        text.append(Board.text(edition, readings, row.battle())).append('\n');
        for (int i = 0; i < row.orders().size(); i++) {
            text.append("do ").append(row.orders().get(i)).append('\n');
            if (!row.isWithoutFaces(i)) {
                text.append(
                        row.faces(i).stream()
                                .map(String::valueOf)
                                .collect(Collectors.joining(" ", "faces ", "\n")));
            }
        }
        return text.toString();
    }

    /**
     * What is wrong with an answer; nothing where it conforms. What is expected of odds and offers
     * is not asked of an engine; numbers are compared as numbers.
     */
    public static List<String> wrong(Question question, Facts.Tree answer) {
        Row row =
                ConquestTablesTest.rows().stream()
                        .filter(each -> each.id().equals(question.row()))
                        .findFirst()
                        .orElseThrow();
        if (!(answer.get("rulings").orElse(Facts.Tree.EMPTY) instanceof Facts.Items(var rulings))
                || rulings.size() != row.orders().size()) {
            return List.of(question.id() + ": not " + row.orders().size() + " rulings: " + answer);
        }
        Facts.Tree facts = facts(question, rulings);
        List<String> wrong = new ArrayList<>();
        for (Expectation expectation : row.expected()) {
            String found = found(facts, expectation.path());
            if (isAsked(expectation) && !isMet(expectation, found)) {
                wrong.add(question.id() + ": " + expectation + " but found " + found);
            }
        }
        return wrong;
    }

    private static boolean isAsked(Expectation expectation) {
        return !List.of("odds", "offers").contains(expectation.path().getFirst());
    }

    private static String found(Facts.Tree facts, List<String> path) {
        if (!path.getFirst().equals("findings")) {
            return Look.at(facts, path);
        }
        return facts.get("findings").stream()
                .flatMap(findings ->
                        findings instanceof Facts.Items(var values)
                                ? values.stream()
                                : Stream.<Facts>of())
                .filter(finding -> Look.at(finding, List.of("clause")).equals(path.get(1)))
                .map(Conformance::said)
                .reduce((a, b) -> a + " / " + b)
                .orElse(Look.MISSING);
    }

    private static String said(Facts finding) {
        String holds = Look.at(finding, List.of("holds"));
        return (holds.equals("nothing") ? "not applied" : holds)
                + ": "
                + Look.at(finding, List.of("text"));
    }

    private static boolean isMet(Expectation expectation, String found) {
        String seen =
                expectation.path().getFirst().equals("findings")
                                && expectation.way() != Expectation.Way.HOLDS
                        ? found.split(":", 2)[0]
                        : found;
        return expectation.isMetBy(seen) || sameNumber(expectation, seen);
    }

    private static boolean sameNumber(Expectation expectation, String found) {
        String number = "-?[0-9]+(\\.[0-9]+)?";
        return expectation.way() == Expectation.Way.EQUAL
                && found.matches(number)
                && expectation.value().matches(number)
                && Double.parseDouble(found) == Double.parseDouble(expectation.value());
    }

    /** The last answer with the situation before and after it, and the clauses that refuse. */
    private static Facts.Tree facts(Question question, List<? extends Facts> rulings) {
        Facts.Tree last = (Facts.Tree) rulings.getLast();
        Optional<String> before =
                rulings.size() == 1
                        ? Optional.of(question.text())
                        : after((Facts.Tree) rulings.get(rulings.size() - 2));
        Facts.Builder facts = Facts.tree();
        last.entries().stream()
                .filter(entry -> !entry.name().equals("after"))
                .forEach(entry -> facts.put(entry.name(), entry.value()));
        before.ifPresent(text -> facts.put("now", Snapshot.of(battle(text))));
        after(last).ifPresent(text -> facts.put("after", Snapshot.of(battle(text))));
        return facts.put("refusedBy", String.join(",", refusing(last))).build();
    }

    private static Optional<String> after(Facts.Tree ruling) {
        return ruling.get("after")
                .flatMap(after ->
                        after instanceof Facts.Text(String text)
                                ? Optional.of(text)
                                : Optional.empty());
    }

    private static List<String> refusing(Facts.Tree ruling) {
        return ruling.get("findings").stream()
                .flatMap(findings ->
                        findings instanceof Facts.Items(var values)
                                ? values.stream()
                                : Stream.<Facts>of())
                .filter(finding -> Look.at(finding, List.of("holds")).equals("false"))
                .map(finding -> Look.at(finding, List.of("clause")))
                .distinct()
                .sorted()
                .toList();
    }

    private static Battle battle(String text) {
        return Played.SYSTEM
                .setUp(Script.draft(text.getBytes(StandardCharsets.UTF_8)).script().setup())
                .orThrow();
    }
}
