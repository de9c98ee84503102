package adjutant.conquest.movement;

import adjutant.battlefield.contact.Contact;
import adjutant.battlefield.formation.Formation;
import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Hull;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Pose;
import adjutant.battlefield.manoeuvre.Manoeuvre;
import adjutant.battlefield.manoeuvre.Sweep;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.Each;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Whereabouts;
import adjutant.game.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * One March, judged whole: its length, its way, its end.
 *
 * @param ground what stands around the Regiment
 * @param regiment the Regiment where the March begins
 * @param moves what it does, in order
 * @param terms what it is judged by
 * @rule CQ-MARCH-02
 * @rule CQ-MARCH-03
 * @rule CQ-MARCH-04
 * @rule CQ-MARCH-10
 * @rule CQ-MARCH-06
 * @rule CQ-MARCH-07
 * @rule CQ-MARCH-09
 * @rule CQ-CONT-04
 */
public record March(Ground ground, Regiment regiment, List<Manoeuvre> moves, Terms terms) {
    /** Copies the list. */
    public March {
        moves = List.copyOf(moves);
    }

    /** Where it begins. */
    private Pose start() {
        return regiment.pose().orElseThrow();
    }

    private Extent extent() {
        return regiment.block().extent();
    }

    /** The poses at the start and after each move. */
    public List<Pose> path() {
        List<Pose> path = new ArrayList<>(List.of(start()));
        moves.forEach(move -> path.add(move.end(path.getLast(), extent())));
        return path;
    }

    /** The Regiment after it. */
    public Regiment end() {
        return regiment.at(new Whereabouts.OnTable(path().getLast()));
    }

    /** The length it uses. */
    public Length cost() {
        Length cost = Length.ZERO;
        for (Manoeuvre move : moves) {
            cost = cost.plus(move.cost(extent()));
        }
        return cost;
    }

    /** What forbids it. */
    public List<Finding> faults() {
        List<Finding> findings = new ArrayList<>();
        direction(findings);
        length(findings);
        if (!moves.isEmpty()) {
            Sweep sweep = Sweep.of(start(), extent(), moves);
            way(sweep, findings);
        }
        Regiment end = end();
        switch (terms.end()) {
            case LEGAL -> findings.addAll(Stance.faults(ground, regiment, end, Set.of()));
            case AWAY -> {
                findings.addAll(Stance.faults(ground, regiment, end, Set.of()));
                ground.enemies().forEach(enemy -> ends(end, enemy, findings));
            }
            case ON_THE_WAY ->
                    findings.addAll(
                            Stance.faults(ground.withoutFriends(), regiment, end, Set.of()));
        }
        findings.addAll(Stance.nearTerrain(ground, regiment, end));
        return Each.distinct(findings);
    }

    /** Whether nothing forbids it. */
    public boolean isLegal() {
        return faults().isEmpty();
    }

    private void direction(List<Finding> findings) {
        boolean ahead = Each.any(moves, March::isAhead);
        boolean other = Each.any(moves, move -> !isAhead(move));
        if (other && (ahead || moves.size() > 1)) {
            findings.add(
                    Finding.no(
                            ConquestClause.MARCH_03,
                            "one March goes forward with Wheels, or straight to one side, or straight back"));
        }
    }

    private static boolean isAhead(Manoeuvre move) {
        return move instanceof Manoeuvre.Forward || move instanceof Manoeuvre.Wheel;
    }

    private void length(List<Finding> findings) {
        ConquestClause clause = isHalved() ? ConquestClause.MARCH_03 : ConquestClause.MARCH_04;
        if (!cost().isAtMost(most())) {
            findings.add(Finding.no(clause, "the March is " + cost() + " long, at most " + most()));
        }
    }

    private boolean isHalved() {
        return Each.any(moves, move -> !isAhead(move));
    }

    /** The greatest length it may use. */
    public Length most() {
        Length full = Length.inches(terms.inches());
        return isHalved() ? full.half() : full;
    }

    private void way(Sweep sweep, List<Finding> findings) {
        if (terms.gait() == Terms.Gait.ON_FOOT) {
            obstacles(sweep, findings);
        }
        if (!ground.holds(sweep, KeepOut.TURNING)) {
            findings.add(Finding.no(ConquestClause.FIELD_05, "the way leaves the table"));
        }
    }

    private void obstacles(Sweep sweep, List<Finding> findings) {
        for (Ground.Body enemy : ground.enemies()) {
            passes(sweep, enemy, findings);
            nears(sweep, enemy, findings);
        }
        for (Ground.Body friend : ground.friends()) {
            if (terms.engaged().contains(friend.regiment().id())) {
                passes(sweep, friend, findings);
            }
        }
        List<Ground.Piece> near =
                Each.where(ground.terrain(), piece -> !piece.isFarFrom(sweep, Ground.KEEP_OUT));
        List<Hull> hulls = near.isEmpty() ? List.of() : sweep.hulls();
        for (Ground.Piece piece : near) {
            if (Each.any(hulls, piece.shape()::overlaps)) {
                findings.add(
                        Finding.no(
                                ConquestClause.MARCH_10, "the way goes through " + piece.label()));
            }
        }
        near.forEach(piece -> nears(hulls, piece, findings));
    }

    /** The keep-out of terrain that bars the way: who starts inside it may move away. */
    private void nears(List<Hull> hulls, Ground.Piece piece, List<Finding> findings) {
        List<Footprint> whole = List.of(Footprint.of(start(), extent()));
        Length before = KeepOut.distance(whole, piece);
        boolean nears =
                nears(hulls, piece, before)
                        || (before.isLessThan(Ground.KEEP_OUT) && standsNear(piece));
        if (nears) {
            findings.add(
                    Finding.no(
                            ConquestClause.MARCH_08,
                            "the way comes within 1in of " + piece.label()));
        }
    }

    private static boolean nears(List<Hull> hulls, Ground.Piece piece, Length before) {
        Length limit = KeepOut.toTerrain(before);
        return Length.ZERO.isLessThan(limit)
                && Each.any(hulls, hull -> piece.shape().isWithin(hull, limit));
    }

    /**
     * The same of the Stands alone: the rectangle may be near where no Stand is, in the gaps of its
     * last rank.
     */
    private boolean standsNear(Ground.Piece piece) {
        if (!hasGaps()) {
            return false;
        }
        Length before = KeepOut.distance(regiment.footprints(), piece);
        return Each.any(waysOfStands(), way -> nears(way.hulls(), piece, before));
    }

    private boolean hasGaps() {
        Formation formation = regiment.formation();
        return formation.size() < formation.files() * formation.ranks();
    }

    private List<Sweep> waysOfStands() {
        return Trail.waysOfStands(regiment, moves);
    }

    private void passes(Sweep sweep, Ground.Body other, List<Finding> findings) {
        if (other.isFarFrom(sweep, Length.ZERO)) {
            return;
        }
        Footprint body = Footprint.of(start(), extent());
        boolean passes =
                Each.any(
                        other.stands(),
                        stand ->
                                Contact.overlaps(body, stand)
                                        ? !isLeft(stand)
                                        : sweep.firstMeeting(stand).isPresent());
        if (passes) {
            findings.add(
                    Finding.no(
                            ConquestClause.MARCH_10,
                            "the way goes through " + other.regiment().id()));
        }
    }

    /**
     * Whether a body that a turn on the spot has swept over is left at once: the turn is not
     * checked, but the way after it leads straight away and not back.
     *
     * @rule CQ-WITHDRAW-08
     */
    private boolean isLeft(Footprint stand) {
        if (moves.getFirst() instanceof Manoeuvre.Wheel) {
            return false;
        }
        Pose first = path().get(1);
        Point from = start().centre(extent());
        Point to = first.centre(extent());
        Point there = stand.centre();
        boolean towards =
                (to.x() - from.x()) * (there.x() - from.x())
                                + (to.y() - from.y()) * (there.y() - from.y())
                        > 0;
        List<Manoeuvre> rest = moves.subList(1, moves.size());
        return !towards
                && (rest.isEmpty()
                        || Sweep.of(first, extent(), rest).firstMeeting(stand).isEmpty());
    }

    /**
     * The keep-out along the way: who starts inside it may move away.
     *
     * @rule CQ-MARCH-08
     */
    private void nears(Sweep sweep, Ground.Body enemy, List<Finding> findings) {
        if (enemy.isFarFrom(sweep, Ground.KEEP_OUT)) {
            return;
        }
        Footprint body = Footprint.of(start(), extent());
        boolean nears =
                enemy.stands().stream()
                        .filter(stand -> !Contact.overlaps(body, stand))
                        .anyMatch(stand -> nears(sweep, body, stand));
        if (nears || standsNear(body, enemy)) {
            findings.add(
                    Finding.no(
                            ConquestClause.MARCH_08,
                            "the way comes within 1in of " + enemy.regiment().id()));
        }
    }

    private static boolean nears(Sweep sweep, Footprint body, Footprint stand) {
        return nears(sweep, Ground.upToKeepOut(body, stand), stand);
    }

    private static boolean nears(Sweep sweep, Length before, Footprint stand) {
        Length limit = KeepOut.toEnemy(before);
        return Length.ZERO.isLessThan(limit) && sweep.firstNearer(stand, limit).isPresent();
    }

    /** The same of the Stands alone, where an enemy is near a gap between them. */
    private boolean standsNear(Footprint body, Ground.Body enemy) {
        if (!hasGaps() || !Ground.isNearer(List.of(body), enemy.stands(), Ground.KEEP_OUT)) {
            return false;
        }
        Length before = Ground.distance(regiment.footprints(), enemy.stands());
        return Each.any(
                waysOfStands(),
                way -> Each.any(enemy.stands(), stand -> nears(way, before, stand)));
    }

    /**
     * The keep-out at the end of a March holds for every enemy, whoever was near before.
     *
     * @rule CQ-WITHDRAW-08
     */
    private static void ends(Regiment end, Ground.Body enemy, List<Finding> findings) {
        List<Footprint> own = end.footprints();
        if (Ground.isNearer(own, enemy.stands(), Ground.KEEP_OUT)) {
            Length distance = Ground.distance(own, enemy.stands());
            findings.add(
                    Finding.no(
                            ConquestClause.MARCH_08,
                            "it would end "
                                    + distance
                                    + " from "
                                    + enemy.regiment().id()
                                    + ", nearer than 1in"));
        }
    }
}
