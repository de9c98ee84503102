package adjutant.conquest.system;

import adjutant.conquest.Each;
import adjutant.conquest.army.UnitClass;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.battle.Whereabouts;
import adjutant.conquest.battle.Whereabouts.Call;
import adjutant.game.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Every pick of the Reinforcement phase: who arrives of a Class where dice allow some, who arrives
 * without a die, who stays away.
 *
 * @rule CQ-REINF-04
 * @rule CQ-REINF-05
 */
final class Picks {
    private Picks() {}

    /** All picks, as candidates, in the order of the ids. */
    static List<Command> of(Battle battle, Side side) {
        Map<UnitClass, Integer> owed = battle.proceedings().owed().getOrDefault(side, Map.of());
        return owed.isEmpty() ? dice(battle, side) : arrivals(battle, side, owed);
    }

    private static List<Command> arrivals(Battle battle, Side side, Map<UnitClass, Integer> owed) {
        List<List<String>> picks = List.of(List.of());
        for (Map.Entry<UnitClass, Integer> each : owed.entrySet()) {
            List<List<String>> ways =
                    some(ids(waiting(battle, side, each.getKey())), each.getValue());
            picks = joined(picks, ways);
        }
        return picks.stream().<Command>map(ids -> new Command.Arrive(side, ids)).toList();
    }

    private static List<Command> dice(Battle battle, Side side) {
        List<List<String>> free = List.of(List.of());
        List<List<String>> stay = List.of(List.of());
        for (UnitClass unitClass : UnitClass.values()) {
            List<Regiment> waiting = waiting(battle, side, unitClass);
            if (battle.config().freeArrivalPerClass()) {
                free = joined(free, noneOrOne(waiting, Special.FLANK, Has.NOT));
            }
            stay = joined(stay, noneOrOne(waiting, Special.FLANK, Has.IT));
        }
        List<Command> commands = new ArrayList<>();
        for (List<String> ids : free) {
            for (List<String> others : stay) {
                commands.add(new Command.Reinforcements(side, ids, List.of(), others));
            }
        }
        return commands;
    }

    /** Whether a rule is asked for or shut out. */
    private enum Has {
        IT,
        NOT
    }

    private static List<List<String>> noneOrOne(List<Regiment> waiting, Special rule, Has has) {
        List<List<String>> ways = new ArrayList<>(List.of(List.of()));
        waiting.stream()
                .filter(each -> RulesInForce.of(each).has(rule) == (has == Has.IT))
                .forEach(each -> ways.add(List.of(each.id())));
        return ways;
    }

    private static List<Regiment> waiting(Battle battle, Side side, UnitClass unitClass) {
        return Each.where(
                battle.of(side),
                each ->
                        each.whereabouts().equals(new Whereabouts.InReserve(Call.WAITING))
                                && each.profile().unitClass().equals(Optional.of(unitClass)));
    }

    private static List<String> ids(List<Regiment> regiments) {
        return Each.map(regiments, Regiment::id);
    }

    /** Every choice of so many out of some. */
    private static List<List<String>> some(List<String> ids, int number) {
        if (number == 0 || ids.size() < number) {
            return number == 0 ? List.of(List.of()) : List.of();
        }
        List<String> rest = ids.subList(1, ids.size());
        List<List<String>> with = joined(List.of(List.of(ids.getFirst())), some(rest, number - 1));
        List<List<String>> all = new ArrayList<>(with);
        all.addAll(some(rest, number));
        return all;
    }

    /** Every way of the first followed by every way of the second. */
    private static List<List<String>> joined(List<List<String>> first, List<List<String>> second) {
        List<List<String>> all = new ArrayList<>();
        for (List<String> one : first) {
            for (List<String> other : second) {
                List<String> both = new ArrayList<>(one);
                both.addAll(other);
                all.add(both);
            }
        }
        return all;
    }
}
