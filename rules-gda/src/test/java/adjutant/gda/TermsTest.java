package adjutant.gda;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.game.Resources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The words of the notation in English and Russian. */
class TermsTest {
    private static final List<List<String>> ROWS =
            Resources.rows(Resources.text(GdaClause.class, "terms.tsv"));

    @Test
    void everyWordHasBothLanguagesOnce() {
        assertThat(ROWS)
                .allSatisfy(row -> {
                    assertThat(row).hasSize(3);
                    assertThat(row.get(1)).matches("[\\p{IsLatin}0-9 ,!()-]+");
                    assertThat(row.get(2)).matches("[\\p{IsCyrillic} ,!;()«»-]+");
                });
        assertThat(ROWS.stream().map(List::getFirst)).doesNotHaveDuplicates();
        assertThat(ROWS.stream().map(row -> row.get(1))).doesNotHaveDuplicates();
    }

    @Test
    void theWordsOfTheNotationAreAllThere() {
        assertThat(ROWS.stream().map(List::getFirst))
                .contains(
                        "line", "column", "companies", "square", "skirmish", "limbered", "deployed")
                .contains("infantry", "cavalry", "foot-artillery", "horse-artillery", "screen")
                .contains("heavy", "cuirassier", "light", "lancer", "cossack", "campaign")
                .contains("obeys", "hesitant", "faltering", "demoralised")
                .contains("unformed", "fd-lost", "retiring", "retreating", "routing", "low-ammo")
                .contains("rough", "severe", "woods", "stream", "ford", "bridge", "road", "hill")
                .contains("crest", "bua", "steep", "redoubt", "strongpoint");
    }

    @Test
    void theGlossaryHoldsTheSamePairs() throws IOException {
        String glossary =
                Files.readString(
                        Path.of(System.getProperty("project.root", ".."))
                                .resolve("docs/glossary.md"));
        assertThat(ROWS)
                .allSatisfy(row ->
                        assertThat(glossary)
                                .contains("| " + row.get(1) + " | " + row.get(2) + " |"));
    }
}
