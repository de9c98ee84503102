package adjutant.conquest.battle;

import java.util.Locale;

/**
 * The Actions of a Regiment or Character.
 *
 * @rule CQ-ACT-09
 * @rule CQ-HERO-05
 */
public enum ActionKind {
    /** Moves. */
    MARCH(Group.OUT_OF_CONTACT),
    /** Runs into an enemy. */
    CHARGE(Group.OUT_OF_CONTACT),
    /** Shoots. */
    VOLLEY(Group.OUT_OF_CONTACT),
    /** Aims. */
    TAKE_AIM(Group.OUT_OF_CONTACT),
    /** Takes another formation. */
    REFORM(Group.OUT_OF_CONTACT),
    /** Recovers from being Broken. */
    RALLY(Group.OUT_OF_CONTACT),
    /** Fights. */
    CLASH(Group.IN_CONTACT),
    /** Recovers from being Broken, in contact. */
    COMBAT_RALLY(Group.IN_CONTACT),
    /** Takes another formation, in contact. */
    COMBAT_REFORM(Group.IN_CONTACT),
    /** Takes heart. */
    INSPIRE(Group.IN_CONTACT),
    /** Leaves contact. */
    WITHDRAW(Group.IN_CONTACT),
    /** Lets an Action go. */
    PASS(Group.ANY),
    /** Fights a Character. */
    DUEL(Group.IN_CONTACT),
    /** Casts a spell. */
    SPELLCASTING(Group.ANY);

    /** When an Action may be done. */
    public enum Group {
        /** Only while no enemy is in contact. */
        OUT_OF_CONTACT,
        /** Only while an enemy is in contact. */
        IN_CONTACT,
        /** Always. */
        ANY
    }

    private final Group group;

    ActionKind(Group group) {
        this.group = group;
    }

    /** When it may be done. */
    public Group group() {
        return group;
    }

    /** The word in the notation. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
