package adjutant.gda.charge;

import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Pose;
import adjutant.chance.Chance;
import adjutant.chance.Outcome;
import adjutant.chance.Step;
import adjutant.gda.army.Printed;
import adjutant.gda.army.Scale;
import adjutant.gda.battle.Attack;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.Unit;
import adjutant.gda.ruling.Telling;
import java.util.ArrayList;
import java.util.List;

/**
 * A Charge that goes on after a Victory, into a further target: it aims at its middle, as far as
 * dice take it, and comes to its point without reactions. Nobody charges on twice.
 *
 * @rule GDA-CHG-16
 * @rule GDA-HR-16
 * @rule GDA-HR-32
 */
final class Onward {
    /** The choice to take the ground. */
    static final String TAKE_GROUND = "take-ground";

    /** The choice to go on, before the id of the target. */
    static final String CHARGE_ON = "charge-on ";

    private Onward() {}

    /** The enemies that a winner might reach. */
    static List<String> targets(Battle battle, Unit winner) {
        Length most = battle.scale().whole(6L * dice(battle.scale(), winner));
        return battle.onTable(winner.side().opponent()).stream()
                .filter(enemy ->
                        battle.attacks().stream().noneMatch(each -> each.involves(enemy.id())))
                .filter(enemy -> !enemy.isSkirmishing())
                .filter(enemy -> Distance.isWithin(winner.footprint(), enemy.footprint(), most))
                .filter(enemy -> {
                    Charging charging = Charging.aiming(battle, winner, enemy);
                    return charging.match().allow() && charging.reasons(most).allow();
                })
                .map(Unit::id)
                .toList();
    }

    /** The choices of a winner. */
    static List<String> options(List<String> targets) {
        List<String> options = new ArrayList<>(List.of(TAKE_GROUND));
        targets.forEach(id -> options.add(CHARGE_ON + id));
        return options;
    }

    /**
     * How many dice it has.
     *
     * @rule GDA-HR-16
     */
    static int dice(Scale scale, Unit unit) {
        if (unit.troop().isCavalry()) {
            return scale == Scale.CM ? 6 : 5;
        }
        return scale == Scale.CM ? 4 : 3;
    }

    private static String label(Unit winner) {
        return "charge on " + winner.id();
    }

    /** The dice for how far it goes. */
    static Chance chance(Battle battle, Unit winner, Unit target) {
        Charging charging = Charging.aiming(battle, winner, target);
        Length most = battle.scale().whole(6L * dice(battle.scale(), winner));
        long unit = battle.scale().whole(1).micrometres();
        long needed =
                charging.way()
                        .toContact(Way.ground(battle, target), most)
                        .orElse(most)
                        .plus(charging.way().wheel())
                        .micrometres();
        int least = (int) ((needed + unit - 1) / unit);
        Step.Sum sum =
                new Step.Sum(
                        label(winner),
                        0,
                        List.of(Step.Sum.Hand.plus("charge-on", dice(battle.scale(), winner))),
                        List.of(),
                        List.of(),
                        List.of(
                                new Step.Sum.Band("short", 0, List.of()),
                                new Step.Sum.Band("reached", Math.max(1, least), List.of())));
        return new Chance(List.of(), List.of(sum));
    }

    /** It goes on, or falls short. */
    static void tell(Telling telling, String id, String targetId, Outcome outcome) {
        Battle battle = telling.now();
        Unit winner = battle.unit(id);
        Unit target = battle.unit(targetId);
        Charging charging = Charging.aiming(battle, winner, target);
        Outcome.SumResult sum =
                outcome.sums().stream()
                        .filter(each -> each.label().equals(label(winner)))
                        .findFirst()
                        .orElseThrow();
        Length rolled = battle.scale().whole(Math.max(0, sum.total()));
        Length left = rolled.minus(charging.way().wheel()).max(Length.ZERO);
        Pose end = charging.way().end(left.min(charging.toPoint()));
        telling.add(new Event.AttackOver(id));
        if (!end.equals(winner.pose()) && Ground.isFree(telling.now(), id, end)) {
            telling.add(new Event.Moved(id, end));
        }
        if (sum.band() == 1) {
            telling.add(
                    new Event.AttackIs(
                            new Attack(
                                    List.of(id),
                                    targetId,
                                    charging.way().turn(),
                                    List.of(),
                                    List.of(),
                                    Attack.Stage.ON,
                                    Printed.CHARGE_POINT.in(battle.scale()),
                                    charging.aspect(),
                                    Attack.Edge.NONE)));
        }
    }
}
