package adjutant.conquest.notation;

import adjutant.battlefield.geometry.Angle;
import adjutant.conquest.battle.Command;

/** Writes the commands that move a Regiment. */
final class MoveWriter {
    private MoveWriter() {}

    static String enter(Command.Enter enter) {
        Line line =
                new Line("enter")
                        .word(enter.unit())
                        .word("files")
                        .word(Integer.toString(enter.files()))
                        .word("at")
                        .word(BattleWriter.point(enter.at()));
        String between = "march";
        for (var moves : enter.marches()) {
            line.word(between);
            moves.forEach(move -> line.word(CommandWriter.move(move)));
            between = "then march";
        }
        return line.toString();
    }

    static String march(Command.March march) {
        Line line = new Line("march").word(march.unit());
        march.first().forEach(move -> line.word(CommandWriter.move(move)));
        march.then()
                .ifPresent(moves -> {
                    line.word("then").word("march");
                    moves.forEach(move -> line.word(CommandWriter.move(move)));
                });
        return line.toString();
    }

    static String reform(Command.Reform reform) {
        return new Line("reform")
                .word(reform.unit())
                .word("files")
                .word(Integer.toString(reform.files()))
                .optional("facing", reform.facing().map(Angle::toDegrees))
                .toString();
    }

    static String leave(Command.Leave leave) {
        return new Line("leave")
                .word(leave.unit())
                .word("files")
                .word(Integer.toString(leave.files()))
                .word("at")
                .word(BattleWriter.point(leave.at()))
                .word("facing")
                .word(leave.facing().toDegrees())
                .toString();
    }

    static String charge(Command.Charge charge) {
        Line line = new Line("charge").word(charge.unit()).word(">").word(charge.target());
        charge.wheel().ifPresent(wheel -> line.word(CommandWriter.move(wheel)));
        line.optional("facing", charge.facing().map(Command.Charge.Charged::word));
        return CommandWriter.tail(line, charge.tail());
    }
}
