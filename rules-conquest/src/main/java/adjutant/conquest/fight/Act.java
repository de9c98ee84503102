package adjutant.conquest.fight;

/** One step of a chain. A step is skipped where a Regiment that takes part in it is gone. */
sealed interface Act {
    /** The two Regiments. */
    enum Who {
        /** The first. */
        A,
        /** The second. */
        B;

        /** The other one. */
        Who other() {
            return this == A ? B : A;
        }
    }

    /** With what a Regiment attacks. */
    enum Kind {
        /** With its attacks. */
        CLASH,
        /** With its shots. */
        VOLLEY
    }

    /**
     * One attacks the other.
     *
     * @param kind with what
     * @param by who attacks
     * @param attack how the dice are read
     * @param morale what Wounds bring about
     */
    record Assault(Kind kind, Who by, Attack attack, Morale morale) implements Act {}

    /** What is left of each is what it starts with from now on; a Broken one is not changed. */
    record NewRound() implements Act {}

    /**
     * One withdraws: a die for Resolve and a die that says how many Wounds, once where Resolve
     * held, else once for each Stand left, three at most.
     *
     * @param by who withdraws
     * @param morale what Wounds bring about
     */
    record Withdraw(Who by, Morale morale) implements Act {}
}
