package adjutant.app.match;

import adjutant.app.wire.Wire;
import adjutant.game.Side;
import java.util.List;
import java.util.Optional;

/**
 * A line of the log in words.
 *
 * @param text the sentence
 * @param command the command, where it is one
 * @param events what happened
 * @param rolls dice thrown for a command that still waits
 */
record Told(String text, Optional<String> command, List<String> events, List<Wire.Roll> rolls) {
    Told {
        events = List.copyOf(events);
        rolls = List.copyOf(rolls);
    }

    static Told of(String command, List<String> events) {
        return new Told(command, Optional.of(command), events, List.of());
    }

    /** A line that is no command. */
    static Told of(Entry entry) {
        List<Wire.Roll> rolls =
                entry instanceof Entry.Threw threw
                        ? List.of(
                                new Wire.Roll(
                                        threw.byServer() ? "thrown by the server" : "thrown",
                                        "",
                                        0,
                                        threw.faces()))
                        : List.of();
        return new Told(text(entry), Optional.empty(), List.of(), rolls);
    }

    private static String text(Entry entry) {
        return switch (entry) {
            case Entry.Opened opened ->
                    opened.dice() == Entry.DiceMode.OWN
                            ? "The match is opened; each throws dice by hand."
                            : "The match is opened; the server throws the dice.";
            case Entry.Committed(Side side, String _) ->
                    "Side " + side + " has bound itself to its share of the dice.";
            case Entry.Revealed(Side side, String _) ->
                    "Side " + side + " has told its share of the dice.";
            case Entry.Asked asked -> "Dice are awaited: " + asked.command();
            case Entry.Threw(Side side, List<Integer> _, boolean byServer) ->
                    "Side " + side + (byServer ? " lets the server throw." : " throws.");
            case Entry.Did did -> did.command();
            case Entry.TookBack(Side side) -> "Side " + side + " takes its last command back.";
            case Entry.Conceded(Side side) -> "Side " + side + " concedes.";
            case Entry.DrawOffered(Side side) -> "Side " + side + " offers a draw.";
            case Entry.DrawDeclined(Side side) -> "Side " + side + " declines the draw.";
            case Entry.DrawAgreed(Side side) -> "Side " + side + " accepts the draw.";
            case Entry.RoundOpened(int round, String _) ->
                    "The dice secret of Round " + round + " is open.";
            case Entry.HandedOver(Side side) -> "The computer plays side " + side + ".";
            case Entry.Expired(Side side) -> "The time of side " + side + " is over.";
            case Entry.Claimed(Side side) -> "Side " + side + " claims the battle.";
        };
    }
}
