package adjutant.conquest.battles;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.chance.Lots;
import adjutant.conquest.battle.Activation;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Phase;
import adjutant.conquest.battle.Regiment;
import adjutant.game.Offer;
import adjutant.game.Offer.Range;
import adjutant.game.Ruling;
import adjutant.game.Side;
import adjutant.game.Standing;
import adjutant.game.notation.Statements;
import adjutant.play.simulation.Battles;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Offers and rulings never disagree, in situations of random battles: what is offered is allowed at
 * the ends of its ranges and within; just beyond the ends it is refused. Somebody always has
 * something to do.
 */
class OffersTest {
    /** Every so many commands the situation is looked at. */
    private static final int EVERY = Integer.getInteger("offers.every", 9);

    private static final int INSIDE = 3;

    @ParameterizedTest
    @CsvSource({
        "documents, bottleneck, BARE, 31",
        "second-edition, maelstrom, ROUGH, 32",
        "documents, bottleneck, BUILT, 33"
    })
    void whatIsOfferedIsAllowedAndNothingJustBeyond(
            String edition, String scenario, Fields.Ground ground, long seed) {
        int[] commands = {0};
        Lots lots = new Lots(seed, 0);
        Battles.play(
                Fields.experiment(edition, scenario, ground, seed, 1),
                0,
                (_, _, _, _, after) -> {
                    commands[0]++;
                    if (commands[0] % EVERY == 0) {
                        agrees(after, lots);
                    }
                });
        assertThat(commands[0]).isGreaterThan(100);
    }

    private static void agrees(Battle battle, Lots lots) {
        List<Offer> all = new ArrayList<>();
        for (Side side : Side.values()) {
            List<Offer> offers = Fields.SYSTEM.offers(battle, side);
            assertThat(Fields.SYSTEM.offers(battle, side)).as("the same order").isEqualTo(offers);
            offers.forEach(offer -> agrees(battle, side, offer, lots));
            assertThat(offers.stream().map(Offer::command).filter(words -> !words.contains("$")))
                    .doesNotHaveDuplicates();
            all.addAll(offers);
        }
        if (Fields.SYSTEM.standing(battle) instanceof Standing.Running) {
            toAct(battle)
                    .ifPresent(side ->
                            assertThat(Fields.SYSTEM.offers(battle, side))
                                    .as(told(battle, "offers of " + side))
                                    .isNotEmpty());
            assertThat(all).as(told(battle, "offers of anybody")).isNotEmpty();
        }
    }

    private static Optional<Side> toAct(Battle battle) {
        if (battle.proceedings().asked().isPresent()) {
            return battle.proceedings()
                    .asked()
                    .flatMap(question -> battle.ofCard(question.unit()))
                    .map(Regiment::side);
        }
        return battle.clock().phase() == Phase.ACTION
                ? battle.active()
                        .map(Activation::unit)
                        .flatMap(battle::ofCard)
                        .map(Regiment::side)
                        .or(() -> battle.proceedings().turn())
                : Optional.empty();
    }

    private static void agrees(Battle battle, Side side, Offer offer, Lots lots) {
        List<BigDecimal> least =
                offer.ranges().stream().map(range -> grain(range.least())).toList();
        List<BigDecimal> most = offer.ranges().stream().map(range -> grain(range.most())).toList();
        Stream<List<BigDecimal>> inside =
                Stream.generate(() ->
                                offer.ranges().stream()
                                        .map(range -> drawn(offer, range, lots))
                                        .toList())
                        .limit(offer.ranges().isEmpty() ? 0 : INSIDE);
        Stream.concat(Stream.of(least, most), inside)
                .distinct()
                .forEach(values -> {
                    Command command = command(battle, offer, values);
                    assertThat(Fields.SYSTEM.rule(battle, command))
                            .as(told(battle, Fields.SYSTEM.writeCommand(battle, command)))
                            .isInstanceOf(Ruling.Allowed.class);
                    if (command instanceof Command.OfUnit own) {
                        assertThat(battle.ofCard(own.unit()).orElseThrow().side()).isEqualTo(side);
                    }
                });
        for (int i = 0; i < most.size(); i++) {
            List<BigDecimal> beyond = new ArrayList<>(most);
            beyond.set(i, most.get(i).add(step(offer)));
            refused(battle, offer, beyond);
        }
        boolean place = offer.command().startsWith("enter");
        if (place) {
            List<BigDecimal> before = new ArrayList<>(most);
            before.set(0, least.getFirst().subtract(step(offer)));
            refused(battle, offer, before);
        }
    }

    private static void refused(Battle battle, Offer offer, List<BigDecimal> values) {
        Command command = command(battle, offer, values);
        assertThat(Fields.SYSTEM.rule(battle, command))
                .as(told(battle, Fields.SYSTEM.writeCommand(battle, command) + " beyond " + offer))
                .isInstanceOf(Ruling.Refused.class);
    }

    private static BigDecimal step(Offer offer) {
        return new BigDecimal(offer.command().contains(" wheel ") ? "0.01" : "0.001");
    }

    private static BigDecimal grain(double bound) {
        return new BigDecimal(bound).setScale(3, RoundingMode.HALF_EVEN);
    }

    private static BigDecimal drawn(Offer offer, Range range, Lots lots) {
        BigDecimal step = step(offer);
        int steps =
                grain(range.most())
                        .subtract(grain(range.least()))
                        .divide(step, RoundingMode.DOWN)
                        .intValue();
        return grain(range.least()).add(step.multiply(new BigDecimal(lots.below(steps + 1))));
    }

    private static Command command(Battle battle, Offer offer, List<BigDecimal> values) {
        String words =
                offer.with(
                        values.stream()
                                .map(value -> value.stripTrailingZeros().toPlainString())
                                .toList());
        return Statements.read(words)
                .then(read -> Fields.SYSTEM.command(battle, read.getFirst()))
                .orThrow();
    }

    private static String told(Battle battle, String what) {
        return what + "\n" + Fields.SYSTEM.write(battle);
    }
}
