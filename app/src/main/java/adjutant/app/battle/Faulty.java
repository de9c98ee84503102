package adjutant.app.battle;

import adjutant.app.json.JsonText;
import adjutant.game.Facts;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Parsed;
import java.util.List;
import java.util.stream.Collectors;

/** What was given to the program is faulty: on its way from where that was seen to the message. */
public final class Faulty extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient String source;
    private final transient List<Fault> faults;

    /**
     * Faults of one source.
     *
     * @param source its name, such as a file
     * @param faults at least one
     */
    public Faulty(String source, List<Fault> faults) {
        super(faults.getFirst().toString());
        this.source = source;
        this.faults = List.copyOf(faults);
    }

    /** The value where there are no faults. */
    public static <T> T orThrow(String source, Parsed<T> parsed) {
        return switch (parsed) {
            case Parsed.Good<T>(T value) -> value;
            case Parsed.Bad<T>(List<Fault> faults) -> throw new Faulty(source, faults);
        };
    }

    /** A line for each fault: {@code source:line:column: found …, expected …}. */
    public String lines() {
        return faults.stream().map(this::line).collect(Collectors.joining());
    }

    private String line(Fault fault) {
        String line = fault.line() == 0 ? "" : ":" + fault.line();
        String column = fault.column() == 0 ? "" : ":" + fault.column();
        String said = "found " + fault.found() + ", expected " + fault.expected();
        return source + line + column + ": " + said + "\n";
    }

    /** The faults. */
    public List<Fault> faults() {
        return faults;
    }

    /** Some faults as facts. */
    public static Facts facts(List<Fault> faults) {
        return Facts.items(
                faults.stream()
                        .map(fault ->
                                Facts.tree()
                                        .put("line", fault.line())
                                        .put("column", fault.column())
                                        .put("found", fault.found())
                                        .put("expected", fault.expected())
                                        .build())
                        .toList());
    }

    /** The faults as a JSON document. */
    public String json() {
        Facts trees = facts(faults);
        return JsonText.of(Facts.tree().put("faults", trees).build());
    }
}
