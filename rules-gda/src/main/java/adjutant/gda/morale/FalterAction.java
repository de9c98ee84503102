package adjutant.gda.morale;

import adjutant.chance.Chance;
import adjutant.chance.Odds;
import adjutant.chance.Outcome;
import adjutant.chance.Step;
import adjutant.game.Facts;
import adjutant.game.Ruling;
import adjutant.gda.GdaClause;
import adjutant.gda.RulesConfig.FalterThree;
import adjutant.gda.army.Grade;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Brigade;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.Mood;
import adjutant.gda.battle.Phase;
import adjutant.gda.battle.Tasking;
import adjutant.gda.ruling.Procedure;
import adjutant.gda.ruling.Reasons;
import java.util.ArrayList;
import java.util.List;

/**
 * The Falter die of a brigade, instead of its command die. Without an ADC there is no die.
 *
 * @rule GDA-BRG-2
 * @rule GDA-BRG-5
 * @rule GDA-TSK-1
 */
public final class FalterAction implements Procedure {
    private static final String FALTER = "falter";

    private final Battle battle;
    private final Brigade brigade;

    /** What a Falter die brings. */
    enum Result {
        /** The brigade flees. */
        SAUVE_QUI_PEUT("sauve-qui-peut"),
        /** It Retires. */
        RETIRE("retire"),
        /** It rallies. */
        RALLY("rally"),
        /** It obeys. */
        OBEY("obey");

        private final String word;

        Result(String word) {
            this.word = word;
        }

        /** How it is written. */
        String word() {
            return word;
        }
    }

    /** That of a brigade. */
    public FalterAction(Battle battle, Brigade brigade) {
        this.battle = battle;
        this.brigade = brigade;
    }

    @Override
    public Ruling ruling() {
        Reasons reasons = CommandPhase.awaitsItsDie(battle, brigade);
        String name = brigade.name();
        reasons.need(
                GdaClause.BRG_2,
                brigade.is(Mood.FALTERING),
                () -> name + " Falters",
                () -> name + " does not Falter");
        boolean adc = brigade.has(Tasking.DIVISIONAL_MORALE);
        boolean mustWait = !adc && CommandPhase.adcs(battle, brigade.side()) > 0;
        reasons.forbid(GdaClause.TSK_1, mustWait, () -> name + " is given its ADC first");
        reasons.forbid(
                GdaClause.CMD_3,
                !adc
                        && battle.commander(brigade.side()).adcs().isEmpty()
                        && battle.clock().phase() == Phase.COMMAND,
                () -> "the ADCs of side " + brigade.side() + " are not thrown for yet");
        reasons.yes(
                GdaClause.TSK_1,
                adc ? name + " has its ADC" : "no ADC: " + name + " flees without a die");
        return reasons.ruling(Facts.Tree.EMPTY, () -> chance(adc));
    }

    private Chance chance(boolean adc) {
        if (!adc) {
            return Chance.NONE;
        }
        return new Chance(
                List.of(),
                List.of(
                        new Step.Sum(
                                FALTER,
                                0,
                                List.of(Step.Sum.Hand.plus(FALTER, 1)),
                                List.of(),
                                List.of(),
                                bands())));
    }

    /** The row of the table for the brigade's grade. */
    private List<Step.Sum.Band> bands() {
        List<Step.Sum.Band> bands = new ArrayList<>();
        for (int face = 1; face <= 6; face++) {
            String word = of(face).word();
            if (bands.isEmpty() || !bands.getLast().name().equals(word)) {
                bands.add(new Step.Sum.Band(word, face, List.of()));
            }
        }
        return bands;
    }

    /**
     * The entry of the table.
     *
     * @rule GDA-C-07
     */
    private Result of(int face) {
        Grade grade = brigade.grade();
        if (grade == Grade.ELITE) {
            if (face == 3) {
                return battle.config().eliteFalterThree() == FalterThree.RALLY
                        ? Result.RALLY
                        : Result.OBEY;
            }
            return face > 3 ? Result.OBEY : Result.RETIRE;
        }
        return switch (face) {
            case 6, 5 -> Result.OBEY;
            case 4 -> Result.RALLY;
            case 3 -> Result.RETIRE;
            case 2 -> grade == Grade.RECRUIT ? Result.SAUVE_QUI_PEUT : Result.RETIRE;
            default -> Result.SAUVE_QUI_PEUT;
        };
    }

    private Result came(Outcome outcome) {
        return outcome.sums().isEmpty()
                ? Result.SAUVE_QUI_PEUT
                : of(outcome.sums().getFirst().total());
    }

    @Override
    public List<Event> settle(Outcome outcome) {
        return new FalterResult(battle, brigade).events(came(outcome));
    }

    @Override
    public Facts.Tree result(Outcome outcome) {
        return Facts.tree().put("outcome", came(outcome).word()).build();
    }

    @Override
    public Facts.Tree odds(Odds odds) {
        Facts.Builder outcomes = Facts.tree();
        if (odds.sums().isEmpty()) {
            outcomes.put(Result.SAUVE_QUI_PEUT.word(), 1.0);
        } else {
            List<Step.Sum.Band> bands = bands();
            for (int i = 0; i < bands.size(); i++) {
                outcomes.put(bands.get(i).name(), odds.sums().getFirst().bands().at(i));
            }
        }
        return Facts.tree().put("outcomes", outcomes.build()).build();
    }
}
