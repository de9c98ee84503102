package adjutant.chance;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.ToIntFunction;

/** One thing that happens in a {@link Chance}. */
public sealed interface Step {
    /**
     * Dice in batches, added up to an amount which a track takes. In order: all batches are thrown
     * (every batch's first dice, then their re-rolls, then the dice of the marks, and so on down);
     * the left marks and {@code sure} are tallied to the <em>first amount</em>; the track takes it;
     * the scatter, if any, brings the <em>second amount</em>, which the track takes too; the echo,
     * if any, follows. Where the track is in a last phase when the pool comes up, the pool is
     * skipped: no dice, all amounts 0. Where batches lie in several heaps, each heap is tallied
     * alone and the first amount is the sum; {@code sure} lies in heap 0, the dice of the surge in
     * the heap that feeds it.
     *
     * @param label names the pool in logs and laws, unique in a chance
     * @param batches the dice
     * @param sure marks of cost 1 that need no dice, added before the tally
     * @param tally how left marks become the first amount
     * @param track the id of the track that takes the amounts
     * @param scatter the dice that the first amount brings about
     * @param echo what is thrown back
     * @param surge the dice that successes of the first throw bring beside their own marks
     * @param mend the dice of the first throw that are thrown once more for having yielded nothing
     */
    record Pool(
            String label,
            List<Batch> batches,
            int sure,
            Tally tally,
            String track,
            Optional<Scatter> scatter,
            Optional<Echo> echo,
            Optional<Surge> surge,
            Optional<Mend> mend)
            implements Step {
        /** Copies the list. */
        public Pool {
            batches = List.copyOf(batches);
        }

        /** A pool without a mend. */
        public Pool(
                String label,
                List<Batch> batches,
                int sure,
                Tally tally,
                String track,
                Optional<Scatter> scatter,
                Optional<Echo> echo,
                Optional<Surge> surge) {
            this(label, batches, sure, tally, track, scatter, echo, surge, Optional.empty());
        }

        /** A pool without a surge and a mend. */
        public Pool(
                String label,
                List<Batch> batches,
                int sure,
                Tally tally,
                String track,
                Optional<Scatter> scatter,
                Optional<Echo> echo) {
            this(label, batches, sure, tally, track, scatter, echo, Optional.empty());
        }
    }

    /**
     * One die that is passed or failed, and what follows from each.
     *
     * @param label names the test in logs and laws, such as {@code resolve}; unique in a chance
     * @param on the threshold shown beside the die; for display only
     * @param die passed where the face that counts yields a mark of the first kind
     * @param passed what follows a pass
     * @param failed what follows a failure
     */
    record Test(String label, int on, Die die, List<Step> passed, List<Step> failed)
            implements Step {
        /** Copies the lists. */
        public Test {
            passed = List.copyOf(passed);
            failed = List.copyOf(failed);
        }
    }

    /**
     * A change of a track without dice.
     *
     * @param track the id of the track
     * @param next for each state of the track, the state it becomes
     */
    record Turn(String track, IntTable next) implements Step {}

    /**
     * Dice added up, and what follows by the band in which the total falls.
     *
     * <p>In order: {@code plus} and all shifts are added; where a shift says {@link Shift#SKIP} the
     * whole sum is skipped: no dice, no steps. The dice of all hands are thrown, hand by hand, then
     * the retakes that come up, one die each. The total is {@code plus}, and for each hand its sign
     * times the sum of its values as they lie by then, and the shifts. What follows the band it
     * falls in is run, and after that, hand by hand, what follows where all dice of the hand, as
     * first thrown, showed 1 or showed 6. A sum without hands only reads tracks.
     *
     * @param label names the sum in logs and laws, unique in a chance
     * @param plus what is added whatever the dice show
     * @param hands the dice
     * @param retakes which dice are thrown again, in order
     * @param shifts what is added by the state of a track when the sum comes up
     * @param bands what follows, by ascending {@link Band#least}; one or more
     */
    record Sum(
            String label,
            int plus,
            List<Hand> hands,
            List<Retake> retakes,
            List<Shift> shifts,
            List<Band> bands)
            implements Step {
        /** Copies the lists. */
        public Sum {
            hands = List.copyOf(hands);
            retakes = List.copyOf(retakes);
            shifts = List.copyOf(shifts);
            bands = List.copyOf(bands);
        }

        /**
         * Dice that are added up, or taken away.
         *
         * @param purpose what the dice are for, as it is written in a log, such as {@code charge}
         * @param dice how many, 1 or more
         * @param sign +1 where they are added, -1 where they are taken away
         * @param lowest what follows where all dice, as first thrown, show 1
         * @param highest what follows where all dice, as first thrown, show 6
         */
        public record Hand(
                String purpose, int dice, int sign, List<Step> lowest, List<Step> highest) {
            /** Copies the lists and checks the ranges. */
            public Hand {
                lowest = List.copyOf(lowest);
                highest = List.copyOf(highest);
                if (dice < 1 || dice > MOST || Math.abs(sign) != 1) {
                    throw new IllegalArgumentException("a hand of " + dice + " dice, sign " + sign);
                }
            }

            /** Dice that are added, and nothing follows their 1s or 6s. */
            public static Hand plus(String purpose, int dice) {
                return new Hand(purpose, dice, 1, List.of(), List.of());
            }

            /** Dice that are taken away, and nothing follows their 1s or 6s. */
            public static Hand minus(String purpose, int dice) {
                return new Hand(purpose, dice, -1, List.of(), List.of());
            }

            /** What follows the faces first thrown, the total apart. */
            public List<Step> after(List<Integer> faces) {
                if (faces.stream().allMatch(face -> face == 1)) {
                    return lowest;
                }
                return faces.stream().allMatch(face -> face == Die.SIDES) ? highest : List.of();
            }
        }

        /**
         * A die that may be thrown again: the lowest of a hand as it lies by then.
         *
         * @param hand the place of the hand in the list
         * @param upTo it is thrown again where its value is not above this, 0 (never) to 6 (always)
         * @param less how much less than its new face it counts, 0 or more; it counts at least 1
         */
        public record Retake(int hand, int upTo, int less) {
            /** Checks the ranges. */
            public Retake {
                if (hand < 0 || upTo < 0 || upTo > Die.SIDES || less < 0) {
                    throw new IllegalArgumentException(
                            "hand " + hand + " up to " + upTo + ", less " + less);
                }
            }

            /** What the die counts when it is thrown again and shows a face. */
            public int value(int face) {
                return Math.max(1, face - less);
            }
        }

        /**
         * What the state of a track adds to the total.
         *
         * @param track the id of the track
         * @param byState for each state of the track what is added, at most {@value #MOST} up or
         *     down, or {@link #SKIP}
         */
        public record Shift(String track, IntTable byState) {
            /** In {@code byState}: the whole sum is skipped. */
            public static final int SKIP = Integer.MIN_VALUE;
        }

        /**
         * What follows a total.
         *
         * @param name its name in the words of the rule system
         * @param least the lowest total that falls in it; the first band takes all below it too
         * @param then what follows
         */
        public record Band(String name, int least, List<Step> then) {
            /** Copies the list. */
            public Band {
                then = List.copyOf(then);
            }
        }

        /** The most that {@code plus} or a shift adds or takes away, and that a hand throws. */
        public static final int MOST = 10_000;

        /**
         * What is added whatever the dice show: {@code plus} and all shifts; empty where the sum is
         * skipped.
         *
         * @param state the present state of a track, by its id
         */
        public OptionalInt shift(ToIntFunction<String> state) {
            int sum = plus;
            for (Shift shift : shifts) {
                int more = shift.byState().get(state.applyAsInt(shift.track()));
                if (more == Shift.SKIP) {
                    return OptionalInt.empty();
                }
                sum += more;
            }
            return OptionalInt.of(sum);
        }

        /** All that may follow, in the order of laws: by band, and then by hand, 1s before 6s. */
        public List<List<Step>> branches() {
            List<List<Step>> branches = new ArrayList<>();
            bands.forEach(band -> branches.add(band.then()));
            hands.forEach(hand -> branches.addAll(List.of(hand.lowest(), hand.highest())));
            return List.copyOf(branches);
        }

        /** The place in the list of the band in which a total falls. */
        public int band(int total) {
            int band = 0;
            while (band + 1 < bands.size() && bands.get(band + 1).least() <= total) {
                band++;
            }
            return band;
        }
    }
}
