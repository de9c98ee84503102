package adjutant.game.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Sorts the statements of a text after its first. One sorter, one text. */
final class Sorter {
    final List<Statement> setup = new ArrayList<>();
    final List<Script.Order> orders = new ArrayList<>();
    Heading heading = Heading.NONE;
    private final List<Fault> faults;

    Sorter(List<Fault> faults) {
        this.faults = faults;
    }

    void sort(Statement statement) {
        List<Word> rest = statement.words().subList(1, statement.words().size());
        switch (statement.keyword()) {
            case "do" -> order(statement, rest);
            case "faces" -> faces(statement, rest);
            case "event" -> event(statement, rest);
            case "open" -> opening(statement);
            case "hash" -> hash(statement, rest);
            case "system" -> faults.add(statement.fault("\"system\" again", "one system a text"));
            case String keyword when Heading.has(keyword) ->
                    heading = heading.with(statement, faults);
            default -> setup.add(statement);
        }
    }

    private void order(Statement statement, List<Word> rest) {
        if (rest.isEmpty()) {
            faults.add(statement.fault("nothing after \"do\"", "a command"));
        }
        // A faulty order keeps its place, so that the faces below it have one.
        orders.add(
                new Script.Order(
                        new Statement(statement.line(), rest.isEmpty() ? statement.words() : rest),
                        Optional.empty(),
                        List.of(),
                        List.of(),
                        Optional.empty()));
    }

    private void faces(Statement statement, List<Word> rest) {
        List<Integer> faces = new ArrayList<>();
        for (Word word : rest) {
            if (word.text().length() == 1 && "123456".contains(word.text())) {
                faces.add(Integer.valueOf(word.text()));
            } else {
                faults.add(statement.fault(word, "a face, 1 to 6"));
            }
        }
        if (orders.isEmpty()) {
            faults.add(statement.fault("\"faces\" before any \"do\"", "a \"do\" line above it"));
            return;
        }
        Script.Order last = orders.removeLast();
        if (last.faces().isPresent()) {
            faults.add(statement.fault("a second line of faces", "one a command"));
        }
        orders.add(last.withFaces(new Script.FaceLine(statement.line(), faces)));
    }

    private void event(Statement statement, List<Word> rest) {
        if (orders.isEmpty() || rest.isEmpty()) {
            faults.add(statement.fault("\"event\"", "an event, after a \"do\""));
            return;
        }
        orders.add(orders.removeLast().withEvent(new Statement(statement.line(), rest)));
    }

    private void opening(Statement statement) {
        Optional<Opening> opening = Opening.read(statement, faults);
        if (orders.isEmpty()) {
            faults.add(statement.fault("\"open\"", "a sealed command above it"));
        } else if (opening.isPresent()) {
            orders.add(orders.removeLast().withOpening(opening.get()));
        }
    }

    private void hash(Statement statement, List<Word> rest) {
        boolean ofHeading =
                orders.isEmpty() && heading.format().isPresent() && heading.hash().isEmpty();
        if (rest.size() != 1 || (orders.isEmpty() && !ofHeading)) {
            faults.add(statement.fault("\"hash\"", "one word, after a \"do\""));
        } else if (ofHeading) {
            heading = heading.withHash(statement);
        } else if (orders.getLast().hash().isPresent()) {
            faults.add(statement.fault("a second \"hash\"", "one a command"));
        } else {
            orders.add(orders.removeLast().withHash(statement));
        }
    }
}
