package adjutant.app.cli;

import adjutant.app.page.FactsPage;
import adjutant.game.Facts;
import adjutant.game.RuleSystem;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Lists the rule systems. */
@Command(
        name = "systems",
        mixinStandardHelpOptions = true,
        description = "The rule systems there are, with their versions.",
        footer = {"", "Examples:", "  adjutant systems", "  adjutant systems --json"})
final class SystemsCommand implements Callable<Integer> {
    private final Adjutant adjutant;

    @Mixin private JsonOption json = new JsonOption();

    SystemsCommand(Adjutant adjutant) {
        this.adjutant = adjutant;
    }

    @Override
    public Integer call() {
        List<Facts.Tree> rows = adjutant.systems().all().stream().map(SystemsCommand::row).toList();
        Facts.Tree named = Facts.tree().put("ruleSystems", Facts.items(rows)).build();
        return adjutant.print(
                new Answer.Laid(Facts.items(rows), page -> FactsPage.draw(named, 0, page)),
                json.form());
    }

    private static Facts.Tree row(RuleSystem<?, ?, ?> system) {
        return Facts.tree()
                .put("id", system.id())
                .put("version", system.version())
                .put("clauses", system.clauses().size())
                .build();
    }
}
