package adjutant.app.match;

import adjutant.game.Facts;
import adjutant.game.Finding;
import adjutant.game.notation.Fault;
import java.util.List;

/** What comes of a request. */
public sealed interface Verdict {
    /**
     * It is done.
     *
     * @param entries what to append, in order; at least one
     */
    record Accepted(List<Entry> entries) implements Verdict {
        /** Copies the list. */
        public Accepted {
            entries = List.copyOf(entries);
        }
    }

    /**
     * It is not done.
     *
     * @param reasons every reason that is none of a clause, as a sentence each
     * @param findings the findings of the ruling, where the rules were asked
     * @param facts what was measured
     */
    record Refused(List<String> reasons, List<Finding> findings, Facts.Tree facts)
            implements Verdict {
        /** Copies the lists. */
        public Refused {
            reasons = List.copyOf(reasons);
            findings = List.copyOf(findings);
        }

        /** For reasons alone. */
        static Refused because(String... reasons) {
            return new Refused(List.of(reasons), List.of(), Facts.Tree.EMPTY);
        }
    }

    /**
     * It is not understood.
     *
     * @param faults all of them
     */
    record Faulty(List<Fault> faults) implements Verdict {
        /** Copies the list. */
        public Faulty {
            faults = List.copyOf(faults);
        }
    }
}
