package adjutant.conquest.morale;

import adjutant.battlefield.formation.Place;
import adjutant.chance.IntTable;
import adjutant.conquest.Each;
import adjutant.conquest.battle.Command.Tail.Casualties;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Stand;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The order in which a Regiment's Stands take Wounds, and how it stands after any number of them.
 *
 * @param regiment the Regiment before
 * @param order its ordinary Stands, the next to be lost first
 * @param w the Wounds one of them takes
 * @rule CQ-WOUND-02
 * @rule CQ-WOUND-03
 */
public record CasualtyOrder(Regiment regiment, List<Stand> order, int w) {
    /** Copies the list. */
    public CasualtyOrder {
        order = List.copyOf(order);
    }

    /**
     * The order for a Regiment: wounded Stands first, then those not in contact before those in
     * contact, the rearmost rank first from its outer ends inwards; the Command Stand last.
     *
     * @param touching the places of its Stands in contact
     * @param tie on which end a rank begins where both are as far from the Command Stand
     * @rule CQ-WOUND-04
     */
    public static CasualtyOrder of(Regiment regiment, Set<Place> touching, Casualties tie) {
        List<Stand> fresh = new ArrayList<>();
        for (boolean engaged : new boolean[] {false, true}) {
            for (int rank = regiment.formation().ranks() - 1; rank >= 0; rank--) {
                fresh.addAll(fromTheEnds(regiment, rank, engaged, touching, tie));
            }
        }
        List<Stand> order = new ArrayList<>(fresh);
        order.sort(
                Comparator.comparingInt((Stand stand) -> stand.isCommand() ? 1 : 0)
                        .thenComparingInt(stand -> -stand.damage()));
        return new CasualtyOrder(
                regiment,
                order,
                regiment.profile().characteristics().wounds().number().orElseThrow());
    }

    private static List<Stand> fromTheEnds(
            Regiment regiment, int rank, boolean engaged, Set<Place> touching, Casualties tie) {
        List<Stand> row =
                new ArrayList<>(
                        Each.where(
                                regiment.ordinaryStands(),
                                stand ->
                                        stand.place().rank() == rank
                                                && touching.contains(stand.place()) == engaged));
        List<Stand> taken = new ArrayList<>();
        boolean left = beginsLeft(regiment, row, tie);
        while (!row.isEmpty()) {
            taken.add(left ? row.removeFirst() : row.removeLast());
            left = !left;
        }
        return taken;
    }

    private static boolean beginsLeft(Regiment regiment, List<Stand> row, Casualties tie) {
        if (row.isEmpty() || regiment.commandStand().isEmpty()) {
            return tie == Casualties.LEFT;
        }
        int command = regiment.commandStand().get().place().file();
        int left = Math.abs(command - row.getFirst().place().file());
        int right = Math.abs(row.getLast().place().file() - command);
        return left == right ? tie == Casualties.LEFT : left > right;
    }

    /**
     * How many Wounds it can take before its last ordinary Stand is lost.
     *
     * @rule CQ-STAND-04
     * @rule CQ-WOUND-07
     */
    public int capacity() {
        return Each.sum(order, stand -> w - stand.damage());
    }

    /**
     * How many Stands are left after a number of Wounds: 0 to {@link #capacity()}; Characters
     * count.
     */
    public IntTable standsLeft() {
        int[] left = new int[capacity() + 1];
        int wounds = 0;
        int stands = regiment.stands().size();
        for (Stand stand : order) {
            int last = wounds + w - stand.damage();
            Arrays.fill(left, wounds, last, stands);
            wounds = last;
            stands--;
        }
        left[wounds] = 0;
        return IntTable.of(left);
    }

    /**
     * The Stands left after a number of Wounds: none after the last ordinary one is lost.
     *
     * @rule CQ-WOUND-05
     * @rule CQ-WOUND-10
     * @rule CQ-WOUND-06
     * @rule CQ-SHATTER-04
     */
    public List<Stand> after(int wounds) {
        if (wounds >= capacity()) {
            return List.of();
        }
        List<Stand> left = new ArrayList<>(regiment.stands());
        int pool = wounds;
        for (Stand stand : order) {
            int taken = Math.min(pool, w - stand.damage());
            pool -= taken;
            left.remove(stand);
            if (stand.damage() + taken < w) {
                left.add(stand.withDamage(stand.damage() + taken));
            }
        }
        return left;
    }

    /** For 0 to {@link #capacity()} Wounds, how many of them fell on Stands of a kind. */
    public IntTable woundsOn(Predicate<Stand> kind) {
        int[] total = new int[capacity() + 1];
        int wounds = 0;
        for (Stand stand : order) {
            for (int i = stand.damage(); i < w; i++, wounds++) {
                total[wounds + 1] = total[wounds] + (kind.test(stand) ? 1 : 0);
            }
        }
        return IntTable.of(total);
    }
}
