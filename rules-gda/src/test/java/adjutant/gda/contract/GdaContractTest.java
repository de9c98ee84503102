package adjutant.gda.contract;

import adjutant.contract.RuleSystemContract;
import adjutant.game.RuleSystem;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Command;
import adjutant.gda.battle.Event;
import adjutant.gda.scenes.ScenesTest;
import adjutant.gda.system.GeneralDArmee;
import java.util.List;
import java.util.stream.Stream;

/** The rules keep the contract, on the examples and on a small battle from its first turn. */
class GdaContractTest extends RuleSystemContract<Battle, Command, Event> {
    private static final String SMALL =
            """
            system gda
            scale inch
            turns 3
            set frenchInitiative true
            round 1 phase command initiative A
            table 72 48
            side A "Blue" nation french edge bottom
            side B "White" nation austrian edge top
            commander A quality great adcs 3
            terrain w1 wood polygon 30 20 40 20 38 26 keywords woods
            terrain v1 village rect 50 24 6 5 turn 10 keywords bua
            objective o1 at 36 24 points 2
            brigade A "1st" general with a1
            brigade A "Horse" general at 60 44
            brigade B "2nd" state obeys,demoralised general with b1
            brigade B "Guard" general with bl
            brigade A "Reserve" tasks reserve entry 20 general with r1
            unit r1 side A arm infantry formation column brigade "Reserve" reserve
            unit a1 side A arm infantry grade veteran formation column at 20 36 facing 0 brigade "1st"
            unit a2 side A arm infantry formation line at 32 36 facing 0 brigade "1st" casualties 3
            unit as side A arm screen bases 4 at 26 33 facing 0 brigade "1st"
            unit ac side A arm cavalry kind heavy formation line at 60 36 facing 350 brigade "Horse"
            unit ag side A arm horse-artillery pounder 6 formation limbered at 50 40 facing 0 brigade "Horse"
            unit b1 side B arm infantry grade elite formation line at 22 20 facing 180 brigade "2nd"
            unit b2 side B arm infantry grade recruit size large formation column at 40 16 facing 180 brigade "2nd" state unformed
            unit bg side B arm foot-artillery pounder 12 formation deployed at 30 16 facing 180 brigade "2nd" state low-ammo:1
            unit bv side B arm infantry size small brigade "2nd" state garrison:v1 formation column
            unit bl side B arm infantry grade elite formation line at 56 14 facing 180 brigade "Guard"
            do adcs B
            faces 5 2
            do task A "1st" forwards
            do command "1st"
            faces 4 1 2 3
            do task A "Horse" glory          # nobody to lead
            do attach "Horse" ac
            do command "Horse"
            faces 2
            do command "2nd"
            faces 5
            do command "Reserve"
            faces 4
            do command "Guard"
            faces 6
            do initiative
            faces 5 5 1 2
            """;

    @Override
    protected RuleSystem<Battle, Command, Event> system() {
        return new GeneralDArmee();
    }

    @Override
    protected List<String> battles() {
        return Stream.concat(Stream.of(SMALL), ScenesTest.EXAMPLES.texts().stream()).toList();
    }

    @Override
    protected int walks() {
        return 1;
    }

    @Override
    protected int charactersOfALine() {
        return 4;
    }

    /** Whole battles are played elsewhere. */
    @Override
    protected int steps() {
        return 80;
    }
}
