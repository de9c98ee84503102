package adjutant.battlefield.manoeuvre;

import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Pose;

/**
 * Where on a path a body is first met.
 *
 * @param index the manoeuvre on which it is met, from 0
 * @param travelled the cost of the path up to there, rounded down; a turn in place adds none
 * @param pose the last pose before it is met, right to about two micrometres
 */
public record Meeting(int index, Length travelled, Pose pose) {}
