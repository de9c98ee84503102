package adjutant.gda.battle;

/**
 * What an ADC may bring a brigade.
 *
 * @rule GDA-TSK-1
 */
public enum Tasking {
    /** Divisional Morale. */
    DIVISIONAL_MORALE("divisional-morale", 1),
    /** Scouts; of no effect. */
    SCOUTS("scouts", 1),
    /** Brigade Attachment. */
    BRIGADE_ATTACHMENT("brigade-attachment", 1),
    /** Glory! */
    GLORY("glory", 1),
    /** Skirmishers! */
    SKIRMISHERS("skirmishers", 1),
    /** Forwards! */
    FORWARDS("forwards", 2),
    /** Infantry Assault!, in force. */
    INFANTRY_ASSAULT("infantry-assault", 2),
    /** Infantry Assault!, ordered and not yet obeyed. */
    ASSAULT_ORDERED("assault-ordered", 2),
    /** Artillery Assault Fire! */
    ASSAULT_FIRE("assault-fire", 2),
    /** Reserve. */
    RESERVE("reserve", 2),
    /** Ammunition! */
    AMMUNITION("ammunition", 2),
    /** Redeploy. */
    REDEPLOY("redeploy", 2),
    /** Command! */
    COMMAND("command", 3);

    private final String word;
    private final int adcs;

    Tasking(String word, int adcs) {
        this.word = word;
        this.adcs = adcs;
    }

    /** How it is written. */
    public String word() {
        return word;
    }

    /** How many ADCs it takes. */
    public int adcs() {
        return adcs;
    }

    /**
     * Whether it stays until it is carried out, changed, or its brigade Falters.
     *
     * @rule GDA-TSK-7
     */
    public boolean lasts() {
        return this == INFANTRY_ASSAULT;
    }
}
