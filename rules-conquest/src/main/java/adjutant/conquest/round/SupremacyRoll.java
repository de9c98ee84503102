package adjutant.conquest.round;

import adjutant.conquest.ConquestClause;
import adjutant.conquest.Each;
import adjutant.conquest.action.Procedure;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Hero;
import adjutant.conquest.battle.Phase;
import adjutant.conquest.battle.Proceedings;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Status;
import adjutant.game.Facts;
import adjutant.game.Finding;
import adjutant.game.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Who is First Player of the Round.
 *
 * @rule CQ-SUP-01
 * @rule CQ-SUP-02
 * @rule CQ-SUP-03
 */
public final class SupremacyRoll {
    private SupremacyRoll() {}

    /** Both sides throw. */
    public static Procedure roll(Battle battle) {
        List<Finding> findings = When.in(battle, Phase.SUPREMACY);
        if (!battle.proceedings().rolled().isEmpty()) {
            findings.add(Finding.no(ConquestClause.SUP_01, "the dice lie on the table already"));
        }
        Facts.Builder facts = Facts.tree();
        fewer(battle)
                .ifPresent(side -> {
                    findings.add(Finding.yes(ConquestClause.SUP_01, handicap(battle, side)));
                    facts.put("mayAdjust", side.name());
                });
        List<Thrown> dice =
                List.of(
                        new Thrown("A", "supremacy", 1, 0, face -> face),
                        new Thrown("B", "supremacy", 1, 0, face -> face));
        return new Deed(
                findings,
                facts.build(),
                Thrown.chance(dice),
                outcome ->
                        List.of(rolled(battle, Setting.die(outcome, 0), Setting.die(outcome, 1))),
                outcome ->
                        Facts.tree()
                                .put(
                                        "dice",
                                        Facts.tree()
                                                .put("A", Setting.die(outcome, 0))
                                                .put("B", Setting.die(outcome, 1))
                                                .build())
                                .build());
    }

    private static String handicap(Battle battle, Side side) {
        return battle.config().supremacyHighWins()
                ? "side " + side + " has fewer cards and may add or subtract 1"
                : "side " + side + " has fewer cards: 1 less";
    }

    private static Event rolled(Battle battle, int a, int b) {
        Optional<Side> less =
                battle.config().supremacyHighWins() ? Optional.empty() : fewer(battle);
        return new Event.SupremacyRolled(
                less.equals(Optional.of(Side.A)) ? a - 1 : a,
                less.equals(Optional.of(Side.B)) ? b - 1 : b);
    }

    /** The side with fewer cards; empty where both have as many. */
    static Optional<Side> fewer(Battle battle) {
        int a = size(battle, Side.A);
        int b = size(battle, Side.B);
        return a == b ? Optional.empty() : Optional.of(a < b ? Side.A : Side.B);
    }

    private static int size(Battle battle, Side side) {
        return Optional.ofNullable(battle.stacks().get(side)).map(stack -> stack.size()).orElse(0);
    }

    /** The side with fewer cards changes its die, or lets it stand. */
    public static Procedure adjust(Battle battle, Command.Adjust command) {
        Side side = command.side();
        List<Finding> findings = When.once(battle, Phase.SUPREMACY, side, ConquestClause.SUP_01);
        if (!mayAdjust(battle).equals(Optional.of(side))) {
            findings.add(
                    Finding.no(
                            ConquestClause.SUP_01, "side " + side + " has no die to change now"));
        }
        findings.add(
                Finding.yes(
                        ConquestClause.SUP_01,
                        "side " + side + " changes its die by " + command.by()));
        Proceedings now = battle.proceedings();
        int a = now.die(Side.A) + (side == Side.A ? command.by() : 0);
        int b = now.die(Side.B) + (side == Side.B ? command.by() : 0);
        return Deed.plain(
                findings, List.of(new Event.SupremacyRolled(a, b), new Event.Adjusted(side)));
    }

    /** The side whose change is waited for. */
    public static Optional<Side> mayAdjust(Battle battle) {
        Proceedings now = battle.proceedings();
        boolean open =
                battle.clock().phase() == Phase.SUPREMACY
                        && !now.rolled().isEmpty()
                        && battle.config().supremacyHighWins();
        return open ? fewer(battle).filter(side -> !now.ready().contains(side)) : Optional.empty();
    }

    /** The lower side says who is First Player, where the edition has it so. */
    public static Procedure first(Battle battle, Command.First command) {
        List<Finding> findings = When.in(battle, Phase.SUPREMACY);
        if (chooser(battle).isEmpty()) {
            findings.add(
                    Finding.no(ConquestClause.SUP_02, "nobody may choose the First Player now"));
        }
        chooser(battle)
                .ifPresent(side ->
                        findings.add(
                                Finding.yes(
                                        ConquestClause.SUP_02,
                                        "side " + side + " has the lower total and chooses")));
        return Deed.plain(findings, Flow.begun(command.first()));
    }

    /** The side whose choice of the First Player is waited for. */
    public static Optional<Side> chooser(Battle battle) {
        Proceedings now = battle.proceedings();
        boolean open =
                battle.clock().phase() == Phase.SUPREMACY
                        && now.rolled().size() == 2
                        && !battle.config().supremacyHighWins();
        if (!open || now.die(Side.A) == now.die(Side.B)) {
            return Optional.empty();
        }
        return Optional.of(now.die(Side.A) < now.die(Side.B) ? Side.A : Side.B);
    }

    /** A Supremacy Ability, by name. */
    public static Procedure ability(Battle battle, Command.Ability command) {
        Side side = command.side();
        List<Finding> findings = new ArrayList<>();
        if (!mayDeclare(battle, side)) {
            findings.add(
                    Finding.no(
                            ConquestClause.SUP_03,
                            "abilities are declared after Supremacy, before the first card is"
                                    + " drawn, the First Player's before the other's, one a Round"));
        }
        command.name()
                .ifPresent(name -> {
                    if (warlord(battle, side).isEmpty()) {
                        findings.add(
                                Finding.no(
                                        ConquestClause.SUP_03,
                                        "the Warlord of side " + side + " is not on the table"));
                    }
                    if (battle.proceedings().abilities().containsKey(side)) {
                        findings.add(
                                Finding.no(
                                        ConquestClause.SUP_03,
                                        "side " + side + " has used its ability once"));
                    }
                    findings.add(
                            new Finding(
                                    ConquestClause.SUP_03,
                                    Finding.Holds.NOT_APPLIED,
                                    "not applied: " + name));
                });
        return Deed.plain(findings, List.of(new Event.AbilityUsed(side, command.name())));
    }

    private static boolean mayDeclare(Battle battle, Side side) {
        Proceedings now = battle.proceedings();
        boolean undrawn =
                battle.clock().phase() == Phase.ACTION
                        && battle.active().isEmpty()
                        && !now.ready().contains(side);
        boolean mine =
                side == battle.clock().first() || now.ready().contains(battle.clock().first());
        boolean drawn = Each.any(battle.regiments(), regiment -> regiment.is(Status.ACTIVATED));
        return undrawn && mine && !drawn;
    }

    /**
     * The Regiment that the Warlord of a side leads on the table.
     *
     * @rule CQ-HERO-08
     */
    private static Optional<Regiment> warlord(Battle battle, Side side) {
        return battle.of(side).stream()
                .filter(regiment -> regiment.pose().isPresent())
                .filter(regiment ->
                        Each.any(regiment.heroes(), hero -> hero.warlord() == Hero.Rank.WARLORD))
                .findFirst();
    }
}
