package adjutant.gda.battle;

import adjutant.battlefield.geometry.Pose;
import adjutant.gda.army.Formation;
import java.util.List;

/** What happened. */
public sealed interface Event {
    /** What happened to one unit. */
    sealed interface OfUnit extends Event {
        /** Its id. */
        String unit();
    }

    /**
     * It stands elsewhere.
     *
     * @param unit who
     * @param pose where
     */
    record Moved(String unit, Pose pose) implements OfUnit {}

    /**
     * It is drawn up otherwise.
     *
     * @param unit who
     * @param formation how
     * @param body where
     */
    record Formed(String unit, Formation formation, Place.Body body) implements OfUnit {}

    /**
     * Something is said of it now.
     *
     * @param unit who
     * @param state what
     */
    record Became(String unit, State state) implements OfUnit {}

    /**
     * Something is no longer said of it.
     *
     * @param unit who
     * @param state what
     */
    record Ceased(String unit, State state) implements OfUnit {}

    /**
     * It suffered.
     *
     * @param unit who
     * @param by who did it; its own id where nobody else
     * @param casualties how many
     * @param now how many it has now
     */
    record Suffered(String unit, String by, int casualties, int now) implements OfUnit {}

    /**
     * It recovered.
     *
     * @param unit who
     * @param casualties how many it has now
     */
    record Recovered(String unit, int casualties) implements OfUnit {}

    /**
     * The bases of a screen are counted.
     *
     * @param unit who
     * @param bases how many there are now
     */
    record BasesLeft(String unit, int bases) implements OfUnit {}

    /**
     * The ammunition of a battery is counted.
     *
     * @param unit who
     * @param times how often it is Low on Ammunition now
     */
    record Ammunition(String unit, int times) implements OfUnit {}

    /**
     * It is gone.
     *
     * @param unit who
     * @param how why
     */
    record Removed(String unit, Place.Loss how) implements OfUnit {}

    /**
     * It went into a built-up area.
     *
     * @param unit who
     * @param terrain the section
     */
    record Garrisoned(String unit, String terrain) implements OfUnit {}

    /**
     * It went off the table into reserve.
     *
     * @param unit who
     * @param formation how it waits
     */
    record Withdrawn(String unit, Formation formation) implements OfUnit {}

    /**
     * It came on the table out of reserve.
     *
     * @param unit who
     * @param body where
     */
    record Arrived(String unit, Place.Body body) implements OfUnit {}

    /**
     * A brigade is otherwise.
     *
     * @param now how it is
     */
    record BrigadeIs(Brigade now) implements Event {}

    /**
     * The ADCs of a side are counted.
     *
     * @param now the commander
     */
    record CommanderIs(Commander now) implements Event {}

    /**
     * It is another time.
     *
     * @param now what time
     */
    record Time(Clock now) implements Event {}

    /**
     * A Charge or melee is declared or goes on.
     *
     * @param now as it is
     */
    record AttackIs(Attack now) implements Event {}

    /**
     * A Charge or melee is over.
     *
     * @param lead the lead
     */
    record AttackOver(String lead) implements Event {}

    /**
     * There is something to choose, or no longer.
     *
     * @param open all choices that are open
     */
    record Choices(List<Choice> open) implements Event {
        /** Copies the list. */
        public Choices {
            open = List.copyOf(open);
        }
    }

    /** A turn is over: what was said of units for that turn is said no longer. */
    record TurnOver() implements Event {}
}
