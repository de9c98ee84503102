package adjutant.game;

import java.util.List;

/** A clause of a rule system's specification. Each system has an enum of them. */
public interface Clause {
    /** Its id, such as {@code TOY-MOVE-01}. */
    String id();

    /**
     * Whether it is a reading of this project, since no public source settles it; shown with every
     * finding that cites it.
     */
    default boolean isHouse() {
        return false;
    }

    /**
     * A clause with where it stands.
     *
     * @param id its id
     * @param text what it says, in our words
     * @param status how far it is built
     * @param where the classes that apply it, in order; empty where none does
     */
    record Entry(String id, String text, Status status, List<String> where) {
        /** Copies the list. */
        public Entry {
            where = List.copyOf(where);
        }
    }

    /** How far a clause is built. */
    enum Status {
        /** Applied by code. */
        IMPLEMENTED("implemented"),
        /** Applied by code; a reading of this project, since no public source settles it. */
        HOUSE("house"),
        /** Not applied yet. */
        PENDING("pending"),
        /** Of an older edition; not built on purpose. */
        OUT_OF_EDITION("not in 2.x");

        private final String label;

        Status(String label) {
            this.label = label;
        }

        /** The word shown. */
        public String label() {
            return label;
        }
    }
}
