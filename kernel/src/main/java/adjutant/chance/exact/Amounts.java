package adjutant.chance.exact;

/** The joint law of an amount and a number of echo marks. */
final class Amounts {
    private final double[][] byEcho;
    private final int most;

    /** For each number of echo marks the chances of the amounts 0, 1, 2, … beside it. */
    Amounts(double[][] byEcho) {
        this.byEcho = byEcho;
        int longest = 0;
        for (double[] law : byEcho) {
            longest = Math.max(longest, law.length);
        }
        this.most = longest - 1;
    }

    /** Certainly one amount. */
    static Amounts sure(int amount) {
        double[] law = new double[amount + 1];
        law[amount] = 1;
        return new Amounts(new double[][] {law});
    }

    /** The highest amount. */
    int most() {
        return most;
    }

    /** The highest number of echo marks. */
    int mostEchoes() {
        return byEcho.length - 1;
    }

    /** The chances of the amounts beside a number of echo marks; shared, not to be changed. */
    double[] of(int echoes) {
        return byEcho[echoes];
    }

    /** The chance of an amount beside a number of echo marks. */
    double at(int amount, int echoes) {
        double[] law = byEcho[echoes];
        return amount < law.length ? law[amount] : 0;
    }
}
