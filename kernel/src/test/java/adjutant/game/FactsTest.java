package adjutant.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import adjutant.chance.Law;
import java.util.List;
import org.junit.jupiter.api.Test;

class FactsTest {
    @Test
    void aTreeKeepsItsOrder() {
        Facts.Tree tree =
                Facts.tree()
                        .put("z", 1)
                        .put("a", 0.5)
                        .put("t", "x")
                        .put("f", true)
                        .put("law", Facts.of(Law.of(1)))
                        .put("list", Facts.wholes(List.of(1, 2)))
                        .build();
        assertThat(tree.entries())
                .extracting(Facts.Entry::name)
                .containsExactly("z", "a", "t", "f", "law", "list");
        assertThat(tree.get("a")).contains(new Facts.Decimal(0.5));
        assertThat(tree.get("b")).isEmpty();
    }

    @Test
    void aNameComesOnce() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Facts.tree().put("a", 1).put("a", 2).build());
        Facts.Tree one = Facts.tree().put("a", 1).build();
        assertThatIllegalArgumentException().isThrownBy(() -> one.and(one));
        assertThat(one.and(Facts.tree().put("b", 2).build()).entries()).hasSize(2);
    }

    @Test
    void numbersAreFinite() {
        assertThatIllegalArgumentException().isThrownBy(() -> Facts.of(Double.NaN));
        assertThatIllegalArgumentException().isThrownBy(() -> Facts.of(Double.POSITIVE_INFINITY));
    }
}
