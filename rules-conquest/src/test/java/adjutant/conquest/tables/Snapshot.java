package adjutant.conquest.tables;

import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.CardStack;
import adjutant.conquest.battle.Effect;
import adjutant.conquest.battle.Hero;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Stand;
import adjutant.conquest.battle.Status;
import adjutant.conquest.battle.Whereabouts;
import adjutant.conquest.contact.Contacts;
import adjutant.conquest.notation.BattleWriter;
import adjutant.game.Facts;
import adjutant.game.Side;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** A situation as facts, for rows to look into. */
final class Snapshot {
    private Snapshot() {}

    static Facts.Tree of(Battle battle) {
        Facts.Builder tree = Facts.tree();
        battle.regiments().forEach(regiment -> tree.put(regiment.id(), regiment(battle, regiment)));
        battle.active()
                .ifPresent(active ->
                        tree.put("active", active.unit())
                                .put(
                                        "done",
                                        Facts.texts(
                                                active.done().stream()
                                                        .map(each -> each.word())
                                                        .toList()))
                                .put(
                                        "free",
                                        Facts.texts(
                                                active.free().stream()
                                                        .map(each -> each.word())
                                                        .toList())));
        return tree.putAll(round(battle)).build();
    }

    /** The Reinforcement Lines of the Round, as written, where any were taken. */
    private static Facts.Tree lines(Battle battle) {
        List<String> lines =
                BattleWriter.write(battle)
                        .lines()
                        .filter(line -> line.startsWith("line "))
                        .map(line -> line.substring("line ".length()))
                        .toList();
        return lines.isEmpty()
                ? Facts.Tree.EMPTY
                : Facts.tree().put("lines", String.join(" / ", lines)).build();
    }

    /** The Round: its phase, who draws, points, cards, and how the battle stands. */
    private static Facts.Tree round(Battle battle) {
        Facts.Builder tree =
                Facts.tree()
                        .put("round", battle.clock().round())
                        .put("phase", battle.clock().phase().word())
                        .put("first", battle.clock().first().name())
                        .put("turn", battle.proceedings().turn().map(Side::name).orElse("nobody"))
                        .put("owed", battle.proceedings().owed().toString())
                        .put(
                                "asked",
                                battle.proceedings()
                                        .asked()
                                        .map(question -> question.unit())
                                        .orElse("nobody"))
                        .putAll(lines(battle))
                        .put(
                                "markers",
                                battle.markers().isEmpty()
                                        ? "none"
                                        : battle.markers().stream()
                                                .map(each -> each.id() + ":" + each.wounds())
                                                .collect(Collectors.joining(",")))
                        .put("standing", Played.SYSTEM.standing(battle).getClass().getSimpleName());
        for (Side side : Side.values()) {
            tree.put("score" + side, battle.scores().getOrDefault(side, 0))
                    .put(
                            "edge" + side,
                            battle.army(side).edge().map(edge -> edge.word()).orElse("none"));
            if (battle.stacks().get(side) instanceof CardStack.Known(List<String> cards)) {
                tree.put("stack" + side, Facts.texts(cards));
            }
        }
        return tree.build();
    }

    private static String where(Regiment regiment) {
        return switch (regiment.whereabouts()) {
            case Whereabouts.OnTable _ -> "table";
            case Whereabouts.InReserve(Whereabouts.Call call) ->
                    call.name().toLowerCase(Locale.ROOT);
            case Whereabouts.InGarrison(String piece) -> piece;
            case Whereabouts.Gone _ -> "gone";
        };
    }

    private static Facts.Tree regiment(Battle battle, Regiment regiment) {
        List<Stand> stands = regiment.stands();
        Facts.Builder tree =
                Facts.tree()
                        .put("stands", stands.size())
                        .put("files", regiment.files())
                        .put("gone", regiment.isGone())
                        .put("where", where(regiment))
                        .put("places", texts(stands.stream().map(Stand::place).sorted().toList()))
                        .put(
                                "hurt",
                                Facts.texts(
                                        stands.stream()
                                                .filter(each -> each.damage() > 0)
                                                .map(each -> each.place() + ":" + each.damage())
                                                .sorted()
                                                .toList()))
                        .put("damage", stands.stream().mapToInt(Stand::damage).sum())
                        .put("broken", regiment.isBroken())
                        .put("started", regiment.mettle().started())
                        .put("baseline", regiment.mettle().baseline().orElse(0))
                        .put("strength", regiment.mettle().strength())
                        .put(
                                "refused",
                                Facts.texts(
                                        regiment.heroes().stream()
                                                .filter(hero ->
                                                        hero.honour() == Hero.Honour.REFUSED)
                                                .map(Hero::id)
                                                .toList()))
                        .put("inspired", regiment.is(Status.INSPIRED))
                        .put("activated", regiment.is(Status.ACTIVATED))
                        .put("blessed", regiment.tokens().blessed())
                        .put("aimed", regiment.is(Status.AIMED))
                        .put("overcharge", regiment.tokens().overcharge())
                        .put(
                                "effects",
                                Facts.texts(
                                        regiment.effects().stream().map(Effect::written).toList()))
                        .put(
                                "command",
                                texts(regiment.commandStand().stream().map(Stand::place).toList()))
                        .put(
                                "heroes",
                                texts(
                                        stands.stream()
                                                .filter(Stand::isCharacter)
                                                .map(Stand::place)
                                                .toList()));
        regiment.pose()
                .ifPresent(pose ->
                        tree.put("x", pose.front().x() / 1000.0)
                                .put("y", pose.front().y() / 1000.0)
                                .put("facing", pose.facing().toString()));
        if (!regiment.isGone()) {
            tree.putAll(contacts(battle, regiment));
        }
        return tree.build();
    }

    private static Facts.Tree contacts(Battle battle, Regiment regiment) {
        Contacts contacts = Contacts.of(battle, regiment);
        Facts.Builder tree =
                Facts.tree()
                        .put("enemies", Facts.texts(contacts.enemies()))
                        .put("engaged", texts(contacts.engaged()))
                        .put("touching", texts(contacts.touching()));
        contacts.meetings()
                .forEach(meeting ->
                        tree.put(
                                meeting.enemy().regiment().id(),
                                Facts.tree()
                                        .put("facing", meeting.enemy().facing().word())
                                        .put("engaged", texts(meeting.own().engaged()))
                                        .put("touching", texts(meeting.own().touching()))
                                        .build()));
        return tree.build();
    }

    private static Facts texts(Collection<?> values) {
        return Facts.texts(values.stream().map(Object::toString).toList());
    }
}
