package adjutant.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** The kernel's sources, and that the measuring itself finds what it should. */
class SourceShapeTest implements SourceShapeContract {
    @Test
    void theKernelNamesNoGame() {
        assertNoGameIsNamed();
    }

    @Test
    void aLongMethodIsFound() {
        assertThat(SourceShape.offences("A.java", method("", 61, ""), Map.of()))
                .containsExactly("A.java:3 run has 61 lines and no reason beside it");
        assertThat(SourceShape.offences("A.java", method("", 60, ""), Map.of())).isEmpty();
    }

    @Test
    void aReasonAboveOrInsideExcusesALongMethod() {
        assertThat(
                        SourceShape.offences(
                                "A.java", method("/** Long; the reason: x. */", 61, ""), Map.of()))
                .isEmpty();
        assertThat(
                        SourceShape.offences(
                                "A.java", method("", 61, "// Reason: one table."), Map.of()))
                .isEmpty();
    }

    @Test
    void aReasonElsewhereExcusesNothing() {
        assertThat(SourceShape.offences("A.java", method("/** x */", 61, "reason();"), Map.of()))
                .hasSize(1);
        String far = "// reason\nint other;\n" + "/** x */";
        assertThat(SourceShape.offences("A.java", method(far, 61, ""), Map.of())).hasSize(1);
    }

    @Test
    void aLongFileIsFoundUnlessItIsListed() {
        String text = "class A {}\n" + "// x\n".repeat(400);
        assertThat(SourceShape.offences("A.java", text, Map.of()))
                .containsExactly("A.java has 401 lines");
        assertThat(SourceShape.offences("A.java", text, Map.of("A.java", "one table"))).isEmpty();
        assertThat(SourceShape.offences("A.java", text, Map.of("A.java", " "))).hasSize(1);
    }

    @Test
    void aPublicThingWithoutJavadocIsFound() {
        String text =
                """
                public interface A {
                void told();
                record B(int x) {}
                /** Told. */
                default int known() {
                return 1;
                }
                @Override
                String toString();
                private void own() {}
                }
                class C {
                public void inside() {}
                }
                """;
        assertThat(SourceShape.offences("A.java", text, Map.of()))
                .containsExactly(
                        "A.java:1 A has no Javadoc",
                        "A.java:2 told has no Javadoc",
                        "A.java:3 B has no Javadoc");
    }

    private static String method(String above, int lines, String inside) {
        return "class A {\n"
                + above
                + "\nvoid run() {\n"
                + inside
                + "\n".repeat(lines - 2)
                + "}\n}\n";
    }
}
