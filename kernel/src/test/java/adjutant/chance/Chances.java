package adjutant.chance;

import adjutant.chance.Step.Pool;
import adjutant.chance.Track.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** Small chances with every feature of the language, for tests of the interpreters. */
public final class Chances {
    /** The sets of faces that games throw again, for a threshold of 3. */
    static final List<Faces> AGAIN =
            List.of(Faces.NONE, Faces.range(4, 6), Faces.only(6), Faces.range(1, 3), Faces.only(1));

    private static final int CAP = 4;

    private Chances() {}

    /** A track of 5 levels that is broken from level 2 on and gone at the top. */
    public static Track three(String id, int phase, int level) {
        return new Track(
                id,
                CAP,
                List.of(
                        new Phase("steady", false, IntTable.of(0, 0, 1, 1, 2)),
                        new Phase("broken", false, IntTable.of(1, 1, 1, 1, 2)),
                        new Phase("gone", true, IntTable.filled(CAP + 1, 2))),
                phase,
                level);
    }

    /** A die with 1 to 3 a mark, a 1 also or instead of another kind. */
    public static Die hit(Marks one, Faces again) {
        return new Die(
                List.of(one, Marks.ONE, Marks.ONE, Marks.NONE, Marks.NONE, Marks.NONE), again);
    }

    /** A die that leaves a light mark above 3, but a six leaves this. */
    public static Die save(Marks six, Faces again) {
        return new Die(
                List.of(Marks.NONE, Marks.NONE, Marks.NONE, Marks.ONE, Marks.ONE, six), again);
    }

    /** All combinations of the features of one pool, with this count of dice. */
    public static List<Chance> pools(Count count) {
        List<Chance> chances = new ArrayList<>();
        Roll plain = Roll.last("save", 3, save(Marks.ONE, Faces.NONE));
        Roll heavy = Roll.last("save", 3, save(new Marks(0, 1, 1), Faces.NONE));
        Roll keen = Roll.last("keen", 5, Die.above(1, Faces.NONE));
        List<Roll> rolls = new ArrayList<>();
        for (Faces again : AGAIN) {
            for (Marks one : List.of(Marks.ONE, new Marks(2, 0, 0), new Marks(0, 1, 0))) {
                rolls.add(new Roll("hit", 3, hit(one, again), List.of(plain, keen)));
                rolls.add(new Roll("hit", 3, hit(one, again), List.of(heavy, keen)));
            }
        }
        for (Roll roll : rolls) {
            for (Tally tally : tallies()) {
                for (Optional<Scatter> scatter : scatters()) {
                    for (Optional<Echo> echo : echoes()) {
                        chances.add(pool(new Batch(count, roll), tally, scatter, echo));
                    }
                }
            }
        }
        return chances;
    }

    private static List<Tally> tallies() {
        return IntStream.range(0, 6).mapToObj(i -> new Tally(i % 3, 1 + i / 3)).toList();
    }

    private static List<Optional<Scatter>> scatters() {
        List<Die> dice = List.of(Die.above(2, Faces.NONE), Die.above(4, Faces.range(1, 4)));
        IntTable on = IntTable.of(2, 4);
        IntTable sure = IntTable.filled(15, Scatter.SURE);
        IntTable byState = IntTable.of(0, 0, 0, 0, -1, 1, 1, 1, -2, -2, -1, -1, -1, -1, -1);
        return List.of(
                Optional.empty(),
                Optional.of(new Scatter("morale", dice, on, sure, Tally.ALL)),
                Optional.of(new Scatter("morale", dice, on, byState, Tally.ALL)),
                Optional.of(new Scatter("morale", dice, on, byState, new Tally(1, 2))));
    }

    private static List<Optional<Echo>> echoes() {
        IntTable none = IntTable.filled(15, 0);
        IntTable ledger = IntTable.generate(15, s -> s % 5 / 2);
        Roll roll = Roll.last("echo", 2, Die.upTo(2, Faces.only(6)));
        return List.of(
                Optional.empty(),
                Optional.of(new Echo(none, roll, "own", Tally.ALL)),
                Optional.of(new Echo(ledger, roll, "own", new Tally(0, 2))));
    }

    private static Chance pool(
            Batch batch, Tally tally, Optional<Scatter> scatter, Optional<Echo> echo) {
        Pool pool = new Pool("pool", List.of(batch), 0, tally, "t", scatter, echo);
        return new Chance(List.of(three("t", 0, 1), three("own", 0, 1)), List.of(pool));
    }

    /** A chance with everything in it that the seed brings up: tracks, tests, turns, pools. */
    public static Chance random(long seed, int mostDice) {
        return new Maker(new SplittableRandom(seed), mostDice, 0).chance();
    }

    /**
     * As {@link #random}, with sums too: tracks that shift and skip them, hands, retakes, bands.
     */
    public static Chance withSums(long seed, int mostDice) {
        return new Maker(new SplittableRandom(seed), mostDice, 4).chance();
    }

    private static final class Maker {
        private final SplittableRandom random;
        private final int mostDice;

        /** Of so many more cases of a step each is a sum. */
        private final int sums;

        private int labels;

        private Maker(SplittableRandom random, int mostDice, int sums) {
            this.random = random;
            this.mostDice = mostDice;
            this.sums = sums;
        }

        private Chance chance() {
            List<Track> tracks = new ArrayList<>();
            for (String id : List.of("a", "b", "c")) {
                tracks.add(three(id, random.nextInt(2), random.nextInt(3)));
            }
            return new Chance(tracks, steps(3));
        }

        private List<Step> steps(int most) {
            return IntStream.range(0, random.nextInt(most + 1))
                    .mapToObj(_ -> step(most - 1))
                    .toList();
        }

        private Step step(int most) {
            int kind = random.nextInt(5 + sums);
            return kind > 4 ? sum(most) : stepWithoutSum(kind, most);
        }

        private Step stepWithoutSum(int kind, int most) {
            return switch (kind) {
                case 0 -> new Step.Turn(track(), IntTable.generate(15, _ -> random.nextInt(15)));
                case 1 -> new Step.Test(label(), 3, die(), steps(most), steps(most));
                default -> randomPool();
            };
        }

        private Step.Sum sum(int most) {
            String label = label();
            List<Step.Sum.Hand> hands =
                    IntStream.range(0, random.nextInt(3))
                            .mapToObj(_ ->
                                    new Step.Sum.Hand(
                                            "hand",
                                            1 + random.nextInt(2),
                                            random.nextBoolean() ? 1 : -1,
                                            random.nextInt(4) == 0 ? steps(most) : List.of(),
                                            random.nextInt(4) == 0 ? steps(most) : List.of()))
                            .toList();
            List<Step.Sum.Retake> retakes =
                    IntStream.range(0, hands.isEmpty() ? 0 : random.nextInt(3))
                            .mapToObj(_ ->
                                    new Step.Sum.Retake(
                                            random.nextInt(hands.size()),
                                            random.nextInt(7),
                                            random.nextInt(2)))
                            .toList();
            List<Step.Sum.Shift> shifts =
                    IntStream.range(0, random.nextInt(3)).mapToObj(_ -> shift()).toList();
            int lowest = random.nextInt(-3, 9);
            List<Step.Sum.Band> bands =
                    IntStream.range(0, 1 + random.nextInt(3))
                            .mapToObj(i -> new Step.Sum.Band("band", lowest + 2 * i, steps(most)))
                            .toList();
            return new Step.Sum(label, random.nextInt(3), hands, retakes, shifts, bands);
        }

        private Step.Sum.Shift shift() {
            IntTable added =
                    IntTable.generate(
                            15,
                            _ ->
                                    random.nextInt(8) == 0
                                            ? Step.Sum.Shift.SKIP
                                            : random.nextInt(-2, 3));
            return new Step.Sum.Shift(track(), added);
        }

        private String label() {
            labels++;
            return "label" + labels;
        }

        private String track() {
            return List.of("a", "b", "c").get(random.nextInt(3));
        }

        private <T> Optional<T> sometimes(T value) {
            return random.nextInt(3) == 0 ? Optional.of(value) : Optional.empty();
        }

        private Pool randomPool() {
            int heaps = random.nextInt(3);
            List<Batch> batches =
                    IntStream.range(0, 1 + random.nextInt(2))
                            .mapToObj(i -> new Batch(count(), roll(2), heaps * i / 2))
                            .toList();
            Scatter scatter =
                    new Scatter(
                            "scatter",
                            List.of(die(), die()),
                            IntTable.of(0, 0),
                            IntTable.generate(15, _ -> random.nextInt(-2, 2)),
                            tally());
            int step = random.nextInt(3);
            Echo echo =
                    new Echo(
                            IntTable.generate(15, s -> step * (s % 5) / 2),
                            roll(1),
                            track(),
                            tally());
            return new Pool(
                    label(),
                    batches,
                    random.nextInt(2),
                    tally(),
                    track(),
                    sometimes(scatter),
                    sometimes(echo),
                    surge(heaps == 2 ? 1 : batches.size()),
                    mend(batches.size()));
        }

        private Optional<Mend> mend(int batches) {
            return random.nextInt(4) > 0
                    ? Optional.empty()
                    : Optional.of(new Mend(some(batches), count()));
        }

        private Set<Integer> some(int batches) {
            return batches > 1 && random.nextBoolean()
                    ? Set.of(0, 1)
                    : Set.of(random.nextInt(batches));
        }

        private Optional<Surge> surge(int batches) {
            return random.nextInt(4) > 0
                    ? Optional.empty()
                    : Optional.of(
                            new Surge(
                                    some(batches), 1 + random.nextInt(2), roll(random.nextInt(2))));
        }

        private Count count() {
            return random.nextBoolean()
                    ? Count.of(random.nextInt(mostDice + 1))
                    : new Count.ByState(
                            track(), IntTable.generate(15, _ -> random.nextInt(mostDice + 1)));
        }

        private Tally tally() {
            return random.nextBoolean()
                    ? Tally.ALL
                    : new Tally(
                            random.nextInt(3),
                            random.nextBoolean()
                                    ? Tally.Order.LIGHT_FIRST
                                    : Tally.Order.HEAVY_FIRST,
                            1 + random.nextInt(2),
                            random.nextBoolean() ? Tally.Rest.COUNTS : Tally.Rest.IS_DROPPED);
        }

        private Roll roll(int depth) {
            List<Roll> then =
                    IntStream.range(0, depth == 0 ? 0 : random.nextInt(4))
                            .mapToObj(_ -> roll(depth - 1))
                            .toList();
            return new Roll("roll", 0, die(), then);
        }

        private Die die() {
            return new Die(
                    IntStream.range(0, Die.SIDES).mapToObj(_ -> marks()).toList(),
                    AGAIN.get(random.nextInt(AGAIN.size())));
        }

        private Marks marks() {
            return switch (random.nextInt(8)) {
                case 0 -> new Marks(0, 1, 0);
                case 1 -> new Marks(0, 0, 1);
                case 2 -> new Marks(2, 0, 0);
                case 3, 4 -> Marks.ONE;
                default -> Marks.NONE;
            };
        }
    }
}
