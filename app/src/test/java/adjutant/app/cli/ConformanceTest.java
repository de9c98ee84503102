package adjutant.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.app.json.JsonReader;
import adjutant.app.json.JsonText;
import adjutant.conquest.tables.Conformance;
import adjutant.game.Facts;
import adjutant.game.RuleSystems;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The program is the first engine that is asked the tables of examples, line by line. */
class ConformanceTest {
    @Test
    void theProgramAnswersEveryExampleOfTheTables() {
        List<Conformance.Question> questions = Conformance.questions();
        Run run =
                Run.Place.USUAL
                        .with(List.of(RuleSystems.find("conquest").orElseThrow()))
                        .with(lines(questions))
                        .run("answer");
        assertThat(run.code()).isZero();
        List<String> answers = run.out().lines().toList();
        assertThat(answers).hasSameSizeAs(questions);
        assertThat(questions).hasSizeGreaterThan(900);
        List<String> wrong = new ArrayList<>();
        for (int i = 0; i < answers.size(); i++) {
            Facts.Tree answer = read(answers.get(i));
            assertThat(answer.get("id")).contains(Facts.of(questions.get(i).id()));
            wrong.addAll(Conformance.wrong(questions.get(i), answer));
        }
        assertThat(wrong).isEmpty();
    }

    @Test
    void aQuestionThatCannotBeReadIsAnsweredWithItsFaults() {
        Run run =
                Run.on(
                        "{\"id\":\"x\",\"text\":\"system toy\\nmarsh\"}\n{\"id\":\"y\"}\nno",
                        "answer");
        assertThat(run.code()).isZero();
        assertThat(run.out().lines().toList())
                .hasSize(3)
                .allMatch(line -> line.contains("\"faults\""));
        assertThat(run.out()).contains("\"id\": \"x\"", "\"line\": 2");
    }

    private static String lines(List<Conformance.Question> questions) {
        return questions.stream()
                .map(question ->
                        JsonText.line(
                                Facts.tree()
                                        .put("id", question.id())
                                        .put("text", question.text())
                                        .build()))
                .collect(Collectors.joining("\n"));
    }

    private static Facts.Tree read(String line) {
        return JsonReader.read(line.getBytes(StandardCharsets.UTF_8)).orThrow();
    }
}
