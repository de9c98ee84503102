package adjutant.app.battle;

import adjutant.chance.DiceSource;
import adjutant.chance.Outcome;
import adjutant.game.Facts;
import adjutant.game.Finding;
import adjutant.game.RuleSystem;
import adjutant.game.Ruling;
import adjutant.game.Side;
import java.util.List;
import java.util.Optional;

/** Rulings as facts, with keys in their order. */
public final class Rulings {
    /** The key that tells a finding by a reading of this project. */
    public static final String READING = "reading";

    private Rulings() {}

    /** A ruling on a command, to be added to. */
    public static <S, C> Facts.Builder of(
            RuleSystem<S, C, ?> system, S state, C command, Ruling ruling) {
        List<Facts.Tree> findings = ruling.findings().stream().map(Rulings::finding).toList();
        return Facts.tree()
                .put("system", system.id())
                .put("command", system.writeCommand(state, command))
                .put("allowed", ruling instanceof Ruling.Allowed)
                .put("findings", Facts.items(findings))
                .putAll(ruling.facts());
    }

    private static Facts.Tree finding(Finding finding) {
        Facts holds =
                switch (finding.holds()) {
                    case YES -> Facts.of(true);
                    case NO -> Facts.of(false);
                    case NOT_APPLIED -> new Facts.Nothing();
                };
        Facts.Builder tree =
                Facts.tree()
                        .put("clause", finding.clause().id())
                        .put("holds", holds)
                        .put("text", finding.text());
        return (finding.clause().isHouse() ? tree.put(READING, "house") : tree).build();
    }

    /** The dice as they were thrown. */
    public static Facts rolls(Outcome outcome) {
        return Facts.items(outcome.rolls().stream().map(Rulings::roll).toList());
    }

    private static Facts.Tree roll(Outcome.Thrown thrown) {
        return dice(thrown.request())
                .put("on", thrown.request().on())
                .put("faces", Facts.wholes(thrown.faces()))
                .build();
    }

    /** What dice are for, and for which pool; a single test is its own name. */
    private static Facts.Builder dice(DiceSource.Request request) {
        Facts.Builder dice = Facts.tree().put("for", request.purpose());
        return isTest(request) ? dice : dice.put("target", request.label());
    }

    private static boolean isTest(DiceSource.Request request) {
        return request.purpose().equals(request.label())
                || request.purpose().equals(request.label() + "-reroll");
    }

    /** What dice are for, in words. */
    public static String named(DiceSource.Request request) {
        return request.purpose() + (isTest(request) ? "" : " (" + request.label() + ")");
    }

    /** The dice that are missing. */
    public static Facts.Tree next(
            Optional<Side> side, DiceSource.Request request, List<Integer> given) {
        Facts.Builder next =
                dice(request).put("on", request.on()).put("count", request.count() - given.size());
        side.ifPresent(throwing -> next.put("side", throwing.name()));
        return given.isEmpty() ? next.build() : next.put("given", Facts.wholes(given)).build();
    }
}
