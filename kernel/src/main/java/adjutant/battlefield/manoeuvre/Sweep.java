package adjutant.battlefield.manoeuvre;

import adjutant.battlefield.contact.Contact;
import adjutant.battlefield.geometry.Convex;
import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Hull;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Pose;
import adjutant.battlefield.geometry.Tolerances;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The path of a body through some manoeuvres, one after the other. */
public final class Sweep {

    private final List<Leg> legs;
    private final List<Corridor> corridors;
    private final Pose end;
    private final Length cost;

    /** Worked out when first asked for; empty until then. */
    private List<Hull> hulls = List.of();

    /** The same in wide steps, leg by leg. */
    private List<List<Hull>> wide = List.of();

    private Sweep(List<Leg> legs, Pose end, Length cost) {
        this.legs = List.copyOf(legs);
        var swept = new ArrayList<Corridor>(legs.size());
        for (var leg : legs) {
            swept.add(leg.corridor());
        }
        this.corridors = List.copyOf(swept);
        this.end = end;
        this.cost = cost;
    }

    /** The path of one manoeuvre. */
    public static Sweep of(Pose pose, Extent extent, Manoeuvre manoeuvre) {
        return of(pose, extent, List.of(manoeuvre));
    }

    /** The path of some manoeuvres. */
    public static Sweep of(Pose pose, Extent extent, List<? extends Manoeuvre> manoeuvres) {
        var legs = new ArrayList<Leg>();
        var at = pose;
        var cost = Length.ZERO;
        for (var manoeuvre : manoeuvres) {
            legs.add(Leg.of(at, extent, manoeuvre));
            at = manoeuvre.end(at, extent);
            cost = cost.plus(manoeuvre.cost(extent));
        }
        return new Sweep(legs, at, cost);
    }

    /** The pose after the last manoeuvre. */
    public Pose end() {
        return end;
    }

    /** The cost of all manoeuvres. */
    public Length cost() {
        return cost;
    }

    /**
     * Convex pieces that cover the ground under the body on its way, in the order of the path.
     *
     * <p>Exact for straight moves. A turn is cut into steps so small that no corner leaves its
     * chord by more than {@link Tolerances#SWEEP}; the hull of each step has the corners before and
     * after it and where their tangents meet, so that it covers the step but for the rounding of
     * corners, and stands out by no more than about twice that length.
     */
    public List<Hull> hulls() {
        if (hulls.isEmpty()) {
            var all = new ArrayList<Hull>();
            for (var leg : legs) {
                all.addAll(leg.hulls());
            }
            hulls = List.copyOf(all);
        }
        return hulls;
    }

    private List<List<Hull>> wide() {
        if (wide.isEmpty()) {
            var all = new ArrayList<List<Hull>>(legs.size());
            for (var leg : legs) {
                all.add(leg.wide());
            }
            wide = List.copyOf(all);
        }
        return wide;
    }

    /**
     * Whether the {@link #hulls()} may overlap a body; where this says no none of them does.
     *
     * <p>It looks at wide steps of turns only, which is cheaper than all hulls.
     */
    public boolean mayMeet(Convex body) {
        if (isClearOf(body, Length.ZERO)) {
            return false;
        }
        for (var steps : wide()) {
            for (var hull : steps) {
                if (Contact.overlaps(hull, body, Length.ZERO)) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * Whether no corner of the {@link #hulls()} leaves an upright rectangle.
     *
     * @param low its corner up the page on the left
     * @param high its corner down the page on the right
     */
    public boolean staysBetween(Point low, Point high) {
        for (int i = 0; i < legs.size(); i++) {
            if (!corridors.get(i).isBetween(low, high)
                    && !legs.get(i).hulls().stream().allMatch(hull -> isBetween(hull, low, high))) {
                return false;
            }
        }
        return true;
    }

    /**
     * Whether the whole way surely keeps farther from a body than a limit; where this says no it
     * may do so all the same.
     *
     * @param limit not below zero
     */
    public boolean isClearOf(Convex body, Length limit) {
        var disc = Disc.of(body).wider((double) limit.micrometres());
        for (var corridor : corridors) {
            if (!corridor.isClearOf(disc)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isBetween(Hull hull, Point low, Point high) {
        for (int i = 0; i < hull.corners(); i++) {
            boolean across = hull.x(i) >= low.x() && hull.x(i) <= high.x();
            boolean down = hull.y(i) >= low.y() && hull.y(i) <= high.y();
            if (!across || !down) {
                return false;
            }
        }
        return true;
    }

    /**
     * Where a body is first overlapped deeper than {@link Tolerances#OVERLAP}; empty if nowhere.
     */
    public Optional<Meeting> firstMeeting(Convex body) {
        return firstMeeting(body, Tolerances.OVERLAP);
    }

    /**
     * Where a body is first overlapped deeper than a tolerance; empty if nowhere.
     *
     * @param tolerance not below zero; zero finds the place of contact; on turns less than 6
     *     micrometres counts as 6, which is clear of the rounding of corners
     */
    public Optional<Meeting> firstMeeting(Convex body, Length tolerance) {
        return first(new Encounter.Overlap(body, tolerance));
    }

    /**
     * Where the path first comes nearer to a body than a limit; empty if nowhere. At exactly that
     * distance, to a nanometre, it is not nearer.
     *
     * @param limit above zero
     */
    public Optional<Meeting> firstNearer(Convex body, Length limit) {
        return first(new Encounter.Nearness(body, limit));
    }

    /** Whether it has a {@link #firstMeeting(Convex)} with a body, wherever that is. */
    public boolean meets(Convex body) {
        return finds(new Encounter.Overlap(body, Tolerances.OVERLAP));
    }

    /** Whether it has a {@link #firstNearer} to a body, wherever that is. */
    public boolean comesNearer(Convex body, Length limit) {
        return finds(new Encounter.Nearness(body, limit));
    }

    private boolean finds(Encounter encounter) {
        var disc = encounter.disc();
        for (int i = 0; i < legs.size(); i++) {
            int leg = i;
            if (!corridors.get(i).isClearOf(disc)
                    && legs.get(i).meets(encounter, () -> wide().get(leg))) {
                return true;
            }
        }
        return false;
    }

    private Optional<Meeting> first(Encounter encounter) {
        var disc = encounter.disc();
        var before = Length.ZERO;
        for (int i = 0; i < legs.size(); i++) {
            int number = i;
            var leg = legs.get(i);
            var free =
                    corridors.get(i).isClearOf(disc)
                            ? Optional.<Manoeuvre>empty()
                            : leg.freeUntil(encounter, () -> wide().get(number));
            if (free.isPresent()) {
                var done = free.get();
                var travelled = before.plus(done.cost(leg.extent()));
                return Optional.of(new Meeting(i, travelled, done.end(leg.pose(), leg.extent())));
            }
            before = before.plus(leg.manoeuvre().cost(leg.extent()));
        }
        return Optional.empty();
    }
}
