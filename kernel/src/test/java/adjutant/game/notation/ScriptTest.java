package adjutant.game.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScriptTest {
    private static Parsed<Script> script(String text) {
        return Statements.read(text).then(Script::of);
    }

    private static Script.Draft draft(String text) {
        return Script.draft(text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void descriptionOrdersAndRecordAreParted() {
        Script script =
                script(
                                "system toy\nunit a1\ndo end\nfaces 1 6\nevent x 1\nevent y\nhash 00\nunit b1")
                        .orThrow();
        assertThat(script.system()).isEqualTo("toy");
        assertThat(script.setup()).extracting(Statement::line).containsExactly(2, 8);
        Script.Order order = script.orders().getFirst();
        assertThat(order.command().toString()).isEqualTo("end");
        assertThat(order.faces()).contains(new Script.FaceLine(4, List.of(1, 6)));
        assertThat(order.events()).extracting(Statement::toString).containsExactly("x 1", "y");
        assertThat(order.hash()).map(Statement::toString).contains("hash 00");
    }

    @Test
    void anEmptyTextIsAFault() {
        assertThat(script("# nothing\n").faults()).extracting(Fault::line).containsExactly(1);
    }

    @Test
    void systemComesFirstAndOnce() {
        assertThat(script("unit a1\nsystem toy").faults())
                .extracting(Fault::line)
                .containsExactly(1, 2);
        assertThat(script("system").faults()).hasSize(1);
        assertThat(script("system toy more").faults())
                .extracting(Fault::column)
                .containsExactly(12);
    }

    @Test
    void facesFollowAnOrderOnceAndAreOneToSix() {
        assertThat(script("system toy\nfaces 1").faults()).hasSize(1);
        assertThat(script("system toy\ndo x\nfaces 1\nfaces 2").faults()).hasSize(1);
        assertThat(script("system toy\ndo x\nfaces 0 7 a 1").faults()).hasSize(3);
        assertThat(script("system toy\ndo\nfaces 1").faults()).hasSize(1);
        assertThat(script("system toy\nhash 1\ndo x\nevent\nhash 1 2").faults()).hasSize(3);
    }

    @Test
    void aDraftHasTheFaultsOfAllKindsAtOnce() {
        Script.Draft draft = draft("system toy\nunit \"a\ndo x\nfaces 9\nunit b1");
        assertThat(draft.faults()).extracting(Fault::line).containsExactly(2, 4);
        assertThat(draft.script().setup()).hasSize(2);
        Fault later = new Fault(5, 6, "b1", "a side");
        Fault same = new Fault(2, 1, "a consequence", "nothing");
        assertThat(draft.faultsWith(List.of(later, same)))
                .extracting(Fault::line)
                .containsExactly(2, 4, 5);
    }

    @Test
    void aDraftOfUnreadableBytesHasOneFault() {
        assertThat(Script.draft(new byte[] {(byte) 0xff}).faults()).hasSize(1);
    }
}
