package adjutant.conquest.system;

import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Regiment;
import adjutant.game.Side;
import adjutant.game.Standing;

/** Who has nothing left has lost; scoring comes with its own chapter. */
final class Victory {
    private Victory() {}

    static Standing standing(Battle battle) {
        boolean a = left(battle, Side.A);
        boolean b = left(battle, Side.B);
        if (a == b) {
            return a || battle.regiments().isEmpty()
                    ? new Standing.Running()
                    : new Standing.Drawn("both sides have nothing left");
        }
        Side winner = a ? Side.A : Side.B;
        return fought(battle, winner.opponent())
                ? new Standing.Won(winner, "side " + winner.opponent() + " has nothing left")
                : new Standing.Running();
    }

    private static boolean left(Battle battle, Side side) {
        return battle.regiments().stream()
                .anyMatch(regiment -> regiment.side() == side && !regiment.isGone());
    }

    private static boolean fought(Battle battle, Side side) {
        return battle.regiments().stream().map(Regiment::side).anyMatch(side::equals);
    }
}
