package adjutant.battlefield.contact;

/** How an edge is touched. */
public enum Reach {
    /** Somewhere farther from its ends than twice the tolerance. */
    ALONG,
    /** At an end only. */
    CORNER
}
