package adjutant.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;

/** What the classes of every module keep to. A module's {@code ArchitectureTest} implements it. */
public interface HouseContract {
    /** The fewest classes that must have been seen, so that the rules cannot pass on nothing. */
    int fewestClasses();

    /** The compiled main classes of the module whose tests run, and no others. */
    default JavaClasses moduleClasses() {
        return Imported.CLASSES;
    }

    @Test
    default void enoughClassesWereSeen() {
        long seen =
                moduleClasses().stream()
                        .filter(type -> !type.getSimpleName().equals("package-info"))
                        .count();
        assertThat(seen).as("classes seen").isGreaterThanOrEqualTo(fewestClasses());
    }

    @Test
    default void everyPackageIsNullMarked() {
        assertThat(
                        moduleClasses().stream()
                                .map(JavaClass::getPackage)
                                .filter(named -> !named.isAnnotatedWith(NullMarked.class))
                                .map(named -> named.getName())
                                .distinct())
                .as("packages without @NullMarked in their package-info")
                .isEmpty();
    }

    @Test
    default void packagesHaveNoCycles() {
        slices().matching("adjutant.(**)")
                .should()
                .beFreeOfCycles()
                .allowEmptyShould(true)
                .check(moduleClasses());
    }

    @Test
    default void recordComponentsCannotBeChanged() {
        classes()
                .that(
                        com.tngtech.archunit.base.DescribedPredicate.describe(
                                "are records", JavaClass::isRecord))
                .should(holdNothingMutable())
                .allowEmptyShould(true)
                .check(moduleClasses());
    }

    @Test
    default void casesOfASealedInterfaceAreClosed() {
        classes()
                .that()
                .areInterfaces()
                .should(permitOnlyClosedCases())
                .allowEmptyShould(true)
                .check(moduleClasses());
    }

    @Test
    default void namesSayWhatAThingIs() {
        noClasses()
                .should()
                .haveNameMatching(".*[.$](\\w*(Manager|Helper|Impl)|\\w*Util\\w*|Abstract\\w*)")
                .because("such names say nothing (STYLE 2)")
                .allowEmptyShould(true)
                .check(moduleClasses());
    }

    private static ArchCondition<JavaClass> holdNothingMutable() {
        return new ArchCondition<>("hold neither arrays nor mutable collections") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                type.getFields().stream()
                        .filter(field -> !field.getModifiers().contains(JavaModifier.STATIC))
                        .filter(field -> isMutable(field.getRawType()))
                        .map(field -> field.getFullName() + " is a " + field.getRawType().getName())
                        .forEach(text -> events.add(SimpleConditionEvent.violated(type, text)));
            }
        };
    }

    private static boolean isMutable(JavaClass type) {
        boolean collection =
                type.isAssignableTo(Collection.class) || type.isAssignableTo(Map.class);
        return type.isArray()
                || (collection && !type.isInterface())
                || type.isAssignableTo(BitSet.class)
                || type.isAssignableTo(StringBuilder.class)
                || type.getPackageName().startsWith("java.util.concurrent");
    }

    private static ArchCondition<JavaClass> permitOnlyClosedCases() {
        return new ArchCondition<>("permit only records, enums, sealed types and values") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                Class<?> reflected = type.reflect();
                if (!reflected.isSealed()) {
                    return;
                }
                Arrays.stream(reflected.getPermittedSubclasses())
                        .filter(each -> !isClosed(each))
                        .map(each -> each.getName() + " is neither record, enum, sealed nor value")
                        .forEach(text -> events.add(SimpleConditionEvent.violated(type, text)));
            }
        };
    }

    /**
     * Whether a type is a record, an enum, sealed, or a value that a record could not keep whole.
     */
    private static boolean isClosed(Class<?> type) {
        return type.isRecord() || type.isEnum() || type.isSealed() || isValue(type);
    }

    /** Whether a class is final, made only by its own factories, and holds only final fields. */
    private static boolean isValue(Class<?> type) {
        return Modifier.isFinal(type.getModifiers())
                && Arrays.stream(type.getDeclaredConstructors())
                        .allMatch(each -> Modifier.isPrivate(each.getModifiers()))
                && Arrays.stream(type.getDeclaredFields())
                        .allMatch(each -> Modifier.isFinal(each.getModifiers()));
    }

    /** Holds the classes, imported once: reading them costs more than checking them. */
    final class Imported {
        private static final JavaClasses CLASSES =
                new ClassFileImporter().importPath(Path.of("target", "classes"));

        private Imported() {}
    }
}
