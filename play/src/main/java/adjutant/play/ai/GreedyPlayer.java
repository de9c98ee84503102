package adjutant.play.ai;

import adjutant.chance.Chance;
import adjutant.chance.Lots;
import adjutant.chance.Outcome;
import adjutant.chance.Thrower;
import adjutant.chance.Throwing;
import adjutant.game.Decision;
import adjutant.game.RuleSystem;
import adjutant.game.Ruling;
import adjutant.game.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Does what leaves it best off at once: draws some commands by lot, throws the dice of those that
 * it may do a few times in thought, and takes the one after which the system appraises the
 * situation highest on the mean, its own less that of the opponent. To do no more for now is worth
 * what the situation is worth as it stands; it is done where nothing drawn is worth more. Of equals
 * it takes the first.
 */
public final class GreedyPlayer implements Player {
    private static final int DRAWS = 16;

    /** How many it draws before it does no more for now. */
    private static final int MOST_DRAWS = 48;

    private static final int THROWS = 4;

    @Override
    public <S, C, E> Optional<Choice<C, E>> choose(
            RuleSystem<S, C, E> system, S state, Side side, Lots lots) {
        Thought<S, C, E> thought = new Thought<>(system, state, side, lots);
        system.pass(state, side).ifPresent(thought::pass);
        for (int i = 0; i < DRAWS || (thought.isPassing() && i < MOST_DRAWS); i++) {
            Optional<C> command = system.sample(state, side, lots);
            if (command.isEmpty()) {
                break;
            }
            thought.ask(command.get());
        }
        if (thought.best.isPresent()) {
            return thought.best.map(choice -> thought.asked(choice));
        }
        return thought.seen.isEmpty()
                ? Optional.empty()
                : RandomPlayer.offered(system, state, side, lots);
    }

    /** What it thinks of before one command. */
    private static final class Thought<S, C, E> {
        private final RuleSystem<S, C, E> system;
        private final S state;
        private final Side side;
        private final Lots lots;
        private final List<C> seen = new ArrayList<>();
        private Optional<Choice<C, E>> best = Optional.empty();
        private boolean passing;
        private double most;

        Thought(RuleSystem<S, C, E> system, S state, Side side, Lots lots) {
            this.system = system;
            this.state = state;
            this.side = side;
            this.lots = lots;
        }

        void pass(C command) {
            seen.add(command);
            Decision<E> decision = system.decide(state, command);
            if (decision.ruling() instanceof Ruling.Allowed allowed) {
                keep(new Choice<>(command, allowed, decision, 1), worth(state));
                passing = true;
            }
        }

        boolean isPassing() {
            return passing;
        }

        void ask(C command) {
            if (seen.contains(command)) {
                return;
            }
            seen.add(command);
            Decision<E> decision = system.decide(state, command);
            if (decision.ruling() instanceof Ruling.Allowed allowed) {
                keep(new Choice<>(command, allowed, decision, 1), expected(decision, allowed));
            }
        }

        private void keep(Choice<C, E> choice, double worth) {
            if (best.isEmpty() || worth > most) {
                passing = false;
                best = Optional.of(choice);
                most = worth;
            }
        }

        private double expected(Decision<E> decision, Ruling.Allowed allowed) {
            Chance chance = allowed.chance();
            int times = chance.steps().isEmpty() ? 1 : THROWS;
            double sum = 0;
            for (int i = 0; i < times; i++) {
                sum += worth(after(decision.settle(thrown(chance))));
            }
            return sum / times;
        }

        private Outcome thrown(Chance chance) {
            return switch (Thrower.play(chance, new LotDice(lots))) {
                case Throwing.Done(Outcome outcome) -> outcome;
                case Throwing.Waiting _ -> throw new IllegalStateException("dice are missing");
            };
        }

        private S after(List<E> events) {
            S now = state;
            for (E event : events) {
                now = system.apply(now, event);
            }
            return now;
        }

        private double worth(S now) {
            return system.appraise(now, side) - system.appraise(now, side.opponent());
        }

        private Choice<C, E> asked(Choice<C, E> choice) {
            return new Choice<>(choice.command(), choice.ruling(), choice.decision(), seen.size());
        }
    }
}
