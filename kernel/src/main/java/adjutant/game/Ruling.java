package adjutant.game;

import adjutant.chance.Chance;
import java.util.List;
import java.util.function.Supplier;

/** The answer to "may this be done, and what may come of it?". */
public sealed interface Ruling {
    /** All reasons, in the order of the rule. */
    List<Finding> findings();

    /** What is known before any die, in the system's own words. */
    Facts.Tree facts();

    /**
     * The rules say no.
     *
     * @param findings every reason; at least one forbids
     * @param facts what was measured
     */
    record Refused(List<Finding> findings, Facts.Tree facts) implements Ruling {
        /** Checks that something forbids. */
        public Refused {
            findings = List.copyOf(findings);
            if (!forbid(findings)) {
                throw new IllegalArgumentException("refused without a reason");
            }
        }
    }

    /**
     * The rules say yes.
     *
     * @param findings every reason; none forbids
     * @param facts what follows before any die
     * @param chance the dice and what follows from them
     */
    record Allowed(List<Finding> findings, Facts.Tree facts, Chance chance) implements Ruling {
        /** Checks that nothing forbids. */
        public Allowed {
            findings = List.copyOf(findings);
            if (forbid(findings)) {
                throw new IllegalArgumentException("allowed although something forbids");
            }
        }
    }

    /** Refused where a finding forbids, else allowed. */
    static Ruling of(List<Finding> findings, Facts.Tree facts, Supplier<Chance> chance) {
        return forbid(findings)
                ? new Refused(findings, facts)
                : new Allowed(findings, facts, chance.get());
    }

    private static boolean forbid(List<Finding> findings) {
        for (Finding finding : findings) {
            if (finding.forbids()) {
                return true;
            }
        }
        return false;
    }
}
