package adjutant.conquest.notation;

import adjutant.battlefield.geometry.Pose;
import adjutant.battlefield.manoeuvre.Hand;
import adjutant.conquest.army.UnitClass;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.FixedLine;
import adjutant.conquest.battle.Proceedings.Question;
import adjutant.game.Side;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Writes the commands and events of sides and of the Round. */
final class RoundWriter {
    private RoundWriter() {}

    /** A command in canonical notation. */
    static String write(Command.OfRound command) {
        return switch (command) {
            case Command.RollOff _ -> "roll-off";
            case Command.Supremacy _ -> "supremacy";
            case Command.First(Side first) -> "first " + first;
            case Command.Assign(String unit, String regiment, Hand place) ->
                    "assign "
                            + unit
                            + " "
                            + regiment
                            + (place == Hand.RIGHT ? "" : " place " + RoundReader.word(place));
            case Command.Answer(String unit, Command.Answer.Reply reply) ->
                    "answer " + unit + " " + RoundReader.word(reply);
            case Command.Edge(Side side, var edge) -> "edge " + side + " " + edge.word();
            case Command.Reinforcements dice ->
                    new Line("reinforcements")
                            .word(dice.side().name())
                            .list("free", dice.free())
                            .list("in", dice.in())
                            .list("stay", dice.stay())
                            .toString();
            case Command.Arrive(Side side, List<String> units) ->
                    new Line("arrive").list(side.name(), units).toString();
            case Command.Stack(Side side, List<String> cards) -> cards(side, cards);
            case Command.Adjust(Side side, int by) ->
                    "adjust " + side + " " + (by > 0 ? "+" + by : Integer.toString(by));
            case Command.Ability(Side side, Optional<String> name) ->
                    name.map(each -> new Line("ability").word(side.name()).quoted(each).toString())
                            .orElse("ability " + side + " none");
            case Command.Policy(Side side, var blessed) ->
                    "policy " + side + " blessed " + RoundReader.word(blessed);
            case Command.Concede(Side side) -> "concede " + side;
        };
    }

    private static String cards(Side side, List<String> cards) {
        return cards.isEmpty()
                ? "stack " + side + " none"
                : new Line("stack").list(side.name(), cards).toString();
    }

    /** An event in one line. */
    static String write(Event.OfRound event) {
        return switch (event) {
            case Event.RolledOff(int a, int b) -> "A rolls off " + a + ", B " + b;
            case Event.EdgeTaken(Side side, var edge) ->
                    side + " takes the " + edge.word() + " edge";
            case Event.Reinforced(Side side, Map<UnitClass, Integer> owed) ->
                    side + " has its Reinforcements" + owed(owed);
            case Event.Stacked(Side side, List<String> cards) ->
                    side + " stacks " + (cards.isEmpty() ? "nothing" : String.join(",", cards));
            case Event.SupremacyRolled(int a, int b) -> "A has Supremacy " + a + ", B " + b;
            case Event.Adjusted(Side side) -> side + " lets the dice stand";
            case Event.FirstChosen(Side side) -> side + " is First Player";
            case Event.AbilityUsed(Side side, Optional<String> name) ->
                    side + " declares " + name.orElse("no ability");
            case Event.PolicySet(Side side, var policy) ->
                    side + " says of Blessed: " + RoundReader.word(policy);
            case Event.Asked(Question question) ->
                    question.unit()
                            + " is asked: "
                            + RoundReader.word(question.kind())
                            + ", for "
                            + CommandWriter.write(question.command());
            case Event.Answered(Command.Answer answer) ->
                    answer.unit() + " answers " + RoundReader.word(answer.reply());
            case Event.TurnPassed(Side side) -> side + " draws next";
            case Event.CardLeft(Side side, String card, var way) ->
                    side
                            + switch (way) {
                                case DRAWN -> " draws ";
                                case DISCARDED -> " discards ";
                            }
                            + card;
            case Event.PhaseBegan(var phase) -> "the " + phase.word() + " phase begins";
            case Event.RoundBegan(int round) -> "Round " + round + " begins";
            case Event.Scored(Side side, int points, String why) ->
                    side + " scores " + points + " for " + why;
            case Event.Conceded(Side side) -> side + " gives up";
            case Event.MarkerHit(String marker, int wounds) ->
                    "the marker " + marker + " takes " + EventWriter.wounds(wounds);
            case Event.LinesFixed(Side side, Map<UnitClass, FixedLine> lines) ->
                    side + " has its Reinforcement Lines" + lines(lines);
        };
    }

    private static String lines(Map<UnitClass, FixedLine> lines) {
        return lines.isEmpty()
                ? ": none"
                : new EnumMap<>(lines)
                        .entrySet().stream()
                                .map(each ->
                                        each.getKey()
                                                + " "
                                                + ProceedingsWriter.words(each.getValue()))
                                .collect(Collectors.joining(", ", ": ", ""));
    }

    private static String owed(Map<UnitClass, Integer> owed) {
        return owed.isEmpty()
                ? ""
                : new EnumMap<>(owed)
                        .entrySet().stream()
                                .map(each -> each.getKey() + " " + each.getValue())
                                .collect(Collectors.joining(", ", ", to pick: ", ""));
    }

    /** A path of poses. */
    static String path(List<Pose> path) {
        return path.stream().map(UnitWriter::pose).collect(Collectors.joining(", then "));
    }
}
