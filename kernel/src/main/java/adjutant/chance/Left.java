package adjutant.chance;

import java.util.Map;
import java.util.TreeMap;

/** What dice that were thrown leave: marks, by their heap, and the hits of the first throw. */
final class Left {
    private final Map<Integer, int[]> byHeap = new TreeMap<>();
    private int hits;

    /** The hits of the first throw. */
    int hits() {
        return hits;
    }

    /** Notes the hits of the first throw. */
    void hit(int number) {
        hits = number;
    }

    /** The marks of a heap by their kind, to be added to. */
    int[] of(int heap) {
        return byHeap.computeIfAbsent(heap, _ -> new int[Marks.KINDS]);
    }

    /** The marks that echo. */
    int echoes() {
        int echoes = 0;
        for (int[] marks : byHeap.values()) {
            echoes += marks[Marks.ECHO];
        }
        return echoes;
    }

    /** What they amount to, heap by heap. */
    int amount(Tally tally, int sure) {
        of(0)[0] += sure;
        int amount = 0;
        for (int[] marks : byHeap.values()) {
            amount += tally.amount(marks[0], marks[1]);
        }
        return amount;
    }
}
