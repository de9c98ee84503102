package adjutant.game.notation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A battle text, cut up but not yet understood: the rule system it names, the statements that
 * describe the situation, and the orders with their faces.
 *
 * @param system the id of the rule system
 * @param heading what a record says before the situation
 * @param setup the descriptive statements, without {@code system}, in their order
 * @param orders the {@code do} lines, in their order
 */
public record Script(String system, Heading heading, List<Statement> setup, List<Order> orders) {
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
     * @param openings what sealed commands were, as far as it is told after this command
     * @param hash the {@code hash} line that follows, if any
     */
    public record Order(
            Statement command,
            Optional<FaceLine> faces,
            List<Statement> events,
            List<Opening> openings,
            Optional<Statement> hash) {
        /** Copies the lists. */
        public Order {
            events = List.copyOf(events);
            openings = List.copyOf(openings);
        }

        Order withFaces(FaceLine line) {
            return new Order(command, Optional.of(line), events, openings, hash);
        }

        Order withEvent(Statement event) {
            return new Order(command, faces, longer(events, event), openings, hash);
        }

        Order withOpening(Opening opening) {
            return new Order(command, faces, events, longer(openings, opening), hash);
        }

        Order withHash(Statement line) {
            return new Order(command, faces, events, openings, Optional.of(line));
        }

        private static <T> List<T> longer(List<T> list, T last) {
            return Stream.concat(list.stream(), Stream.of(last)).toList();
        }

        /** The openings that its link holds: those that stand before it. */
        public List<Opening> linkedOpenings() {
            int end = hash.map(Statement::line).orElse(Integer.MAX_VALUE);
            return openings.stream().filter(opening -> opening.line().line() < end).toList();
        }

        /** The seal of the command, where it is sealed: the word after {@code commit}. */
        public Optional<String> seal() {
            List<Word> words = command.words();
            return words.size() > 2 && isWord(words.get(words.size() - 2), "commit")
                    ? Optional.of(words.getLast().text())
                    : Optional.empty();
        }

        private static boolean isWord(Word word, String text) {
            return !word.quoted() && word.text().equals(text);
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

    /** The same with sealed commands as what they were, where something opens them. */
    public Script opened() {
        Map<Integer, Statement> was =
                orders.stream()
                        .flatMap(order -> order.openings().stream())
                        .collect(
                                Collectors.toMap(
                                        Opening::turn, Opening::command, (first, _) -> first));
        List<Order> all = new ArrayList<>();
        for (Order order : orders) {
            Statement command =
                    order.seal().isPresent()
                            ? was.getOrDefault(all.size() + 1, order.command())
                            : order.command();
            all.add(
                    new Order(
                            command,
                            order.faces(),
                            order.events(),
                            order.openings(),
                            order.hash()));
        }
        return new Script(system, heading, setup, all);
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
            return new Script("", Heading.NONE, List.of(), List.of());
        }
        Statement first = statements.getFirst();
        boolean named = first.keyword().equals("system");
        if (!named || first.words().size() != 2) {
            Word at = first.words().get(named && first.words().size() > 2 ? 2 : 0);
            faults.add(first.fault(at, "\"system NAME\" as the first statement"));
        }
        String system = named && first.words().size() > 1 ? first.words().get(1).text() : "";
        Sorter sorter = new Sorter(faults);
        statements.subList(1, statements.size()).forEach(sorter::sort);
        return new Script(system, sorter.heading, sorter.setup, sorter.orders);
    }
}
