package adjutant.chance.exact;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/**
 * A reduced fraction that is not negative.
 *
 * @param numerator 0 or more
 * @param denominator 1 or more, with no common divisor
 */
public record Fraction(BigInteger numerator, BigInteger denominator) {
    /** Zero. */
    public static final Fraction ZERO = of(0, 1);

    /** One. */
    public static final Fraction ONE = of(1, 1);

    /** Checks the range and reduces. */
    public Fraction {
        if (numerator.signum() < 0 || denominator.signum() <= 0) {
            throw new IllegalArgumentException("no fraction: " + numerator + "/" + denominator);
        }
        BigInteger divisor = numerator.gcd(denominator);
        numerator = numerator.divide(divisor);
        denominator = denominator.divide(divisor);
    }

    /** The fraction of two whole numbers. */
    public static Fraction of(long numerator, long denominator) {
        return new Fraction(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
    }

    /** The sum. */
    public Fraction plus(Fraction that) {
        return new Fraction(
                numerator.multiply(that.denominator).add(that.numerator.multiply(denominator)),
                denominator.multiply(that.denominator));
    }

    /** The product. */
    public Fraction times(Fraction that) {
        return new Fraction(
                numerator.multiply(that.numerator), denominator.multiply(that.denominator));
    }

    /**
     * The quotient.
     *
     * @throws IllegalArgumentException where the divisor is zero
     */
    public Fraction over(Fraction that) {
        return new Fraction(
                numerator.multiply(that.denominator), denominator.multiply(that.numerator));
    }

    /** Whether it is zero. */
    public boolean isZero() {
        return numerator.signum() == 0;
    }

    /** The nearest double, within one unit in the last place. */
    public double toDouble() {
        return new BigDecimal(numerator)
                .divide(new BigDecimal(denominator), new MathContext(40))
                .doubleValue();
    }

    @Override
    public String toString() {
        return numerator + "/" + denominator;
    }
}
