package adjutant.conquest.battle;

import adjutant.conquest.ConquestClause;

/** The special rules that code asks for, by the name on profiles. */
public enum Special {
    /** Aims without Take Aim. */
    AIMED_SHOT("Aimed Shot", ConquestClause.AIM_02),
    /** Animates what has no mind: no Inspire. */
    ANIMATE_VESSEL("Animate Vessel", ConquestClause.INSPIRE_01),
    /** Shoots where a friend sees. */
    ARCING_FIRE("Arcing Fire", ConquestClause.SR_01),
    /** Lowers Defense against Volley Hits. */
    ARMOR_PIERCING("Armor Piercing", ConquestClause.SR_02),
    /** Hits on enemies in contact that draw their card. */
    AURA_OF_DEATH("Aura of Death", ConquestClause.SR_03),
    /** No Inspire. */
    AUTOMATON("Automaton", ConquestClause.INSPIRE_01),
    /** Shoots, or shoots more. */
    BARRAGE("Barrage", ConquestClause.SR_04),
    /** Defense for a Round. */
    BASTION("Bastion", ConquestClause.SR_BASTION),
    /** One re-roll of a whole roll a Round. */
    BLESSED("Blessed", ConquestClause.SR_05),
    /** A Character may refuse a Duel unpunished. */
    BODYGUARDS("Bodyguards", ConquestClause.SR_BODYGUARDS),
    /** Fearless, and never Broken for long. */
    BRAVERY("Bravery", ConquestClause.SR_BRAVERY),
    /** Lowers Defense against Impact Hits. */
    BRUTAL_IMPACT("Brutal Impact", ConquestClause.SR_07),
    /** Clash now, Decay later. */
    BURNOUT("Burnout", ConquestClause.SR_BURNOUT),
    /** One more Stand for seizing. */
    CAPTAIN("Captain", ConquestClause.SR_CAPTAIN),
    /** Lowers Defense against Clash Hits. */
    CLEAVE("Cleave", ConquestClause.SR_08),
    /** Natural 1s of Defense hit back. */
    COUNTER_ATTACK("Counter-Attack", ConquestClause.SR_COUNTER_ATTACK),
    /** Never Broken, always Inspired. */
    DAUNTLESS("Dauntless", ConquestClause.SR_DAUNTLESS),
    /** Failed Defense dice of 6 cost two Wounds. */
    DEADLY_BLADES("Deadly Blades", ConquestClause.SR_09),
    /** Failed Defense dice of 6 against its Volley cost two Wounds. */
    DEADLY_SHOT("Deadly Shot", ConquestClause.SR_09),
    /** Always aims. */
    DEADSHOTS("Deadshots", ConquestClause.SR_DEADSHOTS),
    /** Wounds at the end of the Activation. */
    DECAY("Decay", ConquestClause.SR_10),
    /** Spells of Priests on it come easier. */
    DEVOUT("Devout", ConquestClause.SR_11),
    /** A third March after two. */
    DOUBLE_TIME("Double Time", ConquestClause.SR_DOUBLE_TIME),
    /** Enemies in contact get nothing from Inspired. */
    DREAD("Dread", ConquestClause.SR_DREAD),
    /** Spells of Priests heal it too. */
    FANATICAL_DEVOTION("Fanatical Devotion", ConquestClause.SR_FANATICAL_DEVOTION),
    /** Ignores what frightens. */
    FEARLESS("Fearless", ConquestClause.SR_12),
    /** A die before Combat Rally and Combat Reform of enemies. */
    FEARSOME("Fearsome", ConquestClause.SR_13),
    /** Re-rolls misses against the big ones. */
    FIEND_HUNTER("Fiend Hunter", ConquestClause.SR_15),
    /** A March after a Volley. */
    FIRE_AND_ADVANCE("Fire and Advance", ConquestClause.SR_FIRE_AND_ADVANCE),
    /** No Reinforcement die: comes or waits. */
    FLANK("Flank", ConquestClause.SR_16),
    /** A Combat Reform beside its Actions, once a battle. */
    FLAWLESS_DRILL("Flawless Drill", ConquestClause.SR_FLAWLESS_DRILL),
    /** Natural 1s ignore Defense. */
    FLAWLESS_STRIKES("Flawless Strikes", ConquestClause.SR_51),
    /** A Reform beside its Actions. */
    FLUID_FORMATION("Fluid Formation", ConquestClause.SR_17),
    /** Re-rolls misses. */
    FLURRY("Flurry", ConquestClause.SR_18),
    /** Clash or Attacks for a Round. */
    FLUX_POWERED("Flux-Powered", ConquestClause.SR_FLUX_POWERED),
    /** Moves over Regiments and terrain. */
    FLY("Fly", ConquestClause.SR_19),
    /** Gives his Regiment Flank. */
    FORWARD_FORCE("Forward Force", ConquestClause.SR_FORWARD_FORCE),
    /** Attacks for a Round. */
    FURY("Fury", ConquestClause.SR_FURY),
    /** Impact and terror after a Charge. */
    GLORIOUS_CHARGE("Glorious Charge", ConquestClause.SR_21),
    /** Takes Cleave away. */
    HARDENED("Hardened", ConquestClause.SR_22),
    /** Attacks right after a Charge. */
    IMPACT("Impact", ConquestClause.SR_23),
    /** Every Resolve die passes. */
    INDIFFERENT("Indifferent Towards Life", ConquestClause.MORALE_04),
    /** Turns failed Morale dice. */
    INDOMITABLE("Indomitable", ConquestClause.SR_24),
    /** Keeps its order when attacked from flank and rear. */
    IRON_DISCIPLINE("Iron Discipline", ConquestClause.SR_IRON_DISCIPLINE),
    /** Pushes no Reinforcement Line. */
    IRREGULAR("Irregular", ConquestClause.SR_IRREGULAR),
    /** Its death hurts. */
    LETHAL_DEMISE("Lethal Demise", ConquestClause.SR_26),
    /** Ignores Shield and Bastion. */
    LINEBREAKER("Linebreaker", ConquestClause.SR_27),
    /** Hard to shoot at, and no Impact. */
    LOOSE_FORMATION("Loose Formation", ConquestClause.SR_LOOSE_FORMATION),
    /** Its Volley brings Morale Tests. */
    MURDEROUS_VOLLEY("Murderous Volley", ConquestClause.SR_MURDEROUS_VOLLEY),
    /** Halves failed Morale dice. */
    OBLIVIOUS("Oblivious", ConquestClause.SR_28),
    /** Re-rolls misses from flank and rear. */
    OPPORTUNISTS("Opportunists", ConquestClause.SR_OPPORTUNISTS),
    /** More shots for its markers. */
    OVERCHARGE("Overcharge", ConquestClause.SR_29),
    /** Impact again on the Broken, and a second Charge. */
    OVERRUN("Overrun", ConquestClause.SR_OVERRUN),
    /** Denies re-rolls of misses. */
    PARRY("Parry", ConquestClause.SR_30),
    /** Defense and Resolve from the front. */
    PHALANX("Phalanx", ConquestClause.SR_31),
    /** Natural 1s of a Volley ignore Defense. */
    PRECISE_SHOT("Precise Shot", ConquestClause.SR_32),
    /** Casts spells. */
    PRIEST("Priest", ConquestClause.SR_50),
    /** Strikes first in a Duel. */
    QUICKSILVER_STRIKE("Quicksilver Strike", ConquestClause.SR_33),
    /** Natural 1s of a Volley hit twice. */
    RAPID_VOLLEY("Rapid Volley", ConquestClause.SR_34),
    /** Natural 1s hit twice. */
    RELENTLESS_BLOWS("Relentless Blows", ConquestClause.SR_37),
    /** A Charge beside its Actions. */
    SAVAGE("Savage", ConquestClause.SR_SAVAGE),
    /** Defense from the front. */
    SHIELD("Shield", ConquestClause.SR_31),
    /** Clash after a Charge. */
    SHOCK("Shock", ConquestClause.SR_38),
    /** Resolve and Bravery. */
    SKALD("Skald", ConquestClause.SR_SKALD),
    /** Defense counts as 0. */
    SMITE("Smite", ConquestClause.SR_39),
    /** More Support Attacks. */
    SUPPORT("Support", ConquestClause.SR_42),
    /** Sees past Obscuring terrain. */
    SURESHOT("Sureshot", ConquestClause.SR_43),
    /** Turns failed Defense dice. */
    TENACIOUS("Tenacious", ConquestClause.SR_44),
    /** Lowers Resolve. */
    TERRIFYING("Terrifying", ConquestClause.SR_45),
    /** Two Hits bring a third. */
    TORRENTIAL_FIRE("Torrential Fire", ConquestClause.SR_43),
    /** Hits at the end of the Activation. */
    TRAMPLE("Trample", ConquestClause.SR_47),
    /** A failed Charge Roll again. */
    UNSTOPPABLE("Unstoppable", ConquestClause.SR_48),
    /** Re-rolls Defense dice of 6. */
    UNTOUCHABLE("Untouchable", ConquestClause.SR_UNTOUCHABLE),
    /** Enemies cannot seize where it is. */
    UNYIELDING("Unyielding", ConquestClause.SR_UNYIELDING),
    /** A longer March when it arrives. */
    VANGUARD("Vanguard", ConquestClause.SR_49),
    /** Shoots from its flanks. */
    WEAPON_PLATFORM("Weapon Platform", ConquestClause.SR_WEAPON_PLATFORM),
    /** Casts spells. */
    WIZARD("Wizard", ConquestClause.SR_50);

    private final String label;
    private final ConquestClause clause;

    Special(String label, ConquestClause clause) {
        this.label = label;
        this.clause = clause;
    }

    /** The name on profiles. */
    public String label() {
        return label;
    }

    /** The clause that says what it does. */
    public ConquestClause clause() {
        return clause;
    }
}
