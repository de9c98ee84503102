package adjutant.gda.notation;

import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.battlefield.terrain.Circle;
import adjutant.battlefield.terrain.Polygon;
import adjutant.battlefield.terrain.Rectangle;
import adjutant.gda.RulesConfig;
import adjutant.gda.army.Footprints;
import adjutant.gda.army.Grade;
import adjutant.gda.army.Mounts;
import adjutant.gda.army.Scale;
import adjutant.gda.army.Size;
import adjutant.gda.army.Trait;
import adjutant.gda.army.Troop;
import adjutant.gda.battle.Aspect;
import adjutant.gda.battle.Attack;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Brigade;
import adjutant.gda.battle.Choice;
import adjutant.gda.battle.Clock;
import adjutant.gda.battle.Commander;
import adjutant.gda.battle.Force;
import adjutant.gda.battle.Mood;
import adjutant.gda.battle.Phase;
import adjutant.gda.battle.Place;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Tasking;
import adjutant.gda.battle.Terrain;
import adjutant.gda.battle.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** Writes a battle in canonical notation, which reads back as equal. */
public final class BattleWriter {
    private final Battle battle;
    private final Scale scale;
    private final List<String> lines = new ArrayList<>();

    private BattleWriter(Battle battle) {
        this.battle = battle;
        this.scale = battle.scale();
    }

    /** The text, without {@code system}. */
    public static String write(Battle battle) {
        return new BattleWriter(battle).text(battle.config().differences());
    }

    /** The text with every reading written. */
    public static String writeInFull(Battle battle) {
        return new BattleWriter(battle).text(battle.config().settings());
    }

    private String text(List<RulesConfig.Setting> settings) {
        add(new Line("scale").word(scale.word()));
        settings.forEach(
                setting -> add(new Line("set").word(setting.name()).word(setting.value())));
        Extent table = battle.layout().table();
        add(new Line("table").word(scale.write(table.width())).word(scale.write(table.depth())));
        add(new Line("turns").word(Integer.toString(battle.layout().turns())));
        add(clock(battle.clock()));
        battle.layout().forces().forEach(force -> add(force(force)));
        battle.commanders().forEach(commander -> add(commander(commander)));
        battle.layout().terrain().forEach(piece -> add(terrain(piece)));
        battle.layout()
                .objectives()
                .forEach(each ->
                        add(
                                point(new Line("objective").word(each.id()), each.at())
                                        .word("points")
                                        .word(Integer.toString(each.points()))));
        battle.brigades().forEach(brigade -> add(brigade(brigade, scale)));
        battle.units().forEach(unit -> add(unit(unit)));
        battle.attacks().forEach(attack -> add(attack(attack, scale)));
        battle.choices().forEach(choice -> add(choice(choice)));
        return String.join("\n", lines) + "\n";
    }

    private void add(Line line) {
        lines.add(line.toString());
    }

    /** A {@code round} statement. */
    static Line clock(Clock clock) {
        Line line =
                new Line("round")
                        .word(Integer.toString(clock.round()))
                        .word("phase")
                        .word(clock.phase().word());
        if (clock.phase() == Phase.CHARGE) {
            line.word("step").word(clock.step().word());
        }
        return line.word("initiative")
                .word(clock.initiative().name())
                .word("turn")
                .word(clock.turn().name());
    }

    private static Line force(Force force) {
        return new Line("side")
                .word(force.side().name())
                .quoted(force.label())
                .word("nation")
                .word(force.nation().word())
                .word("edge")
                .word(force.edge().word());
    }

    /** A {@code commander} statement. */
    static Line commander(Commander commander) {
        return new Line("commander")
                .word(commander.side().name())
                .word("quality")
                .word(commander.quality().word())
                .optional("adcs", commander.adcs())
                .unless(0, "urge", commander.urge());
    }

    private Line point(Line line, Point point) {
        return point(line.word("at"), point, scale);
    }

    private static Line point(Line line, Point point, Scale scale) {
        return line.word(scale.write(length(point.x()))).word(scale.write(length(point.y())));
    }

    private static Length length(long micrometres) {
        return Length.micrometres(micrometres);
    }

    private Line terrain(Terrain piece) {
        Line line = new Line("terrain").word(piece.id()).name(piece.name());
        switch (piece.ground()) {
            case Rectangle rectangle -> {
                line.word("rect");
                point(line, rectangle.middle(), scale)
                        .word(scale.write(rectangle.extent().width()))
                        .word(scale.write(rectangle.extent().depth()))
                        .word("turn")
                        .word(rectangle.turn().toDegrees());
            }
            case Polygon polygon -> {
                line.word("polygon");
                polygon.corners().forEach(corner -> point(line, corner, scale));
            }
            case Circle circle -> throw new IllegalStateException("no such ground: " + circle);
        }
        return line.list("keywords", words(piece.keywords().stream().map(Terrain.Keyword::word)));
    }

    private static List<String> words(Stream<String> words) {
        return words.toList();
    }

    /** A {@code brigade} statement. */
    static Line brigade(Brigade brigade, Scale scale) {
        Line line =
                new Line("brigade")
                        .word(brigade.side().name())
                        .quoted(brigade.name())
                        .word("grade")
                        .word(brigade.grade().word())
                        .list("state", words(brigade.moods().stream().map(Mood::word)))
                        .word("adc")
                        .word(brigade.adc() == Brigade.Adc.YES ? "yes" : "no")
                        .when(brigade.orders() == Brigade.Orders.GIVEN, "ordered")
                        .list("tasks", words(brigade.tasks().stream().map(Tasking::word)))
                        .unless(0, "surge", brigade.surge())
                        .optional("entry", brigade.entry().map(scale::write))
                        .word("general");
        return switch (brigade.general()) {
            case Brigade.General.With(String unit) -> line.word("with").word(unit);
            case Brigade.General.At(Point at) -> point(line.word("at"), at, scale);
            case Brigade.General.None() -> line.word("none");
        };
    }

    private Line unit(Unit unit) {
        Troop troop = unit.troop();
        Line line =
                new Line("unit")
                        .word(unit.id())
                        .word("side")
                        .word(unit.side().name())
                        .word("arm")
                        .word(troop.arm().word())
                        .optional("kind", troop.mounts().map(Mounts::word))
                        .optional("pounder", troop.pounder())
                        .word("grade")
                        .word(written(troop.grade()))
                        .word("size")
                        .word(written(troop.size()))
                        .optional(
                                "bases",
                                troop.isScreen()
                                        ? OptionalInt.of(unit.bases())
                                        : OptionalInt.empty())
                        .word("formation")
                        .word(unit.formation().word());
        place(line, unit);
        List<String> traits =
                Stream.of(Trait.values()).filter(troop::has).map(Trait::word).toList();
        return line.word("brigade")
                .quoted(troop.brigade())
                .unless(0, "casualties", unit.casualties())
                .list("state", states(unit))
                .list("traits", traits);
    }

    private static String written(Grade grade) {
        return grade.word();
    }

    private static String written(Size size) {
        return size.word();
    }

    private static List<String> states(Unit unit) {
        List<String> states =
                new ArrayList<>(unit.states().list().stream().map(State::word).toList());
        if (unit.lowAmmo() > 0) {
            states.add("low-ammo:" + unit.lowAmmo());
        }
        if (unit.place() instanceof Place.Garrison(String terrain)) {
            states.add("garrison:" + terrain);
        }
        return states;
    }

    private void place(Line line, Unit unit) {
        switch (unit.place()) {
            case Place.Body body -> {
                point(line, body.pose().front())
                        .word("facing")
                        .word(body.pose().facing().toDegrees());
                Troop troop = unit.troop();
                Extent usual = Footprints.of(scale, troop.arm(), troop.size(), unit.formation());
                if (!usual.equals(body.extent())) {
                    line.word("frontage")
                            .word(scale.write(body.extent().width()))
                            .word("depth")
                            .word(scale.write(body.extent().depth()));
                }
            }
            case Place.Garrison _ -> {}
            case Place.Reserve _ -> line.word("reserve");
            case Place.Gone(Place.Loss how) -> line.word("gone").word(how.word());
        }
    }

    /** An {@code attack} statement. */
    static Line attack(Attack attack, Scale scale) {
        Line line =
                new Line("attack")
                        .word(String.join(",", attack.chargers()))
                        .word(">")
                        .word(attack.target());
        if (attack.turn() != 0) {
            String degrees = Angle.microdegrees(Math.abs(attack.turn())).toDegrees();
            line.word("wheel").word(attack.turn() < 0 ? "left" : "right").word(degrees);
        }
        return line.list("supports", attack.supports())
                .list("backing", attack.backing())
                .word("stage")
                .word(attack.stage().word())
                .word("distance")
                .word(scale.write(attack.distance()))
                .word("aspect")
                .word(written(attack.aspect()))
                .word("elan")
                .word(attack.edge().word());
    }

    private static String written(Aspect aspect) {
        return aspect.word();
    }

    /** A {@code choice} statement. */
    static Line choice(Choice choice) {
        String options = String.join(",", choice.options());
        Line line = new Line("choice").word(choice.unit());
        return options.contains(" ") ? line.quoted(options) : line.word(options);
    }
}
