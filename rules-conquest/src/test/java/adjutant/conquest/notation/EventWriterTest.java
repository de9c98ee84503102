package adjutant.conquest.notation;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.battlefield.formation.Place;
import adjutant.battlefield.geometry.Pose;
import adjutant.conquest.army.SpecialRule;
import adjutant.conquest.battle.ActionKind;
import adjutant.conquest.battle.Array;
import adjutant.conquest.battle.Effect;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Status;
import java.util.List;
import org.junit.jupiter.api.Test;

class EventWriterTest {
    private static final Regiment UNIT =
            Texts.battle(
                            "unit a1 side A profile \"Men-At-Arms\" stands 4 files 3 damage 2"
                                    + " at 36 24 facing 90\n"
                                    + "character c1 side A profile \"Imperial Officer\" with a1")
                    .regiment("a1");
    private static final Pose POSE = UNIT.pose().orElseThrow();
    private static final Array ARRAY = new Array(UNIT.files(), UNIT.stands(), POSE);

    @Test
    void anEventIsOneLineThatSaysAllOfIt() {
        assertThat(
                        List.of(
                                new Event.Activated("a1"),
                                new Event.Acted("a1", ActionKind.COMBAT_RALLY),
                                new Event.Wounded(
                                        "a1", "clash", 6, List.of(new Place(1, 1)), ARRAY),
                                new Event.Wounded("a1", "morale", 1, List.of(), ARRAY),
                                new Event.Healed("a1", 1, new Array(1, List.of(), POSE)),
                                new Event.Broke("a1", 2),
                                new Event.Destroyed("a1", Event.Destroyed.Cause.SHATTERED),
                                new Event.Moved("a1", List.of(POSE, POSE)),
                                new Event.Gained("a1", Status.INSPIRED),
                                new Event.EffectGained(
                                        "a1", Effect.of(SpecialRule.of("Bastion", 1)))))
                .extracting(EventWriter::write)
                .containsExactly(
                        "a1 begins its Activation",
                        "a1 uses an Action: combat-rally",
                        "a1 takes 6 Wounds from clash, loses 1 Stand at 1.1, now 4 files at 36 24"
                                + " facing 90 with 0.0 1.0(command) 2.0(c1) 3.0 1.1:2",
                        "a1 takes 1 Wound from morale, now 4 files at 36 24 facing 90 with 0.0"
                                + " 1.0(command) 2.0(c1) 3.0 1.1:2",
                        "a1 heals 1 Wound, now none",
                        "a1 is Broken with 2 Stands left",
                        "a1 is Shattered",
                        "a1 moves from 36 24 facing 90, then 36 24 facing 90",
                        "a1 is now inspired",
                        "a1 gains Bastion 1");
    }
}
