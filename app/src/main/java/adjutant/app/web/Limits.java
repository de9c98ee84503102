package adjutant.app.web;

/**
 * How much one peer address may ask for.
 *
 * @param bodyBytes the longest body of a request
 * @param requestsPerSecond how many requests in the long run
 * @param burst how many at once
 * @param streams how many open streams
 * @param matchesPerHour how many matches it may open
 * @param connections how many connections the server has in all
 */
public record Limits(
        int bodyBytes,
        int requestsPerSecond,
        int burst,
        int streams,
        int matchesPerHour,
        int connections) {
    /** What a server at home or in a club needs. */
    public static final Limits USUAL = new Limits(1 << 20, 60, 240, 24, 240, 2_000);

    /** Checks that all are above zero. */
    public Limits {
        if (bodyBytes <= 0
                || requestsPerSecond <= 0
                || burst <= 0
                || streams <= 0
                || matchesPerHour <= 0
                || connections <= 0) {
            throw new IllegalArgumentException("a limit of nothing");
        }
    }
}
