package adjutant.conquest.movement;

import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.formation.Block;
import adjutant.battlefield.formation.Formation;
import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Pose;
import adjutant.conquest.Each;
import adjutant.conquest.battle.Array;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Stand;
import adjutant.conquest.battle.Whereabouts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;

/**
 * A Regiment that takes another formation about its centre. Where the usual order of its Stands,
 * wounded ones at the back, would move one too far, the ordinary Stands go where the largest move
 * is smallest.
 *
 * @param before the Regiment as it stands
 * @param usual how it would stand in the usual order
 * @rule CQ-REFORM-01
 * @rule CQ-REFORM-02
 * @rule CQ-REFORM-03
 */
public record Regrouping(Regiment before, Array usual) {
    /** The formation with some files, Characters counted, and a facing. */
    public static Regrouping of(Regiment before, int files, Angle facing) {
        int count = before.stands().size();
        int columns = Math.min(files, count);
        Block block = new Block(Formation.of(columns, count), before.cell());
        Point centre = before.block().centre(before.pose().orElseThrow());
        Pose pose = block.centredAt(centre, facing);
        return new Regrouping(before, Ranks.of(before.stands(), columns, pose));
    }

    /** The Regiment afterwards, where no Stand may move farther than a length. */
    public Regiment after(Length most) {
        boolean usually = pairing(Regrouping::isTheSame).largest().isAtMost(most);
        List<Stand> stands =
                usually ? usual.stands() : moved(pairing(Regrouping::isAlike).assignment());
        return before.withStands(usual.files(), stands).at(new Whereabouts.OnTable(usual.pose()));
    }

    /** The largest move of a Stand, where the largest is smallest. */
    public Length largest() {
        return pairing(Regrouping::isAlike).largest();
    }

    private List<Stand> moved(List<Integer> assignment) {
        List<Stand> moved = new ArrayList<>();
        for (int i = 0; i < assignment.size(); i++) {
            moved.add(before.stands().get(i).at(usual.stands().get(assignment.get(i)).place()));
        }
        return moved;
    }

    /** Whether a Stand is just the one that the usual order puts there. */
    private static boolean isTheSame(Stand old, Stand there) {
        return old.at(there.place()).equals(there);
    }

    /** Whether a Stand may go there: the Command Stand and Characters have places of their own. */
    private static boolean isAlike(Stand old, Stand there) {
        return old.role().equals(there.role());
    }

    private Pairing pairing(BiPredicate<Stand, Stand> mayGo) {
        Block now = before.block();
        Pose pose = before.pose().orElseThrow();
        Block then =
                new Block(
                        Formation.occupying(usual.files(), Each.map(usual.stands(), Stand::place)),
                        before.cell());
        List<List<Optional<Length>>> ways = new ArrayList<>();
        for (Stand old : before.stands()) {
            Point from = now.centre(pose, old.place());
            List<Optional<Length>> row = new ArrayList<>();
            for (Stand there : usual.stands()) {
                Point to = then.centre(usual.pose(), there.place());
                row.add(
                        mayGo.test(old, there)
                                ? Optional.of(Distance.between(from, to))
                                : Optional.empty());
            }
            ways.add(row);
        }
        return Pairing.of(ways);
    }
}
