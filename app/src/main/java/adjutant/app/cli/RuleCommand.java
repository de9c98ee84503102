package adjutant.app.cli;

import adjutant.app.battle.Battle;
import adjutant.game.Facts;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Rules on the orders of a battle file. */
@Command(
        name = "rule",
        mixinStandardHelpOptions = true,
        description = {
            "The ruling on each \"do\" of a battle file, with every reason.",
            "Dice are taken from the \"faces\" line under it, or thrown, or left out."
        },
        footer = {
            "",
            "Examples:",
            "  adjutant rule my.battle",
            "  adjutant rule my.battle --json --roll 2026",
            "  adjutant rule - --partial < my.battle"
        })
final class RuleCommand implements Callable<Integer> {
    private final Adjutant adjutant;

    @Parameters(paramLabel = "FILE", description = "A battle file; - is standard input.")
    private String file = "";

    @Mixin private JsonOption json = new JsonOption();

    @Option(
            names = "--roll",
            paramLabel = "SEED",
            description = "Throws the dice of orders without faces; the same for the same number.")
    private Optional<Long> roll = Optional.empty();

    @Option(
            names = "--partial",
            description = "Too few faces are no fault: says what is known and which come next.")
    private boolean partial;

    RuleCommand(Adjutant adjutant) {
        this.adjutant = adjutant;
    }

    @Override
    public Integer call() {
        return adjutant.print(answer(adjutant.battle(file)), json.form());
    }

    private <S, C, E> Answer answer(Battle<S, C, E> battle) {
        OptionalLong seed = roll.map(OptionalLong::of).orElse(OptionalLong.empty());
        Umpire.TooFew tooFew = partial ? Umpire.TooFew.ANSWER : Umpire.TooFew.FAULT;
        Umpire<S, C, E> umpire = new Umpire<>(battle, seed, tooFew);
        umpire.take(battle.script().orders());
        List<Facts.Tree> answers = umpire.answers();
        return new Answer.Laid(Facts.items(answers), page -> RulingPage.draw(answers, page));
    }
}
