package adjutant.app.web;

import io.helidon.http.Status;

/** A request that is not answered as asked: on its way to the response. */
final class Problem extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Status status;

    /**
     * A problem.
     *
     * @param status of the response
     * @param message one sentence for a person
     */
    Problem(Status status, String message) {
        super(message);
        this.status = status;
    }

    Status status() {
        return status;
    }
}
