package adjutant.conquest.notation;

import adjutant.battlefield.geometry.Extent;
import adjutant.conquest.RulesConfig;
import adjutant.conquest.battle.ArmySide;
import adjutant.conquest.battle.Battle;
import adjutant.game.Side;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a battle is played by and on: everything that is written once for all.
 *
 * @param sides both, A first
 * @param scores of both
 */
record Frame(
        RulesConfig.Preset preset,
        RulesConfig config,
        Extent table,
        String scenario,
        Battle.Clock clock,
        Map<Side, Integer> scores,
        List<ArmySide> sides) {
    Frame {
        scores = Map.copyOf(scores);
        sides = List.copyOf(sides);
    }

    /** The faction in which a side's profiles are looked up. */
    Optional<String> faction(Side side) {
        return sides.stream()
                .filter(each -> each.side() == side)
                .findFirst()
                .flatMap(ArmySide::faction);
    }
}
