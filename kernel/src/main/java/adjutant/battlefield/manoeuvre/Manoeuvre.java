package adjutant.battlefield.manoeuvre;

import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Pose;

/** One change of the pose of a body that keeps its shape. */
public sealed interface Manoeuvre {

    /**
     * The pose after it, snapped to the grid.
     *
     * @param pose before it
     * @param extent of the body
     */
    Pose end(Pose pose, Extent extent);

    /**
     * The length it uses up: the distance of a straight move; for a wheel the way of the outer
     * front corner, width times the angle in radians, rounded up to the micrometre; nothing for
     * turns.
     */
    Length cost(Extent extent);

    /**
     * Straight ahead.
     *
     * @param length not below zero
     */
    record Forward(Length length) implements Manoeuvre {

        /** Checks the length. */
        public Forward {
            notBelowZero(length);
        }

        @Override
        public Pose end(Pose pose, Extent extent) {
            return pose.ahead(length);
        }

        @Override
        public Length cost(Extent extent) {
            return length;
        }
    }

    /**
     * Straight back, the facing kept.
     *
     * @param length not below zero
     */
    record Back(Length length) implements Manoeuvre {

        /** Checks the length. */
        public Back {
            notBelowZero(length);
        }

        @Override
        public Pose end(Pose pose, Extent extent) {
            return pose.ahead(Length.ZERO.minus(length));
        }

        @Override
        public Length cost(Extent extent) {
            return length;
        }
    }

    /**
     * Straight to one side, the facing kept.
     *
     * @param hand to which side
     * @param length not below zero
     */
    record Sideways(Hand hand, Length length) implements Manoeuvre {

        /** Checks the length. */
        public Sideways {
            notBelowZero(length);
        }

        @Override
        public Pose end(Pose pose, Extent extent) {
            return switch (hand) {
                case LEFT -> pose.aside(Length.ZERO.minus(length));
                case RIGHT -> pose.aside(length);
            };
        }

        @Override
        public Length cost(Extent extent) {
            return length;
        }
    }

    /**
     * Straight to the front and to one side at once, the facing kept.
     *
     * @param hand to which side
     * @param angle between the way and straight ahead, at most a quarter of the circle
     * @param length not below zero
     */
    record Oblique(Hand hand, Angle angle, Length length) implements Manoeuvre {

        /** Checks the angle and the length. */
        public Oblique {
            notBelowZero(length);
            if (angle.compareTo(Angle.QUARTER) > 0) {
                throw new IllegalArgumentException("an oblique move at " + angle);
            }
        }

        @Override
        public Pose end(Pose pose, Extent extent) {
            var way =
                    switch (hand) {
                        case LEFT -> pose.facing().minus(angle);
                        case RIGHT -> pose.facing().plus(angle);
                    };
            return new Pose(new Pose(pose.front(), way).ahead(length).front(), pose.facing());
        }

        @Override
        public Length cost(Extent extent) {
            return length;
        }
    }

    /**
     * A wheel forward about the front corner on one hand, towards that hand.
     *
     * @param hand the corner that stays, and the way it turns
     * @param angle how far it turns
     */
    record Wheel(Hand hand, Angle angle) implements Manoeuvre {

        /**
         * The widest wheel that costs at most a length, below a full circle.
         *
         * @param width of the body
         * @param budget not below zero
         */
        public static Wheel within(Hand hand, Length width, Length budget) {
            notBelowZero(budget);
            double radians = (double) budget.micrometres() / width.micrometres();
            double most = Math.min(radians / Angle.HALF.radians() * 180e6 + 1, 359_999_999);
            long turn = (long) most;
            while (turn > 0 && budget.isLessThan(cost(width, new Angle(turn)))) {
                turn--;
            }
            return new Wheel(hand, new Angle(turn));
        }

        @Override
        public Pose end(Pose pose, Extent extent) {
            return switch (hand) {
                case LEFT -> pose.turnedAboutFrontLeft(extent, pose.facing().minus(angle));
                case RIGHT -> pose.turnedAboutFrontRight(extent, pose.facing().plus(angle));
            };
        }

        @Override
        public Length cost(Extent extent) {
            return cost(extent.width(), angle);
        }

        private static Length cost(Length width, Angle angle) {
            return Length.micrometres(
                    (long) StrictMath.ceil(width.micrometres() * angle.radians()));
        }
    }

    /** A turn in place by half a circle, about the middle of the body. */
    record AboutFace() implements Manoeuvre {

        @Override
        public Pose end(Pose pose, Extent extent) {
            return pose.turned(extent, pose.facing().opposite());
        }

        @Override
        public Length cost(Extent extent) {
            return Length.ZERO;
        }
    }

    /**
     * A turn in place about the middle of the body, by the smaller way round, clockwise at half a
     * circle.
     *
     * @param to the facing after it
     */
    record Turn(Angle to) implements Manoeuvre {

        @Override
        public Pose end(Pose pose, Extent extent) {
            return pose.turned(extent, to);
        }

        @Override
        public Length cost(Extent extent) {
            return Length.ZERO;
        }
    }

    /**
     * A turn about any point of the table, free of cost.
     *
     * @param about the point that stays
     * @param hand the way it turns
     * @param angle how far it turns
     */
    record Pivot(Point about, Hand hand, Angle angle) implements Manoeuvre {

        @Override
        public Pose end(Pose pose, Extent extent) {
            return switch (hand) {
                case LEFT -> pose.turnedAbout(about, angle.reversed());
                case RIGHT -> pose.turnedAbout(about, angle);
            };
        }

        @Override
        public Length cost(Extent extent) {
            return Length.ZERO;
        }
    }

    private static void notBelowZero(Length length) {
        if (length.isNegative()) {
            throw new IllegalArgumentException("a manoeuvre of " + length);
        }
    }
}
