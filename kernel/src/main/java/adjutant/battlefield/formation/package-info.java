/**
 * Formations of ranks and files on a grid of equal cells.
 *
 * <pre>
 * Place     = file.rank               file 0 at the left seen from behind, rank 0 in front
 * Formation = files Place*            which cells of the grid are occupied
 * Block     = Formation Extent        a formation with the size of a cell
 * </pre>
 *
 * <p>The abstract rectangle of a block is as wide as its files and as deep as its deepest occupied
 * rank, gaps filled; its pose is the middle of its front edge. Uses {@code battlefield.geometry}.
 */
@NullMarked
package adjutant.battlefield.formation;

import org.jspecify.annotations.NullMarked;
