package adjutant.conquest.battle;

import adjutant.battlefield.formation.Place;
import adjutant.battlefield.geometry.Pose;
import java.util.List;

/** What happened, with every number needed to draw it. */
public sealed interface Event {
    /** What happened to a Regiment or Character. */
    sealed interface OfUnit extends Event {
        /** The Regiment or Character it happened to. */
        String unit();
    }

    /** Its Activation began. */
    record Activated(String unit) implements OfUnit {}

    /** Its Activation ended. */
    record ActivationEnded(String unit) implements OfUnit {}

    /**
     * It performed an Action.
     *
     * @param action which; a passed one is {@link ActionKind#PASS}
     * @param cost whether it counts
     * @rule CQ-ACT-08
     */
    record Acted(String unit, ActionKind action, Cost cost) implements OfUnit {
        /** It used one of its Actions. */
        public Acted(String unit, ActionKind action) {
            this(unit, action, Cost.COUNTED);
        }

        /** Whether an Action counts among those of an Activation. */
        public enum Cost {
            /** It is one of them. */
            COUNTED,
            /** It comes beside them. */
            FREE
        }
    }

    /** It used Blessed for this Round. */
    record BlessedUsed(String unit) implements OfUnit {}

    /**
     * It took Wounds.
     *
     * @param cause what they came from, such as {@code clash} or {@code morale}
     * @param wounds how many it took
     * @param lost the places of the Stands it lost
     * @param after how it stands afterwards
     */
    record Wounded(String unit, String cause, int wounds, List<Place> lost, Array after)
            implements OfUnit {
        /** Copies the list. */
        public Wounded {
            lost = List.copyOf(lost);
        }
    }

    /**
     * It was healed.
     *
     * @param wounds how many Wounds were undone
     * @param after how it stands afterwards
     */
    record Healed(String unit, int wounds, Array after) implements OfUnit {}

    /**
     * It became Broken.
     *
     * @param baseline the Stands it had left then
     */
    record Broke(String unit, int baseline) implements OfUnit {}

    /** It is no longer Broken. */
    record Rallied(String unit) implements OfUnit {}

    /**
     * It was destroyed.
     *
     * @param how by Wounds, or because it Shattered
     */
    record Destroyed(String unit, Cause how) implements OfUnit {
        /** How a Regiment ends. */
        public enum Cause {
            /** Its last Stand was lost. */
            WOUNDS,
            /** It Shattered. */
            SHATTERED
        }
    }

    /**
     * It took another formation or place.
     *
     * @param after how it stands afterwards
     */
    record Reformed(String unit, Array after) implements OfUnit {}

    /**
     * It moved without changing its formation.
     *
     * @param path the poses it passed, the first and the last included
     */
    record Moved(String unit, List<Pose> path) implements OfUnit {
        /** Copies the list. */
        public Moved {
            path = List.copyOf(path);
            if (path.isEmpty()) {
                throw new IllegalArgumentException("a move has a path");
            }
        }
    }

    /** It gained a passing state. */
    record Gained(String unit, Status status) implements OfUnit {}

    /** It lost a passing state. */
    record Lost(String unit, Status status) implements OfUnit {}

    /** It gained a rule for a while. */
    record EffectGained(String unit, Effect effect) implements OfUnit {}

    /**
     * It gained markers of Overcharge.
     *
     * @param marks how many
     */
    record MarksGained(String unit, int marks) implements OfUnit {}

    /**
     * It spent markers of Overcharge.
     *
     * @param marks how many
     */
    record MarksSpent(String unit, int marks) implements OfUnit {}
}
