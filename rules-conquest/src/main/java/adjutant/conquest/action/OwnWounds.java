package adjutant.conquest.action;

import adjutant.chance.Scatter;
import adjutant.conquest.RulesConfig;
import adjutant.conquest.army.CommandModel;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.morale.MoraleTest;
import adjutant.conquest.morale.Resolve;
import adjutant.conquest.morale.Sufferer;
import java.util.Optional;

/** Wounds that a Regiment brings on itself by reforming or leaving under blows. */
final class OwnWounds {
    private OwnWounds() {}

    /**
     * The number a Resolve die must not pass; no die where nothing can fail.
     *
     * @rule CQ-CREFORM-02
     * @rule CQ-WITHDRAW-02
     */
    static Optional<Integer> resolveOn(Regiment regiment, RulesConfig config) {
        if (!(Resolve.of(regiment) instanceof Resolve.Known known)) {
            return Optional.empty();
        }
        boolean lowest = regiment.isBroken() && !config.combatTestUsesHighestResolveWhenBroken();
        int value = lowest ? known.lowest() : known.highest();
        return Optional.of(Math.clamp(value, 1, config.naturalSixFails() ? 5 : 6));
    }

    /**
     * Wounds, halved and rounded up where a Leader stands with the Regiment.
     *
     * @rule CQ-CMDM-04
     * @rule CQ-DICE-11
     */
    static int led(Regiment regiment, RulesConfig config, int wounds) {
        boolean leader =
                config.leaderHalvesWounds()
                        && regiment.profile().command().contains(CommandModel.LEADER)
                        && regiment.commandStand().isPresent();
        return leader ? (wounds + 1) / 2 : wounds;
    }

    /**
     * The Morale dice that such Wounds bring: no enemy attacked, so no facing and no fear counts.
     */
    static Scatter morale(Sufferer sufferer, RulesConfig config) {
        return test(sufferer.regiment(), config).scatter(sufferer.resilience(), sufferer.track());
    }

    /** How it tests against such Wounds. */
    static MoraleTest test(Regiment regiment, RulesConfig config) {
        if (!(Resolve.of(regiment) instanceof Resolve.Known known)) {
            return MoraleTest.none(config);
        }
        RulesInForce rules = RulesInForce.of(regiment);
        return new MoraleTest(
                MoraleTest.Mode.TEST,
                known,
                0,
                0,
                MoraleTest.Reroll.NONE,
                rules.x(Special.INDOMITABLE),
                rules.has(Special.OBLIVIOUS) ? 2 : 1,
                config);
    }
}
