package adjutant.gda.morale;

import adjutant.chance.Chance;
import adjutant.chance.Odds;
import adjutant.chance.Outcome;
import adjutant.chance.Step;
import adjutant.game.Facts;
import adjutant.game.Ruling;
import adjutant.game.Side;
import adjutant.gda.Each;
import adjutant.gda.GdaClause;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Brigade;
import adjutant.gda.battle.Clock;
import adjutant.gda.battle.Commander;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.Mood;
import adjutant.gda.battle.Phase;
import adjutant.gda.battle.Tasking;
import adjutant.gda.ruling.Procedure;
import adjutant.gda.ruling.Reasons;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The throw for initiative, after which the Charge phase begins.
 *
 * @param battle the situation
 * @rule GDA-TRN-6
 */
public record InitiativeAction(Battle battle) implements Procedure {
    private static final String LABEL = "initiative";

    @Override
    public Ruling ruling() {
        Reasons reasons = CommandPhase.begin(battle);
        for (Brigade brigade : battle.brigades()) {
            if (brigade.orders() == Brigade.Orders.AWAITED
                    && CommandPhase.isThere(battle, brigade)) {
                reasons.no(GdaClause.TRN_1, brigade.name() + " awaits its orders");
            }
        }
        for (Side side : Side.values()) {
            reasons.yes(GdaClause.TRN_6, "side " + side + " takes off " + off(side));
            int urge = battle.commander(side).urge();
            if (urge > 0) {
                reasons.yes(GdaClause.TRN_7, "side " + side + " adds " + urge + " for its ADCs");
            }
        }
        return reasons.ruling(Facts.Tree.EMPTY, this::chance);
    }

    private int off(Side side) {
        int brigades =
                Each.count(
                        battle.brigades(side),
                        brigade ->
                                (brigade.is(Mood.HESITANT) || brigade.is(Mood.FALTERING))
                                        && CommandPhase.isThere(battle, brigade));
        boolean poor = battle.commander(side).quality() == Commander.Quality.POOR;
        return brigades + (poor ? 1 : 0);
    }

    /** What a side has more than its dice. */
    private int more(Side side) {
        return battle.commander(side).urge() - off(side);
    }

    private boolean commands(Side side) {
        return Each.any(battle.brigades(side), brigade -> brigade.has(Tasking.COMMAND));
    }

    private Chance chance() {
        if (commands(Side.A) != commands(Side.B)) {
            return Chance.NONE;
        }
        return new Chance(
                List.of(),
                List.of(
                        new Step.Sum(
                                LABEL,
                                more(Side.A) - more(Side.B),
                                List.of(
                                        Step.Sum.Hand.plus(purpose(Side.A), 2),
                                        Step.Sum.Hand.minus(purpose(Side.B), 2)),
                                List.of(),
                                List.of(),
                                List.of(
                                        new Step.Sum.Band("B", -1000, List.of()),
                                        new Step.Sum.Band("tie", 0, List.of()),
                                        new Step.Sum.Band("A", 1, List.of())))));
    }

    private static String purpose(Side side) {
        return LABEL + "-" + side;
    }

    /** Which side throws the dice of a purpose. */
    public static Optional<Side> thrower(String purpose) {
        return Stream.of(Side.values()).filter(side -> purpose.equals(purpose(side))).findFirst();
    }

    private Side winner(Outcome outcome) {
        if (outcome.sums().isEmpty()) {
            return commands(Side.A) ? Side.A : Side.B;
        }
        return switch (outcome.sums().getFirst().band()) {
            case 0 -> Side.B;
            case 1 -> battle.clock().initiative();
            default -> Side.A;
        };
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        int round = battle.clock().round();
        return List.of(new Event.Time(Clock.begin(round, Phase.CHARGE, winner(outcome))));
    }

    @Override
    public Facts.Tree result(Outcome outcome) {
        return Facts.tree().put(LABEL, winner(outcome).name()).build();
    }

    @Override
    public Facts.Tree odds(Odds odds) {
        double a = commands(Side.A) ? 1 : 0;
        if (!odds.sums().isEmpty()) {
            var bands = odds.sums().getFirst().bands();
            a = bands.at(2) + (battle.clock().initiative() == Side.A ? bands.at(1) : 0);
        }
        return Facts.tree()
                .put("outcomes", Facts.tree().put("A", a).put("B", 1 - a).build())
                .build();
    }
}
