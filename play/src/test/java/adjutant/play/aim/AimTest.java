package adjutant.play.aim;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.battlefield.geometry.Point;
import adjutant.game.Offer;
import adjutant.game.RuleSystem;
import adjutant.game.RuleSystems;
import adjutant.game.Ruling;
import adjutant.game.Side;
import adjutant.game.notation.Script;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** On the strip a place is an inch wide; the unit begins at place 1 and may step up to 3. */
class AimTest {
    private static final String STRIP =
            """
            system toy
            strip 12
            turn A
            unit a1 side A profile Pikes at 1
            unit b1 side B profile Slingers at 9
            """;
    private static final long INCH = 25_400;

    private static <S, C, E> Optional<Aimed> aimed(
            RuleSystem<S, C, E> system, String verb, double place) {
        S state = start(system);
        Offer offer =
                system.offers(state, Side.A).stream()
                        .filter(each -> each.command().startsWith(verb))
                        .findFirst()
                        .orElseThrow();
        Point point = new Point(Math.round((place + 0.5) * INCH), INCH / 2);
        return new Aim<>(system, state, "a1").at(offer, point);
    }

    private static <S> S start(RuleSystem<S, ?, ?> system) {
        return system.setUp(Script.draft(STRIP.getBytes(StandardCharsets.UTF_8)).script().setup())
                .orThrow();
    }

    private static RuleSystem<?, ?, ?> toy() {
        return RuleSystems.find("toy").orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({"2, 1", "2.4, 1", "2.7, 2", "3, 2", "0, 1"})
    void theNumberThatComesNearestIsFound(double place, int step) {
        Aimed aimed = aimed(toy(), "step a1 $", place).orElseThrow();
        assertThat(aimed.words()).isEqualTo("step a1 " + step);
        assertThat(aimed.isWithin()).isTrue();
    }

    @Test
    void beyondTheOfferTheWishIsToldBesideTheNearest() {
        Aimed aimed = aimed(toy(), "step a1 $", 7).orElseThrow();
        assertThat(aimed.isWithin()).isFalse();
        assertThat(ruling(toy(), aimed.words())).isInstanceOf(Ruling.Allowed.class);
        assertThat(ruling(toy(), aimed.wished())).isInstanceOf(Ruling.Refused.class);
        assertThat(aimed.wished()).isEqualTo("step a1 6");
    }

    private static <S, C, E> Ruling ruling(RuleSystem<S, C, E> system, String words) {
        S state = start(system);
        return system.rule(state, system.read(state, words).orThrow());
    }

    @Test
    void whatHasNoNumbersIsNotAimed() {
        assertThat(aimed(toy(), "end", 2)).isEmpty();
    }
}
