package adjutant.play.simulation;

import adjutant.chance.Lots;
import adjutant.chance.Outcome;
import adjutant.chance.RolledDice;
import adjutant.chance.Thrower;
import adjutant.chance.Throwing;
import adjutant.game.RuleSystem;
import adjutant.game.Side;
import adjutant.game.Standing;
import adjutant.play.ai.Choice;
import adjutant.play.ai.Player;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Plays the games of an experiment. */
public final class Battles {
    private Battles() {}

    /** What a game looks like while it goes on, for those who want to look. */
    public interface Watcher<S, C, E> {
        /** A command was done. */
        void done(S before, C command, Outcome outcome, List<E> events, S after);
    }

    /** One game of an experiment, from its number alone. */
    public static <S, C, E> Tale play(Experiment<S, C, E> experiment, int game) {
        return play(experiment, game, (_, _, _, _, _) -> {});
    }

    /**
     * The same, watched.
     *
     * @throws IllegalStateException where nobody may do anything although the battle goes on, or
     *     where it never ends; the message names seed and game
     */
    public static <S, C, E> Tale play(
            Experiment<S, C, E> experiment, int game, Watcher<S, C, E> watcher) {
        return new Play<>(experiment, game, watcher).run();
    }

    private static final class Play<S, C, E> {
        private final Experiment<S, C, E> experiment;
        private final RuleSystem<S, C, E> system;
        private final int game;
        private final Watcher<S, C, E> watcher;
        private final RolledDice dice;
        private final Lots lots;
        private final Map<String, Integer> dealt = new HashMap<>();
        private S state;
        private int commands;
        private int rulings;

        /** The side that is asked first: in turn, so that neither can hold the other up. */
        private Side asked = Side.A;

        Play(Experiment<S, C, E> experiment, int game, Watcher<S, C, E> watcher) {
            this.experiment = experiment;
            this.system = experiment.system();
            this.game = game;
            this.watcher = watcher;
            this.dice = new RolledDice(experiment.seed(), game);
            this.lots = new Lots(experiment.seed(), game);
            this.state = experiment.start();
        }

        Tale run() {
            Standing standing = system.standing(state);
            while (standing instanceof Standing.Running) {
                step();
                standing = system.standing(state);
            }
            return new Tale(standing, commands, rulings, system.account(state), dealt);
        }

        private void step() {
            Choice<C, E> choice =
                    chosen(asked)
                            .or(() -> chosen(asked.opponent()))
                            .orElseThrow(() -> stuck("nobody may do anything"));
            asked = asked.opponent();
            commands++;
            rulings += choice.asked();
            if (commands > Experiment.MOST_COMMANDS) {
                throw stuck("more than " + Experiment.MOST_COMMANDS + " commands");
            }
            done(choice);
        }

        private Optional<Choice<C, E>> chosen(Side side) {
            Player player = side == Side.A ? experiment.a() : experiment.b();
            return player.choose(system, state, side, lots);
        }

        private void done(Choice<C, E> choice) {
            Outcome outcome =
                    switch (Thrower.play(choice.ruling().chance(), dice)) {
                        case Throwing.Done(Outcome thrown) -> thrown;
                        case Throwing.Waiting _ -> throw stuck("dice are missing");
                    };
            S before = state;
            List<E> events = choice.decision().settle(outcome);
            for (E event : events) {
                system.harm(state, event)
                        .ifPresent(harm -> dealt.merge(harm.by(), harm.amount(), Integer::sum));
                state = system.apply(state, event);
            }
            watcher.done(before, choice.command(), outcome, events, state);
        }

        private IllegalStateException stuck(String why) {
            return new IllegalStateException(
                    why
                            + " in game "
                            + game
                            + " of seed "
                            + experiment.seed()
                            + " after "
                            + commands
                            + " commands:\n"
                            + system.write(state));
        }
    }
}
