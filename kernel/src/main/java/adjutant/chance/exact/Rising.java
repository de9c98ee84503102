package adjutant.chance.exact;

import adjutant.chance.IntTable;
import adjutant.chance.Track;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What becomes of a state of a track that takes an amount and what it scatters: the chances of each
 * state afterwards, for each count of echo dice.
 */
final class Rising {
    private final Track track;
    private final @Nullable ScatterRows scatter;
    private final @Nullable IntTable ledger;
    private final List<Sheet> settled = new ArrayList<>();
    private final List<Sheet> rising = new ArrayList<>();

    /**
     * The rise of a track.
     *
     * @param scatter the scatter, where there is one
     * @param ledger what adds to the echo marks, where they are asked for
     */
    Rising(Track track, @Nullable ScatterRows scatter, @Nullable IntTable ledger) {
        this.track = track;
        this.scatter = scatter;
        this.ledger = ledger;
    }

    /** The track that rises. */
    Track track() {
        return track;
    }

    /** Whether echo dice are counted. */
    boolean echoes() {
        return ledger != null;
    }

    /**
     * Takes an amount in a state that is not last.
     *
     * @param law the law of the amount and its echo marks
     * @param weight the chance of being there, for the sums
     */
    void take(int before, Amounts law, double weight, PoolSums sums) {
        for (int amount = 0; amount <= law.most(); amount++) {
            int between = track.rise(before, amount);
            double[] row = scatter == null ? Poly.ONE : scatter.row(between, amount);
            int brought = ledger == null ? 0 : ledger.get(between) - ledger.get(before);
            for (int marks = 0; marks <= law.mostEchoes(); marks++) {
                double chance = law.at(amount, marks);
                if (chance > Poly.TINY) {
                    spread(brought + marks, between, row, chance);
                    sums.addTotal(amount, row, weight * chance);
                }
            }
        }
    }

    private void spread(int echo, int between, double[] row, double chance) {
        while (settled.size() <= echo) {
            settled.add(new Sheet(track));
            rising.add(new Sheet(track));
        }
        if (track.isLast(between)) {
            settled.get(echo).add(between, chance);
            return;
        }
        settled.get(echo).add(between, chance * row[0]);
        if (row.length > 1) {
            rising.get(echo).addAbove(between, row, chance);
        }
    }

    /** How many counts of echo dice there are to drain, 0 among them. */
    int counts() {
        return settled.size();
    }

    /** Hands on the chances of all states for a count of echo dice, and forgets them. */
    void drain(int echo, Sheet.Entry to) {
        Sheet sheet = settled.get(echo);
        rising.get(echo).drain((from, chance) -> sheet.add(track.arrival(from), chance));
        sheet.drain(to);
    }
}
