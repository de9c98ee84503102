package adjutant.conquest.tables;

import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Effect;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Stand;
import adjutant.conquest.battle.Status;
import adjutant.conquest.contact.Contacts;
import adjutant.game.Facts;
import java.util.Collection;
import java.util.List;

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
        return tree.build();
    }

    private static Facts.Tree regiment(Battle battle, Regiment regiment) {
        List<Stand> stands = regiment.stands();
        Facts.Builder tree =
                Facts.tree()
                        .put("stands", stands.size())
                        .put("files", regiment.files())
                        .put("gone", regiment.isGone())
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
