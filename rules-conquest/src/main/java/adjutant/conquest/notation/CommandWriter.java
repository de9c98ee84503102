package adjutant.conquest.notation;

import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.manoeuvre.Manoeuvre;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Command.Tail;
import java.util.List;

/** Writes commands in canonical form. */
public final class CommandWriter {
    private CommandWriter() {}

    /** The words of a command, without {@code do}; read back as equal. */
    public static String write(Command command) {
        return switch (command) {
            case Command.OfRound round -> RoundWriter.write(round);
            case Command.OfUnit unit -> write(unit);
        };
    }

    private static String write(Command.OfUnit command) {
        return switch (command) {
            case Command.Clash clash -> clash(clash);
            case Command.CombatRally(String unit) -> "combat-rally " + unit;
            case Command.CombatReform reform -> reform(reform);
            case Command.Inspire(String unit) -> "inspire " + unit;
            case Command.Withdraw withdraw -> withdraw(withdraw);
            case Command.Pass(String unit, Command.Pass.Extent extent) ->
                    switch (extent) {
                        case ONE -> "pass " + unit;
                        case ALL -> "pass " + unit + " all";
                    };
            case Command.Activate(String unit) -> "activate " + unit;
            case Command.DrawEvent event -> event(event);
            case Command.End end ->
                    "end " + end.unit() + end.trampled().map(enemy -> " > " + enemy).orElse("");
            case Command.Enter enter -> MoveWriter.enter(enter);
            case Command.March march -> MoveWriter.march(march);
            case Command.Reform reform -> MoveWriter.reform(reform);
            case Command.Rally(String unit) -> "rally " + unit;
            case Command.Charge charge -> MoveWriter.charge(charge);
            case Command.Volley volley -> volley(volley);
            case Command.TakeAim(String unit) -> "take-aim " + unit;
            case Command.Duel(String unit, String target) -> "duel " + unit + " > " + target;
            case Command.Cast cast ->
                    new Line("cast")
                            .word(cast.unit())
                            .quoted(cast.spell())
                            .optional(">", cast.target())
                            .toString();
            case Command.Occupy(String unit, String terrain) -> "occupy " + unit + " " + terrain;
            case Command.Leave leave -> MoveWriter.leave(leave);
        };
    }

    private static String clash(Command.Clash clash) {
        Line line = new Line("clash").word(clash.unit()).optional(">", clash.first());
        clash.told()
                .forEach((place, enemy) ->
                        line.word("stand").word(place.toString()).word(">").word(enemy));
        return tail(line, clash.tail());
    }

    private static String volley(Command.Volley volley) {
        Line line = new Line("volley").word(volley.unit()).word(">").word(volley.target());
        volley.barrage().ifPresent(index -> line.word("barrage").word(Integer.toString(index)));
        if (volley.overcharge() > 0) {
            line.word("overcharge").word(Integer.toString(volley.overcharge()));
        }
        return tail(line, volley.tail());
    }

    /** A line with the tail of an attack. */
    static String tail(Line line, Tail tail) {
        return line.when(tail.blessed() == Tail.Blessed.USED, "using blessed")
                .when(tail.againstBlessed() == Tail.Blessed.USED, "against blessed")
                .when(tail.casualties() == Tail.Casualties.RIGHT, "casualties right")
                .when(tail.rerolls() == Tail.Rerolls.DECLINED, "no-reroll")
                .toString();
    }

    private static String reform(Command.CombatReform reform) {
        return new Line("combat-reform")
                .word(reform.unit())
                .word("files")
                .word(Integer.toString(reform.files()))
                .optional("at", reform.at().map((Point at) -> BattleWriter.point(at)))
                .optional("facing", reform.facing().map(Angle::toDegrees))
                .toString();
    }

    private static String withdraw(Command.Withdraw withdraw) {
        Line line = new Line("withdraw").word(withdraw.unit());
        withdraw.march()
                .ifPresent((List<Manoeuvre> moves) -> {
                    line.word("march");
                    moves.forEach(move -> line.word(move(move)));
                });
        return line.toString();
    }

    /**
     * A move as words.
     *
     * @throws IllegalArgumentException for a turn, which no command has
     */
    static String move(Manoeuvre move) {
        return switch (move) {
            case Manoeuvre.Forward(var length) -> "forward " + length.toInches();
            case Manoeuvre.Back(var length) -> "back " + length.toInches();
            case Manoeuvre.Sideways(var hand, var length) ->
                    CharacterReader.word(hand) + " " + length.toInches();
            case Manoeuvre.Wheel(var hand, var angle) ->
                    "wheel " + CharacterReader.word(hand) + " " + angle.toDegrees();
            case Manoeuvre.AboutFace _, Manoeuvre.Turn _, Manoeuvre.Pivot _, Manoeuvre.Oblique _ ->
                    throw new IllegalArgumentException("not a move of a command: " + move);
        };
    }

    private static String event(Command.DrawEvent event) {
        Line line = new Line("event").word(event.unit()).quoted(event.event());
        event.choice().ifPresent(line::word);
        return line.toString();
    }
}
