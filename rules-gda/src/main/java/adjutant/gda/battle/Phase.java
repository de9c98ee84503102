package adjutant.gda.battle;

/**
 * The phases of a turn, in order.
 *
 * @rule GDA-TRN-1
 */
public enum Phase {
    /** No phase: a situation of which anything may be asked. */
    FREE("free"),
    /** ADCs, taskings, command dice, initiative. */
    COMMAND("command"),
    /** Charges. */
    CHARGE("charge"),
    /** Movement. */
    MOVEMENT("movement"),
    /** Fire. */
    FIRE("fire"),
    /** Melees. */
    MELEE("melee");

    private final String word;

    Phase(String word) {
        this.word = word;
    }

    /** How it is written. */
    public String word() {
        return word;
    }
}
