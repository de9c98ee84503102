package adjutant.conquest.round;

import adjutant.conquest.ConquestClause;
import adjutant.conquest.Each;
import adjutant.conquest.action.Procedure;
import adjutant.conquest.army.UnitClass;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Phase;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Whereabouts.Call;
import adjutant.game.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The owner picks who arrives, as many of each Class as dice succeeded.
 *
 * @rule CQ-REINF-04
 */
public final class Arriving {
    private Arriving() {}

    /** The pick of a side. */
    public static Procedure of(Battle battle, Command.Arrive command) {
        List<Finding> findings = When.in(battle, Phase.REINFORCEMENT);
        Map<UnitClass, Integer> owed =
                battle.proceedings().owed().getOrDefault(command.side(), Map.of());
        if (owed.isEmpty()) {
            findings.add(
                    Finding.no(
                            ConquestClause.REINF_04,
                            "side " + command.side() + " has nothing to pick"));
        }
        List<Regiment> pickable =
                Each.where(
                        Waiting.of(battle, command.side()),
                        each -> !Waiting.failed(each) && !Waiting.flanks(each));
        for (String id : command.units()) {
            if (Each.none(pickable, regiment -> regiment.id().equals(id))) {
                findings.add(
                        Finding.no(
                                ConquestClause.REINF_04,
                                id + " threw no die for side " + command.side()));
            }
        }
        for (UnitClass unitClass : UnitClass.values()) {
            int named = named(pickable, command, unitClass);
            int must = owed.getOrDefault(unitClass, 0);
            if (named != must) {
                findings.add(
                        Finding.no(
                                ConquestClause.REINF_04,
                                must + " " + unitClass + " Regiments arrive, not " + named));
            } else if (must > 0) {
                findings.add(
                        Finding.yes(
                                ConquestClause.REINF_04,
                                must + " " + unitClass + " Regiments arrive"));
            }
        }
        List<Event> events = new ArrayList<>();
        command.units().forEach(id -> events.add(new Event.Called(id, Call.DUE)));
        events.add(new Event.Reinforced(command.side(), Map.of()));
        return Deed.plain(findings, events);
    }

    private static int named(List<Regiment> pickable, Command.Arrive command, UnitClass unitClass) {
        return (int)
                pickable.stream()
                        .filter(each -> each.profile().unitClass().equals(Optional.of(unitClass)))
                        .filter(each -> command.units().contains(each.id()))
                        .count();
    }
}
