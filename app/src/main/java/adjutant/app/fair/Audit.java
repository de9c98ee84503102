package adjutant.app.fair;

import adjutant.chance.DiceSource;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The check of a proof against a record: it must hold, and leave no die out. */
final class Audit {
    private final Proof proof;
    private final List<Proof.Thrown> turns;
    private final Proof.Extent extent;
    private final List<BitSet> proved;
    private final List<String> complaints = new ArrayList<>();
    private int checked;
    private int open;

    Audit(Proof proof, List<Proof.Thrown> turns, Proof.Extent extent) {
        this.proof = proof;
        this.turns = List.copyOf(turns);
        this.extent = extent;
        this.proved = Stream.generate(BitSet::new).limit(turns.size()).toList();
    }

    /** What it finds. */
    Proof.Finding find() {
        secrets();
        long line = 0;
        for (Proof.Cast cast : proof.casts()) {
            if (cast.line() <= line) {
                complaints.add(
                        "the dice of line %d stand behind those of line %d"
                                .formatted(cast.line(), line));
            }
            line = cast.line();
            check(cast);
        }
        if (!proof.ownDice()) {
            leftOut();
        }
        return new Proof.Finding(checked, open, complaints);
    }

    private void secrets() {
        int before = 0;
        for (Proof.Opened each : proof.opened()) {
            if (each.round() < 1 || (before > 0 && each.round() != before + 1)) {
                complaints.add(
                        before == 0
                                ? "the secret of Round " + each.round() + " is of no Round"
                                : "the secret of Round %d stands behind that of Round %d"
                                        .formatted(each.round(), before));
            }
            before = each.round();
            if (!isOfTheChain(each)) {
                complaints.add(
                        "the secret of Round " + each.round() + " does not lead to the anchor");
            }
        }
    }

    private boolean isOfTheChain(Proof.Opened each) {
        Secret link = new Secret(each.secret());
        for (int i = 0; i < Math.min(each.round(), Chain.LENGTH); i++) {
            link = link.hash();
        }
        return link.hex().equals(proof.anchor());
    }

    private void check(Proof.Cast cast) {
        if (cast.turn() > turns.size()) {
            if (extent == Proof.Extent.SEALED) {
                open += cast.count();
            } else {
                complaints.add(
                        "the proof names command %d, the record has %d"
                                .formatted(cast.turn(), turns.size()));
            }
            return;
        }
        Proof.Thrown turn = turns.get(cast.turn() - 1);
        BitSet before = proved.get(cast.turn() - 1);
        int end = cast.from() + cast.count();
        if (end > turn.faces().size() || !before.get(cast.from(), end).isEmpty()) {
            complaints.add(
                    "the proof names other dice of command " + cast.turn() + " than the record");
            return;
        }
        before.set(cast.from(), end);
        if (cast.round() != turn.round()) {
            complaints.add(
                    "command %d was given in Round %d, its dice are said to be of Round %d"
                            .formatted(cast.turn(), turn.round(), cast.round()));
            return;
        }
        compare(cast, turn.faces().subList(cast.from(), end));
    }

    private void compare(Proof.Cast cast, List<Integer> recorded) {
        Optional<Secret> one = proof.shareA().map(Secret::new);
        Optional<Secret> other = proof.shareB().map(Secret::new);
        Optional<Secret> round = secret(cast.round());
        if (one.isEmpty() || other.isEmpty()) {
            complaints.add("dice were thrown, and the share of a seat is missing");
        } else if (round.isPresent()) {
            FairDice dice =
                    new FairDice(round.get(), proof.match(), one.get(), other.get(), cast.line());
            List<Integer> faces =
                    dice.faces(new DiceSource.Request("check", "check", 0, cast.count()))
                            .orElseThrow();
            if (faces.equals(recorded)) {
                checked += cast.count();
            } else {
                complaints.add(
                        "the dice of command %d are recorded as %s and come out as %s"
                                .formatted(cast.turn(), recorded, faces));
            }
        } else if (isOver(cast.round())) {
            complaints.add("Round " + cast.round() + " is over, and its secret is missing");
        } else {
            open += cast.count();
        }
    }

    private Optional<Secret> secret(int round) {
        return proof.opened().stream()
                .filter(each -> each.round() == round)
                .findFirst()
                .map(each -> new Secret(each.secret()));
    }

    private boolean isOver(int round) {
        return extent == Proof.Extent.OVER
                || proof.opened().stream().anyMatch(each -> each.round() > round);
    }

    private void leftOut() {
        for (int i = 0; i < turns.size(); i++) {
            int rest = turns.get(i).faces().size() - proved.get(i).cardinality();
            if (rest > 0) {
                complaints.add("%d dice of command %d are not in the proof".formatted(rest, i + 1));
            }
        }
    }
}
