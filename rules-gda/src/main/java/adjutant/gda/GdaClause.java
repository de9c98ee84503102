package adjutant.gda;

import adjutant.game.Clause;
import adjutant.game.Resources;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Every clause of the specification of General d'Armée, in its order. What each says stands in
 * {@code clauses.tsv}. Its id is that of the specification with the game before it: the house
 * reading H1 is {@code GDA-HR-1}, the conflict C-02 is {@code GDA-C-02}.
 */
public enum GdaClause implements Clause {
    // 1 The chapter of movement: formation changes.
    FORM_01,
    FORM_02,
    FORM_03,
    FORM_04,
    FORM_05,
    FORM_06,
    FORM_06A,
    REST_01,
    REST_02,
    REST_02A,
    REST_02B,
    REST_03,
    REST_04,
    REST_05,
    REST_06,
    REST_07,

    // Move and fire, friends in the way, emergency limbering, massed columns.
    MFIRE_01,
    MFIRE_02,
    MFIRE_03,
    IPEN_01,
    IPEN_02,
    IPEN_03,
    IPEN_04,
    IPEN_05,
    IPEN_06,
    IPEN_07,
    IPEN_08,
    IPEN_09,
    LIMB_01,
    LIMB_02,
    LIMB_03,
    LIMB_04,
    LIMB_05,
    MASS_01,
    MASS_02,
    MASS_03,
    MASS_04,
    MASS_05,
    MASS_06,
    MASS_07,

    // 3 Scales, units, grades.
    SCL_1,
    SCL_2,
    SCL_3,
    SCL_4,
    SCL_5,
    SCL_6,
    SCL_7,
    SCL_8,
    SCL_9,
    SCL_10,
    GRD_1,
    GRD_2,
    GRD_3,
    GRD_4,
    ARM_1,
    ARM_2,
    ARM_3,

    // 4 Movement.
    MOV_1,
    MOV_2,
    MOV_3,
    MOV_4,
    MOV_5,
    MOV_6,
    MOV_7,
    MOV_8,

    // 5 Terrain.
    TER_1,
    TER_2,
    TER_3,
    TER_4,
    TER_5,
    TER_6,
    TER_7,
    TER_8,
    TER_9,
    TER_10,
    TER_11,
    TER_12,
    TER_13,

    // 6 Turn and command.
    TRN_1,
    TRN_2,
    TRN_3,
    TRN_4,
    TRN_5,
    TRN_6,
    TRN_7,
    CMD_1,
    CMD_2,
    CMD_3,
    CMD_4,
    CMD_5,
    CMD_6,
    CMD_7,
    CMD_8,
    TSK_1,
    TSK_2,
    TSK_3,
    TSK_4,
    TSK_5,
    TSK_6,
    TSK_7,
    TSK_8,
    TSK_9,
    TSK_10,
    TSK_11,
    TSK_12,

    // 7 Charge. From 11 on: the tables of modifiers and results, which the specification does
    // not number.
    CHG_1,
    CHG_2,
    CHG_3,
    CHG_4,
    CHG_5,
    CHG_6,
    CHG_7,
    CHG_8,
    CHG_9,
    CHG_10,
    CHG_11,
    CHG_12,
    CHG_13,
    CHG_14,
    CHG_15,
    CHG_16,
    CHG_17,
    CHG_18,
    CHG_19,
    CHG_20,
    SUP_1,
    SUP_2,
    SUP_3,
    SUP_4,
    SUP_5,
    SUP_6,

    // 8 Infantry fire.
    FIR_1,
    FIR_2,
    FIR_3,
    FIR_4,

    // 9 Artillery. 12 and 13: the tables of ranges and of scores, not numbered there.
    ART_1,
    ART_2,
    ART_3,
    ART_4,
    ART_5,
    ART_6,
    ART_7,
    ART_8,
    ART_9,
    ART_10,
    ART_11,
    ART_12,
    ART_13,

    // 10 Outcomes of fire.
    OUT_1,
    OUT_2,
    OUT_3,
    OUT_4,
    OUT_5,

    // 11 Melee. From 15 on: the tables of results, not numbered there.
    MEL_1,
    MEL_2,
    MEL_3,
    MEL_4,
    MEL_5,
    MEL_6,
    MEL_7,
    MEL_8,
    MEL_9,
    MEL_10,
    MEL_11,
    MEL_12,
    MEL_13,
    MEL_14,
    MEL_15,
    MEL_16,
    MEL_17,

    // 12 Casualty levels and dispersal, not numbered there.
    CAS_1,
    CAS_2,
    CAS_3,
    CAS_4,

    // 13 Brigade morale. From 5 on: the Falter table and its results, not numbered there.
    BRG_1,
    BRG_2,
    BRG_3,
    BRG_4,
    BRG_5,
    BRG_6,
    BRG_7,
    BRG_8,
    BRG_9,

    // 14 Falling back.
    FAL_1,
    FAL_2,
    FAL_3,
    FAL_4,
    FAL_5,
    FAL_6,
    FAL_7,
    FAL_8,

    // 15 Skirmishers, squares, built-up areas.
    SKR_1,
    SKR_2,
    SKR_3,
    SKR_4,
    SKR_5,
    SQR_1,
    SQR_2,
    BUA_1,
    BUA_2,
    BUA_3,
    BUA_4,
    BUA_5,

    // 16 Generals and Destiny.
    DST_1,
    DST_2,
    DST_3,

    // 17 Nations, victory.
    NAT_1,
    NAT_2,
    NAT_3,
    VIC_1,
    VIC_2,

    // 20 Conflicts of the sources, each a switch; 17 is none.
    C_01,
    C_02,
    C_03,
    C_04,
    C_05,
    C_06,
    C_07,
    C_08,
    C_09,
    C_10,
    C_11,
    C_12,
    C_13,
    C_14,
    C_15,
    C_16,
    C_18,
    C_19,
    C_20,
    C_21,

    // House readings.
    HR_1,
    HR_2,
    HR_3,
    HR_4,
    HR_5,
    HR_6,
    HR_7,
    HR_8,
    HR_9,
    HR_10,
    HR_11,
    HR_12,
    HR_13,
    HR_14,
    HR_15,
    HR_16,
    HR_17,
    HR_18,
    HR_19,
    HR_20,
    HR_21,
    HR_22,
    HR_23,
    HR_24,
    HR_25,
    HR_26,
    HR_27,
    HR_28,
    HR_29,
    HR_30,
    HR_31,
    HR_32,
    HR_33,
    HR_34,
    HR_35,
    HR_36,
    HR_37,
    HR_38,
    HR_39,
    HR_40,
    HR_41,
    HR_42,
    HR_43,
    HR_44,
    HR_45,
    HR_46,
    HR_47,
    HR_48,
    HR_49;

    private static final Map<String, GdaClause> BY_ID =
            Stream.of(values())
                    .collect(Collectors.toUnmodifiableMap(Clause::id, Function.identity()));

    private final String id;

    GdaClause() {
        // "06A" of the name is "06a" of the specification.
        String hyphened = name().replace('_', '-');
        int last = hyphened.length() - 1;
        boolean numbered = Character.isDigit(hyphened.charAt(last - 1));
        char end = hyphened.charAt(last);
        id = "GDA-" + hyphened.substring(0, last) + (numbered ? Character.toLowerCase(end) : end);
    }

    /** The clauses that are readings of this project, looked up when one is first asked. */
    private static final class House {
        private static final Set<String> IDS =
                Resources.rows(Resources.text(GdaClause.class, "/adjutant/gda/clauses.tsv"))
                        .stream()
                        .filter(row -> row.get(1).equals("house"))
                        .map(List::getFirst)
                        .collect(Collectors.toUnmodifiableSet());
    }

    @Override
    public boolean isHouse() {
        return House.IDS.contains(id());
    }

    /** Its id: {@code CHG_4} is {@code GDA-CHG-4}, {@code FORM_06A} is {@code GDA-FORM-06a}. */
    @Override
    public String id() {
        return id;
    }

    /** The clause of an id, spelled exactly. */
    public static Optional<GdaClause> of(String id) {
        return Optional.ofNullable(BY_ID.get(id));
    }
}
