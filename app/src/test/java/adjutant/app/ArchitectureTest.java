package adjutant.app;

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
}
