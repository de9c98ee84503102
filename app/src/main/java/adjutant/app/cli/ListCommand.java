package adjutant.app.cli;

import adjutant.app.battle.Faulty;
import adjutant.app.page.FactsPage;
import adjutant.app.roster.RosterFile;
import adjutant.game.Facts;
import adjutant.game.Roster;
import adjutant.game.RuleSystem;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Parsed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Reads a list of what a player brings. */
@Command(
        name = "list",
        mixinStandardHelpOptions = true,
        description = {
            "Reads an army list in any layout that players use, prices and checks it.",
            "Text of list builders or pasted, .ros and .rosz of BattleScribe, JSON of New Recruit.",
            "Names every part that it does not understand. A list that is not legal is an answer."
        },
        footer = {
            "",
            "Examples:",
            "  adjutant list my-list.txt",
            "  adjutant list my-list.rosz --json",
            "  adjutant list - < my-list.txt"
        })
final class ListCommand implements Callable<Integer> {
    private final Adjutant adjutant;

    @Parameters(paramLabel = "FILE", description = "An army list; - is standard input.")
    private String file = "";

    @Mixin private JsonOption json = new JsonOption();

    @Option(names = "--system", paramLabel = "ID", description = "By the rules of this system.")
    private Optional<String> system = Optional.empty();

    ListCommand(Adjutant adjutant) {
        this.adjutant = adjutant;
    }

    @Override
    public Integer call() {
        List<RuleSystem<?, ?, ?>> systems = adjutant.systems().chosen(system);
        byte[] bytes = Sources.read(file, adjutant.shell().in(), RosterFile.MAX_DOCUMENT + 1);
        String source = Adjutant.shown(file);
        Roster roster = Faulty.orThrow(source, RosterFile.read(bytes));
        Facts.Tree facts = Faulty.orThrow(source, understood(roster, systems));
        return adjutant.print(
                new Answer.Laid(facts, page -> FactsPage.draw(facts, 0, page)), json.form());
    }

    /** What the one system says of it that reads it; faults where none does, or several do. */
    private static Parsed<Facts.Tree> understood(Roster roster, List<RuleSystem<?, ?, ?>> systems) {
        List<String> ids = new ArrayList<>();
        List<Facts.Tree> answers = new ArrayList<>();
        List<Fault> faults = new ArrayList<>();
        for (RuleSystem<?, ?, ?> each : systems) {
            switch (each.roster(roster)) {
                case Parsed.Good<Facts.Tree>(Facts.Tree answer) -> {
                    ids.add(each.id());
                    answers.add(answer);
                }
                case Parsed.Bad<Facts.Tree>(List<Fault> bad) -> faults.addAll(bad);
            }
        }
        if (answers.size() == 1) {
            return new Parsed.Good<>(answers.getFirst());
        }
        if (answers.size() > 1) {
            String expected = "--system with one of " + String.join(", ", ids);
            return Parsed.bad(new Fault(0, 0, "a list that several systems read", expected));
        }
        return faults.isEmpty()
                ? Parsed.bad(new Fault(0, 0, "no rule system", "one on the class path"))
                : new Parsed.Bad<>(faults);
    }
}
