package adjutant.app.web;

import adjutant.app.wire.Wire;
import adjutant.game.Side;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The bodies of requests. */
interface Bodies {
    /** Who plays each side; a person where it is not said. */
    record Kinds(
            @JsonProperty("A") Optional<Wire.SeatKind> sideA,
            @JsonProperty("B") Optional<Wire.SeatKind> sideB) {
        List<Side> computers() {
            return Stream.of(Side.values())
                    .filter(side ->
                            (side == Side.A ? sideA : sideB)
                                    .equals(Optional.of(Wire.SeatKind.COMPUTER)))
                    .toList();
        }
    }

    /** A match to open: a battle of the shelf by its id, or a text, or two armies. */
    record NewMatch(
            Optional<String> system,
            Optional<String> battle,
            Optional<String> text,
            Optional<List<String>> armies,
            Optional<Map<String, String>> options,
            Optional<Wire.DiceMode> dice,
            Optional<Kinds> seats,
            Optional<Integer> limitSeconds) {}

    /** A command with the name of its request. */
    record Command(String id, String command) {}

    /** An act with the name of its request. */
    record Act(String id, String act, Optional<String> value) {}

    /** A question about a command. */
    record Question(String command) {}

    /** Where the middle of a unit is wished by an offer. */
    record Aim(String command, String unit, List<Double> at) {}

    /** A question about a unit. */
    record OfUnit(String unit) {}

    /** Where to fork. */
    record Fork(long seq) {}

    /** A situation. */
    record Text(String text) {}

    /** A question about a command in a situation. */
    record BoardQuestion(String text, String command) {}

    /** A question about a unit in a situation. */
    record BoardUnit(String text, String unit) {}

    /** An aim in a situation. */
    record BoardAim(String text, String command, String unit, List<Double> at) {}

    /** A command to do in a situation, with faces, or thrown. */
    record BoardCommand(
            String text,
            String command,
            Optional<List<Integer>> faces,
            @JsonProperty("throw") Optional<Boolean> thrown) {}
}
