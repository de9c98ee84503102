package adjutant.conquest.tables;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.battlefield.contact.Contact;
import adjutant.battlefield.formation.Place;
import adjutant.battlefield.geometry.Footprint;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Stand;
import adjutant.conquest.battle.Status;
import java.util.List;

/** What holds in every situation that can be reached. */
public final class Invariants {
    private Invariants() {}

    /** Checks a situation after the last event of a command. */
    public static void settled(Battle battle) {
        hold(battle);
        for (Regiment regiment : battle.regiments()) {
            if (regiment.isBroken() && !regiment.isGone()) {
                int baseline = regiment.mettle().baseline().orElseThrow();
                assertThat(baseline - regiment.stands().size())
                        .as("%s should be Shattered", regiment.id())
                        .isLessThan((baseline + 1) / 2);
            }
        }
    }

    /** Checks a situation after any event. */
    public static void hold(Battle battle) {
        battle.regiments().forEach(Invariants::regiment);
        List<Regiment> all = battle.onTable();
        for (int i = 0; i < all.size(); i++) {
            for (int k = i + 1; k < all.size(); k++) {
                apart(all.get(i), all.get(k));
            }
        }
        battle.active()
                .ifPresent(active -> {
                    assertThat(battle.bearing(active.unit())).isPresent();
                    assertThat(active.done()).hasSizeLessThanOrEqualTo(3);
                });
    }

    private static void regiment(Regiment regiment) {
        String id = regiment.id();
        if (regiment.isGone()) {
            assertThat(regiment.stands()).as(id).isEmpty();
            return;
        }
        int left = regiment.stands().size();
        assertThat(regiment.ordinaryStands()).as(id).isNotEmpty();
        assertThat(regiment.mettle().started())
                .as("started of %s", id)
                .isGreaterThanOrEqualTo(left);
        if (regiment.isBroken()) {
            int baseline = regiment.mettle().baseline().orElseThrow();
            assertThat(regiment.is(Status.INSPIRED)).as("%s Broken and Inspired", id).isFalse();
            assertThat(baseline).as("baseline of %s", id).isGreaterThanOrEqualTo(left);
        }
        List<Place> places = regiment.stands().stream().map(Stand::place).toList();
        assertThat(places).as("places of %s", id).doesNotHaveDuplicates();
        assertThat(places).allMatch(place -> place.file() < regiment.files());
        assertThat(regiment.stands().stream().filter(Stand::isCommand).count())
                .as(id)
                .isLessThanOrEqualTo(1);
        int w = regiment.profile().characteristics().wounds().number().orElseThrow();
        assertThat(regiment.ordinaryStands())
                .as("damage of %s", id)
                .allMatch(stand -> stand.damage() < w);
    }

    private static void apart(Regiment a, Regiment b) {
        List<Footprint> first = a.block().footprints(a.pose().orElseThrow());
        List<Footprint> second = b.block().footprints(b.pose().orElseThrow());
        boolean overlap =
                first.stream()
                        .anyMatch(one ->
                                second.stream().anyMatch(other -> Contact.overlaps(one, other)));
        assertThat(overlap).as("%s overlaps %s", a.id(), b.id()).isFalse();
    }
}
