package adjutant.conquest.notation;

import adjutant.battlefield.formation.Place;
import adjutant.conquest.battle.Array;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Stand;
import adjutant.game.notation.Word;
import java.util.List;
import java.util.stream.Collectors;

/** Writes events, each as one line that says everything it holds. */
public final class EventWriter {
    private EventWriter() {}

    /** An event in one line. */
    public static String write(Event event) {
        return switch (event) {
            case Event.OfUnit own -> own.unit() + " " + said(own);
            case Event.OfRound round -> RoundWriter.write(round);
        };
    }

    // Long for one reason: it is a table, with a case an event.
    private static String said(Event.OfUnit event) {
        return switch (event) {
            case Event.Activated _ -> "begins its Activation";
            case Event.ActivationEnded _ -> "ends its Activation";
            case Event.Acted acted ->
                    switch (acted.cost()) {
                        case COUNTED -> "uses an Action: " + acted.action().word();
                        case FREE -> "performs a free Action: " + acted.action().word();
                    };
            case Event.BlessedUsed _ -> "uses Blessed";
            case Event.Wounded wounded -> wounded(wounded);
            case Event.Healed healed ->
                    "heals " + wounds(healed.wounds()) + ", now " + array(healed.after());
            case Event.Broke broke -> "is Broken with " + stands(broke.baseline()) + " left";
            case Event.Rallied _ -> "is no longer Broken";
            case Event.Destroyed destroyed ->
                    switch (destroyed.how()) {
                        case WOUNDS -> "is destroyed";
                        case SHATTERED -> "is Shattered";
                    };
            case Event.Reformed reformed -> "stands anew, now " + array(reformed.after());
            case Event.Moved moved ->
                    moved.path().stream()
                            .map(UnitWriter::pose)
                            .collect(Collectors.joining(", then ", "moves from ", ""));
            case Event.Gained gained -> "is now " + gained.status().word();
            case Event.Lost lost -> "is no longer " + lost.status().word();
            case Event.EffectGained gained -> "gains " + gained.effect().written();
            case Event.EventDrawn drawn -> "draws the event " + drawn.event();
            case Event.Called called ->
                    switch (called.call()) {
                        case WAITING -> "waits in Reinforcements";
                        case DUE -> "arrives this Round";
                        case FAILED -> "has not entered";
                    };
            case Event.Entered entered ->
                    "marches on from "
                            + RoundWriter.path(entered.path())
                            + ", now "
                            + array(entered.after());
            case Event.Assigned assigned ->
                    "goes with "
                            + assigned.regiment()
                            + ", now "
                            + array(assigned.joined())
                            + ", leaving "
                            + array(assigned.left());
            case Event.MarksGained gained -> "gains Overcharge " + gained.marks();
            case Event.MarksSpent spent -> "spends Overcharge " + spent.marks();
            case Event.CharacterWounded hurt ->
                    "takes "
                            + wounds(hurt.wounds())
                            + " from "
                            + hurt.cause()
                            + ", now "
                            + array(hurt.after());
            case Event.CharacterDied died ->
                    "dies of "
                            + wounds(died.wounds())
                            + " from "
                            + died.cause()
                            + ", leaving "
                            + died.regiment()
                            + " "
                            + array(died.after());
            case Event.DuelRefused _ -> "has refused a Duel";
            case Event.SpellCast cast ->
                    switch (cast.success()) {
                                case CAST -> "casts ";
                                case FAILED -> "fails to cast ";
                            }
                            + Word.quote(cast.spell())
                            + " at "
                            + cast.target();
            case Event.Occupied occupied ->
                    "occupies "
                            + occupied.terrain()
                            + ", from "
                            + RoundWriter.path(occupied.path());
            case Event.LeftGarrison left -> "leaves its Garrison, now " + array(left.after());
        };
    }

    private static String wounded(Event.Wounded event) {
        String lost =
                event.lost().isEmpty()
                        ? ""
                        : ", loses " + stands(event.lost().size()) + " at " + places(event.lost());
        return "takes "
                + wounds(event.wounds())
                + " from "
                + event.cause()
                + lost
                + ", now "
                + array(event.after());
    }

    static String wounds(int count) {
        return count == 1 ? "1 Wound" : count + " Wounds";
    }

    private static String stands(int count) {
        return count == 1 ? "1 Stand" : count + " Stands";
    }

    private static String places(List<Place> places) {
        return places.stream().map(Place::toString).collect(Collectors.joining(" "));
    }

    /** The files, the pose, and each Stand with its place, its role and its Wounds. */
    private static String array(Array array) {
        return array.stands().isEmpty()
                ? "none"
                : array.files()
                        + (array.files() == 1 ? " file" : " files")
                        + (array.isNowhere() ? "" : " at " + UnitWriter.pose(array.pose()))
                        + " with "
                        + array.stands().stream()
                                .map(EventWriter::stand)
                                .collect(Collectors.joining(" "));
    }

    private static String stand(Stand stand) {
        String role =
                switch (stand.role()) {
                    case Stand.Role.Ordinary _ -> "";
                    case Stand.Role.Command _ -> "(command)";
                    case Stand.Role.Attached(var hero) -> "(" + hero.id() + ")";
                };
        return stand.place() + role + (stand.damage() == 0 ? "" : ":" + stand.damage());
    }
}
