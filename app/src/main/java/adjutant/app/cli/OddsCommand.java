package adjutant.app.cli;

import adjutant.app.battle.Battle;
import adjutant.app.battle.Faulty;
import adjutant.game.RuleSystem.OddsExtra;
import adjutant.game.notation.Fault;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Works out odds of a file, of a short question, or of a raw chain of dice. */
@Command(
        name = "odds",
        mixinStandardHelpOptions = true,
        description = {
            "The exact law of what a command would bring.",
            "Of a file: of its last \"do\"; those before it have faces, or --chain.",
            "Of words: the same without a file, in the short form of a rule system."
        },
        footer = {
            "",
            "Examples:",
            "  adjutant odds my.battle",
            "  adjutant odds my.battle --chain --json",
            "  adjutant odds --fight chains.json --id S --json"
        })
final class OddsCommand implements Callable<Integer> {
    private final Adjutant adjutant;

    @Parameters(
            paramLabel = "FILE | WORDS",
            arity = "0..*",
            description = "A battle file (- is standard input), or the words of a question.")
    private List<String> words = new ArrayList<>();

    @Mixin private JsonOption json = new JsonOption();

    @Option(names = "--chain", description = "The law of all \"do\" in order; no faces needed.")
    private boolean chain;

    @Option(names = "--joint", description = "Adds the joint law.")
    private boolean joint;

    @Option(names = "--exact", description = "Adds exact fractions.")
    private boolean exact;

    @Option(names = "--facing", paramLabel = "SIDE", description = "Words: the facing attacked.")
    private Optional<String> facing = Optional.empty();

    @Option(names = "--with", paramLabel = "LIST", description = "Words: what the actor has.")
    private Optional<String> with = Optional.empty();

    @Option(
            names = "--target-with",
            paramLabel = "LIST",
            description = "Words: what the target has.")
    private Optional<String> targetWith = Optional.empty();

    @Option(names = "--then", paramLabel = "COMMAND", description = "Words: what follows.")
    private Optional<String> then = Optional.empty();

    @Option(names = "--as-battle", description = "Words: prints the battle file they stand for.")
    private boolean asBattle;

    @Option(names = "--all", description = "Draws every law as a chart.")
    private boolean all;

    @Option(
            names = "--system",
            paramLabel = "ID",
            description = "Words: in the short form of this rule system.")
    private Optional<String> system = Optional.empty();

    @Option(names = "--fight", paramLabel = "FILE", description = "A JSON file of raw chains.")
    private Optional<String> fight = Optional.empty();

    @Option(names = "--id", paramLabel = "ID", description = "Of the file: this chain only.")
    private Optional<String> id = Optional.empty();

    OddsCommand(Adjutant adjutant) {
        this.adjutant = adjutant;
    }

    @Override
    public Integer call() {
        checkUsage();
        return adjutant.print(answer(), json.form());
    }

    private Answer answer() {
        if (fight.isPresent()) {
            byte[] bytes = Sources.read(fight.get(), adjutant.shell().in());
            String source = Adjutant.shown(fight.get());
            return new Fights(source, adjutant.systems().chosen(system)).answer(bytes, id);
        }
        if (words.size() == 1) {
            Battle<?, ?, ?> battle = adjutant.battle(words.getFirst());
            return chain
                    ? Forecaster.chain(battle, extras(), detail())
                    : Forecaster.last(battle, extras(), detail());
        }
        Asked<?, ?, ?> asked =
                Asked.of(adjutant.systems().chosen(system), words, shortFormOptions());
        return asBattle ? asked.battle() : asked.odds(extras(), detail());
    }

    private Map<String, String> shortFormOptions() {
        Map<String, String> options = new TreeMap<>();
        facing.ifPresent(value -> options.put("facing", value));
        with.ifPresent(value -> options.put("with", value));
        targetWith.ifPresent(value -> options.put("target-with", value));
        then.ifPresent(value -> options.put("then", value));
        return options;
    }

    private Forecaster.Detail detail() {
        return all ? Forecaster.Detail.ALL : Forecaster.Detail.HEADLINES;
    }

    private Set<OddsExtra> extras() {
        Set<OddsExtra> extras = EnumSet.noneOf(OddsExtra.class);
        if (joint) {
            extras.add(OddsExtra.JOINT);
        }
        if (exact) {
            extras.add(OddsExtra.EXACT);
        }
        return extras;
    }

    private void checkUsage() {
        boolean ofFight = fight.isPresent();
        boolean ofWords = !ofFight && words.size() > 1;
        boolean ofFile = !ofFight && words.size() == 1;
        List<Fault> faults = new ArrayList<>();
        if (!ofFight && words.isEmpty()) {
            faults.add(
                    wrong("nothing to weigh", "a battle file, the words of a question, --fight"));
        }
        if (ofFight && !words.isEmpty()) {
            faults.add(wrong("--fight with " + words.getFirst(), "--fight without file or words"));
        }
        if (id.isPresent() && !ofFight) {
            faults.add(wrong("--id", "--id together with --fight"));
        }
        if (chain && !ofFile) {
            faults.add(wrong("--chain", "--chain together with a battle file"));
        }
        if ((joint || exact) && ofFight) {
            faults.add(wrong("--joint or --exact", "neither of them together with --fight"));
        }
        if (ofFile && system.isPresent()) {
            faults.add(wrong("--system", "none, since a battle file names its system"));
        }
        if (!ofWords && (asBattle || !shortFormOptions().isEmpty())) {
            String expected = "it together with the words of a question";
            shortFormOptions().keySet().forEach(key -> faults.add(wrong("--" + key, expected)));
            faults.addAll(asBattle ? List.of(wrong("--as-battle", expected)) : List.of());
        }
        if (!faults.isEmpty()) {
            throw new Faulty("command line", faults);
        }
    }

    private static Fault wrong(String found, String expected) {
        return new Fault(0, 0, found, expected);
    }
}
