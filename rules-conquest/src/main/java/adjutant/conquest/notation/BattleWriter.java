package adjutant.conquest.notation;

import adjutant.battlefield.geometry.Angle;
import adjutant.battlefield.geometry.Extent;
import adjutant.battlefield.geometry.Length;
import adjutant.battlefield.geometry.Point;
import adjutant.conquest.RulesConfig;
import adjutant.conquest.battle.ActionKind;
import adjutant.conquest.battle.ArmySide;
import adjutant.conquest.battle.ArmySide.TableEdge;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.CardStack;
import adjutant.conquest.battle.Effect;
import adjutant.conquest.battle.Marker;
import adjutant.conquest.battle.Phase;
import adjutant.conquest.battle.Spell;
import adjutant.conquest.battle.Terrain;
import adjutant.conquest.battle.Terrain.Ground;
import adjutant.game.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes battles in canonical form: a fixed order, defaults left out. */
public final class BattleWriter {
    private static final Extent USUAL_TABLE = new Extent(Length.inches(72), Length.inches(48));

    private final List<String> lines = new ArrayList<>();

    private BattleWriter() {}

    /** The statements of a battle, one a line, without {@code system}; reads back as equal. */
    public static String write(Battle battle) {
        return write(battle, battle.config().differencesFrom(battle.preset().config()));
    }

    /** The same with every reading, also those that the edition has by itself. */
    public static String writeInFull(Battle battle) {
        return write(battle, battle.config().settings());
    }

    private static String write(Battle battle, List<RulesConfig.Setting> settings) {
        BattleWriter writer = new BattleWriter();
        writer.readings(battle, settings);
        writer.frame(battle);
        battle.sides().forEach(writer::side);
        battle.regiments().forEach(unit -> writer.lines.addAll(UnitWriter.lines(unit)));
        battle.terrain().forEach(writer::piece);
        battle.markers().forEach(writer::marker);
        battle.spells().forEach(writer::spell);
        for (Side side : Side.values()) {
            Optional.ofNullable(battle.stacks().get(side))
                    .ifPresent(stack -> writer.stack(side, stack));
        }
        writer.active(battle);
        writer.lines.addAll(ProceedingsWriter.lines(battle.proceedings()));
        return String.join("", writer.lines.stream().map(line -> line + "\n").toList());
    }

    private void add(Line line) {
        lines.add(line.toString());
    }

    private void readings(Battle battle, List<RulesConfig.Setting> settings) {
        if (battle.preset() != RulesConfig.Preset.DOCUMENTS) {
            add(new Line("edition").word(battle.preset().label()));
        }
        for (RulesConfig.Setting setting : settings) {
            add(new Line("set").word(setting.name()).word(setting.value()));
        }
    }

    private void frame(Battle battle) {
        if (!battle.table().equals(USUAL_TABLE)) {
            add(
                    new Line("table")
                            .word(battle.table().width().toInches())
                            .word(battle.table().depth().toInches()));
        }
        if (!battle.scenario().equals("none")) {
            add(new Line("scenario").name(battle.scenario()));
        }
        clock(battle.clock());
        int a = battle.scores().getOrDefault(Side.A, 0);
        int b = battle.scores().getOrDefault(Side.B, 0);
        if (a != 0 || b != 0) {
            add(new Line("score").unless(0, "A", a).unless(0, "B", b));
        }
    }

    private void clock(Battle.Clock clock) {
        if (clock.round() != 1 || clock.phase() != Phase.ACTION) {
            Line line = new Line("round").word(Integer.toString(clock.round()));
            add(
                    clock.phase() == Phase.ACTION
                            ? line
                            : line.word("phase").word(clock.phase().word()));
        }
        if (clock.first() != Side.A) {
            add(new Line("first").word(clock.first().name()));
        }
    }

    private void side(ArmySide side) {
        boolean labelled = !side.label().equals(side.side().name());
        if (labelled || side.faction().isPresent() || side.edge().isPresent()) {
            Line line = new Line("side").word(side.side().name());
            if (labelled) {
                line.quoted(side.label());
            }
            side.faction().ifPresent(faction -> line.word("faction").quoted(faction));
            add(line.optional("edge", side.edge().map(TableEdge::word)));
        }
    }

    private void piece(Terrain piece) {
        Line line =
                new Line("terrain")
                        .word(piece.id())
                        .name(piece.name())
                        .word("size")
                        .word(Integer.toString(piece.size()));
        ground(line, piece.ground());
        add(
                line.list("keywords", piece.keywords())
                        .optional("capacity", piece.capacity())
                        .optional("defense", piece.defense()));
    }

    private static void ground(Line line, Ground ground) {
        switch (ground) {
            case Ground.Rectangle(Point middle, Extent extent, Angle turn) -> {
                line.word("rect")
                        .word(point(middle))
                        .word(extent.width().toInches())
                        .word(extent.depth().toInches());
                if (!turn.equals(Angle.ZERO)) {
                    line.word("turn").word(turn.toDegrees());
                }
            }
            case Ground.Polygon(List<Point> corners) -> {
                line.word("polygon");
                corners.forEach(corner -> line.word(point(corner)));
            }
        }
    }

    private void marker(Marker marker) {
        add(
                new Line("marker")
                        .word(marker.id())
                        .word("side")
                        .word(marker.owner().map(Side::name).orElse("neutral"))
                        .word("at")
                        .word(point(marker.at()))
                        .word("wounds")
                        .word(Integer.toString(marker.wounds())));
    }

    private void spell(Spell spell) {
        add(
                new Line("spell")
                        .quoted(spell.name())
                        .word("range")
                        .word(spell.range().map(Length::toInches).orElse("self"))
                        .word("difficulty")
                        .word(Integer.toString(spell.difficulty()))
                        .optional("hits", spell.hits())
                        .unless(0, "armor-piercing", spell.armorPiercing())
                        .when(spell.scaling() == Spell.Scaling.SCALING, "scaling")
                        .unless(0, "heal", spell.heal())
                        .names("gains", spell.gains().stream().map(Effect::written).toList()));
    }

    private void stack(Side side, CardStack stack) {
        switch (stack) {
            case CardStack.Hidden(int count) ->
                    add(
                            new Line("stack")
                                    .word(side.name())
                                    .word("hidden")
                                    .word(Integer.toString(count)));
            case CardStack.Known(List<String> cards) ->
                    add(
                            cards.isEmpty()
                                    ? new Line("stack").word(side.name()).word("none")
                                    : new Line("stack").list(side.name(), cards));
        }
    }

    private void active(Battle battle) {
        battle.active()
                .ifPresent(active -> {
                    List<String> done = active.done().stream().map(ActionKind::word).toList();
                    Line line =
                            new Line("active")
                                    .word(active.unit())
                                    .list("did", done.isEmpty() ? List.of("none") : done);
                    if (!active.free().isEmpty()) {
                        line.list("free", active.free().stream().map(ActionKind::word).toList());
                    }
                    add(line);
                });
    }

    /** A point in inches. */
    public static String point(Point point) {
        return Length.micrometres(point.x()).toInches()
                + " "
                + Length.micrometres(point.y()).toInches();
    }
}
