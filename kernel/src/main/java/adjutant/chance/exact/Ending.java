package adjutant.chance.exact;

import adjutant.chance.Outcome;

/**
 * One way a chance can end, told by its settled states: what came of every test, and through which
 * states every pool led its track.
 *
 * @param outcome the way: without throws and hits (both empty or 0), and with amounts as taken,
 *     that is as differences of levels
 * @param probability how likely it is, above 0
 */
public record Ending(Outcome outcome, double probability) {}
