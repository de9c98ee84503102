package adjutant.toy;

import adjutant.game.Side;

/** What happened. */
public sealed interface Event {
    /**
     * A unit stepped.
     *
     * @param unit who
     * @param to its place now
     */
    record Stepped(String unit, int to) implements Event {}

    /**
     * A unit struck another.
     *
     * @param unit who
     * @param target whom
     * @param hits how many dice hit
     * @param wounds how many of those were not saved
     * @param lost how many more lost their nerve
     * @param damage the target's damage now
     * @param mood the target's mood now
     */
    record Struck(
            String unit, String target, int hits, int wounds, int lost, int damage, Unit.Mood mood)
            implements Event {}

    /**
     * A unit tried to rally.
     *
     * @param unit who
     * @param mood its mood now
     */
    record Rallied(String unit, Unit.Mood mood) implements Event {}

    /**
     * A turn ended.
     *
     * @param round the Round now
     * @param next whose turn it is now
     */
    record Ended(int round, Side next) implements Event {
        /** Whether a Round ended with it. */
        boolean ofRound() {
            return next == Side.A;
        }
    }

    /**
     * A side has vowed.
     *
     * @param side who
     * @param unit with which unit
     */
    record Vowed(Side side, String unit) implements Event {}

    /** The situation after it. */
    default Strip apply(Strip strip) {
        return switch (this) {
            case Stepped(String unit, int to) -> strip.with(unit, u -> u.moved(to).spent());
            case Struck e ->
                    strip.with(e.unit, Unit::spent).with(e.target, u -> u.hurt(e.damage, e.mood));
            case Rallied(String unit, Unit.Mood mood) ->
                    strip.with(unit, u -> u.hurt(u.damage(), mood).spent());
            case Ended(int round, Side next) -> strip.turned(round, next);
            case Vowed(Side side, String unit) -> strip.vowed(side, unit);
        };
    }

    /** In one line. */
    default String write() {
        return switch (this) {
            case Stepped(String unit, int to) -> "stepped " + unit + " to " + to;
            case Struck e ->
                    "struck "
                            + e.target
                            + " hits "
                            + e.hits
                            + " wounds "
                            + e.wounds
                            + " lost "
                            + e.lost
                            + " damage "
                            + e.damage
                            + " "
                            + e.mood.word();
            case Rallied(String unit, Unit.Mood mood) -> "rallied " + unit + " " + mood.word();
            case Ended(int round, Side next) -> "turn " + next + " round " + round;
            case Vowed(Side side, String unit) -> side + " vows " + unit;
        };
    }
}
