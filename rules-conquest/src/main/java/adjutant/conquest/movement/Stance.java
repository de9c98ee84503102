package adjutant.conquest.movement;

import adjutant.battlefield.contact.Contact;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Tolerances;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.Each;
import adjutant.conquest.battle.Regiment;
import adjutant.game.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Whether a Regiment may stand where it would.
 *
 * @rule CQ-FORM-04
 */
public final class Stance {
    private Stance() {}

    /**
     * What forbids it to stand there.
     *
     * @param ground what stands around it
     * @param before the Regiment as it stood
     * @param after the Regiment as it would stand
     * @param met the enemies it may be near: those it is in contact with and stays so
     */
    public static List<Finding> faults(
            Ground ground, Regiment before, Regiment after, Set<String> met) {
        List<Footprint> own = after.footprints();
        List<Finding> findings = new ArrayList<>();
        onTable(ground, after, own, findings);
        for (Ground.Body other : ground.friends()) {
            apart(after, own, other, ConquestClause.MARCH_11, findings);
        }
        for (Ground.Body enemy : ground.enemies()) {
            apart(after, own, enemy, ConquestClause.FORM_04, findings);
            if (!met.contains(enemy.regiment().id())) {
                keptOut(before, after, own, enemy, findings);
            }
        }
        ground.terrain().forEach(piece -> clear(after, own, piece, findings));
        return findings;
    }

    private static void onTable(
            Ground ground, Regiment after, List<Footprint> own, List<Finding> findings) {
        boolean inside = Each.all(own, stand -> ground.holds(stand, Tolerances.OVERLAP));
        if (!inside) {
            findings.add(
                    Finding.no(
                            ConquestClause.FIELD_05,
                            after.id() + " would not be wholly on the table"));
        }
    }

    private static void apart(
            Regiment after,
            List<Footprint> own,
            Ground.Body other,
            ConquestClause clause,
            List<Finding> findings) {
        if (other.isFarFrom(after, Length.ZERO)) {
            return;
        }
        boolean overlaps =
                Each.any(
                        own,
                        stand -> Each.any(other.stands(), body -> Contact.overlaps(stand, body)));
        if (overlaps) {
            findings.add(
                    Finding.no(clause, after.id() + " would overlap " + other.regiment().id()));
        }
    }

    /**
     * The keep-out as a lasting property.
     *
     * @rule CQ-MARCH-14
     */
    private static void keptOut(
            Regiment before,
            Regiment after,
            List<Footprint> own,
            Ground.Body enemy,
            List<Finding> findings) {
        if (enemy.isFarFrom(after, Ground.KEEP_OUT)
                || !Ground.isNearer(own, enemy.stands(), Ground.KEEP_OUT)) {
            return;
        }
        List<Footprint> old = before.footprints();
        Length was = Ground.distance(old, enemy.stands());
        Length is = Ground.distance(own, enemy.stands());
        if (is.isLessThan(KeepOut.toEnemy(was))) {
            findings.add(
                    Finding.no(
                            ConquestClause.MARCH_14,
                            after.id()
                                    + " would be "
                                    + is
                                    + " from "
                                    + enemy.regiment().id()
                                    + ", nearer than 1in"));
        }
    }

    private static void clear(
            Regiment after, List<Footprint> own, Ground.Piece piece, List<Finding> findings) {
        if (Each.any(own, stand -> piece.shape().overlaps(stand))) {
            findings.add(
                    Finding.no(
                            ConquestClause.FORM_04,
                            after.id()
                                    + " would overlap "
                                    + piece.terrain().name()
                                    + " "
                                    + piece.terrain().id()));
        }
    }

    /**
     * The keep-out of terrain that bars the way: a Regiment may stay inside it and not come nearer.
     *
     * @param ground what stands around it
     * @param before the Regiment as it stood
     * @param after the Regiment as it would stand
     * @rule CQ-MARCH-08
     */
    public static List<Finding> nearTerrain(Ground ground, Regiment before, Regiment after) {
        List<Finding> findings = new ArrayList<>();
        for (Ground.Piece piece : ground.terrain()) {
            if (!piece.shape().isWithin(after.rectangle(), Ground.KEEP_OUT)) {
                continue;
            }
            Length was = KeepOut.distance(before.footprints(), piece);
            Length is = KeepOut.distance(after.footprints(), piece);
            if (is.isLessThan(KeepOut.toTerrain(was)) && Length.ZERO.isLessThan(is)) {
                findings.add(
                        Finding.no(
                                ConquestClause.MARCH_08,
                                after.id()
                                        + " would be "
                                        + is
                                        + " from "
                                        + piece.label()
                                        + ", nearer than 1in"));
            }
        }
        return findings;
    }
}
