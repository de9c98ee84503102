package adjutant.conquest.charge;

import adjutant.battlefield.contact.Contact;
import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Convex;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Hull;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Pose;
import adjutant.battlefield.geometry.Tolerances;
import adjutant.battlefield.manoeuvre.Manoeuvre;
import adjutant.battlefield.manoeuvre.Sweep;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.Each;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.movement.Ground;
import adjutant.conquest.movement.Terms;
import adjutant.game.Finding;
import java.util.ArrayList;
import java.util.List;

/**
 * What is in the way of a Charge.
 *
 * @rule CQ-CHARGE-08
 * @rule CQ-CHARGE-09
 * @rule CQ-CHARGE-10
 * @rule CQ-MARCH-14
 */
final class Blocks {
    /** Corners of the hulls of a turn may stand out so far beyond the way itself. */
    private static final Length SLACK = Length.micrometres(75);

    private Blocks() {}

    /** What is in the way up to the contact. */
    static List<Finding> onTheWay(Onset onset, List<Manoeuvre> moves) {
        List<Finding> findings = new ArrayList<>();
        Sweep sweep = Sweep.of(onset.start(), onset.extent(), moves);
        if (!staysOnTable(onset, sweep)) {
            findings.add(no("its way leaves the table"));
        }
        if (onset.gait() == Terms.Gait.FLYING) {
            return findings;
        }
        for (Ground.Body enemy : onset.otherEnemies()) {
            if (meets(sweep, enemy)) {
                findings.add(no(enemy.regiment().id() + " is in its way"));
            } else if (Closing.touches(sweep, enemy)) {
                findings.add(touches(enemy));
            }
        }
        onset.ground().friends().stream()
                .filter(friend -> onset.engaged().contains(friend.regiment().id()))
                .filter(friend -> meets(sweep, friend))
                .map(friend -> no(friend.regiment().id() + ", in contact, is in its way"))
                .forEach(findings::add);
        List<Ground.Piece> near =
                Each.where(onset.barriers(), piece -> !piece.isFarFrom(sweep, Tolerances.TOUCH));
        List<Hull> hulls = near.isEmpty() ? List.of() : sweep.hulls();
        near.stream()
                .filter(piece -> Each.any(hulls, hull -> bars(piece, hull)))
                .map(piece -> no(label(piece) + " is in its way"))
                .forEach(findings::add);
        return findings;
    }

    /** A Garrison may not even be touched. */
    private static boolean bars(Ground.Piece piece, Convex hull) {
        return piece.terrain().has("garrison")
                ? piece.shape().isWithin(hull, Tolerances.TOUCH)
                : piece.shape().overlaps(hull);
    }

    /** What is wrong with the place where it ends. */
    static List<Finding> atTheEnd(Closing closing) {
        Onset onset = closing.onset();
        List<Finding> findings = new ArrayList<>(at(onset, closing.end()));
        Regiment end = onset.at(closing.end());
        if (onset.isOverTarget(end.footprints())) {
            findings.add(no("it would end over " + onset.target().id()));
        }
        if (closing.meeting().isEmpty()) {
            findings.add(no("it would not touch " + onset.target().id() + " where it ends"));
        }
        return findings;
    }

    /** What is wrong with a place, the target left out of it. */
    static List<Finding> at(Onset onset, Pose pose) {
        List<Finding> findings = new ArrayList<>();
        Regiment there = onset.at(pose);
        List<Footprint> own = there.footprints();
        for (Ground.Body other : onset.others()) {
            if (!other.isFarFrom(there, Length.ZERO) && overlaps(own, other.stands())) {
                findings.add(no("it would end over " + other.regiment().id()));
            }
        }
        for (Ground.Body enemy : onset.otherEnemies()) {
            if (!enemy.isFarFrom(there, Tolerances.TOUCH)
                    && Each.any(own, stand -> isTouched(stand, enemy))) {
                findings.add(touches(enemy));
            }
        }
        onset.barriers().stream()
                .filter(piece -> Each.any(own, stand -> bars(piece, stand)))
                .map(piece -> no("it would end on " + label(piece)))
                .forEach(findings::add);
        if (Each.any(own, stand -> !onset.ground().holds(stand, Tolerances.OVERLAP))) {
            findings.add(no("it would not end wholly on the table"));
        }
        return findings;
    }

    private static boolean isTouched(Footprint stand, Ground.Body enemy) {
        return Each.any(enemy.stands(), other -> Distance.isWithin(stand, other, Tolerances.TOUCH));
    }

    private static boolean overlaps(List<Footprint> own, List<Footprint> others) {
        return Each.any(own, stand -> Each.any(others, other -> Contact.overlaps(stand, other)));
    }

    private static boolean meets(Sweep sweep, Ground.Body body) {
        return !body.isFarFrom(sweep, Length.ZERO)
                && Each.any(body.stands(), stand -> sweep.firstMeeting(stand).isPresent());
    }

    static boolean staysOnTable(Onset onset, Sweep sweep) {
        return onset.ground().holds(sweep, SLACK);
    }

    private static String label(Ground.Piece piece) {
        return piece.terrain().name() + " " + piece.terrain().id();
    }

    private static Finding touches(Ground.Body enemy) {
        return Finding.no(
                ConquestClause.CHARGE_10, "it would touch " + enemy.regiment().id() + " as well");
    }

    private static Finding no(String text) {
        return Finding.no(ConquestClause.CHARGE_09, text);
    }
}
