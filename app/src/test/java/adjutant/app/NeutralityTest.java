package adjutant.app;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.game.RuleSystem;
import adjutant.game.RuleSystems;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The program knows no game. */
class NeutralityTest {
    private final JavaClasses classes =
            new ClassFileImporter()
                    .withImportOption(new ImportOption.DoNotIncludeTests())
                    .importPackages("adjutant.app");

    @Test
    void theProgramSeesOnlyTheKernelAndItsLibraries() {
        assertThat(classes.size()).isGreaterThan(20);
        ArchRuleDefinition.classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "adjutant.app..",
                        "adjutant.game..",
                        "adjutant.chance..",
                        "adjutant.battlefield.geometry..",
                        "adjutant.play..",
                        "java..",
                        "javax.crypto..",
                        "javax.sql..",
                        "javax.xml.stream..",
                        "com.zaxxer.hikari..",
                        "org.flywaydb.core..",
                        "org.jdbi.v3.core..",
                        "org.postgresql..",
                        "picocli..",
                        "com.fasterxml.jackson..",
                        "io.helidon..",
                        "org.jspecify..")
                .check(classes);
    }

    @Test
    void jsonAndPageDoNotKnowTheCommandLine() {
        ArchRuleDefinition.noClasses()
                .that()
                .resideInAnyPackage("adjutant.app.json", "adjutant.app.page")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("adjutant.app.cli")
                .check(classes);
    }

    @Test
    void noSourceNamesARuleSystem() throws IOException {
        List<String> ids = RuleSystems.all().stream().map(RuleSystem::id).toList();
        assertThat(ids).contains("toy");
        try (Stream<Path> files = Files.walk(Path.of("src/main"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String text = Files.readString(file).toLowerCase(Locale.ROOT);
                assertThat(ids)
                        .as(file.toString())
                        .noneMatch(id -> text.matches("(?s).*\\b" + id + "\\b.*"));
            }
        }
    }
}
