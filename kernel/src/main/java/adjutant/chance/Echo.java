package adjutant.chance;

/**
 * What a pool throws back after all else in it: one die of {@code roll} for each echo mark left by
 * the pool, and one for each rise in {@code ledger} that the pool's first amount (before any
 * scatter) brought. The tallied marks are taken by {@code track}; nothing is scattered. Where
 * {@code track} is in a last phase by then, nothing is thrown back.
 *
 * @param ledger for each state of the pool's own track a total that never falls as its level rises;
 *     the echo adds the difference between the state after the first amount and before it. All zero
 *     where there is none
 * @param roll the dice thrown back; echo marks they leave do nothing
 * @param track the id of the track that suffers
 * @param tally how the marks are added up
 */
public record Echo(IntTable ledger, Roll roll, String track, Tally tally) {}
