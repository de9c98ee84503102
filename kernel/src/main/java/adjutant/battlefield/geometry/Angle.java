package adjutant.battlefield.geometry;

/**
 * A direction or a turn in whole microdegrees, clockwise, at least 0 and below 360 degrees.
 *
 * @param microdegrees the angle, from 0 to 359,999,999
 */
public record Angle(long microdegrees) implements Comparable<Angle> {

    /** No turn; the direction up the page. */
    public static final Angle ZERO = new Angle(0);

    /** A quarter turn clockwise; the direction to the right. */
    public static final Angle QUARTER = new Angle(90_000_000);

    /** Half a turn; the direction down the page. */
    public static final Angle HALF = new Angle(180_000_000);

    private static final long DEGREE = 1_000_000;
    private static final long RIGHT = 90 * DEGREE;
    private static final long CIRCLE = 360 * DEGREE;

    /**
     * Checks the range.
     *
     * @throws IllegalArgumentException if below 0 or not below 360 degrees
     */
    public Angle {
        if (microdegrees < 0 || microdegrees >= CIRCLE) {
            throw new IllegalArgumentException("angle outside the circle: " + microdegrees);
        }
    }

    /** The angle of so many microdegrees, whole circles taken away or added. */
    public static Angle microdegrees(long microdegrees) {
        return new Angle(Math.floorMod(microdegrees, CIRCLE));
    }

    /** The angle of so many whole degrees, whole circles taken away or added. */
    public static Angle degrees(long degrees) {
        return microdegrees(Math.multiplyExact(degrees, DEGREE));
    }

    /**
     * The angle nearest to a decimal number of degrees, whole circles taken away or added.
     *
     * @throws NumberFormatException if the text is not digits with at most a sign and a point
     */
    public static Angle degrees(String decimal) {
        return microdegrees(Decimals.read(decimal, DEGREE));
    }

    /** The shortest decimal number of degrees that reads back to this angle. */
    public String toDegrees() {
        return Decimals.print(microdegrees, DEGREE);
    }

    /** This angle turned further clockwise. */
    public Angle plus(Angle other) {
        return microdegrees(microdegrees + other.microdegrees);
    }

    /** This angle turned back anticlockwise. */
    public Angle minus(Angle other) {
        return microdegrees(microdegrees - other.microdegrees);
    }

    /** The opposite direction. */
    public Angle opposite() {
        return plus(HALF);
    }

    /** The same turn the other way round the circle. */
    public Angle reversed() {
        return microdegrees(-microdegrees);
    }

    /** The smaller turn between both directions, from 0 to 180 degrees. */
    public Angle difference(Angle other) {
        long turn = minus(other).microdegrees;
        return new Angle(Math.min(turn, CIRCLE - turn));
    }

    /** The length of the arc of radius 1 over this angle, from 0 to below two pi. */
    public double radians() {
        return microdegrees * (StrictMath.PI / HALF.microdegrees);
    }

    /**
     * The sine, with the exact values 0, 1/2 and 1 where they are due, and exactly mirrored over
     * the eight octants of the circle.
     */
    public double sine() {
        long rest = microdegrees % RIGHT;
        return switch ((int) (microdegrees / RIGHT)) {
            case 0 -> sineOfQuarter(rest);
            case 1 -> sineOfQuarter(RIGHT - rest);
            case 2 -> -sineOfQuarter(rest);
            default -> -sineOfQuarter(RIGHT - rest);
        };
    }

    /** The cosine, as exact as {@link #sine()}. */
    public double cosine() {
        return plus(QUARTER).sine();
    }

    @Override
    public int compareTo(Angle other) {
        return Long.compare(microdegrees, other.microdegrees);
    }

    /** The angle in degrees with its unit, as in {@code 22.5deg}. */
    @Override
    public String toString() {
        return toDegrees() + "deg";
    }

    private static double sineOfQuarter(long micro) {
        if (micro == 30 * DEGREE) {
            return 0.5;
        }
        if (micro <= RIGHT / 2) {
            return StrictMath.sin(micro * (StrictMath.PI / HALF.microdegrees));
        }
        long rest = RIGHT - micro;
        return rest == 0 ? 1 : StrictMath.cos(rest * (StrictMath.PI / HALF.microdegrees));
    }
}
