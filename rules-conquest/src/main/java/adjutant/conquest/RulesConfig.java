package adjutant.conquest;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The readings a battle is played by: one value wherever the editions or the public sources differ.
 * Fields are booleans where their written values are {@code true} and {@code false}.
 *
 * <pre>
 * RulesConfig = Setting*        Setting = name value
 * Preset      = DOCUMENTS | SECOND_EDITION
 * Change      = Changed config | UnknownField near* | UnknownValue allowed
 * </pre>
 *
 * @param volleyCountsModels whether the shots of a Stand shrink with its models (CQ-VOLLEY-08)
 * @param volleyLongRange what more than half the range does (CQ-VOLLEY-06)
 * @param arrivalRollHigh whether arrival dice succeed on their number or more (CQ-REINF-03)
 * @param freeArrivalPerClass whether one Regiment of each Class arrives without a die (CQ-REINF-05)
 * @param supremacyHighWins whether the higher total is First Player, not the lower one's choice
 *     (CQ-SUP-02)
 * @param brokenMayCharge whether a Broken Regiment may Charge, 2" shorter (CQ-BROKEN-05)
 * @param brokenUsesLowestResolve whether Broken means the lowest Resolve and no bonus at all, not
 *     only no bonus for size (CQ-BROKEN-04)
 * @param chargeGivesInspired whether a successful Charge makes Inspired (CQ-CHARGE-16)
 * @param aimedMode what Take Aim gives (CQ-AIM-02)
 * @param cleanWithdrawTestsMorale whether Wounds of a Clean Withdrawal bring Morale Tests
 *     (CQ-WITHDRAW-06)
 * @param combatReformMoveLimit how far a Combat Reform may shift the Regiment (CQ-CREFORM-08)
 * @param spellSuccessesNeeded how many successes cast a spell (CQ-SPELL-05)
 * @param spellInterferenceRange how near an enemy caster interferes, in inches (CQ-SPELL-07)
 * @param seizeMode how zones are counted (CQ-SEIZE-03)
 * @param leaderBonus what a Leader gives (CQ-CMDM-05)
 * @param characterActions how many Actions a Character has on his card (CQ-HERO-06)
 * @param leaderHalvesWounds whether a Leader halves the Wounds of a Fighting Reform or Withdrawal
 *     (CQ-CMDM-04)
 * @param naturalSixFails whether a natural 6 fails against a Characteristic (CQ-DICE-03)
 * @param ironDisciplineLiftsRear whether Iron Discipline also lifts the failure of all Morale dice
 *     from the rear (CQ-SR-IRON-DISCIPLINE)
 * @param tenaciousPer what Tenacious counts once for (CQ-SR-44)
 * @param tenaciousRemoves which failures Tenacious turns (CQ-SR-44)
 * @param terrifyingSources how several sources of Terrifying go together (CQ-SR-45)
 * @param flurryRerollsImpact whether Flurry, Opportunists and Fiend Hunter re-roll Impact
 *     (CQ-SR-18)
 * @param inspiredOnImpact whether Inspired and Shock help Impact Attacks (CQ-IMPACT-03)
 * @param trampleTestsMorale whether Wounds of Trample bring Morale Tests (CQ-SR-47)
 * @param obliviousRounding how Oblivious halves (CQ-SR-28)
 * @param combatTestUsesHighestResolveWhenBroken whether the Resolve die of Combat Reform and
 *     Withdraw uses the highest Resolve even when Broken (CQ-CREFORM-02)
 * @param shatterBaselineEachRound whether a Broken Regiment's losses are counted anew each Round
 *     (CQ-SHATTER-02)
 * @param volleySight what hides a target and what only obscures it (CQ-LOS-07)
 * @param reinforcementLineFixed when zone and Reinforcement Line are taken (CQ-REINF-11)
 * @param entryMayBeDeclined whether an arriving Regiment may stay out (CQ-REINF-20)
 * @param blockedCharge what becomes of a Charge whose way is blocked (CQ-CHARGE-09)
 * @param chargePushesAside whether bodies in the way of the closing move are pushed aside
 *     (CQ-CHARGE-14)
 * @rule CQ-GEN-02
 * @rule CQ-GEN-01
 * @rule CQ-BROKEN-05
 */
public record RulesConfig(
        boolean volleyCountsModels,
        VolleyLongRange volleyLongRange,
        boolean arrivalRollHigh,
        boolean freeArrivalPerClass,
        boolean supremacyHighWins,
        boolean brokenMayCharge,
        boolean brokenUsesLowestResolve,
        boolean chargeGivesInspired,
        AimedMode aimedMode,
        boolean cleanWithdrawTestsMorale,
        CombatReformMoveLimit combatReformMoveLimit,
        @Whole(least = 1, most = 10) int spellSuccessesNeeded,
        @Whole(least = 0, most = 100) int spellInterferenceRange,
        SeizeMode seizeMode,
        LeaderBonus leaderBonus,
        @Whole(least = 1, most = 3) int characterActions,
        boolean leaderHalvesWounds,
        boolean naturalSixFails,
        boolean ironDisciplineLiftsRear,
        TenaciousPer tenaciousPer,
        TenaciousRemoves tenaciousRemoves,
        TerrifyingSources terrifyingSources,
        boolean flurryRerollsImpact,
        boolean inspiredOnImpact,
        boolean trampleTestsMorale,
        ObliviousRounding obliviousRounding,
        boolean combatTestUsesHighestResolveWhenBroken,
        boolean shatterBaselineEachRound,
        VolleySight volleySight,
        ReinforcementLineFixed reinforcementLineFixed,
        boolean entryMayBeDeclined,
        BlockedCharge blockedCharge,
        boolean chargePushesAside) {

    private static final List<RecordComponent> COMPONENTS =
            List.of(RulesConfig.class.getRecordComponents());

    /** What more than half the range does to a Volley. */
    public enum VolleyLongRange {
        /** The Stand counts as Obscured. */
        OBSCURED_HALF,
        /** Nothing; within half the range each Barrage has one shot more. */
        EFFECTIVE_RANGE_PLUS_ONE
    }

    /** What Take Aim gives. */
    public enum AimedMode {
        /** +1 Volley, or re-rolls of natural 6s where that would make 5 or more. */
        PLUS_ONE_OR_REROLL_SIXES,
        /** +1 Volley, always. */
        PLUS_ONE
    }

    /** How far a Combat Reform may shift the Regiment. */
    public enum CombatReformMoveLimit {
        /** As far as the contacts allow. */
        NONE,
        /** The centre by half the March, rounded down, each Stand by the March. */
        HALF_MARCH_CENTRE
    }

    /** How zones are counted. */
    public enum SeizeMode {
        /** Stands. */
        STAND_COUNT,
        /** Light 0, Medium and Heavy 1, Monster 3; Stands break ties. */
        SEIZE_VALUE
    }

    /** What a Leader gives. */
    public enum LeaderBonus {
        /** One die more. */
        EXTRA_DIE,
        /** A re-roll of one missed die. */
        REROLL_ONE_MISS
    }

    /** What Tenacious counts once for. */
    public enum TenaciousPer {
        /** All the Hits of one pool. */
        POOL,
        /** Each batch of Hits with the same riders. */
        BATCH
    }

    /** Which failures Tenacious turns. */
    public enum TenaciousRemoves {
        /** Those that cost one Wound before those that cost two. */
        CHEAPEST_FIRST,
        /** Those that cost two Wounds before those that cost one. */
        DEAREST_FIRST
    }

    /** How several sources of Terrifying go together. */
    public enum TerrifyingSources {
        /** The highest counts. */
        HIGHEST,
        /** They add up. */
        SUM
    }

    /** How Oblivious halves. */
    public enum ObliviousRounding {
        /** A half is a Wound. */
        UP,
        /** A half is no Wound. */
        DOWN
    }

    /** What hides a target and what only obscures it. */
    public enum VolleySight {
        /** Regiments block a line; Obscuring terrain obscures it. */
        REGIMENTS_BLOCK,
        /** Regiments and Obscuring terrain both block. */
        UNBROKEN_LINE_NEEDED,
        /** Only terrain blocks; Regiments obscure. */
        TERRAIN_BLOCKS
    }

    /** When zone and Reinforcement Line are taken. */
    public enum ReinforcementLineFixed {
        /** When the arriving Regiment's card is drawn. */
        ACTIVATION,
        /** At the end of the Reinforcement phase. */
        ROUND
    }

    /** What becomes of a Charge whose way is blocked. */
    public enum BlockedCharge {
        /** It may not be declared. */
        REFUSED,
        /** It may be declared, and fails. */
        FAILS
    }

    /** The readings that go together. */
    public enum Preset {
        /** Those of the published texts this game was first built on. */
        DOCUMENTS("documents"),
        /** Those of the second edition. */
        SECOND_EDITION("second-edition");

        private final String label;

        Preset(String label) {
            this.label = label;
        }

        /** The word of an {@code edition} statement. */
        public String label() {
            return label;
        }

        /** Its readings. */
        public RulesConfig config() {
            return switch (this) {
                case DOCUMENTS -> documents();
                case SECOND_EDITION -> secondEdition();
            };
        }

        /** The preset of a word. */
        public static Optional<Preset> of(String label) {
            return Stream.of(values()).filter(preset -> preset.label.equals(label)).findFirst();
        }
    }

    /** The range of a whole number. */
    @Target(ElementType.RECORD_COMPONENT)
    @Retention(RetentionPolicy.RUNTIME)
    private @interface Whole {
        int least();

        int most();
    }

    /**
     * One reading.
     *
     * @param name the field, such as {@code volleyCountsModels}
     * @param value as written: {@code true}, {@code false}, a name or a whole number
     */
    public record Setting(String name, String value) {}

    /** What came of the wish to change one reading. */
    public sealed interface Change {
        /**
         * It is changed.
         *
         * @param config the readings with the new one
         */
        record Changed(RulesConfig config) implements Change {}

        /**
         * There is no such field.
         *
         * @param known the fields there are
         */
        record UnknownField(List<String> known) implements Change {
            /** Copies the list. */
            public UnknownField {
                known = List.copyOf(known);
            }
        }

        /**
         * The field cannot have that value.
         *
         * @param allowed those it can have, in words
         */
        record UnknownValue(String allowed) implements Change {}
    }

    /** Checks the whole numbers. */
    public RulesConfig {
        if (spellSuccessesNeeded < 1 || spellInterferenceRange < 0 || characterActions < 1) {
            throw new IllegalArgumentException(
                    spellSuccessesNeeded
                            + " successes, "
                            + spellInterferenceRange
                            + " inches, "
                            + characterActions
                            + " Actions");
        }
    }

    /**
     * The readings of the published texts.
     *
     * @rule CQ-GEN-02a
     */
    public static RulesConfig documents() {
        return new RulesConfig(
                /* volleyCountsModels= */ true,
                VolleyLongRange.OBSCURED_HALF,
                /* arrivalRollHigh= */ true,
                /* freeArrivalPerClass= */ false,
                /* supremacyHighWins= */ true,
                /* brokenMayCharge= */ false,
                /* brokenUsesLowestResolve= */ true,
                /* chargeGivesInspired= */ true,
                AimedMode.PLUS_ONE_OR_REROLL_SIXES,
                /* cleanWithdrawTestsMorale= */ true,
                CombatReformMoveLimit.NONE,
                /* spellSuccessesNeeded= */ 1,
                /* spellInterferenceRange= */ 8,
                SeizeMode.STAND_COUNT,
                LeaderBonus.EXTRA_DIE,
                /* characterActions= */ 1,
                /* leaderHalvesWounds= */ true,
                /* naturalSixFails= */ true,
                /* ironDisciplineLiftsRear= */ false,
                TenaciousPer.POOL,
                TenaciousRemoves.CHEAPEST_FIRST,
                TerrifyingSources.HIGHEST,
                /* flurryRerollsImpact= */ false,
                /* inspiredOnImpact= */ false,
                /* trampleTestsMorale= */ true,
                ObliviousRounding.UP,
                /* combatTestUsesHighestResolveWhenBroken= */ true,
                /* shatterBaselineEachRound= */ false,
                VolleySight.REGIMENTS_BLOCK,
                ReinforcementLineFixed.ACTIVATION,
                /* entryMayBeDeclined= */ true,
                BlockedCharge.REFUSED,
                /* chargePushesAside= */ false);
    }

    /**
     * The readings of the second edition.
     *
     * @rule CQ-GEN-02a
     */
    public static RulesConfig secondEdition() {
        return documents()
                .set("volleyCountsModels", "false")
                .set("volleyLongRange", "EFFECTIVE_RANGE_PLUS_ONE")
                .set("arrivalRollHigh", "false")
                .set("freeArrivalPerClass", "true")
                .set("supremacyHighWins", "false")
                .set("spellSuccessesNeeded", "2")
                .set("spellInterferenceRange", "10")
                .set("seizeMode", "SEIZE_VALUE")
                .set("leaderHalvesWounds", "false")
                .set("chargePushesAside", "true");
    }

    /** The names of all fields, in their order. */
    public static List<String> names() {
        return COMPONENTS.stream().map(RecordComponent::getName).toList();
    }

    /** All readings, in the order of the fields. */
    public List<Setting> settings() {
        return COMPONENTS.stream()
                .map(field -> new Setting(field.getName(), String.valueOf(value(field))))
                .toList();
    }

    /** The readings that are not those of another, in the order of the fields. */
    public List<Setting> differencesFrom(RulesConfig other) {
        List<Setting> others = other.settings();
        return settings().stream().filter(setting -> !others.contains(setting)).toList();
    }

    /**
     * The same readings with one changed.
     *
     * @param name a field, spelled exactly
     * @param value {@code true} or {@code false}, a name, or a whole number in its range
     */
    public Change with(String name, String value) {
        Optional<RecordComponent> field =
                COMPONENTS.stream().filter(each -> each.getName().equals(name)).findFirst();
        if (field.isEmpty()) {
            return new Change.UnknownField(names());
        }
        return read(field.get(), value)
                .<Change>map(read -> new Change.Changed(replaced(field.get(), read)))
                .orElseGet(() -> new Change.UnknownValue(allowed(field.get())));
    }

    private RulesConfig set(String name, String value) {
        return switch (with(name, value)) {
            case Change.Changed(RulesConfig config) -> config;
            case Change.UnknownField _, Change.UnknownValue _ ->
                    throw new IllegalArgumentException(name + " " + value);
        };
    }

    private static Optional<Object> read(RecordComponent field, String value) {
        return values(field).filter(each -> each.toString().equals(value)).findFirst();
    }

    private static Stream<Object> values(RecordComponent field) {
        if (field.isAnnotationPresent(Whole.class)) {
            Whole range = field.getAnnotation(Whole.class);
            return IntStream.rangeClosed(range.least(), range.most()).mapToObj(Integer::valueOf);
        }
        Object[] constants = field.getType().getEnumConstants();
        return constants == null ? Stream.of(true, false) : Stream.of(constants);
    }

    private static String allowed(RecordComponent field) {
        List<String> written = values(field).map(Object::toString).toList();
        return field.isAnnotationPresent(Whole.class)
                ? "a whole number, " + written.getFirst() + " to " + written.getLast()
                : String.join(" or ", written);
    }

    private Object value(RecordComponent field) {
        try {
            return field.getAccessor().invoke(this);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(field.getName(), e);
        }
    }

    private RulesConfig replaced(RecordComponent changed, Object value) {
        Class<?>[] types =
                COMPONENTS.stream().map(RecordComponent::getType).toArray(Class<?>[]::new);
        Object[] values =
                COMPONENTS.stream()
                        .map(field -> field.equals(changed) ? value : value(field))
                        .toArray();
        try {
            return RulesConfig.class.getDeclaredConstructor(types).newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(changed.getName() + " " + value, e);
        }
    }
}
