package adjutant.conquest.tables;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Stand;
import java.util.List;

/** Stands and Wounds are neither made nor lost but by what an event says. */
public final class Conservation {
    private Conservation() {}

    /** Checks what an event changed. */
    public static void holds(Battle before, Event event, Battle after) {
        for (Regiment was : before.regiments()) {
            Regiment is = after.regiment(was.id());
            boolean joined =
                    event instanceof Event.Assigned(_, _, String regiment, _)
                            && regiment.equals(was.id());
            boolean his =
                    joined
                            || (event instanceof Event.OfUnit own
                                    && was.heroes().stream()
                                            .anyMatch(hero -> hero.id().equals(own.unit())));
            if (his) {
                assertThat(lives(is)).as("ordinary Stands after %s", event).isEqualTo(lives(was));
            } else if (event instanceof Event.RoundBegan) {
                assertThat(marks(is)).as("%s in a new Round", was.id()).isEqualTo(marks(was));
            } else if (!(event instanceof Event.OfUnit own && was.id().equals(own.unit()))) {
                assertThat(is).as("%s, untouched by %s", was.id(), event).isEqualTo(was);
            } else {
                changed(was, event, is);
            }
        }
        assertThat(after.regiments()).hasSameSizeAs(before.regiments());
    }

    private static void changed(Regiment was, Event event, Regiment is) {
        switch (event) {
            case Event.Wounded wounded -> {
                assertThat(lives(is))
                        .as("Wounds left after %s", event)
                        .isEqualTo(lives(was) - wounded.wounds());
                assertThat(is.stands())
                        .as("Stands after %s", event)
                        .hasSize(was.stands().size() - wounded.lost().size());
            }
            case Event.Healed healed ->
                    assertThat(lives(is)).isEqualTo(lives(was) + healed.wounds());
            case Event.Destroyed _ -> assertThat(is.stands()).isEmpty();
            case Event.Assigned _ -> {}
            default -> assertThat(hurts(is)).as("Stands after %s", event).isEqualTo(hurts(was));
        }
    }

    /** The Wounds that its ordinary Stands can still take. */
    private static int lives(Regiment regiment) {
        int w = regiment.profile().characteristics().wounds().number().orElseThrow();
        return regiment.ordinaryStands().stream().mapToInt(stand -> w - stand.damage()).sum();
    }

    private static List<String> marks(Regiment regiment) {
        return regiment.stands().stream()
                .map(stand -> stand.place() + " " + stand.damage())
                .toList();
    }

    private static List<String> hurts(Regiment regiment) {
        return regiment.stands().stream().map(Conservation::kind).sorted().toList();
    }

    private static String kind(Stand stand) {
        return stand.role() + " " + stand.damage();
    }
}
