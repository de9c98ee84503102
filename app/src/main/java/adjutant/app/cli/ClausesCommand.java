package adjutant.app.cli;

import adjutant.app.page.FactsPage;
import adjutant.app.page.Page;
import adjutant.game.Clause;
import adjutant.game.Facts;
import adjutant.game.RuleSystem;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Lists clauses. */
@Command(
        name = "clauses",
        mixinStandardHelpOptions = true,
        description = {
            "Every clause of a rule system.",
            "Its id, what it says in our words, how far it is built (implemented, pending, house,",
            "not in 2.x), and where."
        },
        footer = {"", "Examples:", "  adjutant clauses", "  adjutant clauses --json"})
final class ClausesCommand implements Callable<Integer> {
    private final Adjutant adjutant;

    @Mixin private JsonOption json = new JsonOption();

    @Option(names = "--system", paramLabel = "ID", description = "Of this system only.")
    private Optional<String> system = Optional.empty();

    ClausesCommand(Adjutant adjutant) {
        this.adjutant = adjutant;
    }

    @Override
    public Integer call() {
        List<RuleSystem<?, ?, ?>> systems = adjutant.systems().chosen(system);
        List<Clause.Entry> entries =
                systems.stream().flatMap(chosen -> chosen.clauses().stream()).toList();
        Facts facts = Facts.items(entries.stream().map(ClausesCommand::tree).toList());
        return adjutant.print(new Answer.Laid(facts, page -> draw(systems, page)), json.form());
    }

    private static Facts.Tree tree(Clause.Entry entry) {
        return Facts.tree()
                .put("id", entry.id())
                .put("text", entry.text())
                .put("status", entry.status().label())
                .put("where", Facts.texts(entry.where()))
                .build();
    }

    private static void draw(List<RuleSystem<?, ?, ?>> systems, Page page) {
        for (RuleSystem<?, ?, ?> system : systems) {
            List<Facts.Tree> rows = system.clauses().stream().map(ClausesCommand::row).toList();
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
