package adjutant.conquest.round;

import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Pose;
import adjutant.chance.Chance;
import adjutant.chance.Outcome;
import adjutant.conquest.ConquestClause;
import adjutant.conquest.action.NotApplied;
import adjutant.conquest.action.Procedure;
import adjutant.conquest.army.UnitType;
import adjutant.conquest.battle.ArmySide.TableEdge;
import adjutant.conquest.battle.Array;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Hero;
import adjutant.conquest.battle.Phase;
import adjutant.conquest.battle.Proceedings;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.battle.Stand;
import adjutant.conquest.movement.Ranks;
import adjutant.game.Facts;
import adjutant.game.Finding;
import adjutant.game.Side;
import java.util.ArrayList;
import java.util.List;

/**
 * Before the first Round: the roll-off, the edges, the Characters.
 *
 * @rule CQ-DICE-07
 * @rule CQ-SCEN-01
 * @rule CQ-REINF-09
 */
public final class Setting {
    private static final Pose NOWHERE = new Pose(new Point(0, 0), Angle.ZERO);

    private Setting() {}

    /** Both sides throw; the higher is First Player until Supremacy, and takes an edge. */
    public static Procedure rollOff(Battle battle) {
        List<Finding> findings = When.in(battle, Phase.SETUP);
        if (isDecided(battle)) {
            findings.add(
                    Finding.no(
                            ConquestClause.DICE_07,
                            "side " + battle.clock().first() + " has won the roll-off"));
        }
        findings.add(
                Finding.yes(ConquestClause.DICE_07, "the higher die wins; a tie is thrown again"));
        findings.addAll(TerrainAdvice.of(battle));
        List<Thrown> dice =
                List.of(
                        new Thrown("A", "roll-off", 1, 0, face -> face),
                        new Thrown("B", "roll-off", 1, 0, face -> face));
        return new Deed(
                findings,
                Facts.Tree.EMPTY,
                Thrown.chance(dice),
                outcome -> List.of(new Event.RolledOff(die(outcome, 0), die(outcome, 1))),
                outcome -> rolled(die(outcome, 0), die(outcome, 1)));
    }

    private static Facts.Tree rolled(int a, int b) {
        Facts.Builder result =
                Facts.tree().put("dice", Facts.tree().put("A", a).put("B", b).build());
        if (a != b) {
            result.put("winner", a > b ? "A" : "B");
        }
        return result.build();
    }

    /** A die of a pool. */
    static int die(Outcome outcome, int index) {
        return outcome.pools().get(index).first();
    }

    /** Whether the roll-off has a winner. */
    static boolean isDecided(Battle battle) {
        Proceedings now = battle.proceedings();
        return now.rolled().size() == 2 && now.die(Side.A) != now.die(Side.B);
    }

    /** The winner takes an edge, the other side the one opposite. */
    public static Procedure edge(Battle battle, Command.Edge command) {
        List<Finding> findings = When.in(battle, Phase.SETUP);
        Side side = command.side();
        if (!isDecided(battle) || battle.clock().first() != side) {
            findings.add(
                    Finding.no(
                            ConquestClause.SCEN_01, "side " + side + " has not won the roll-off"));
        }
        boolean narrow =
                battle.table().depth().isLessThan(battle.table().width())
                        && (command.edge() == TableEdge.LEFT || command.edge() == TableEdge.RIGHT);
        if (narrow) {
            findings.add(
                    Finding.no(
                            ConquestClause.FIELD_01,
                            "the long edges are the Reinforcement Zones: top or bottom"));
        }
        findings.add(
                Finding.yes(
                        ConquestClause.SCEN_01,
                        "side " + side + " enters from the " + command.edge().word() + " edge"));
        return Deed.plain(
                findings,
                List.of(
                        new Event.EdgeTaken(side, command.edge()),
                        new Event.EdgeTaken(side.opponent(), command.edge().opposite())));
    }

    /** A Character joins another Regiment of his side. */
    public static Procedure assign(Battle battle, Command.Assign command) {
        List<Finding> findings = When.in(battle, Phase.SETUP);
        Regiment from = battle.ofCharacter(command.unit()).orElseThrow();
        Regiment to = battle.regiment(command.regiment());
        Hero hero = hero(from, command.unit());
        mayJoin(hero, from, to, findings);
        Hero placed =
                new Hero(hero.id(), hero.muster(), command.place(), hero.warlord(), hero.warband());
        if (findings.stream().anyMatch(Finding::forbids)) {
            findings.addAll(NotApplied.findings(List.of(from, to)));
            return Deed.plain(findings, List.of());
        }
        Array left = ranks(from.files() - 1, without(from, hero));
        Array joined =
                to.equals(from)
                        ? ranks(from.files(), with(without(from, hero), placed))
                        : ranks(to.files() + 1, with(to.stands(), placed));
        findings.add(
                Finding.yes(ConquestClause.REINF_09, command.unit() + " goes with " + to.id()));
        List<Regiment> both = List.of(from, to);
        findings.addAll(NotApplied.findings(both));
        return new Deed(
                findings,
                Facts.tree().put("notApplied", NotApplied.facts(both)).build(),
                Chance.NONE,
                _ -> List.of(new Event.Assigned(hero.id(), left, to.id(), joined)),
                _ -> Facts.Tree.EMPTY);
    }

    private static void mayJoin(Hero hero, Regiment from, Regiment to, List<Finding> findings) {
        if (from.side() != to.side()) {
            findings.add(Finding.no(ConquestClause.HERO_01, to.id() + " is of the other side"));
        }
        UnitType type = hero.muster().profile().type();
        if (type != to.profile().type()) {
            findings.add(
                    Finding.no(
                            ConquestClause.REINF_09,
                            hero.id()
                                    + " is "
                                    + type
                                    + ", "
                                    + to.id()
                                    + " is "
                                    + to.profile().type()));
        }
        boolean irregular =
                RulesInForce.of(to).has(Special.IRREGULAR)
                        && hero.muster().profile().rules().stream()
                                .noneMatch(rule -> rule.name().equals(Special.IRREGULAR.label()));
        if (irregular) {
            findings.add(
                    Finding.no(
                            Special.IRREGULAR.clause(),
                            to.id() + " is Irregular, " + hero.id() + " is not"));
        }
    }

    private static Hero hero(Regiment regiment, String id) {
        return regiment.heroes().stream()
                .filter(hero -> hero.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static List<Stand> without(Regiment regiment, Hero hero) {
        return regiment.stands().stream()
                .filter(stand -> stand.hero().filter(hero::equals).isEmpty())
                .toList();
    }

    private static List<Stand> with(List<Stand> stands, Hero hero) {
        List<Stand> more = new ArrayList<>(stands);
        Stand last = stands.getLast();
        more.add(new Stand(last.place(), new Stand.Role.Attached(hero), 0));
        return more;
    }

    private static Array ranks(int files, List<Stand> stands) {
        return Ranks.of(stands, Math.clamp(files, 1, stands.size()), NOWHERE);
    }
}
