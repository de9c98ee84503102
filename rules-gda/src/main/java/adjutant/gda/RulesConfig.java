package adjutant.gda;

import adjutant.gda.army.Grade;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The readings a battle is played by: one value wherever the public sources differ or say nothing.
 *
 * <pre>
 * RulesConfig = Setting*        Setting = name value
 * Change      = Changed config | UnknownField near* | UnknownValue allowed
 * </pre>
 *
 * @param passingBeaten who becomes Unformed when troops that fall back meet formed ones (C-02)
 * @param skirmishersPassSquares whether skirmishers and guns pass a square or a column of companies
 *     (C-03)
 * @param movedAndUnlimberedOnce whether moving and unlimbering cost −2 together, not each (C-08)
 * @param emergencyLimberIgnoresRing whether an emergency limbering may be done within the ring of
 *     enemy Close Order (LIMB-05)
 * @param aboutFaceUnderCharge who may turn about under a Charge (C-18)
 * @param chargeBandsFlat whether the casualty bands of a Charge are 4 and 8 for all (CHG-8)
 * @param squareRegainsFd whether forming square on the spot keeps the place (REST-06)
 * @param forwardsForbidsFire whether a brigade under Forwards! may not fire (C-19)
 * @param deployedGunsForwards whether deployed guns have the dice of Forwards! (C-20)
 * @param roughChangeAfterMove whether a unit that has moved into rough ground may still change
 *     (C-21)
 * @param companiesMass whether columns of companies can be massed (MASS-01)
 * @param horseFreeChanges how many free changes a horse battery has in a phase, none or one (ART-7)
 * @param counterChargeElan whether cavalry that counter-charges a Charge lost by 3 to 5 has élan
 *     (C-12)
 * @param cavalryLosesToInfantry what becomes of cavalry that loses to infantry by 3 to 5 (C-13)
 * @param skirmishersCrossStreamsAtHalf whether skirmishers cross streams at half rate (C-14)
 * @param eliteFalterThree what Elite do at a Falter die of 3 (C-07)
 * @param assaultNeeded whether an infantry brigade needs Infantry Assault! for more than one Charge
 *     and to come near (HR-8)
 * @param disciplinePass the least total that passes a Discipline Test (HR-1)
 * @param disciplineFail the least total that is no bad failure of one (HR-1)
 * @param halfCasualtyOn the least face that makes a half casualty a whole one (HR-2)
 * @param adcsOfABrigade how many ADCs each brigade on the table brings (HR-7)
 * @param demoralisedAtHalf whether half the units lost demoralise a brigade, not two thirds (HR-5)
 * @param mediumLongFrom35 whether the effective range of 6 to 9 pounders ends at 35 cm, not 40
 *     (C-09)
 * @param eliteBatteryDie when an Elite battery has its die more (C-10)
 * @param batteriesHaveDestiny whether a double 6 of a battery brings Destiny (C-11)
 * @param frenchInitiative whether the French may spend ADCs on the throw for initiative (TRN-7)
 * @param nationalBrigades whether only the French have brigades of guns alone, and Prussian ADCs go
 *     by units (NAT-2)
 * @rule GDA-HR-1
 */
public record RulesConfig(
        PassingBeaten passingBeaten,
        boolean skirmishersPassSquares,
        boolean movedAndUnlimberedOnce,
        boolean emergencyLimberIgnoresRing,
        AboutFace aboutFaceUnderCharge,
        boolean chargeBandsFlat,
        boolean squareRegainsFd,
        boolean forwardsForbidsFire,
        boolean deployedGunsForwards,
        boolean roughChangeAfterMove,
        boolean companiesMass,
        @Whole(least = 0, most = 1) int horseFreeChanges,
        boolean counterChargeElan,
        LosingCavalry cavalryLosesToInfantry,
        boolean skirmishersCrossStreamsAtHalf,
        FalterThree eliteFalterThree,
        boolean assaultNeeded,
        @Whole(least = 2, most = 12) int disciplinePass,
        @Whole(least = 2, most = 12) int disciplineFail,
        @Whole(least = 2, most = 6) int halfCasualtyOn,
        @Whole(least = 0, most = 3) int adcsOfABrigade,
        boolean demoralisedAtHalf,
        boolean mediumLongFrom35,
        EliteDie eliteBatteryDie,
        boolean batteriesHaveDestiny,
        boolean frenchInitiative,
        boolean nationalBrigades) {

    private static final List<RecordComponent> COMPONENTS =
            List.of(RulesConfig.class.getRecordComponents());

    /** What holds where a battle sets nothing. */
    public static final RulesConfig DEFAULT =
            new RulesConfig(
                    PassingBeaten.ANY_OVERLAP,
                    /* skirmishersPassSquares= */ true,
                    /* movedAndUnlimberedOnce= */ false,
                    /* emergencyLimberIgnoresRing= */ false,
                    AboutFace.ELITE_VETERAN,
                    /* chargeBandsFlat= */ false,
                    /* squareRegainsFd= */ true,
                    /* forwardsForbidsFire= */ true,
                    /* deployedGunsForwards= */ false,
                    /* roughChangeAfterMove= */ false,
                    /* companiesMass= */ false,
                    /* horseFreeChanges= */ 1,
                    /* counterChargeElan= */ true,
                    LosingCavalry.RETIRES,
                    /* skirmishersCrossStreamsAtHalf= */ true,
                    FalterThree.RALLY,
                    /* assaultNeeded= */ true,
                    /* disciplinePass= */ 7,
                    /* disciplineFail= */ 4,
                    /* halfCasualtyOn= */ 4,
                    /* adcsOfABrigade= */ 1,
                    /* demoralisedAtHalf= */ true,
                    /* mediumLongFrom35= */ false,
                    EliteDie.ALWAYS,
                    /* batteriesHaveDestiny= */ true,
                    /* frenchInitiative= */ false,
                    /* nationalBrigades= */ false);

    /** Who becomes Unformed when troops that fall back meet formed ones. */
    public enum PassingBeaten {
        /** Any Close Order unit whose body theirs passes, whoever moves. */
        ANY_OVERLAP,
        /** Only a Close Order unit that itself passes through them. */
        MOVER_ONLY,
        /** None that a Retiring unit passes while it is in column. */
        COMPANION
    }

    /** Who may turn about under a Charge. */
    public enum AboutFace {
        /** Elite and Veteran infantry. */
        ELITE_VETERAN,
        /** All infantry. */
        ALL;

        /** Whether a grade may. */
        public boolean allows(Grade grade) {
            return this == ALL || grade.isSeasoned();
        }
    }

    /** What becomes of cavalry that loses a Charge on infantry by 3 to 5. */
    public enum LosingCavalry {
        /** It Retires. */
        RETIRES,
        /** It Retreats. */
        RETREATS
    }

    /** What Elite do at a Falter die of 3. */
    public enum FalterThree {
        /** They rally. */
        RALLY,
        /** They obey. */
        OBEY
    }

    /** When an Elite battery has its die more. */
    public enum EliteDie {
        /** Whenever it fires. */
        ALWAYS,
        /** Where its score brings a Discipline Test. */
        WITH_TEST
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
     * @param name the field
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

    /** All readings, in the order of the fields. */
    public List<Setting> settings() {
        return COMPONENTS.stream()
                .map(field -> new Setting(field.getName(), String.valueOf(value(field))))
                .toList();
    }

    /** The readings that are not the usual ones, in the order of the fields. */
    public List<Setting> differences() {
        List<Setting> usual = DEFAULT.settings();
        return settings().stream().filter(setting -> !usual.contains(setting)).toList();
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
            return new Change.UnknownField(
                    COMPONENTS.stream().map(RecordComponent::getName).toList());
        }
        return values(field.get())
                .filter(each -> each.toString().equals(value))
                .findFirst()
                .<Change>map(read -> new Change.Changed(replaced(field.get(), read)))
                .orElseGet(() -> new Change.UnknownValue(allowed(field.get())));
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

    private RulesConfig replaced(RecordComponent changed, Object value) {
        Object[] values =
                COMPONENTS.stream()
                        .map(each -> each.equals(changed) ? value : value(each))
                        .toArray();
        Class<?>[] types =
                COMPONENTS.stream().map(RecordComponent::getType).toArray(Class<?>[]::new);
        try {
            return RulesConfig.class.getDeclaredConstructor(types).newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw broken(e);
        }
    }

    private Object value(RecordComponent field) {
        try {
            return field.getAccessor().invoke(this);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw broken(e);
        }
    }

    private static IllegalStateException broken(ReflectiveOperationException e) {
        return new IllegalStateException("the fields of the rules configuration", e);
    }
}
