package adjutant.conquest.round;

import adjutant.chance.Chance;
import adjutant.chance.Outcome;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.Each;
import adjutant.conquest.action.Procedure;
import adjutant.conquest.army.UnitClass;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Phase;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Special;
import adjutant.conquest.battle.Whereabouts.Call;
import adjutant.game.Facts;
import adjutant.game.Finding;
import adjutant.game.Side;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The Reinforcement Rolls of a side: who arrives this Round.
 *
 * @rule CQ-REINF-02
 * @rule CQ-REINF-03
 * @rule CQ-REINF-04
 * @rule CQ-REINF-05
 */
public final class Reinforcing {
    private final Battle battle;
    private final Command.Reinforcements command;
    private final List<Finding> findings;
    private final Map<UnitClass, List<Regiment>> waiting = new EnumMap<>(UnitClass.class);
    private final List<String> certain = new ArrayList<>();

    private Reinforcing(Battle battle, Command.Reinforcements command) {
        this.battle = battle;
        this.command = command;
        this.findings =
                When.once(battle, Phase.REINFORCEMENT, command.side(), ConquestClause.REINF_02);
        turn();
        told();
        for (UnitClass unitClass : UnitClass.values()) {
            sort(unitClass);
        }
    }

    /** Side A throws before side B. */
    private void turn() {
        boolean early =
                command.side() == Side.B
                        && !Waiting.of(battle, Side.A).isEmpty()
                        && !battle.proceedings().ready().contains(Side.A);
        if (early) {
            findings.add(
                    Finding.no(ConquestClause.ROUND_05, "side A throws its Reinforcements first"));
        }
        Waiting.of(battle, command.side()).stream()
                .filter(regiment -> regiment.profile().unitClass().isEmpty())
                .map(regiment ->
                        Finding.no(
                                ConquestClause.STAND_07,
                                "the Class of " + regiment.id() + " is not known"))
                .forEach(findings::add);
    }

    private void told() {
        List<String> here = Each.map(Waiting.of(battle, command.side()), Regiment::id);
        Stream.of(command.free(), command.in(), command.stay())
                .flatMap(List::stream)
                .filter(id -> !here.contains(id))
                .map(id ->
                        Finding.no(
                                ConquestClause.REINF_02,
                                id
                                        + " does not wait in the Reinforcements of side "
                                        + command.side()))
                .forEach(findings::add);
        Stream.concat(command.in().stream(), command.stay().stream())
                .filter(here::contains)
                .filter(id -> !Waiting.flanks(battle.regiment(id)))
                .map(id ->
                        Finding.no(Special.FLANK.clause(), id + " has no Flank: its die decides"))
                .forEach(findings::add);
        if (!command.free().isEmpty() && !battle.config().freeArrivalPerClass()) {
            findings.add(
                    Finding.no(
                            ConquestClause.REINF_05,
                            "in this edition no Regiment arrives without its die"));
        }
    }

    private void sort(UnitClass unitClass) {
        Needs needs = Needs.of(battle.clock().round(), unitClass);
        List<Regiment> all = Waiting.of(battle, command.side(), unitClass);
        List<Regiment> dice = new ArrayList<>();
        for (Regiment regiment : all) {
            boolean failed = Waiting.failed(regiment);
            if (failed || needs == Needs.AUTOMATIC) {
                certain.add(regiment.id());
                reason(regiment, failed ? ConquestClause.REINF_20 : ConquestClause.REINF_03);
            } else if (needs != Needs.NEVER && Waiting.flanks(regiment)) {
                flank(regiment);
            } else if (needs != Needs.NEVER) {
                dice.add(regiment);
            }
        }
        free(unitClass, dice);
        if (!dice.isEmpty()) {
            waiting.put(unitClass, List.copyOf(dice));
            findings.add(
                    Finding.yes(
                            ConquestClause.REINF_03,
                            dice.size()
                                    + " dice for "
                                    + unitClass
                                    + " Regiments, each arrives on "
                                    + needs.said(battle.config())));
        } else if (needs == Needs.NEVER && !all.isEmpty()) {
            findings.add(
                    Finding.yes(
                            ConquestClause.REINF_03,
                            "no " + unitClass + " Regiment can arrive this Round"));
        }
    }

    private void reason(Regiment regiment, ConquestClause clause) {
        findings.add(Finding.yes(clause, regiment.id() + " arrives without a die"));
    }

    private void flank(Regiment regiment) {
        boolean stays = command.stay().contains(regiment.id());
        findings.add(
                Finding.yes(
                        Special.FLANK.clause(),
                        regiment.id() + (stays ? " waits" : " comes") + " without a die"));
        if (!stays) {
            certain.add(regiment.id());
        }
    }

    private void free(UnitClass unitClass, List<Regiment> dice) {
        List<Regiment> named = Each.where(dice, each -> command.free().contains(each.id()));
        if (named.size() > 1) {
            findings.add(
                    Finding.no(
                            ConquestClause.REINF_05,
                            "one "
                                    + unitClass
                                    + " Regiment arrives without a die, not "
                                    + named.size()));
        }
        if (battle.config().freeArrivalPerClass()) {
            named.forEach(regiment -> {
                reason(regiment, ConquestClause.REINF_05);
                certain.add(regiment.id());
                dice.remove(regiment);
            });
        }
    }

    /** The Reinforcement Rolls of a side. */
    public static Procedure of(Battle battle, Command.Reinforcements command) {
        return new Reinforcing(battle, command).deed();
    }

    private Procedure deed() {
        return new Deed(
                findings,
                Facts.tree()
                        .put("side", command.side().name())
                        .put("round", battle.clock().round())
                        .put("classes", Facts.items(classes(Map.of())))
                        .build(),
                chance(),
                this::events,
                outcome ->
                        Facts.tree()
                                .put("arrive", Facts.texts(certainly(outcome)))
                                .put("classes", Facts.items(classes(successes(outcome))))
                                .build());
    }

    private Chance chance() {
        List<Thrown> pools = new ArrayList<>();
        waiting.forEach((unitClass, dice) -> {
            Needs needs = Needs.of(battle.clock().round(), unitClass);
            pools.add(
                    new Thrown(
                            unitClass.label(),
                            "reinforcement",
                            dice.size(),
                            needs.number(battle.config()),
                            face -> needs.arrives(face, battle.config()) ? 1 : 0));
        });
        return pools.isEmpty() ? Chance.NONE : Thrown.chance(pools);
    }

    /** Those of a Class that throw. */
    private List<Regiment> dice(UnitClass unitClass) {
        return waiting.getOrDefault(unitClass, List.of());
    }

    private Map<UnitClass, Integer> successes(Outcome outcome) {
        Map<UnitClass, Integer> successes = new EnumMap<>(UnitClass.class);
        int index = 0;
        for (UnitClass unitClass : waiting.keySet()) {
            successes.put(unitClass, outcome.pools().get(index).first());
            index++;
        }
        return successes;
    }

    /** Those that arrive without the owner's choice. */
    private List<String> certainly(Outcome outcome) {
        List<String> all = new ArrayList<>(certain);
        successes(outcome)
                .forEach((unitClass, number) -> {
                    if (number == dice(unitClass).size()) {
                        dice(unitClass).forEach(each -> all.add(each.id()));
                    }
                });
        return all;
    }

    private List<Event> events(Outcome outcome) {
        List<Event> events = new ArrayList<>();
        certainly(outcome).forEach(id -> events.add(new Event.Called(id, Call.DUE)));
        Map<UnitClass, Integer> owed =
                successes(outcome).entrySet().stream()
                        .filter(each -> each.getValue() < dice(each.getKey()).size())
                        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
        events.add(new Event.Reinforced(command.side(), owed));
        return events;
    }

    private List<Facts.Tree> classes(Map<UnitClass, Integer> successes) {
        return Stream.of(UnitClass.values())
                .filter(unitClass -> !Waiting.of(battle, command.side(), unitClass).isEmpty())
                .map(unitClass -> facts(unitClass, successes))
                .toList();
    }

    private Facts.Tree facts(UnitClass unitClass, Map<UnitClass, Integer> successes) {
        Needs needs = Needs.of(battle.clock().round(), unitClass);
        List<String> ids = Each.map(Waiting.of(battle, command.side(), unitClass), Regiment::id);
        int dice = dice(unitClass).size();
        Facts.Builder tree = Facts.tree().put("class", unitClass.label());
        if (needs != Needs.NEVER && needs != Needs.AUTOMATIC) {
            tree.put("needs", needs.number(battle.config()));
        }
        tree.put("automatic", needs == Needs.AUTOMATIC)
                .put("waiting", Facts.texts(ids))
                .put("dice", dice);
        if (successes.containsKey(unitClass)) {
            int number = successes.get(unitClass);
            tree.put("successes", number).put("choose", number < dice ? number : 0);
        }
        return tree.build();
    }
}
