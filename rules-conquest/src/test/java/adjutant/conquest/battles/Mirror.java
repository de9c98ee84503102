package adjutant.conquest.battles;

import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.geometry.Pose;
import adjutant.conquest.battle.ArmySide;
import adjutant.conquest.battle.ArmySide.TableEdge;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Marker;
import adjutant.conquest.battle.Proceedings;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Terrain;
import adjutant.conquest.battle.Whereabouts;
import adjutant.game.Side;
import adjutant.game.notation.Statements;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A battle turned by half a circle about the middle of the table, its sides exchanged. Everybody
 * keeps his id.
 */
final class Mirror {
    private static final Set<String> EDGES = Set.of("bottom", "top", "left", "right");

    private final Extent table;

    Mirror(Battle battle) {
        this.table = battle.table();
    }

    /** The battle turned. */
    Battle battle(Battle battle) {
        Battle turned =
                new Battle(
                        battle.config(),
                        battle.preset(),
                        battle.table(),
                        battle.scenario(),
                        battle.clock(),
                        battle.scores(),
                        battle.sides(),
                        battle.regiments().stream().map(this::regiment).toList(),
                        battle.terrain().stream().map(this::terrain).toList(),
                        battle.markers().stream().map(this::marker).toList(),
                        battle.spells(),
                        battle.stacks(),
                        battle.active(),
                        Proceedings.NONE);
        for (Side side : Side.values()) {
            turned = turned.with(army(battle.army(side)));
        }
        Battle.Clock clock = battle.clock();
        Battle whole =
                turned.with(
                                new Battle.Clock(
                                        clock.round(), clock.phase(), clock.first().opponent()))
                        .withScores(exchanged(battle.scores()))
                        .withStacks(exchanged(battle.stacks()));
        return whole.with(proceedings(whole, battle.proceedings()));
    }

    private static <T> Map<Side, T> exchanged(Map<Side, T> map) {
        Map<Side, T> other = new EnumMap<>(Side.class);
        map.forEach((side, value) -> other.put(side.opponent(), value));
        return other;
    }

    private static ArmySide army(ArmySide own) {
        return new ArmySide(
                own.side().opponent(),
                own.label(),
                own.faction(),
                own.edge().map(TableEdge::opposite));
    }

    private Proceedings proceedings(Battle turned, Proceedings own) {
        Set<Side> ready = EnumSet.noneOf(Side.class);
        own.ready().forEach(side -> ready.add(side.opponent()));
        return new Proceedings(
                own.turn().map(Side::opponent),
                exchanged(own.rolled()),
                ready,
                exchanged(own.owed()),
                exchanged(own.policies()),
                exchanged(own.abilities()),
                own.conceded().map(Side::opponent),
                own.asked()
                        .map(question ->
                                new Proceedings.Question(
                                        question.kind(),
                                        question.unit(),
                                        (Command.OfUnit) command(turned, question.command()))),
                own.drawn(),
                exchanged(own.lines()));
    }

    private Regiment regiment(Regiment own) {
        Regiment other =
                new Regiment(
                        own.id(),
                        own.side().opponent(),
                        own.muster(),
                        own.files(),
                        own.stands(),
                        own.whereabouts(),
                        own.mettle(),
                        own.statuses(),
                        own.effects(),
                        own.tokens());
        return own.pose().map(pose -> other.at(new Whereabouts.OnTable(pose(pose)))).orElse(other);
    }

    private Pose pose(Pose pose) {
        return new Pose(point(pose.front()), pose.facing().opposite());
    }

    private Point point(Point point) {
        return new Point(
                table.width().micrometres() - point.x(), table.depth().micrometres() - point.y());
    }

    private Terrain terrain(Terrain own) {
        Terrain.Ground ground =
                switch (own.ground()) {
                    case Terrain.Ground.Rectangle(var middle, var extent, var turn) ->
                            new Terrain.Ground.Rectangle(point(middle), extent, turn.opposite());
                    case Terrain.Ground.Polygon(var corners) ->
                            new Terrain.Ground.Polygon(corners.stream().map(this::point).toList());
                };
        return new Terrain(
                own.id(),
                own.name(),
                own.size(),
                ground,
                own.keywords(),
                own.capacity(),
                own.defense());
    }

    private Marker marker(Marker own) {
        return new Marker(own.id(), own.owner().map(Side::opponent), point(own.at()), own.wounds());
    }

    /** The command turned, as it is read in the turned battle. */
    Command command(Battle turned, Command command) {
        String words = words(Fields.SYSTEM.writeCommand(turned, command));
        return Statements.read(words)
                .then(read -> Fields.SYSTEM.command(turned, read.getFirst()))
                .orThrow();
    }

    /** The words of a command turned: its places, facings, sides and edges. */
    String words(String command) {
        List<String> from = List.of(command.split(" "));
        List<String> to = new ArrayList<>();
        for (int i = 0; i < from.size(); i++) {
            String word = from.get(i);
            String before = i == 0 ? "" : from.get(i - 1);
            if (before.equals("at")) {
                Point at = point(new Point(micrometres(word), micrometres(from.get(i + 1))));
                to.add(inches(at.x()));
                to.add(inches(at.y()));
                i++;
            } else if (before.equals("facing") && Character.isDigit(word.charAt(0))) {
                to.add(adjutant.battlefield.geometry.Angle.degrees(word).opposite().toDegrees());
            } else {
                to.add(exchanged(from.getFirst(), word));
            }
        }
        return String.join(" ", to);
    }

    private static String exchanged(String command, String word) {
        if (word.equals("A") || word.equals("B")) {
            return Side.valueOf(word).opponent().name();
        }
        return command.equals("edge") && EDGES.contains(word)
                ? TableEdge.valueOf(word.toUpperCase(java.util.Locale.ROOT)).opposite().word()
                : word;
    }

    private static long micrometres(String inches) {
        return Length.inches(inches).micrometres();
    }

    private static String inches(long micrometres) {
        return Length.micrometres(micrometres).toInches();
    }
}
