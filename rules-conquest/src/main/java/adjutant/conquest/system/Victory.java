package adjutant.conquest.system;

import adjutant.conquest.Each;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Phase;
import adjutant.conquest.scenario.Scoring;
import adjutant.game.Side;
import adjutant.game.Standing;
import java.util.List;

/**
 * How a battle stands.
 *
 * @rule CQ-VP-01
 * @rule CQ-VP-02
 * @rule CQ-VP-03
 * @rule CQ-END-01
 */
final class Victory {
    private Victory() {}

    static Standing standing(Battle battle) {
        if (battle.proceedings().conceded().isPresent()) {
            Side loser = battle.proceedings().conceded().get();
            return new Standing.Won(loser.opponent(), "side " + loser + " has given up");
        }
        if (battle.clock().phase() == Phase.VICTORY && Scoring.isOver(battle, List.of())) {
            return byPoints(battle);
        }
        return wiped(battle);
    }

    private static Standing wiped(Battle battle) {
        boolean a = battle.hasLeft(Side.A);
        boolean b = battle.hasLeft(Side.B);
        if (a == b) {
            return a || battle.regiments().isEmpty() ? new Standing.Running() : byPoints(battle);
        }
        Side winner = a ? Side.A : Side.B;
        return fought(battle, winner.opponent())
                ? new Standing.Won(winner, "side " + winner.opponent() + " has nothing left")
                : new Standing.Running();
    }

    private static Standing byPoints(Battle battle) {
        Standing wiped =
                battle.hasLeft(Side.A) == battle.hasLeft(Side.B)
                        ? new Standing.Running()
                        : wiped(battle);
        if (wiped instanceof Standing.Won) {
            return wiped;
        }
        int a = battle.scores().getOrDefault(Side.A, 0);
        int b = battle.scores().getOrDefault(Side.B, 0);
        String how = a + " points to " + b;
        return a == b ? new Standing.Drawn(how) : new Standing.Won(a > b ? Side.A : Side.B, how);
    }

    private static boolean fought(Battle battle, Side side) {
        return Each.any(battle.regiments(), regiment -> regiment.side() == side);
    }
}
