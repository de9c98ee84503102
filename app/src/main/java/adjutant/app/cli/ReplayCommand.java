package adjutant.app.cli;

import adjutant.app.page.FactsPage;
import adjutant.game.Facts;
import adjutant.game.MatchRecord;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Script;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Plays a record again. */
@Command(
        name = "replay",
        mixinStandardHelpOptions = true,
        description = {
            "Plays a recorded match again and checks that every event and every die agrees.",
            "Exit code 1 where it does not agree."
        },
        footer = {
            "",
            "Examples:",
            "  adjutant replay my.record",
            "  adjutant replay - --json < my.record"
        })
final class ReplayCommand implements Callable<Integer> {
    private final Adjutant adjutant;

    @Parameters(paramLabel = "FILE", description = "A recorded match; - is standard input.")
    private String file = "";

    @Mixin private JsonOption json = new JsonOption();

    ReplayCommand(Adjutant adjutant) {
        this.adjutant = adjutant;
    }

    @Override
    public Integer call() {
        Answer answer = answer(adjutant.battle(file));
        return adjutant.print(answer, json.form());
    }

    private static <S, C, E> Answer answer(Battle<S, C, E> battle) {
        List<Script.Order> orders = battle.script().orders();
        if (orders.stream().anyMatch(order -> order.hash().isEmpty())) {
            throw new Faulty(
                    battle.source(),
                    orders.stream()
                            .filter(order -> order.hash().isEmpty())
                            .map(ReplayCommand::unrecorded)
                            .toList());
        }
        Facts.Builder facts = Facts.tree().put("system", battle.system().id());
        return switch (Faulty.orThrow(
                battle.source(), MatchRecord.check(battle.system(), battle.script()))) {
            case MatchRecord.Check.Agrees(int commands) ->
                    laid(facts.put("agrees", true).put("commands", commands).build(), 0);
            case MatchRecord.Check.Differs(int index, String recorded, String now) ->
                    laid(
                            facts.put("agrees", false)
                                    .put("commands", index)
                                    .put("line", orders.get(index).command().line())
                                    .put("recorded", recorded.strip())
                                    .put("now", now.strip())
                                    .build(),
                            1);
        };
    }

    private static Fault unrecorded(Script.Order order) {
        return order.command().fault("a \"do\" without \"hash\"", "a recorded match");
    }

    private static Answer laid(Facts.Tree facts, int exitCode) {
        return new Answer.Laid(facts, page -> FactsPage.draw(facts, 0, page), exitCode);
    }
}
