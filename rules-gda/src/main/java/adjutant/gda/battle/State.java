package adjutant.gda.battle;

/** What may be said of a unit beside its formation and losses. */
public enum State {
    /** Its ranks are in disorder. */
    UNFORMED("unformed"),
    /** It has lost Fire Discipline. */
    FD_LOST("fd-lost"),
    /** It has Retired and not yet rallied. */
    RETIRING("retiring"),
    /** It has Retreated and not yet rallied. */
    RETREATING("retreating"),
    /** It has Routed and not yet rallied. */
    ROUTING("routing"),
    /** It has moved this turn. */
    MOVED("moved"),
    /** It has changed formation this turn. */
    CHANGED("changed"),
    /** It has reformed this turn. */
    REFORMED("reformed"),
    /** It has taken part in the Charge phase of this turn. */
    CHARGED("charged"),
    /** It has fired this turn. */
    FIRED("fired"),
    /** It has a Discipline Test to take before the phase ends. */
    TEST_DUE("test-due"),
    /** It has taken the one Discipline Test of the phase. */
    TESTED("tested"),
    /** It was fired at by an enemy battery last turn. */
    SHELLED("shelled"),
    /** It was fired at by an enemy battery this turn. */
    SHELLED_NOW("shelled-now"),
    /** It has fired its first volley, where it had one. */
    VOLLEYED("volleyed"),
    /** It has ignored the Fatigue Casualty that it may ignore. */
    FATIGUED("fatigued"),
    /** It has given a base to its screen this turn. */
    REINFORCED("reinforced");

    private final String word;

    State(String word) {
        this.word = word;
    }

    /** How it is written. */
    public String word() {
        return word;
    }

    /** Its bit in {@link States}. */
    @SuppressWarnings("EnumOrdinal") // bits are never written: their order is that of this class
    int bit() {
        return 1 << ordinal();
    }
}
