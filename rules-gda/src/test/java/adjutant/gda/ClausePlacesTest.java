package adjutant.gda;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.game.Clause;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Where clauses are applied: the table that is shown must be what the sources say. */
class ClausePlacesTest {
    private static final Path SOURCES = Path.of("src/main/java/adjutant");
    private static final Path TABLE = Path.of("src/main/resources/adjutant/gda/clause-places.tsv");
    private static final Pattern CITED =
            Pattern.compile("GdaClause\\.([A-Z0-9_]+)|@rule (GDA-[A-Za-z0-9-]+)");

    private static final Map<String, String> CLAUSES =
            Stream.of(GdaClause.values()).collect(Collectors.toMap(Enum::name, GdaClause::id));

    @Test
    void theTableOfPlacesIsWhatTheSourcesSay() throws IOException {
        String now = table();
        if (Boolean.getBoolean("bless")) {
            Files.writeString(TABLE, now);
        }
        assertThat(Files.readString(TABLE)).isEqualTo(now);
    }

    @Test
    void sourcesCiteOnlyClausesThatExist() throws IOException {
        assertThat(places().keySet()).allMatch(id -> GdaClause.of(id).isPresent());
    }

    @Test
    void everyClauseIsAppliedOrPendingOrNotUsed() {
        List<String> nowhere =
                Clauses.entries().stream()
                        .filter(clause -> clause.status() != Clause.Status.PENDING)
                        .filter(clause -> !clause.text().startsWith("Not used:"))
                        .filter(clause -> clause.where().isEmpty())
                        .map(Clause.Entry::id)
                        .toList();
        assertThat(nowhere).isEmpty();
    }

    private static String table() throws IOException {
        Map<String, Set<String>> places = places();
        StringBuilder text =
                new StringBuilder("# clause\tclasses that apply it (written by a test)\n");
        for (GdaClause clause : GdaClause.values()) {
            Set<String> where = places.getOrDefault(clause.id(), new TreeSet<>());
            if (!where.isEmpty()) {
                text.append(clause.id()).append('\t').append(String.join(" ", where)).append('\n');
            }
        }
        return text.toString();
    }

    private static Map<String, Set<String>> places() throws IOException {
        try (Stream<Path> files = Files.walk(SOURCES)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> !file.endsWith("GdaClause.java"))
                    .flatMap(ClausePlacesTest::citations)
                    .collect(
                            Collectors.groupingBy(
                                    Map.Entry::getKey,
                                    Collectors.mapping(
                                            Map.Entry::getValue,
                                            Collectors.toCollection(TreeSet::new))));
        }
    }

    private static Stream<Map.Entry<String, String>> citations(Path file) {
        String name = SOURCES.relativize(file).toString().replace(".java", "").replace('/', '.');
        List<Map.Entry<String, String>> found = new ArrayList<>();
        Matcher cited = CITED.matcher(read(file));
        while (cited.find()) {
            id(cited).ifPresent(id -> found.add(Map.entry(id, name)));
        }
        return found.stream();
    }

    private static Optional<String> id(Matcher cited) {
        return cited.group(2) != null
                ? Optional.of(cited.group(2))
                : Optional.ofNullable(CLAUSES.get(cited.group(1)));
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
