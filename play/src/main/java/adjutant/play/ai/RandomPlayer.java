package adjutant.play.ai;

import adjutant.chance.Lots;
import adjutant.game.Decision;
import adjutant.game.Offer;
import adjutant.game.RuleSystem;
import adjutant.game.Ruling;
import adjutant.game.Side;
import java.util.List;
import java.util.Optional;

/**
 * Does anything that it may: draws a command by lot and asks whether it may be done; where none of
 * many may, it does no more for now, or takes one of those offered.
 */
public final class RandomPlayer implements Player {
    /** How many commands it draws before it looks at the offers. */
    static final int DRAWS = 12;

    @Override
    public <S, C, E> Optional<Choice<C, E>> choose(
            RuleSystem<S, C, E> system, S state, Side side, Lots lots) {
        for (int asked = 1; asked <= DRAWS; asked++) {
            Optional<C> command = system.sample(state, side, lots);
            if (command.isEmpty()) {
                return Optional.empty();
            }
            Decision<E> decision = system.decide(state, command.get());
            if (decision.ruling() instanceof Ruling.Allowed allowed) {
                return Optional.of(new Choice<>(command.get(), allowed, decision, asked));
            }
        }
        return passed(system, state, side).or(() -> offered(system, state, side, lots));
    }

    private static <S, C, E> Optional<Choice<C, E>> passed(
            RuleSystem<S, C, E> system, S state, Side side) {
        Optional<C> pass = system.pass(state, side);
        if (pass.isEmpty()) {
            return Optional.empty();
        }
        Decision<E> decision = system.decide(state, pass.get());
        return decision.ruling() instanceof Ruling.Allowed allowed
                ? Optional.of(new Choice<>(pass.get(), allowed, decision, DRAWS + 1))
                : Optional.empty();
    }

    /**
     * One of the offers, after {@link #DRAWS} rulings.
     *
     * @throws IllegalStateException where it is refused all the same
     */
    static <S, C, E> Optional<Choice<C, E>> offered(
            RuleSystem<S, C, E> system, S state, Side side, Lots lots) {
        List<Offer> offers = system.offers(state, side);
        if (offers.isEmpty()) {
            return Optional.empty();
        }
        String words = offers.get(lots.below(offers.size())).drawn(lots);
        C command = system.read(state, words).orThrow();
        Decision<E> decision = system.decide(state, command);
        return switch (decision.ruling()) {
            case Ruling.Allowed allowed ->
                    Optional.of(new Choice<>(command, allowed, decision, DRAWS + 1));
            case Ruling.Refused refused ->
                    throw new IllegalStateException(
                            "offered and refused: " + words + ": " + refused.findings());
        };
    }
}
