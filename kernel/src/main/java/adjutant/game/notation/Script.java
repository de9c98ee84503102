package adjutant.game.notation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A battle text, cut up but not yet understood: the rule system it names, the statements that
 * describe the situation, and the orders with their faces.
 *
 * @param system the id of the rule system
 * @param setup the descriptive statements, without {@code system}, in their order
 * @param orders the {@code do} lines, in their order
 */
public record Script(String system, List<Statement> setup, List<Order> orders) {
    /** Copies the lists. */
    public Script {
        setup = List.copyOf(setup);
        orders = List.copyOf(orders);
    }

    /**
     * A command with the faces that go with it and, in a record of a match, what it led to.
     *
     * @param command the words after {@code do}
     * @param faces the faces as rolled, where a {@code faces} line follows
     * @param events the lines of events that follow, without their first word
     * @param hash the word of the {@code hash} line that follows, if any
     */
    public record Order(
            Statement command,
            Optional<FaceLine> faces,
            List<Statement> events,
            Optional<String> hash) {
        /** Copies the list. */
        public Order {
            events = List.copyOf(events);
        }

        private Order withFaces(FaceLine line) {
            return new Order(command, Optional.of(line), events, hash);
        }

        private Order withEvent(Statement event) {
            List<Statement> all = new ArrayList<>(events);
            all.add(event);
            return new Order(command, faces, all, hash);
        }

        private Order withHash(String word) {
            return new Order(command, faces, events, Optional.of(word));
        }
    }

    /**
     * A line of faces.
     *
     * @param line its number
     * @param faces each 1 to 6
     */
    public record FaceLine(int line, List<Integer> faces) {
        /** Copies the list. */
        public FaceLine {
            faces = List.copyOf(faces);
        }
    }

    /**
     * A text cut up as far as it can be, with every fault found so far.
     *
     * @param script what could be read
     * @param faults what could not, in the order of lines; a line has faults of one kind only, so
     *     that no fault is a consequence of another one on its line
     */
    public record Draft(Script script, List<Fault> faults) {
        /** Copies the list. */
        public Draft {
            faults = List.copyOf(faults);
        }

        /**
         * The faults together with those found later, in the order of lines; what was found later
         * on a line that was faulty before is left out.
         */
        public List<Fault> faultsWith(List<Fault> later) {
            return joined(faults, later);
        }
    }

    /** Cuts up a text in UTF-8, going on after faults. */
    public static Draft draft(byte[] bytes) {
        List<Fault> spelling = new ArrayList<>();
        List<Statement> statements = Statements.read(bytes, spelling);
        List<Fault> order = new ArrayList<>();
        Script script = read(statements, order);
        boolean unread = statements.isEmpty() && !spelling.isEmpty();
        return new Draft(script, unread ? spelling : joined(spelling, order));
    }

    private static List<Fault> joined(List<Fault> faults, List<Fault> later) {
        Set<Integer> faulty = faults.stream().map(Fault::line).collect(Collectors.toSet());
        return Stream.concat(
                        faults.stream(),
                        later.stream()
                                .filter(fault ->
                                        fault.line() == 0 || !faulty.contains(fault.line())))
                .sorted(Comparator.comparingInt(Fault::line).thenComparingInt(Fault::column))
                .toList();
    }

    /**
     * Cuts up a text. Faults: no {@code system} line first; {@code do} without a command; {@code
     * faces} without a {@code do} before it, or holding something that is not a face.
     */
    public static Parsed<Script> of(List<Statement> statements) {
        List<Fault> faults = new ArrayList<>();
        Script script = read(statements, faults);
        return Parsed.of(script, faults);
    }

    private static Script read(List<Statement> statements, List<Fault> faults) {
        if (statements.isEmpty()) {
            faults.add(new Fault(1, 1, "an empty text", "\"system NAME\" as the first statement"));
            return new Script("", List.of(), List.of());
        }
        Statement first = statements.getFirst();
        boolean named = first.keyword().equals("system");
        if (!named || first.words().size() != 2) {
            Word at = first.words().get(named && first.words().size() > 2 ? 2 : 0);
            faults.add(first.fault(at, "\"system NAME\" as the first statement"));
        }
        List<Statement> setup = new ArrayList<>();
        List<Order> orders = new ArrayList<>();
        for (Statement statement : statements.subList(1, statements.size())) {
            sort(statement, setup, orders, faults);
        }
        String system = named && first.words().size() > 1 ? first.words().get(1).text() : "";
        return new Script(system, setup, orders);
    }

    private static void sort(
            Statement statement, List<Statement> setup, List<Order> orders, List<Fault> faults) {
        List<Word> rest = statement.words().subList(1, statement.words().size());
        switch (statement.keyword()) {
            case "do" -> {
                if (rest.isEmpty()) {
                    faults.add(statement.fault("nothing after \"do\"", "a command"));
                }
                // A faulty order keeps its place, so that the faces below it have one.
                Statement command =
                        new Statement(statement.line(), rest.isEmpty() ? statement.words() : rest);
                orders.add(new Order(command, Optional.empty(), List.of(), Optional.empty()));
            }
            case "faces" -> addFaces(statement, rest, orders, faults);
            case "event", "hash" -> addRecord(statement, rest, orders, faults);
            case "system" -> faults.add(statement.fault("\"system\" again", "one system a text"));
            default -> setup.add(statement);
        }
    }

    private static void addFaces(
            Statement statement, List<Word> rest, List<Order> orders, List<Fault> faults) {
        List<Integer> faces = new ArrayList<>();
        for (Word word : rest) {
            if (word.text().matches("[1-6]")) {
                faces.add(Integer.valueOf(word.text()));
            } else {
                faults.add(statement.fault(word, "a face, 1 to 6"));
            }
        }
        if (orders.isEmpty()) {
            faults.add(statement.fault("\"faces\" before any \"do\"", "a \"do\" line above it"));
            return;
        }
        Order last = orders.removeLast();
        if (last.faces().isPresent()) {
            faults.add(statement.fault("a second line of faces", "one a command"));
        }
        orders.add(last.withFaces(new FaceLine(statement.line(), faces)));
    }

    private static void addRecord(
            Statement statement, List<Word> rest, List<Order> orders, List<Fault> faults) {
        String keyword = statement.keyword();
        boolean isHash = keyword.equals("hash");
        if (orders.isEmpty() || rest.isEmpty() || (isHash && rest.size() != 1)) {
            String expected = isHash ? "one word, after a \"do\"" : "an event, after a \"do\"";
            faults.add(statement.fault(Word.quote(keyword), expected));
            return;
        }
        Order last = orders.removeLast();
        orders.add(
                isHash
                        ? last.withHash(rest.getFirst().text())
                        : last.withEvent(new Statement(statement.line(), rest)));
    }
}
