package adjutant.conquest.battle;

import adjutant.battlefield.geometry.Pose;

/** Where a Regiment is. */
public sealed interface Whereabouts {
    /** Whether its cards are of use: on the table or in a Garrison. */
    default boolean isThere() {
        return switch (this) {
            case OnTable _, InGarrison _ -> true;
            case InReserve _, Gone _ -> false;
        };
    }

    /**
     * On the table.
     *
     * @param pose the middle of the front edge of its abstract rectangle, and its facing
     */
    record OnTable(Pose pose) implements Whereabouts {}

    /**
     * Not on the table yet.
     *
     * @param call how far its arrival has come
     * @rule CQ-REINF-01
     */
    record InReserve(Call call) implements Whereabouts {}

    /**
     * In a Garrison.
     *
     * @param terrain the id of the piece
     * @rule CQ-GARR-02
     */
    record InGarrison(String terrain) implements Whereabouts {}

    /** Destroyed. */
    record Gone() implements Whereabouts {}

    /** How far an arrival has come. */
    enum Call {
        /** It waits for its die. */
        WAITING,
        /** It marches on this Round. */
        DUE,
        /** It could not enter, and comes without a die next Round. */
        FAILED
    }
}
