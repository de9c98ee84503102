package adjutant.conquest.notation;

import adjutant.battlefield.formation.Block;
import adjutant.battlefield.formation.Formation;
import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Edge;
import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Pose;
import adjutant.conquest.army.UnitType;

/**
 * Two Regiments in contact.
 *
 * @param facing which edge of the target is charged: front, flank or rear
 */
record Duel(Contestant attacker, Contestant target, String facing) {
    /** The usual table. */
    static final Extent USUAL = new Extent(Length.inches(72), Length.inches(48));

    /** A table that holds any two Regiments. */
    static final Extent WIDE = new Extent(Length.inches(400), Length.inches(400));

    /** The battle in notation, the target in the middle of a table. */
    String text(Extent table) {
        Point middle = Point.of(table.width().half(), table.depth().half());
        Pose charged = block(target).centredAt(middle, Angle.HALF);
        Edge edge = edge();
        Pose charging =
                new Pose(
                        block(target).rectangle(charged).edge(edge).middle(),
                        edge.outward(Angle.HALF).opposite());
        String size = table.width().toInches() + " " + table.depth().toInches();
        return String.join(
                "\n",
                "table " + size,
                side("A", attacker),
                side("B", target),
                unit("a1", "A", attacker, charging),
                unit("b1", "B", target, charged));
    }

    private Edge edge() {
        return switch (facing) {
            case "flank" -> Edge.RIGHT;
            case "rear" -> Edge.REAR;
            default -> Edge.FRONT;
        };
    }

    private static Block block(Contestant side) {
        UnitType type = side.profile().type();
        Extent cell =
                new Extent(
                        Length.micrometres(type.standWidth()),
                        Length.micrometres(type.standDepth()));
        return new Block(Formation.of(side.files(), side.stands()), cell);
    }

    private static String side(String letter, Contestant side) {
        return new Line("side")
                .word(letter)
                .quoted(side.profile().faction())
                .word("faction")
                .quoted(side.profile().faction())
                .toString();
    }

    private static String unit(String id, String letter, Contestant side, Pose pose) {
        return new Line("unit")
                .word(id)
                .word("side")
                .word(letter)
                .word("profile")
                .quoted(side.profile().name())
                .names("with", side.options())
                .word("stands")
                .word(Integer.toString(side.stands()))
                .word("files")
                .word(Integer.toString(side.files()))
                .word("at")
                .word(UnitWriter.pose(pose))
                .list("status", side.states())
                .names("effects", side.effects())
                .toString();
    }
}
