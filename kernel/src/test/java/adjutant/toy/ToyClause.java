package adjutant.toy;

import adjutant.game.Clause;
import java.util.List;
import java.util.stream.Stream;

/** The clauses of the toy rules. */
public enum ToyClause implements Clause {
    /** Whose turn it is. */
    TURN("TOY-TURN-01", "Units act in the turn of their side.", Status.IMPLEMENTED, "Orders"),
    /** Once a turn. */
    ONCE("TOY-TURN-02", "A unit acts once a turn.", Status.IMPLEMENTED, "Orders"),
    /** Gone units. */
    PRESENT("TOY-TURN-03", "A unit that is gone does nothing.", Status.IMPLEMENTED, "Orders"),
    /** How far. */
    REACH("TOY-STEP-01", "A step goes 1 to 3 places.", Status.IMPLEMENTED, "Orders"),
    /** The ends of the strip. */
    STRIP("TOY-STEP-02", "A step stays on the strip.", Status.IMPLEMENTED, "Orders"),
    /** Other units. */
    WAY("TOY-STEP-03", "No unit enters or passes another.", Status.IMPLEMENTED, "Orders"),
    /** Whom to strike. */
    BESIDE("TOY-HIT-01", "A unit strikes an enemy beside it.", Status.IMPLEMENTED, "Orders"),
    /** Shaken units strike worse. */
    SHAKEN("TOY-HIT-02", "A shaken unit hits on one less.", Status.IMPLEMENTED, "Strike"),
    /** Losses. */
    LOSSES("TOY-HIT-03", "At half its size a unit is shaken.", Status.IMPLEMENTED, "Strike"),
    /** Nerve. */
    NERVE("TOY-HIT-04", "Each wound tests nerve; who fails is lost.", Status.HOUSE, "Strike"),
    /** Rallying. */
    RALLY("TOY-RALLY-01", "A shaken unit may rally on its nerve.", Status.IMPLEMENTED, "Orders"),
    /** Secret vows. */
    VOW("TOY-VOW-01", "A side vows once a Round, in secret.", Status.IMPLEMENTED, "Orders"),
    /** The end. */
    END("TOY-END-01", "The battle ends with a side or a Round.", Status.IMPLEMENTED, "Toy"),
    /** Special rules of profiles. */
    SPECIAL("TOY-RULE-01", "Profiles may have special rules.", Status.PENDING, "");

    private final String id;
    private final String text;
    private final Status status;
    private final String where;

    ToyClause(String id, String text, Status status, String where) {
        this.id = id;
        this.text = text;
        this.status = status;
        this.where = where;
    }

    @Override
    public String id() {
        return id;
    }

    /** All of them, in the order of the rules. */
    static List<Entry> entries() {
        return Stream.of(values()).map(ToyClause::entry).toList();
    }

    private Entry entry() {
        List<String> places = where.isEmpty() ? List.of() : List.of("toy." + where);
        return new Entry(id, text, status, places);
    }
}
