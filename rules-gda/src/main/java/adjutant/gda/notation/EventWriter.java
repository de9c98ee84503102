package adjutant.gda.notation;

import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Pose;
import adjutant.gda.army.Scale;
import adjutant.gda.battle.Choice;
import adjutant.gda.battle.Event;
import java.util.List;
import java.util.stream.Collectors;

/** Writes events, each in one line. */
public final class EventWriter {
    private final Scale scale;

    /** A writer in the unit of a scale. */
    public EventWriter(Scale scale) {
        this.scale = scale;
    }

    /** The event in one line. */
    public String write(Event event) {
        return switch (event) {
            case Event.Moved e -> "moved " + e.unit() + pose(e.pose());
            case Event.Formed e ->
                    "formed "
                            + e.unit()
                            + " "
                            + e.formation().word()
                            + pose(e.body().pose())
                            + " frontage "
                            + scale.write(e.body().extent().width())
                            + " depth "
                            + scale.write(e.body().extent().depth());
            case Event.Became e -> "became " + e.unit() + " " + e.state().word();
            case Event.Ceased e -> "ceased " + e.unit() + " " + e.state().word();
            case Event.Suffered e ->
                    "suffered "
                            + e.unit()
                            + " by "
                            + e.by()
                            + " "
                            + e.casualties()
                            + " casualties "
                            + e.now();
            case Event.Recovered e -> "recovered " + e.unit() + " casualties " + e.casualties();
            case Event.BasesLeft e -> "bases " + e.unit() + " " + e.bases();
            case Event.Ammunition e -> "ammunition " + e.unit() + " low " + e.times();
            case Event.Removed e -> "removed " + e.unit() + " " + e.how().word();
            case Event.Garrisoned e -> "garrisoned " + e.unit() + " " + e.terrain();
            case Event.Withdrawn e -> "withdrawn " + e.unit() + " " + e.formation().word();
            case Event.Arrived e -> "arrived " + e.unit() + pose(e.body().pose());
            case Event.BrigadeIs e -> BattleWriter.brigade(e.now(), scale).toString();
            case Event.CommanderIs e -> BattleWriter.commander(e.now()).toString();
            case Event.Time e -> BattleWriter.clock(e.now()).toString();
            case Event.AttackIs e -> BattleWriter.attack(e.now(), scale).toString();
            case Event.AttackOver e -> "attack-over " + e.lead();
            case Event.TurnOver _ -> "turn-over";
            case Event.Choices e -> "choices " + choices(e.open());
        };
    }

    private static String choices(List<Choice> open) {
        return open.isEmpty()
                ? "none"
                : open.stream()
                        .map(each -> each.unit() + " " + String.join(",", each.options()))
                        .collect(Collectors.joining("; "));
    }

    private String pose(Pose pose) {
        return " at "
                + scale.write(Length.micrometres(pose.front().x()))
                + " "
                + scale.write(Length.micrometres(pose.front().y()))
                + " facing "
                + pose.facing().toDegrees();
    }
}
