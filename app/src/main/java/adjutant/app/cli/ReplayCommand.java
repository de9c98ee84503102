package adjutant.app.cli;

import adjutant.app.battle.Faulty;
import adjutant.app.fair.Proof;
import adjutant.app.page.FactsPage;
import adjutant.game.Facts;
import adjutant.game.Match;
import adjutant.game.MatchRecord;
import adjutant.game.MatchRecord.Check;
import adjutant.game.RuleSystem;
import adjutant.game.Standing;
import adjutant.game.notation.Parsed;
import adjutant.game.notation.Script;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays a record again. */
@Command(
        name = "replay",
        mixinStandardHelpOptions = true,
        description = {
            "Plays a recorded match again and checks that every event and every die agrees.",
            "It is played with the profiles it holds. Where it differs: the first line, what the",
            "rules say now, and whether the record or the rules were changed since.",
            "Exit code 1 where it does not agree."
        },
        footer = {
            "",
            "Examples:",
            "  adjutant replay my.record",
            "  adjutant replay - --json < my.record",
            "  adjutant replay my.record --proof my.proof"
        })
final class ReplayCommand implements Callable<Integer> {
    private final Adjutant adjutant;

    @Parameters(paramLabel = "FILE", description = "A recorded match; - is standard input.")
    private String file = "";

    @Option(
            names = "--proof",
            paramLabel = "FILE",
            description = {
                "What the dice of a match played on a server are checked by: its /proof.",
                "Every die that the server threw is worked out again."
            })
    private Optional<String> proof = Optional.empty();

    @Mixin private JsonOption json = new JsonOption();

    ReplayCommand(Adjutant adjutant) {
        this.adjutant = adjutant;
    }

    @Override
    public Integer call() {
        return adjutant.print(adjutant.replay(file, proof.map(this::read)), json.form());
    }

    private Proof read(String name) {
        byte[] bytes = Sources.read(name, adjutant.shell().in());
        return Proofs.read(Adjutant.shown(name), bytes);
    }

    /**
     * What comes of playing a record again.
     *
     * @param proof what its dice are checked by
     * @throws Faulty where the text is no record
     */
    static <S, C, E> Answer answer(
            String source, RuleSystem<S, C, E> system, Script.Draft draft, Optional<Proof> proof) {
        Parsed<Check<S, C, E>> check = MatchRecord.check(system, draft.script());
        if (!draft.faults().isEmpty() || !check.faults().isEmpty()) {
            throw new Faulty(source, draft.faultsWith(check.faults()));
        }
        Facts.Builder facts = Facts.tree().put("system", system.id());
        return switch (check.orThrow()) {
            case Check.Agrees<S, C, E>(Match<S, C, E> match) -> {
                boolean running = system.standing(match.now()) instanceof Standing.Running;
                Proof.Extent extent = running ? Proof.Extent.RUNNING : Proof.Extent.OVER;
                yield checked(versions(played(facts, match), system, draft), match, proof, extent);
            }
            case Check.CutShort<S, C, E>(Match<S, C, E> match, int line) -> {
                Facts.Builder all = versions(played(facts, match), system, draft);
                all.put("sealedFromLine", line);
                yield checked(all, match, proof, Proof.Extent.SEALED);
            }
            case Check.Differs<S, C, E> differs ->
                    laid(versions(difference(facts, differs), system, draft), 1);
        };
    }

    private static Answer checked(
            Facts.Builder facts, Match<?, ?, ?> match, Optional<Proof> proof, Proof.Extent extent) {
        Optional<Proof.Finding> dice = proof.map(each -> each.check(thrown(match), extent));
        dice.ifPresent(finding -> facts.put("dice", Proofs.facts(finding)));
        return laid(
                facts, dice.map(finding -> finding.complaints().isEmpty()).orElse(true) ? 0 : 1);
    }

    private static <S, C, E> List<Proof.Thrown> thrown(Match<S, C, E> match) {
        List<Proof.Thrown> thrown = new ArrayList<>();
        S before = match.start();
        for (Match.Turn<S, C, E> turn : match.log()) {
            thrown.add(new Proof.Thrown(match.system().round(before), turn.faces()));
            before = turn.after();
        }
        return thrown;
    }

    /** Up to how many commands it agrees. */
    private static Facts.Builder played(Facts.Builder facts, Match<?, ?, ?> match) {
        return facts.put("agrees", true).put("commands", match.log().size());
    }

    private static Facts.Builder difference(Facts.Builder facts, Check.Differs<?, ?, ?> differs) {
        String cause =
                switch (differs.cause()) {
                    case ALTERED -> "the record was altered after it was written";
                    case RULES_CHANGED -> "the rules have changed since";
                    case SAME_VERSION -> "not known: the rules say they are of the same version";
                };
        return facts.put("agrees", false)
                .put("commands", differs.index())
                .put("line", differs.line())
                .put("recorded", differs.recorded())
                .put("now", differs.now())
                .put("altered", differs.cause() == MatchRecord.Cause.ALTERED)
                .put("cause", cause);
    }

    /** The versions of the rules then and now. */
    private static Facts.Builder versions(
            Facts.Builder facts, RuleSystem<?, ?, ?> system, Script.Draft draft) {
        String then = draft.script().heading().versionSaid().orElse("");
        return facts.put("version", then)
                .put("versionNow", system.version())
                .put("rulesChanged", !then.equals(system.version()));
    }

    private static Answer laid(Facts.Builder facts, int exitCode) {
        Facts.Tree tree = facts.build();
        return new Answer.Laid(tree, page -> FactsPage.draw(tree, 0, page), exitCode);
    }
}
