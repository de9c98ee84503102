package adjutant.app.cli;

/** Something outside the program failed, so that what was asked could not be done. */
final class Undoable extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** With a message for the person who asked. */
    Undoable(String message) {
        super(message);
    }
}
