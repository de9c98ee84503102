package adjutant.conquest.fight;

import adjutant.game.Facts;
import adjutant.game.notation.Parsed;

/**
 * The answer to a raw chain of dice: what an attack with given thresholds does to a Regiment, or
 * what several steps do to two of them. Damage counts what lay on a Regiment before.
 */
public final class Fight {
    private Fight() {}

    /**
     * The exact laws that a workload asks for, or every fault in it. Of a single attack: hits,
     * wounds, total, final, standsLost, summary and checksums; of a chain: joint, checksums and
     * summary; and its id where it has one.
     *
     * @param workload {@code attacks, hit, save, morale, target}, or {@code A, B, sizeBonus,
     *     steps}; besides {@code id} and {@code note}
     */
    public static Parsed<Facts.Tree> answer(Facts.Tree workload) {
        return WorkloadReader.read(workload)
                .map(read ->
                        switch (read) {
                            case Workload.Clash clash -> ClashAnswer.of(clash);
                            case Workload.Chain chain -> ChainAnswer.of(chain);
                        });
    }
}
