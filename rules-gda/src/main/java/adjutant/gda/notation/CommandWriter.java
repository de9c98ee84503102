package adjutant.gda.notation;

import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.manoeuvre.Hand;
import adjutant.battlefield.manoeuvre.Manoeuvre;
import adjutant.game.notation.Word;
import adjutant.gda.army.Scale;
import adjutant.gda.battle.Command;
import java.util.List;

/** Writes commands, without {@code do}; they read back as equal. */
public final class CommandWriter {
    private final Scale scale;

    /** A writer in the unit of a scale. */
    public CommandWriter(Scale scale) {
        this.scale = scale;
    }

    /** The command in canonical notation. */
    public String write(Command command) {
        return switch (command) {
            case Command.Adcs c -> "adcs " + c.side();
            case Command.Urge c -> "urge " + c.side();
            case Command.Task c ->
                    "task "
                            + c.side()
                            + " "
                            + quoted(c.brigade())
                            + " "
                            + c.tasking().word()
                            + c.to().map(to -> " to " + scale.write(to)).orElse("");
            case Command.Order c -> "command " + quoted(c.brigade());
            case Command.Falter c -> "falter " + quoted(c.brigade());
            case Command.Initiative _ -> "initiative";
            case Command.Charge c -> charge(c);
            case Command.Declared c -> "declared " + c.side();
            case Command.React c -> "react " + c.unit() + " " + c.reaction().word();
            case Command.Opportunity c -> "react " + c.unit() + " opportunity > " + c.charger();
            case Command.Back c -> "supports " + c.unit() + " " + String.join(",", c.backing());
            case Command.Reacted c -> "reacted " + c.side();
            case Command.Resolve c -> "resolve " + c.unit();
            case Command.Choose c -> "choose " + c.unit() + " " + c.choice();
            case Command.End _ -> "end";
            case Command.Move c -> "move " + c.unit() + path(c.path());
            case Command.Arrive c ->
                    "arrive "
                            + c.unit()
                            + " at "
                            + scale.write(c.at())
                            + " forward "
                            + scale.write(c.forward());
            case Command.Change c -> "change " + c.unit() + " " + c.formation().word();
            case Command.About c -> "change " + c.unit() + " about";
            case Command.Reform c -> "reform " + c.unit();
            case Command.Reinforce c -> "reinforce " + c.unit();
            case Command.Retire c ->
                    "retire " + c.unit() + c.behind().map(id -> " stop " + id).orElse("");
            case Command.EmergencyLimber c -> emergencyLimber(c);
            case Command.Melee c -> "melee " + c.unit() + " > " + c.target();
            case Command.Fire c ->
                    "fire "
                            + c.unit()
                            + " > "
                            + c.target()
                            + (c.intensity() == Command.Intensity.ASSAULT ? " assault" : "");
            case Command.Attach c -> "attach " + quoted(c.brigade()) + " " + c.unit();
            case Command.EnterBua c -> "enter-bua " + c.unit() + " " + c.terrain();
            case Command.LeaveBua c ->
                    "leave-bua " + c.unit() + " facing " + c.facing().toDegrees();
        };
    }

    private static String quoted(String name) {
        return Word.quote(name);
    }

    private static String charge(Command.Charge command) {
        return "charge "
                + String.join(",", command.chargers())
                + " > "
                + command.target()
                + (command.supports().isEmpty()
                        ? ""
                        : " supports " + String.join(",", command.supports()))
                + command.wheel().map(wheel -> " wheel " + turn(wheel)).orElse("");
    }

    private static String turn(Manoeuvre.Wheel wheel) {
        return turn(wheel.hand(), wheel.angle());
    }

    private static String turn(Hand hand, Angle angle) {
        return side(hand) + " " + angle.toDegrees();
    }

    private static String side(Hand hand) {
        return hand == Hand.LEFT ? "left" : "right";
    }

    private String path(List<Manoeuvre> path) {
        StringBuilder text = new StringBuilder();
        for (Manoeuvre each : path) {
            text.append(' ').append(manoeuvre(each));
        }
        return text.toString();
    }

    private String manoeuvre(Manoeuvre manoeuvre) {
        return switch (manoeuvre) {
            case Manoeuvre.Forward m -> "forward " + scale.write(m.length());
            case Manoeuvre.Back m -> "back " + scale.write(m.length());
            case Manoeuvre.Wheel m -> "wheel " + turn(m);
            case Manoeuvre.Oblique m ->
                    "oblique " + turn(m.hand(), m.angle()) + " " + scale.write(m.length());
            case Manoeuvre.Sideways m ->
                    "sidestep " + side(m.hand()) + " " + scale.write(m.length());
            case Manoeuvre.AboutFace _, Manoeuvre.Turn _, Manoeuvre.Pivot _ ->
                    throw new IllegalArgumentException("no move: " + manoeuvre);
        };
    }

    private String emergencyLimber(Command.EmergencyLimber command) {
        String way =
                command.turn() == 0
                        ? ""
                        : " "
                                + turn(
                                        command.turn() < 0 ? Hand.LEFT : Hand.RIGHT,
                                        Angle.microdegrees(Math.abs(command.turn())));
        return "emergency-limber "
                + command.unit()
                + " back"
                + way
                + " "
                + scale.write(command.length());
    }
}
