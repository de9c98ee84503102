package adjutant.gda.battle;

import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Pose;

/** Where a unit is. */
public sealed interface Place {
    /**
     * On the table.
     *
     * @param pose the middle of its front edge, and its facing
     * @param extent its frontage and depth
     * @param footprint the ground it covers, which follows from the two
     */
    record Body(Pose pose, Extent extent, Footprint footprint) implements Place {
        /** The body of a pose. */
        public static Body of(Pose pose, Extent extent) {
            return new Body(pose, extent, Footprint.of(pose, extent));
        }

        /** The same elsewhere. */
        public Body at(Pose other) {
            return other.equals(pose) ? this : of(other, extent);
        }
    }

    /**
     * In a built-up area.
     *
     * @param terrain the id of the section
     * @rule GDA-BUA-1
     */
    record Garrison(String terrain) implements Place {}

    /**
     * In reserve: off the table until its brigade is committed.
     *
     * @rule GDA-TSK-9
     */
    record Reserve() implements Place {}

    /**
     * Off the table for good.
     *
     * @param how why
     */
    record Gone(Loss how) implements Place {}

    /** Why a unit is gone. */
    enum Loss {
        /** By casualties, or by a result that disperses. */
        DISPERSED("dispersed"),
        /** Ridden Down. */
        RIDDEN_DOWN("ridden-down"),
        /** It has fled over the edge of the table. */
        FLED("fled");

        private final String word;

        Loss(String word) {
            this.word = word;
        }

        /** How it is written. */
        public String word() {
            return word;
        }
    }
}
