package adjutant.conquest.action;

import adjutant.conquest.ConquestClause;
import adjutant.conquest.Each;
import adjutant.conquest.battle.ActionKind;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Hero;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.combat.Duellist;
import adjutant.game.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A challenge to a Duel, before it is accepted or refused.
 *
 * @rule CQ-DUEL-01
 * @rule CQ-DUEL-02
 * @rule CQ-DUEL-08
 */
final class Challenge {
    private Challenge() {}

    /** Whether a Character may challenge another now. */
    static List<Finding> findings(Battle battle, Command.Duel command) {
        Acting acting = Acting.of(battle, command.unit(), ActionKind.DUEL);
        List<Finding> findings = new ArrayList<>(acting.findings());
        Regiment enemy = Duellist.of(battle, command.target()).regiment();
        String own = acting.regiment().id();
        if (enemy.side() == acting.regiment().side()) {
            findings.add(
                    Finding.no(ConquestClause.DUEL_01, command.target() + " is not of the enemy"));
        } else if (acting.contacts().with(enemy.id()).isEmpty()) {
            findings.add(
                    Finding.no(
                            ConquestClause.DUEL_01,
                            own
                                    + " does not touch "
                                    + enemy.id()
                                    + ", the Regiment of "
                                    + command.target()));
        } else {
            findings.add(
                    Finding.yes(
                            ConquestClause.DUEL_01,
                            own
                                    + " touches "
                                    + enemy.id()
                                    + ", the Regiment of "
                                    + command.target()));
        }
        if (enemy.isBroken()) {
            findings.add(
                    Finding.yes(
                            ConquestClause.DUEL_02,
                            enemy.id() + " is Broken: " + command.target() + " cannot refuse"));
        }
        return findings;
    }

    /** Whether the challenged one may refuse. */
    static boolean mayRefuse(Battle battle, Command.Duel command) {
        return battle.ofCharacter(command.target()).filter(Regiment::isBroken).isEmpty();
    }

    /**
     * What a Character who has refused a Duel may not do.
     *
     * @param card the Regiment or Character that would act
     * @rule CQ-DUEL-07
     */
    static Optional<Finding> shame(Regiment regiment, String card, ActionKind action) {
        return Each.first(
                        regiment.heroes(),
                        hero ->
                                hero.id().equals(card)
                                        && hero.honour() == Hero.Honour.REFUSED
                                        && action != ActionKind.PASS)
                .map(hero ->
                        Finding.no(
                                ConquestClause.DUEL_07,
                                hero.id()
                                        + " has refused a Duel: no Character Action until the"
                                        + " end of the Round"));
    }
}
