package adjutant.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import org.junit.jupiter.api.Test;

/** The kernel: battlefield and chance stand alone, game stands on both. */
class ArchitectureTest implements PurityContract {
    @Override
    public int fewestClasses() {
        return 15;
    }

    @Override
    public String[] ownPackages() {
        return new String[] {"adjutant.battlefield..", "adjutant.chance..", "adjutant.game.."};
    }

    @Test
    void theBattlefieldKnowsNoDiceAndNoGame() {
        noClasses()
                .that()
                .resideInAPackage("adjutant.battlefield..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("adjutant.chance..", "adjutant.game..")
                .allowEmptyShould(true)
                .check(moduleClasses());
    }

    @Test
    void chanceKnowsNoBattlefieldAndNoGame() {
        noClasses()
                .that()
                .resideInAPackage("adjutant.chance..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("adjutant.battlefield..", "adjutant.game..")
                .allowEmptyShould(true)
                .check(moduleClasses());
    }
}
