package adjutant.chance.exact;

import adjutant.chance.Outcome;

/**
 * One way a chance can end, told by its settled states: what came of every test, in which band
 * every sum fell, and through which states every pool led its track.
 *
 * @param outcome the way: without throws and hits (both empty or 0), with amounts as taken, that is
 *     as differences of levels, and with sums told by their bands alone: no naturals, and as their
 *     total the least of the band
 * @param probability how likely it is, above 0
 */
public record Ending(Outcome outcome, double probability) {}
