package adjutant.battlefield.manoeuvre;

import adjutant.battlefield.geometry.Span;

/**
 * An obstacle in the way of a straight move.
 *
 * @param index which obstacle, from 0 in the order given
 * @param span from where to where along the move it is overlapped; it begins rounded down and ends
 *     rounded up to a micrometre, and is cut off at the ends of the move
 */
public record Passage(int index, Span span) {}
