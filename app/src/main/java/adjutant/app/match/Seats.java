package adjutant.app.match;

import adjutant.app.fair.Secret;
import adjutant.game.Side;
import adjutant.game.Standing;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What the two seats have done beside the battle: their shares of the dice, who plays them, and
 * what they have agreed.
 *
 * @param hashes what each has bound itself to
 * @param shares what each has told
 * @param computers the sides played by the computer
 * @param expired how often in a row the time of a side ran out
 * @param drawOffered who offers a draw
 * @param ended how the seats ended the battle, where they did
 */
record Seats(
        Map<Side, Secret> hashes,
        Map<Side, Secret> shares,
        List<Side> computers,
        Map<Side, Integer> expired,
        Optional<Side> drawOffered,
        Optional<Standing> ended) {
    /** After so many times in a row the other side may claim the battle. */
    static final int TOO_OFTEN = 3;

    Seats {
        hashes = Map.copyOf(hashes);
        shares = Map.copyOf(shares);
        computers = List.copyOf(computers);
        expired = Map.copyOf(expired);
    }

    static Seats of(List<Side> computers) {
        return new Seats(
                Map.of(), Map.of(), computers, Map.of(), Optional.empty(), Optional.empty());
    }

    /** Whether both have told their share, so that the battle can begin. */
    boolean joined() {
        return shares.size() == Side.values().length;
    }

    boolean isComputer(Side side) {
        return computers.contains(side);
    }

    /** Whether a side may claim the battle. */
    boolean mayClaim(Side side) {
        return expired.getOrDefault(side.opponent(), 0) >= TOO_OFTEN;
    }

    /** After a line of the log. */
    Seats after(Entry entry) {
        return switch (entry) {
            case Entry.Committed(Side side, String hash) ->
                    new Seats(
                            with(hashes, side, new Secret(hash)),
                            shares,
                            computers,
                            expired,
                            drawOffered,
                            ended);
            case Entry.Revealed(Side side, String share) ->
                    new Seats(
                            hashes,
                            with(shares, side, new Secret(share)),
                            computers,
                            expired,
                            drawOffered,
                            ended);
            case Entry.HandedOver(Side side) ->
                    new Seats(
                            hashes,
                            shares,
                            Stream.concat(computers.stream(), Stream.of(side)).toList(),
                            with(expired, side, 0),
                            drawOffered,
                            ended);
            case Entry.Expired(Side side) ->
                    expired(with(expired, side, expired.getOrDefault(side, 0) + 1));
            case Entry.Asked asked -> acted(asked.side(), asked.hand());
            case Entry.Did did -> acted(did.side(), did.hand());
            case Entry.DrawOffered(Side side) -> drawn(Optional.of(side));
            case Entry.DrawDeclined _ -> drawn(Optional.empty());
            case Entry.DrawAgreed _ -> ended(new Standing.Drawn("the sides have agreed"));
            case Entry.Conceded(Side side) ->
                    ended(new Standing.Won(side.opponent(), "the other side has conceded"));
            case Entry.Claimed(Side side) ->
                    ended(
                            new Standing.Won(
                                    side, "the time of the other side ran out again and again"));
            case Entry.Opened _, Entry.Threw _, Entry.TookBack _, Entry.RoundOpened _ -> this;
        };
    }

    /** A side that acts by its own hand is there again, and lets an offer of a draw lapse. */
    private Seats acted(Side side, Entry.Hand hand) {
        if (hand == Entry.Hand.CLOCK) {
            return this;
        }
        boolean declined = drawOffered.equals(Optional.of(side.opponent()));
        Seats there = expired(with(expired, side, 0));
        return declined ? there.drawn(Optional.empty()) : there;
    }

    private Seats expired(Map<Side, Integer> times) {
        return new Seats(hashes, shares, computers, times, drawOffered, ended);
    }

    private Seats drawn(Optional<Side> by) {
        return new Seats(hashes, shares, computers, expired, by, ended);
    }

    private Seats ended(Standing how) {
        return new Seats(hashes, shares, computers, expired, Optional.empty(), Optional.of(how));
    }

    private static <T> Map<Side, T> with(Map<Side, T> map, Side side, T value) {
        Map<Side, T> more = new EnumMap<>(Side.class);
        more.putAll(map);
        more.put(side, value);
        return more;
    }
}
