package adjutant.app.match;

/** The rules have changed since a match was played: it can be shown no further than to here. */
public final class RulesChanged extends RuntimeException {
    private static final long serialVersionUID = 1;

    RulesChanged(String command) {
        super("the rules have changed since: " + command);
    }
}
