package adjutant.conquest.round;

import adjutant.conquest.ConquestClause;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Phase;
import adjutant.game.Finding;
import adjutant.game.Side;
import java.util.ArrayList;
import java.util.List;

/** Whether a command comes in its phase. */
final class When {
    private When() {}

    /** The findings of a command that belongs to a phase. */
    static List<Finding> in(Battle battle, Phase phase) {
        List<Finding> findings = new ArrayList<>();
        Phase now = battle.clock().phase();
        if (now != phase) {
            findings.add(
                    Finding.no(
                            ConquestClause.ROUND_01,
                            "it is the "
                                    + now.word()
                                    + " phase, not the "
                                    + phase.word()
                                    + " phase"));
        }
        return findings;
    }

    /** The same for what a side does once in the phase. */
    static List<Finding> once(Battle battle, Phase phase, Side side, ConquestClause clause) {
        List<Finding> findings = in(battle, phase);
        if (findings.isEmpty() && battle.proceedings().ready().contains(side)) {
            findings.add(
                    Finding.no(clause, "side " + side + " has done this in this phase already"));
        }
        return findings;
    }
}
