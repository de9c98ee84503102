package adjutant.game.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NamesTest {
    private static final List<String> NAMES = List.of("Pikes", "Slingers", "Guards of the Hill");

    @Test
    void aNameIsTheSameHoweverItIsTyped() {
        assertThat(Names.key("Men-At-Arms")).isEqualTo(Names.key("men at arms"));
        assertThat(Names.key("Gu\u00e9rin\u2019s Own")).isEqualTo(Names.key("guerins own"));
        assertThat(Names.key("Pike")).isEqualTo(Names.key("PIKES"));
        assertThat(Names.key("Pike")).isNotEqualTo(Names.key("Spike"));
    }

    @Test
    void theNearestNameComesFirst() {
        assertThat(Names.nearest("Pikse", NAMES, 1)).containsExactly("Pikes");
        assertThat(Names.nearest("hill", NAMES, 1)).containsExactly("Guards of the Hill");
        assertThat(Names.nearest("", NAMES, 5)).hasSize(3);
    }

    @Test
    void theFaultNamesThem() {
        assertThat(Names.oneOf("a profile", "slinger", NAMES))
                .startsWith("a profile, such as \"Slingers\"");
        assertThat(Names.oneOf("a profile", "x", List.of())).isEqualTo("a profile (there is none)");
    }
}
