package adjutant.app.fair;

import adjutant.chance.DiceSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What is needed to check the dice of a match: with it and the record anybody can work out every
 * die that the server threw.
 *
 * @param match the id of the match
 * @param anchor the link of the chain that was published before anybody joined
 * @param shareA what the seat of side A put in, once it has told it
 * @param shareB what the seat of side B put in, once it has told it
 * @param opened the secrets of the Rounds that are over
 * @param casts the dice that the server threw
 */
public record Proof(
        String match,
        String anchor,
        Optional<String> shareA,
        Optional<String> shareB,
        List<Opened> opened,
        List<Cast> casts) {
    /** Copies the lists. */
    public Proof {
        opened = List.copyOf(opened);
        casts = List.copyOf(casts);
    }

    /**
     * The secret of a Round.
     *
     * @param round from 1
     * @param secret its link of the chain
     */
    public record Opened(int round, String secret) {}

    /**
     * Dice thrown at once by the server.
     *
     * @param turn the command of the record they belong to, from 1
     * @param round the Round whose secret they come from
     * @param line the number of the line of the log, which no other dice of the match have
     * @param from the first of the faces of that command, from 0
     * @param count how many
     */
    public record Cast(int turn, int round, long line, int from, int count) {}

    /**
     * What a check found.
     *
     * @param checked how many dice came out as recorded
     * @param open how many cannot be checked yet, since their Round is not over
     * @param complaints everything that is not as it should be
     */
    public record Finding(int checked, int open, List<String> complaints) {
        /** Copies the list. */
        public Finding {
            complaints = List.copyOf(complaints);
        }
    }

    /**
     * Works every die out again.
     *
     * @param turns the faces of each command of the record, in order
     */
    public Finding check(List<List<Integer>> turns) {
        List<String> complaints = new ArrayList<>();
        opened.forEach(each -> chained(each).ifPresent(complaints::add));
        int checked = 0;
        int waiting = 0;
        for (Cast cast : casts) {
            Optional<List<Integer>> faces = faces(cast);
            if (faces.isEmpty()) {
                waiting += cast.count();
            } else if (faces.get().equals(recorded(cast, turns))) {
                checked += cast.count();
            } else {
                complaints.add(
                        "the dice of command "
                                + cast.turn()
                                + " are recorded as "
                                + recorded(cast, turns)
                                + " and come out as "
                                + faces.get());
            }
        }
        return new Finding(checked, waiting, complaints);
    }

    /** Why a secret is not a link of the chain. */
    private Optional<String> chained(Opened each) {
        Optional<Secret> link = Secret.read(each.secret());
        for (int i = 0; i < Math.min(each.round(), Chain.LENGTH) && link.isPresent(); i++) {
            link = link.map(Secret::hash);
        }
        return link.map(Secret::hex).equals(Optional.of(anchor))
                ? Optional.empty()
                : Optional.of(
                        "the secret of Round " + each.round() + " does not lead to the anchor");
    }

    private Optional<List<Integer>> faces(Cast cast) {
        Optional<Secret> one = shareA.flatMap(Secret::read);
        Optional<Secret> other = shareB.flatMap(Secret::read);
        Optional<Secret> round =
                opened.stream()
                        .filter(each -> each.round() == cast.round())
                        .findFirst()
                        .flatMap(each -> Secret.read(each.secret()));
        if (one.isEmpty() || other.isEmpty() || round.isEmpty() || cast.count() < 1) {
            return Optional.empty();
        }
        FairDice dice = new FairDice(round.get(), match, one.get(), other.get(), cast.line());
        return dice.faces(new DiceSource.Request("check", "check", 0, cast.count()));
    }

    private static List<Integer> recorded(Cast cast, List<List<Integer>> turns) {
        if (cast.turn() < 1 || cast.turn() > turns.size()) {
            return List.of();
        }
        List<Integer> faces = turns.get(cast.turn() - 1);
        int from = Math.clamp(cast.from(), 0, faces.size());
        int to = Math.clamp((long) from + cast.count(), from, faces.size());
        return faces.subList(from, to);
    }
}
