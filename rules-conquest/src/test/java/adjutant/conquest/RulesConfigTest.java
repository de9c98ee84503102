package adjutant.conquest;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.conquest.RulesConfig.Change;
import adjutant.conquest.RulesConfig.Preset;
import adjutant.conquest.RulesConfig.Setting;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RulesConfigTest {
    private static final RulesConfig DOCUMENTS = RulesConfig.documents();

    /** Field, value of each preset, another value it can have. */
    @ParameterizedTest
    @CsvSource(
            textBlock =
                    """
                    volleyCountsModels, true, false, false
                    volleyLongRange, OBSCURED_HALF, EFFECTIVE_RANGE_PLUS_ONE, EFFECTIVE_RANGE_PLUS_ONE
                    arrivalRollHigh, true, false, false
                    freeArrivalPerClass, false, true, true
                    supremacyHighWins, true, false, false
                    brokenMayCharge, false, false, true
                    brokenUsesLowestResolve, true, true, false
                    chargeGivesInspired, true, true, false
                    aimedMode, PLUS_ONE_OR_REROLL_SIXES, PLUS_ONE_OR_REROLL_SIXES, PLUS_ONE
                    cleanWithdrawTestsMorale, true, true, false
                    combatReformMoveLimit, NONE, NONE, HALF_MARCH_CENTRE
                    spellSuccessesNeeded, 1, 2, 3
                    spellInterferenceRange, 8, 10, 12
                    seizeMode, STAND_COUNT, SEIZE_VALUE, SEIZE_VALUE
                    leaderBonus, EXTRA_DIE, EXTRA_DIE, REROLL_ONE_MISS
                    characterActions, 1, 1, 2
                    leaderHalvesWounds, true, false, false
                    naturalSixFails, true, true, false
                    ironDisciplineLiftsRear, false, false, true
                    tenaciousPer, POOL, POOL, BATCH
                    tenaciousRemoves, CHEAPEST_FIRST, CHEAPEST_FIRST, DEAREST_FIRST
                    terrifyingSources, HIGHEST, HIGHEST, SUM
                    flurryRerollsImpact, false, false, true
                    inspiredOnImpact, false, false, true
                    trampleTestsMorale, true, true, false
                    obliviousRounding, UP, UP, DOWN
                    combatTestUsesHighestResolveWhenBroken, true, true, false
                    shatterBaselineEachRound, false, false, true
                    volleySight, REGIMENTS_BLOCK, REGIMENTS_BLOCK, UNBROKEN_LINE_NEEDED
                    reinforcementLineFixed, ACTIVATION, ACTIVATION, ROUND
                    entryMayBeDeclined, true, true, false
                    blockedCharge, REFUSED, REFUSED, FAILS
                    chargePushesAside, false, true, true
                    """)
    void presetsAreTheTablesAndEveryFieldCanBeSet(
            String name, String documents, String secondEdition, String other) {
        assertThat(DOCUMENTS.settings()).contains(new Setting(name, documents));
        assertThat(RulesConfig.secondEdition().settings())
                .contains(new Setting(name, secondEdition));
        assertThat(DOCUMENTS.with(name, other))
                .isInstanceOfSatisfying(
                        Change.Changed.class,
                        changed ->
                                assertThat(changed.config().differencesFrom(DOCUMENTS))
                                        .containsExactly(new Setting(name, other)));
        assertThat(DOCUMENTS.with(name, documents)).isEqualTo(new Change.Changed(DOCUMENTS));
    }

    @Test
    void thereAreThirtyThreeFields() {
        assertThat(RulesConfig.names())
                .hasSize(33)
                .startsWith("volleyCountsModels")
                .doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @CsvSource(
            textBlock =
                    """
                    naturalSixFails, yes, true or false
                    naturalSixFails, TRUE, true or false
                    seizeMode, stand_count, STAND_COUNT or SEIZE_VALUE
                    volleySight, '', REGIMENTS_BLOCK or UNBROKEN_LINE_NEEDED or TERRAIN_BLOCKS
                    spellSuccessesNeeded, 0, 'a whole number, 1 to 10'
                    spellSuccessesNeeded, 01, 'a whole number, 1 to 10'
                    spellInterferenceRange, 8.5, 'a whole number, 0 to 100'
                    characterActions, 99999999999, 'a whole number, 1 to 3'
                    """)
    void aValueTheFieldCannotHaveIsRejected(String name, String value, String allowed) {
        assertThat(DOCUMENTS.with(name, value)).isEqualTo(new Change.UnknownValue(allowed));
    }

    @Test
    void anUnknownFieldIsRejected() {
        assertThat(DOCUMENTS.with("volleyCountModels", "true"))
                .isEqualTo(new Change.UnknownField(RulesConfig.names()));
    }

    @Test
    void presetsAreFoundByTheirWord() {
        assertThat(Preset.of("documents").map(Preset::config)).contains(DOCUMENTS);
        assertThat(Preset.of("second-edition").map(Preset::config))
                .contains(RulesConfig.secondEdition());
        assertThat(Preset.of("third")).isEmpty();
        assertThat(RulesConfig.secondEdition().differencesFrom(DOCUMENTS)).hasSize(10);
    }
}
