package adjutant.app.fair;

/**
 * A chain of secrets, one a Round, each the hash of the next: opening one proves that it was there
 * from the beginning, and tells nothing of those to come.
 *
 * @param root the last link, from which all others follow
 */
public record Chain(Secret root) {
    /** How many Rounds it reaches; the secret of a later Round is that of the last. */
    public static final int LENGTH = 512;

    /** The link that is published before anybody joins. */
    public Secret anchor() {
        return link(0);
    }

    /**
     * The secret of a Round.
     *
     * @param round from 1; more than {@link #LENGTH} counts as that
     */
    public Secret of(int round) {
        return link(Math.clamp(round, 1, LENGTH));
    }

    private Secret link(int number) {
        Secret link = root;
        for (int i = LENGTH; i > number; i--) {
            link = link.hash();
        }
        return link;
    }
}
