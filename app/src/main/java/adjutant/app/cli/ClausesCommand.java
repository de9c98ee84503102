package adjutant.app.cli;

import adjutant.app.battle.Faulty;
import adjutant.app.page.FactsPage;
import adjutant.app.page.Page;
import adjutant.game.Clause;
import adjutant.game.Facts;
import adjutant.game.RuleSystem;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Names;
import adjutant.game.notation.Word;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lists clauses. */
@Command(
        name = "clauses",
        mixinStandardHelpOptions = true,
        description = {
            "Every clause of a rule system.",
            "Its id, what it says in our words, how far it is built (implemented, pending, house,",
            "not in 2.x), and where. With ids only those clauses."
        },
        footer = {"", "Examples:", "  adjutant clauses", "  adjutant clauses --json"})
final class ClausesCommand implements Callable<Integer> {
    private final Adjutant adjutant;

    @Parameters(paramLabel = "ID", arity = "0..*", description = "Of these clauses only.")
    private List<String> ids = List.of();

    @Mixin private JsonOption json = new JsonOption();

    @Option(names = "--system", paramLabel = "ID", description = "Of this system only.")
    private Optional<String> system = Optional.empty();

    ClausesCommand(Adjutant adjutant) {
        this.adjutant = adjutant;
    }

    @Override
    public Integer call() {
        List<RuleSystem<?, ?, ?>> systems = adjutant.systems().chosen(system);
        checkIds(systems);
        Facts facts =
                Facts.items(
                        systems.stream().flatMap(this::wanted).map(ClausesCommand::tree).toList());
        return adjutant.print(new Answer.Laid(facts, page -> draw(systems, page)), json.form());
    }

    private Stream<Clause.Entry> wanted(RuleSystem<?, ?, ?> chosen) {
        return chosen.clauses().stream().filter(entry -> ids.isEmpty() || ids.contains(entry.id()));
    }

    private void checkIds(List<RuleSystem<?, ?, ?>> systems) {
        List<String> known =
                systems.stream()
                        .flatMap(each -> each.clauses().stream())
                        .map(Clause.Entry::id)
                        .toList();
        List<Fault> faults =
                ids.stream()
                        .filter(id -> !known.contains(id))
                        .map(id ->
                                new Fault(0, 0, Word.quote(id), Names.oneOf("a clause", id, known)))
                        .toList();
        if (!faults.isEmpty()) {
            throw new Faulty("command line", faults);
        }
    }

    private static Facts.Tree tree(Clause.Entry entry) {
        return Facts.tree()
                .put("id", entry.id())
                .put("text", entry.text())
                .put("status", entry.status().label())
                .put("where", Facts.texts(entry.where()))
                .build();
    }

    private void draw(List<RuleSystem<?, ?, ?>> systems, Page page) {
        for (RuleSystem<?, ?, ?> system : systems) {
            List<Facts.Tree> rows = wanted(system).map(ClausesCommand::row).toList();
            if (rows.isEmpty()) {
                continue;
            }
            FactsPage.draw(Facts.tree().put(system.id(), Facts.items(rows)).build(), 0, page);
        }
    }

    private static Facts.Tree row(Clause.Entry entry) {
        String where = entry.where().isEmpty() ? "" : " (" + String.join(", ", entry.where()) + ")";
        return Facts.tree()
                .put("clause", entry.id())
                .put("status", entry.status().label())
                .put("text", entry.text() + where)
                .build();
    }
}
