package adjutant.conquest.notation;

import adjutant.battlefield.geometry.Length;
import adjutant.conquest.battle.FixedLine;
import adjutant.conquest.battle.Proceedings;
import adjutant.game.Side;
import java.util.ArrayList;
import java.util.List;

/** Writes how far the phase has come. */
final class ProceedingsWriter {
    private ProceedingsWriter() {}

    /** A Reinforcement Line: how deep it lies, who holds it, the foremost enemy. */
    static String words(FixedLine line) {
        return new Line(line.depth().toInches())
                .list("by", line.enablers())
                .optional("enemy", line.foremostEnemy().map(Length::toInches))
                .toString();
    }

    /** The statements, one a line. */
    static List<String> lines(Proceedings now) {
        List<Line> lines = new ArrayList<>();
        now.turn().ifPresent(side -> lines.add(new Line("turn").word(side.name())));
        if (!now.rolled().isEmpty()) {
            Line line = new Line("rolled");
            now.rolled().forEach((side, die) -> line.word(side.name()).word(die.toString()));
            lines.add(line);
        }
        if (!now.ready().isEmpty()) {
            List<String> sides = now.ready().stream().map(Side::name).toList();
            lines.add(new Line("ready").word(String.join(",", sides)));
        }
        now.owed()
                .forEach((side, classes) -> {
                    Line line = new Line("owed").word(side.name());
                    classes.forEach((unitClass, number) ->
                            line.word(unitClass.label()).word(number.toString()));
                    lines.add(line);
                });
        now.policies()
                .forEach((side, policy) ->
                        lines.add(
                                new Line("policy")
                                        .word(side.name())
                                        .word("blessed")
                                        .word(RoundReader.word(policy))));
        now.abilities()
                .forEach((side, name) ->
                        lines.add(new Line("ability").word(side.name()).quoted(name)));
        now.conceded().ifPresent(side -> lines.add(new Line("conceded").word(side.name())));
        now.drawn().ifPresent(event -> lines.add(new Line("drawn").quoted(event)));
        now.asked()
                .ifPresent(question ->
                        lines.add(
                                new Line("asked")
                                        .word(question.unit())
                                        .word(RoundReader.word(question.kind()))
                                        .quoted(CommandWriter.write(question.command()))));
        now.lines()
                .forEach((side, classes) ->
                        classes.forEach((unitClass, line) ->
                                lines.add(
                                        new Line("line")
                                                .word(side.name())
                                                .word(unitClass.label())
                                                .word(words(line)))));
        return lines.stream().map(line -> line + "\n").toList();
    }
}
