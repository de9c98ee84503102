package adjutant.conquest;

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
 * Every clause of the specification of Conquest, in its order. What each says stands in {@code
 * clauses.tsv}; those without a number are the special rules and draw events, by name.
 */
public enum ConquestClause implements Clause {
    // 0 Edition policy and configuration.
    GEN_01,
    GEN_02,
    GEN_02A,
    GEN_02B,
    GEN_03,
    GEN_04,

    // 1 Dice.
    DICE_01,
    DICE_02,
    DICE_03,
    DICE_04,
    DICE_05,
    DICE_06,
    DICE_07,
    DICE_08,
    DICE_09,
    DICE_10,
    DICE_11,

    // 2 Battlefield and measuring.
    FIELD_01,
    FIELD_02,
    FIELD_03,
    FIELD_04,
    FIELD_05,
    MEAS_01,
    MEAS_02,
    MEAS_03,
    MEAS_04,

    // 3 Stands, types, classes, Regiments.
    STAND_01,
    STAND_02,
    STAND_03,
    STAND_04,
    STAND_05,
    STAND_06,
    STAND_07,
    STAND_08,
    STAND_09,

    // 4 Formation.
    FORM_01,
    FORM_02,
    FORM_03,
    FORM_04,
    FORM_05,
    FORM_06,
    FORM_07,
    FORM_08,

    // 5 Facings and arcs.
    ARC_01,
    ARC_02,
    ARC_02A,
    ARC_03,
    ARC_04,
    ARC_05,

    // 6 Line of sight.
    LOS_01,
    LOS_02,
    LOS_03,
    LOS_04,
    LOS_05,
    LOS_06,
    LOS_07,
    LOS_08,
    LOS_09,

    // 7 Contact.
    CONT_01,
    CONT_02,
    CONT_03,
    CONT_04,
    CONT_05,
    CONT_06,
    CONT_07,

    // 8 Characteristics.
    STAT_01,
    STAT_02,
    STAT_03,
    STAT_04,
    STAT_05,
    STAT_06,
    STAT_07,

    // 9 Round structure.
    ROUND_01,
    ROUND_02,
    ROUND_03,
    ROUND_04,
    ROUND_05,

    // 10 Reinforcements.
    REINF_01,
    REINF_02,
    REINF_03,
    REINF_04,
    REINF_05,
    REINF_06,
    REINF_07,
    REINF_08,
    REINF_09,
    REINF_10,
    REINF_11,
    REINF_12,
    REINF_13,
    REINF_14,
    REINF_15,
    REINF_16,
    REINF_17,
    REINF_18,
    REINF_19,
    REINF_20,
    REINF_21,
    REINF_22,
    REINF_23,
    REINF_24,

    // 11 Command and Supremacy.
    CMD_01,
    CMD_02,
    CMD_03,
    CMD_04,
    SUP_01,
    SUP_02,
    SUP_03,

    // 12 Action phase.
    ACT_01,
    ACT_02,
    ACT_03,
    ACT_04,
    ACT_05,
    ACT_06,
    ACT_07,
    ACT_08,
    ACT_09,
    ACT_10,
    ACT_11,
    ACT_12,
    ACT_13,

    // 13 March.
    MARCH_01,
    MARCH_02,
    MARCH_03,
    MARCH_04,
    MARCH_05,
    MARCH_06,
    MARCH_07,
    MARCH_08,
    MARCH_09,
    MARCH_10,
    MARCH_11,
    MARCH_12,
    MARCH_13,
    MARCH_14,

    // 14 Charge and Impact.
    CHARGE_01,
    CHARGE_02,
    CHARGE_03,
    CHARGE_04,
    CHARGE_05,
    CHARGE_06,
    CHARGE_07,
    CHARGE_08,
    CHARGE_09,
    CHARGE_10,
    CHARGE_11,
    CHARGE_12,
    CHARGE_13,
    CHARGE_14,
    CHARGE_15,
    CHARGE_16,
    CHARGE_17,
    CHARGE_18,
    CHARGE_19,
    IMPACT_01,
    IMPACT_02,
    IMPACT_03,
    IMPACT_04,
    IMPACT_05,

    // 15 Rally, Reform, Take Aim.
    RALLY_01,
    REFORM_01,
    REFORM_02,
    REFORM_03,
    REFORM_04,
    AIM_01,
    AIM_02,
    AIM_03,

    // 16 Volley.
    VOLLEY_01,
    VOLLEY_02,
    VOLLEY_03,
    VOLLEY_04,
    VOLLEY_05,
    VOLLEY_06,
    VOLLEY_07,
    VOLLEY_08,
    VOLLEY_09,
    VOLLEY_10,
    VOLLEY_11,
    VOLLEY_12,
    VOLLEY_13,
    VOLLEY_14,
    VOLLEY_15,
    VOLLEY_16,
    VOLLEY_17,
    VOLLEY_18,

    // 17 Clash.
    CLASH_01,
    CLASH_02,
    CLASH_03,
    CLASH_04,
    CLASH_05,
    CLASH_06,
    CLASH_07,
    CLASH_08,
    CLASH_09,
    CLASH_10,
    CLASH_11,
    CLASH_12,
    CLASH_13,
    CLASH_14,
    CLASH_15,
    CLASH_16,
    DEF_01,
    DEF_02,
    DEF_03,
    DEF_04,
    DEF_05,
    DEF_06,
    DEF_07,

    // 18 Other combat Actions.
    CRALLY_01,
    CRALLY_02,
    CREFORM_01,
    CREFORM_02,
    CREFORM_03,
    CREFORM_04,
    CREFORM_05,
    CREFORM_06,
    CREFORM_07,
    CREFORM_08,
    CREFORM_09,
    INSPIRE_01,
    INSPIRE_02,
    INSPIRE_03,
    INSPIRE_04,
    INSPIRE_05,

    // 19 Withdraw.
    WITHDRAW_01,
    WITHDRAW_02,
    WITHDRAW_03,
    WITHDRAW_04,
    WITHDRAW_05,
    WITHDRAW_06,
    WITHDRAW_07,
    WITHDRAW_08,
    WITHDRAW_09,
    WITHDRAW_10,
    WITHDRAW_11,

    // 20 Wounds.
    WOUND_01,
    WOUND_02,
    WOUND_03,
    WOUND_04,
    WOUND_05,
    WOUND_06,
    WOUND_07,
    WOUND_08,
    WOUND_09,
    WOUND_10,
    WOUND_11,

    // 21 Healing.
    HEAL_01,
    HEAL_02,
    HEAL_03,
    HEAL_04,

    // 22 Morale, Broken, Shattered.
    MORALE_01,
    MORALE_02,
    MORALE_03,
    MORALE_04,
    MORALE_05,
    MORALE_06,
    MORALE_07,
    MORALE_08,
    BROKEN_01,
    BROKEN_02,
    BROKEN_03,
    BROKEN_04,
    BROKEN_05,
    BROKEN_06,
    BROKEN_07,
    SHATTER_01,
    SHATTER_02,
    SHATTER_03,
    SHATTER_04,

    // 23 Characters and Duels.
    HERO_01,
    HERO_02,
    HERO_03,
    HERO_04,
    HERO_05,
    HERO_06,
    HERO_07,
    HERO_08,
    HERO_09,
    HERO_10,
    DUEL_01,
    DUEL_02,
    DUEL_03,
    DUEL_04,
    DUEL_05,
    DUEL_06,
    DUEL_07,
    DUEL_08,

    // 24 Command models.
    CMDM_01,
    CMDM_02,
    CMDM_03,
    CMDM_04,
    CMDM_05,
    CMDM_06,
    CMDM_07,

    // 25 Spells.
    SPELL_01,
    SPELL_02,
    SPELL_03,
    SPELL_04,
    SPELL_05,
    SPELL_06,
    SPELL_07,
    SPELL_08,
    SPELL_09,

    // 26 Terrain and Garrisons.
    TERR_01,
    TERR_02,
    TERR_03,
    TERR_04,
    TERR_05,
    TERR_06,
    TERR_07,
    TERR_08,
    GARR_01,
    GARR_02,
    GARR_03,
    GARR_04,
    GARR_05,
    GARR_06,

    // 27 Special rules and draw events.
    SR_00,
    SR_01,
    SR_02,
    SR_03,
    SR_04,
    SR_05,
    SR_06,
    SR_07,
    SR_08,
    SR_09,
    SR_10,
    SR_11,
    SR_12,
    SR_13,
    SR_14,
    SR_15,
    SR_16,
    SR_17,
    SR_18,
    SR_19,
    SR_20,
    SR_21,
    SR_22,
    SR_23,
    SR_24,
    SR_25,
    SR_26,
    SR_27,
    SR_28,
    SR_29,
    SR_30,
    SR_31,
    SR_32,
    SR_33,
    SR_34,
    SR_35,
    SR_36,
    SR_37,
    SR_38,
    SR_39,
    SR_40,
    SR_41,
    SR_42,
    SR_43,
    SR_44,
    SR_45,
    SR_46,
    SR_47,
    SR_48,
    SR_49,
    SR_50,
    SR_51,
    SR_52,
    // Special rules and draw events that have no number, by name.
    SR_OPPORTUNISTS,
    SR_DAUNTLESS,
    SR_DREAD,
    SR_UNTOUCHABLE,
    SR_COUNTER_ATTACK,
    SR_IRON_DISCIPLINE,
    SR_BRAVERY,
    SR_SKALD,
    SR_OVERRUN,
    SR_SAVAGE,
    SR_FLAWLESS_DRILL,
    SR_DEADSHOTS,
    SR_LOOSE_FORMATION,
    SR_WEAPON_PLATFORM,
    SR_STRONG_ARM,
    SR_FORWARD_FORCE,
    SR_IRREGULAR,
    SR_UNYIELDING,
    SR_CAPTAIN,
    SR_BODYGUARDS,
    SR_SHIELD_BITER,
    SR_THEGN,
    SR_RIDER,
    SR_FANATICAL_DEVOTION,
    SR_BASTION,
    SR_BIOTIC_RENEWAL,
    SR_BURNOUT,
    SR_FLUX_POWERED,
    SR_DOUBLE_TIME,
    SR_FIRE_AND_ADVANCE,
    SR_MURDEROUS_VOLLEY,
    SR_FURY,
    SR_REDRESS_RANKS,
    SR_SEIZE_THE_DAY,
    SR_TURN_THE_TIDE,
    DRAW_01,
    DRAW_02,
    DRAW_03,
    DRAW_04,
    DRAW_05,

    // 28 Victory, seizing, scenarios.
    VP_01,
    VP_02,
    VP_03,
    SEIZE_01,
    SEIZE_02,
    SEIZE_03,
    SEIZE_04,
    SCEN_01,
    SCEN_02,
    SCEN_03,
    SCEN_04,
    SCEN_05,
    END_01,

    // 29 Army construction.
    ARMY_01,
    ARMY_02,
    ARMY_03,
    ARMY_04,
    ARMY_05,
    ARMY_06;

    private static final Map<String, ConquestClause> BY_ID =
            Stream.of(values())
                    .collect(Collectors.toUnmodifiableMap(Clause::id, Function.identity()));

    private final String id;

    ConquestClause() {
        // "02A" of the name is "02a" of the specification.
        String hyphened = name().replace('_', '-');
        int last = hyphened.length() - 1;
        boolean numbered = Character.isDigit(hyphened.charAt(last - 1));
        char end = hyphened.charAt(last);
        id = "CQ-" + hyphened.substring(0, last) + (numbered ? Character.toLowerCase(end) : end);
    }

    /** The clauses that are readings of this project, looked up when one is first asked. */
    private static final class House {
        private static final Set<String> IDS =
                Resources.rows(
                                Resources.text(
                                        ConquestClause.class, "/adjutant/conquest/clauses.tsv"))
                        .stream()
                        .filter(row -> row.get(1).equals("house"))
                        .map(List::getFirst)
                        .collect(Collectors.toUnmodifiableSet());
    }

    @Override
    public boolean isHouse() {
        return House.IDS.contains(id());
    }

    /** Its id: {@code CLASH_05} is {@code CQ-CLASH-05}, {@code GEN_02A} is {@code CQ-GEN-02a}. */
    @Override
    public String id() {
        return id;
    }

    /** The clause of an id, spelled exactly. */
    public static Optional<ConquestClause> of(String id) {
        return Optional.ofNullable(BY_ID.get(id));
    }
}
