package adjutant.conquest.battles;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Point;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.CardStack;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Stand;
import adjutant.conquest.contact.Contacts;
import java.util.List;

/** What holds at the end of every command: formations, places, cards. */
final class Ordered {
    /** How far outside a rounding may lead, in micrometres. */
    private static final long ROUNDING = 25;

    private Ordered() {}

    /** Checks a situation between two commands. */
    static void holds(Battle battle) {
        for (Regiment regiment : battle.onTable()) {
            places(battle, regiment);
            inside(battle, regiment);
        }
        battle.stacks().values().forEach(stack -> cards(battle, stack));
    }

    /**
     * Characters and the Command Stand in the front rank, which has no gap out of contact.
     *
     * @rule CQ-FORM-06
     */
    private static void places(Battle battle, Regiment regiment) {
        for (Stand stand : regiment.stands()) {
            if (stand.isCharacter() || stand.isCommand()) {
                assertThat(stand.place().rank())
                        .as("rank of %s in %s", stand.role(), regiment.id())
                        .isZero();
            }
        }
        if (!Contacts.of(battle, regiment).any()) {
            assertThat(regiment.formation().rank(0))
                    .as("front rank of %s", regiment.id())
                    .hasSize(Math.min(regiment.files(), regiment.stands().size()));
        }
    }

    /**
     * Every Stand on the table, up to a rounding.
     *
     * @rule CQ-FIELD-05
     */
    private static void inside(Battle battle, Regiment regiment) {
        boolean inside =
                regiment.block().footprints(regiment.pose().orElseThrow()).stream()
                        .allMatch(stand -> inside(battle, stand));
        assertThat(inside).as("%s on the table", regiment.id()).isTrue();
    }

    private static boolean inside(Battle battle, Footprint stand) {
        long width = battle.table().width().micrometres();
        long depth = battle.table().depth().micrometres();
        for (int i = 0; i < stand.corners(); i++) {
            Point corner = stand.corner(i);
            boolean across = corner.x() >= -ROUNDING && corner.x() <= width + ROUNDING;
            boolean along = corner.y() >= -ROUNDING && corner.y() <= depth + ROUNDING;
            if (!across || !along) {
                return false;
            }
        }
        return true;
    }

    private static void cards(Battle battle, CardStack stack) {
        if (stack instanceof CardStack.Known(List<String> cards)) {
            assertThat(cards).doesNotHaveDuplicates();
            assertThat(cards).allMatch(card -> battle.ofCard(card).isPresent());
            battle.active().ifPresent(active -> assertThat(cards).doesNotContain(active.unit()));
        }
    }
}
