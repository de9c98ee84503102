package adjutant.conquest.fight;

/**
 * When a die succeeds, and when it is thrown again before.
 *
 * @param on it succeeds on this or less, 0 (never) to 6 (always)
 * @param again which dice are thrown again
 */
record Threshold(int on, Again again) {}
