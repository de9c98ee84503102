package adjutant.app.cli;

import adjutant.app.battle.Battle;
import adjutant.app.battle.Faulty;
import adjutant.app.battle.Systems;
import adjutant.app.json.JsonReader;
import adjutant.app.json.JsonText;
import adjutant.game.Facts;
import adjutant.game.Offer;
import adjutant.game.Side;
import adjutant.game.notation.Fault;
import adjutant.game.notation.Parsed;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Answers questions, one JSON document a line, until there are no more. */
@Command(
        name = "answer",
        mixinStandardHelpOptions = true,
        description = {
            "Answers questions from standard input, one JSON document a line, each in one line.",
            "A question: {\"id\": …, \"text\": a battle text, \"ask\": [\"ruling\", \"offers\"]}.",
            "An answer: the same id with \"rulings\" and \"offers\", or with \"faults\"."
        },
        footer = {"", "Example:", "  adjutant answer < questions.jsonl > answers.jsonl"})
final class AnswerCommand implements Callable<Integer> {
    private final Adjutant adjutant;

    AnswerCommand(Adjutant adjutant) {
        this.adjutant = adjutant;
    }

    @Override
    public Integer call() {
        Systems systems = adjutant.systems();
        BufferedReader lines =
                new BufferedReader(
                        new InputStreamReader(adjutant.shell().in(), StandardCharsets.UTF_8));
        try {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (!line.isBlank()) {
                    adjutant.shell().printData(JsonText.line(answer(line, systems)) + "\n");
                }
            }
        } catch (IOException e) {
            throw new Undoable("cannot read standard input: " + e.getMessage());
        }
        return 0;
    }

    private static Facts.Tree answer(String line, Systems systems) {
        return switch (JsonReader.read(line.getBytes(StandardCharsets.UTF_8))) {
            case Parsed.Bad<Facts.Tree>(List<Fault> faults) -> faulty(Facts.tree(), faults);
            case Parsed.Good<Facts.Tree>(Facts.Tree question) -> answer(question, systems);
        };
    }

    private static Facts.Tree answer(Facts.Tree question, Systems systems) {
        Facts.Builder answer = Facts.tree();
        question.get("id").ifPresent(id -> answer.put("id", id));
        if (!(question.get("text").orElse(Facts.Tree.EMPTY) instanceof Facts.Text(String text))) {
            Fault fault = new Fault(0, 0, "no \"text\"", "a battle text in \"text\"");
            return faulty(answer, List.of(fault));
        }
        try {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            return answered(Battle.read("text", bytes, systems), asked(question), answer);
        } catch (Faulty faulty) {
            return faulty(answer, faulty.faults());
        }
    }

    private static List<String> asked(Facts.Tree question) {
        return question.get("ask").orElse(Facts.Tree.EMPTY) instanceof Facts.Items(var values)
                ? values.stream()
                        .map(value -> value instanceof Facts.Text(String word) ? word : "")
                        .toList()
                : List.of("ruling");
    }

    private static <S, C, E> Facts.Tree answered(
            Battle<S, C, E> battle, List<String> asked, Facts.Builder answer) {
        if (asked.contains("ruling")) {
            Umpire<S, C, E> umpire =
                    new Umpire<>(battle, OptionalLong.empty(), Umpire.TooFew.ANSWER);
            umpire.take(battle.script().orders());
            answer.put("rulings", Facts.items(umpire.answers()));
        }
        if (asked.contains("offers")) {
            Facts.Builder sides = Facts.tree();
            for (Side side : Side.values()) {
                sides.put(side.name(), offers(battle.system().offers(battle.start(), side)));
            }
            answer.put("offers", sides.build());
        }
        return answer.build();
    }

    private static Facts offers(List<Offer> offers) {
        return Facts.items(offers.stream().map(AnswerCommand::offer).toList());
    }

    private static Facts.Tree offer(Offer offer) {
        Facts.Builder tree = Facts.tree().put("command", offer.command());
        if (!offer.ranges().isEmpty()) {
            Facts.Builder ranges = Facts.tree();
            for (int i = 0; i < offer.ranges().size(); i++) {
                Offer.Range range = offer.ranges().get(i);
                ranges.put(
                        "$" + (i + 1),
                        Facts.items(List.of(Facts.of(range.least()), Facts.of(range.most()))));
            }
            tree.put("ranges", ranges.build());
        }
        return tree.build();
    }

    private static Facts.Tree faulty(Facts.Builder answer, List<Fault> faults) {
        return answer.put("faults", Faulty.facts(faults)).build();
    }
}
