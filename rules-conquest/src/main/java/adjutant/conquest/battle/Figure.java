package adjutant.conquest.battle;

import adjutant.battlefield.formation.Block;
import adjutant.battlefield.formation.Formation;
import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Pose;
import adjutant.conquest.Each;
import adjutant.conquest.army.UnitType;
import java.util.List;
import java.util.Optional;

/**
 * A Regiment as it stands: who stands in it, its form and the ground it covers, each worked out
 * when first asked for.
 */
final class Figure {
    private final Company company;
    private final int files;
    private final Later<Block> block;
    private final Optional<Pose> pose;
    private final Later<Footprint> rectangle;
    private final Later<List<Footprint>> stands;

    private Figure(Company company, int files, Later<Block> block, Optional<Pose> pose) {
        this.company = company;
        this.files = files;
        this.block = block;
        this.pose = pose;
        this.rectangle = new Later<>(() -> block.get().rectangle(pose.orElseThrow()));
        this.stands = new Later<>(() -> block.get().footprints(pose.orElseThrow()));
    }

    static Figure of(Company company, int files, Whereabouts whereabouts) {
        Later<Block> block =
                new Later<>(() ->
                        new Block(
                                formation(files, company.stands()),
                                cell(company.muster().profile().type())));
        return new Figure(company, files, block, pose(whereabouts));
    }

    private static Formation formation(int files, List<Stand> stands) {
        return Formation.occupying(files, Each.map(stands, Stand::place));
    }

    /** Width and depth of a Stand. */
    static Extent cell(UnitType type) {
        return new Extent(
                Length.micrometres(type.standWidth()), Length.micrometres(type.standDepth()));
    }

    private static Optional<Pose> pose(Whereabouts whereabouts) {
        return whereabouts instanceof Whereabouts.OnTable(Pose pose)
                ? Optional.of(pose)
                : Optional.empty();
    }

    /** The same form elsewhere. */
    Figure at(Whereabouts whereabouts) {
        return new Figure(company, files, block, pose(whereabouts));
    }

    Company company() {
        return company;
    }

    int files() {
        return files;
    }

    Block block() {
        return block.get();
    }

    Optional<Pose> pose() {
        return pose;
    }

    Footprint rectangle() {
        return rectangle.get();
    }

    List<Footprint> stands() {
        return stands.get();
    }
}
