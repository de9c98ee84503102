package adjutant.play.aim;

import adjutant.battlefield.geometry.Point;
import adjutant.chance.Outcome;
import adjutant.chance.ScriptedDice;
import adjutant.chance.Thrower;
import adjutant.chance.Throwing;
import adjutant.game.Decision;
import adjutant.game.Offer;
import adjutant.game.RuleSystem;
import adjutant.game.Ruling;
import adjutant.game.Table;
import adjutant.game.Viewer;
import adjutant.game.notation.Parsed;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds the numbers of an offer that bring the middle of a unit nearest to a point: first on a
 * coarse grid over the ranges, then ever finer about the best, one number after the other.
 *
 * @param system the rules
 * @param state the situation, as whoever points may know it
 * @param unit the unit that is to come near
 * @param <S> the system's situations
 * @param <C> the system's commands
 * @param <E> the system's events
 */
public record Aim<S, C, E>(RuleSystem<S, C, E> system, S state, String unit) {
    /** Steps of the coarse grid where one number is to be found, and where more are. */
    private static final int ALONE = 16;

    private static final int TOGETHER = 6;

    /** How often the grid is made finer, each time by half. */
    private static final int FINER = 9;

    /** Numbers people see have so many decimals, where the range allows it. */
    private static final int DECIMALS = 2;

    /**
     * The numbers for a point.
     *
     * @return empty where no numbers of the offer move the unit without a die
     */
    public Optional<Aimed> at(Offer offer, Point point) {
        if (offer.ranges().isEmpty()) {
            return Optional.empty();
        }
        List<Double> start = new ArrayList<>();
        offer.ranges().forEach(range -> start.add((range.least() + range.most()) / 2));
        Best best = new Best(offer, point, start);
        int steps = offer.ranges().size() == 1 ? ALONE : TOGETHER;
        grid(best, offer.ranges(), steps, 0, new ArrayList<>());
        if (best.distance == Double.MAX_VALUE) {
            return Optional.empty();
        }
        refine(best, offer.ranges(), steps);
        String words = best.offer.with(best.written());
        return Optional.of(new Aimed(words, wished(best).orElse(words)));
    }

    private void grid(
            Best best, List<Offer.Range> ranges, int steps, int index, List<Double> numbers) {
        if (index == ranges.size()) {
            best.offer(numbers);
            return;
        }
        Offer.Range range = ranges.get(index);
        for (int i = 0; i <= steps; i++) {
            numbers.add(range.least() + (range.most() - range.least()) * i / steps);
            grid(best, ranges, steps, index + 1, numbers);
            numbers.removeLast();
        }
    }

    private void refine(Best best, List<Offer.Range> ranges, int steps) {
        double width = 1.0 / steps;
        for (int turn = 0; turn < FINER; turn++) {
            width /= 2;
            for (int i = 0; i < ranges.size(); i++) {
                double span = (ranges.get(i).most() - ranges.get(i).least()) * width;
                double middle = best.numbers.get(i);
                best.offerWith(i, middle - span);
                best.offerWith(i, middle + span);
            }
        }
    }

    /**
     * The command that goes on beyond a range as far as was pointed: for a single number, along the
     * way the unit takes at its end.
     */
    private Optional<String> wished(Best best) {
        if (best.numbers.size() != 1) {
            return Optional.empty();
        }
        Offer.Range range = best.offer.ranges().getFirst();
        double span = range.most() - range.least();
        double reached = Double.parseDouble(best.written().getFirst());
        if (span <= 0 || reached < range.most() - span / 1000) {
            return Optional.empty();
        }
        double back = Math.max(span / 16, range.thousandths() / 1000.0);
        Optional<Point> end = place(best.offer, List.of(range.most()));
        Optional<Point> before = place(best.offer, List.of(range.most() - back));
        if (end.isEmpty() || before.isEmpty()) {
            return Optional.empty();
        }
        double dx = end.get().x() - before.get().x();
        double dy = end.get().y() - before.get().y();
        double square = dx * dx + dy * dy;
        double along =
                square == 0
                        ? 0
                        : ((best.point.x() - end.get().x()) * dx
                                        + (best.point.y() - end.get().y()) * dy)
                                / square;
        double beyond = along * back;
        return beyond > span / 100
                ? Optional.of(best.offer.with(List.of(written(range, range.most() + beyond))))
                : Optional.empty();
    }

    /** Where the middle of the unit is after the command with these numbers, without a die. */
    private Optional<Point> place(Offer offer, List<Double> numbers) {
        List<String> values = new ArrayList<>();
        for (int i = 0; i < numbers.size(); i++) {
            values.add(written(offer.ranges().get(i), numbers.get(i)));
        }
        return after(offer.with(values)).flatMap(this::middle);
    }

    /** The situation after a command that may be done and needs no die. */
    public Optional<S> after(String words) {
        if (!(system.read(state, words) instanceof Parsed.Good<C>(C known))) {
            return Optional.empty();
        }
        Decision<E> decision = system.decide(state, known);
        if (!(decision.ruling() instanceof Ruling.Allowed allowed)
                || !(Thrower.play(allowed.chance(), new ScriptedDice(List.of()))
                        instanceof Throwing.Done(Outcome outcome))) {
            return Optional.empty();
        }
        S now = state;
        for (E event : decision.settle(outcome)) {
            now = system.apply(now, event);
        }
        return Optional.of(now);
    }

    private Optional<Point> middle(S situation) {
        long x = 0;
        long y = 0;
        int corners = 0;
        for (Table.Figure figure : system.view(situation, new Viewer.Umpire()).figures()) {
            if (figure.unit().equals(unit)) {
                for (Point corner : figure.outline()) {
                    x += corner.x();
                    y += corner.y();
                    corners++;
                }
            }
        }
        return corners == 0 ? Optional.empty() : Optional.of(new Point(x / corners, y / corners));
    }

    private static String written(Offer.Range range, double value) {
        BigDecimal grain = BigDecimal.valueOf(range.thousandths()).movePointLeft(3);
        BigDecimal exact =
                BigDecimal.valueOf(value).divide(grain, 0, RoundingMode.HALF_EVEN).multiply(grain);
        BigDecimal rounded = exact.setScale(DECIMALS, RoundingMode.HALF_EVEN);
        boolean within =
                rounded.doubleValue() >= range.least()
                        && (rounded.doubleValue() <= range.most() || value > range.most());
        return (within ? rounded : exact).stripTrailingZeros().toPlainString();
    }

    /** The best numbers so far. */
    private final class Best {
        private final Offer offer;
        private final Point point;
        private List<Double> numbers;
        private double distance = Double.MAX_VALUE;

        Best(Offer offer, Point point, List<Double> numbers) {
            this.offer = offer;
            this.point = point;
            this.numbers = numbers;
        }

        void offer(List<Double> others) {
            Optional<Point> place = place(offer, others);
            if (place.isEmpty()) {
                return;
            }
            double dx = (double) place.get().x() - point.x();
            double dy = (double) place.get().y() - point.y();
            double square = dx * dx + dy * dy;
            if (square < distance) {
                distance = square;
                numbers = List.copyOf(others);
            }
        }

        void offerWith(int index, double value) {
            Offer.Range range = offer.ranges().get(index);
            List<Double> others = new ArrayList<>(numbers);
            others.set(index, Math.clamp(value, range.least(), range.most()));
            offer(others);
        }

        List<String> written() {
            List<String> values = new ArrayList<>();
            for (int i = 0; i < numbers.size(); i++) {
                values.add(Aim.written(offer.ranges().get(i), numbers.get(i)));
            }
            return values;
        }
    }
}
