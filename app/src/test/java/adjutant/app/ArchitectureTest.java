package adjutant.app;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import adjutant.architecture.HouseContract;
import org.junit.jupiter.api.Test;

/**
 * The program: it may use libraries, and knows rule systems only through the kernel's interface.
 */
class ArchitectureTest implements HouseContract {
    @Override
    public int fewestClasses() {
        return 1;
    }

    @Test
    void onlyTheKernelIsKnown() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("adjutant.conquest..", "adjutant.gda..")
                .check(moduleClasses());
    }

    @Test
    void onlyTheStoreTouchesADatabase() {
        noClasses()
                .that()
                .resideOutsideOfPackage("adjutant.app.store")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "java.sql..",
                        "javax.sql..",
                        "org.jdbi..",
                        "org.flywaydb..",
                        "com.zaxxer..",
                        "org.h2..",
                        "org.postgresql..")
                .check(moduleClasses());
    }

    @Test
    void ofTheStoreOnlyItsFaceIsSeen() {
        classes()
                .that()
                .resideInAPackage("adjutant.app.store")
                .and()
                .arePublic()
                .and()
                .areTopLevelClasses()
                .should()
                .haveNameMatching(".*\\.(Store|Row|Appended|Stores|StoreFailed)")
                .check(moduleClasses());
    }

    @Test
    void theStoreKnowsNothingOfTheProgram() {
        noClasses()
                .that()
                .resideInAPackage("adjutant.app.store")
                .should()
                .dependOnClassesThat(
                        resideInAPackage("adjutant..")
                                .and(not(resideInAPackage("adjutant.app.store"))))
                .check(moduleClasses());
    }
}
