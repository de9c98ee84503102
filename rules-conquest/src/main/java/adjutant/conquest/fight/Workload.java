package adjutant.conquest.fight;

import adjutant.chance.Batch;
import adjutant.chance.Chance;
import adjutant.chance.Count;
import adjutant.chance.Step;
import adjutant.chance.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A question about a raw chain of dice. */
sealed interface Workload {
    /** What the answer is called, if anything. */
    Optional<String> id();

    /** What may happen. */
    Chance chance();

    /**
     * One attack on one Regiment.
     *
     * @param id what the answer is called
     * @param attacks the dice
     * @param attack how they are read
     * @param morale what Wounds bring about
     * @param nerve the threshold of Morale
     * @param target who is attacked
     */
    record Clash(
            Optional<String> id,
            int attacks,
            Attack attack,
            Morale morale,
            Nerve nerve,
            Contender target)
            implements Workload {
        /** The label of the pool. */
        static final String LABEL = "clash";

        @Override
        public Chance chance() {
            var batches = List.of(new Batch(Count.of(attacks), attack.roll()));
            return new Chance(
                    List.of(target.track()), List.of(pool(LABEL, batches, morale, nerve, target)));
        }
    }

    /**
     * Steps of two Regiments against each other.
     *
     * @param id what the answer is called
     * @param a the first Regiment, on the track {@code A}
     * @param b the second, on the track {@code B}
     * @param acts the steps in order
     */
    record Chain(Optional<String> id, Party a, Party b, List<Act> acts) implements Workload {
        /** Copies the list. */
        public Chain {
            acts = List.copyOf(acts);
        }

        @Override
        public Chance chance() {
            List<Step> steps = new ArrayList<>();
            for (int i = 0; i < acts.size(); i++) {
                steps.addAll(steps("step " + (i + 1), acts.get(i)));
            }
            return new Chance(List.of(a.contender().track(), b.contender().track()), steps);
        }

        private Party party(Act.Who who) {
            return who == Act.Who.A ? a : b;
        }

        private List<Step> steps(String label, Act act) {
            return switch (act) {
                case Act.Assault assault -> List.of(assault(label, assault));
                case Act.NewRound _ -> List.of(newRound(a.contender()), newRound(b.contender()));
                case Act.Withdraw withdraw ->
                        List.of(withdrawal(label, party(withdraw.by()), withdraw.morale()));
            };
        }

        private Step assault(String label, Act.Assault assault) {
            Count count = party(assault.by()).count(assault.kind());
            Party on = party(assault.by().other());
            var batches = List.of(new Batch(count, assault.attack().roll()));
            return pool(label, batches, assault.morale(), on.nerve(), on.contender());
        }

        private static Step newRound(Contender contender) {
            return new Step.Turn(contender.track().id(), contender.newRound());
        }

        private static Step withdrawal(String label, Party by, Morale morale) {
            var batches = by.withdrawal();
            return pool(label, batches, morale, by.nerve(), by.contender());
        }
    }

    private static Step.Pool pool(
            String label, List<Batch> batches, Morale morale, Nerve nerve, Contender on) {
        return new Step.Pool(
                label,
                batches,
                0,
                Tally.ALL,
                on.track().id(),
                morale.scatter(nerve, on),
                Optional.empty());
    }
}
