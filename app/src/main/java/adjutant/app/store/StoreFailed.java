package adjutant.app.store;

/** The database failed, or is not one that this program can use. */
public final class StoreFailed extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** With what was tried and why that cannot be. */
    StoreFailed(String tried, String why) {
        super("The store could not " + tried + ": " + why);
    }

    /** With what was tried and what the database said. */
    StoreFailed(String tried, Throwable cause) {
        this(tried, saying(cause), cause);
    }

    /** With what was tried, why that cannot be, and what the database said. */
    StoreFailed(String tried, String why, Throwable cause) {
        super("The store could not " + tried + ": " + why, cause);
    }

    /** The first line of the innermost message: libraries put theirs around it. */
    private static String saying(Throwable thrown) {
        Throwable innermost = thrown;
        while (innermost.getCause() != null) {
            innermost = innermost.getCause();
        }
        String message = innermost.getMessage();
        return message == null || message.isBlank()
                ? innermost.toString()
                : message.lines().findFirst().orElseThrow();
    }
}
