package adjutant.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * What the classes of the kernel and of every rule system keep to besides: no libraries, no clock,
 * no random numbers, no files, no threads, and arithmetic that is the same on every machine.
 */
public interface PurityContract extends HouseContract {
    /** The packages of ours that the module may use, itself included. */
    String[] ownPackages();

    @Test
    default void onlyTheLanguageNullMarksAndTheKernelAreUsed() {
        classes()
                .that(areNot(Exempt.OF_LIBRARIES))
                .should()
                .onlyDependOnClassesThat(
                        resideInAnyPackage(ownPackages())
                                .or(
                                        resideInAnyPackage(
                                                "java.lang..",
                                                "java.util..",
                                                "java.math..",
                                                "org.jspecify.annotations.."))
                                .or(areText()))
                .allowEmptyShould(true)
                .check(moduleClasses());
    }

    @Test
    default void nothingIsReadFromTheWorld() {
        noClasses()
                .that(areNot(Exempt.OF_PURITY))
                .should()
                .dependOnClassesThat(areOfTheWorld())
                .orShould()
                .accessTargetWhere(
                        calls("java.lang.System", Set.of("nanoTime", "currentTimeMillis")))
                .orShould()
                .accessTargetWhere(calls("java.lang.Math", Set.of("random")))
                .orShould()
                .accessTargetWhere(calls("java.util.UUID", Set.of("randomUUID")))
                .allowEmptyShould(true)
                .check(moduleClasses());
    }

    @Test
    default void trigonometryIsTheSameOnEveryMachine() {
        noClasses()
                .should()
                .accessTargetWhere(
                        calls(
                                "java.lang.Math",
                                Set.of(
                                        "sin", "cos", "tan", "asin", "acos", "atan", "atan2",
                                        "hypot")))
                .because("Math may differ from machine to machine in the last bit; use StrictMath")
                .allowEmptyShould(true)
                .check(moduleClasses());
    }

    private static DescribedPredicate<JavaClass> areOfTheWorld() {
        Set<String> types =
                Set.of(
                        "java.util.Random",
                        "java.util.SplittableRandom",
                        "java.util.Timer",
                        "java.lang.Thread",
                        "java.lang.ThreadLocal",
                        "java.lang.Runtime",
                        "java.lang.ProcessBuilder");
        DescribedPredicate<JavaClass> packages =
                resideInAnyPackage(
                        "java.time..",
                        "java.io..",
                        "java.nio..",
                        "java.util.concurrent..",
                        "java.util.random..",
                        "java.util.zip..",
                        "java.util.jar..",
                        "java.util.logging..",
                        "java.util.prefs..");
        return describe(
                "are clocks, random numbers, files, streams or threads",
                type ->
                        types.contains(type.getName())
                                || (packages.test(type) && !areText().test(type)));
    }

    /** Character sets, the buffers they work on, and Unicode's normal forms: they reach no file. */
    private static DescribedPredicate<JavaClass> areText() {
        Set<String> types =
                Set.of("java.nio.ByteBuffer", "java.nio.CharBuffer", "java.text.Normalizer");
        return describe(
                "read and write characters",
                type ->
                        type.getPackageName().equals("java.nio.charset")
                                || types.contains(outermost(type)));
    }

    private static DescribedPredicate<JavaAccess<?>> calls(String owner, Set<String> names) {
        return describe(
                "call " + owner + "." + names,
                access ->
                        access.getTargetOwner().getName().equals(owner)
                                && names.contains(access.getTarget().getName()));
    }

    private static DescribedPredicate<JavaClass> areNot(Set<String> exempt) {
        return describe(
                "are not exempt",
                type ->
                        exempt.stream()
                                .noneMatch(name -> type.isAssignableTo(name) || isIn(type, name)));
    }

    private static String outermost(JavaClass type) {
        return type.getName().replaceFirst("\\$.*", "");
    }

    private static boolean isIn(JavaClass type, String name) {
        return type.getName().startsWith(name + "$");
    }

    /** Who may do what others may not, each with its reason. */
    final class Exempt {
        /**
         * Dice come from the world; profile tables come from the class path through one reader; the
         * runner plays games on several threads.
         */
        static final Set<String> OF_PURITY =
                Set.of(
                        "adjutant.chance.DiceSource",
                        "adjutant.game.Resources",
                        "adjutant.play.simulation.LocalRunner");

        /** As for purity; and records are chained by SHA-256, which java.security computes. */
        static final Set<String> OF_LIBRARIES =
                Set.of(
                        "adjutant.chance.DiceSource",
                        "adjutant.game.Resources",
                        "adjutant.game.Digest");

        private Exempt() {}
    }
}
