package adjutant.conquest.battles;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.battlefield.contact.Distance;
import adjutant.battlefield.geometry.Footprint;
import adjutant.battlefield.geometry.Length;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Command;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Proceedings;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.contact.Contacts;
import java.util.List;
import java.util.Optional;

/**
 * The keep-out as a lasting property: nobody ends within 1 in of an enemy that he was not within 1
 * in of already, and such a distance never shrinks. A Charge touches nobody but its Target.
 *
 * @rule CQ-MARCH-14
 */
final class KeepOut {
    private static final Length LIMIT = Length.inches(1);

    /** A corner that a Wheel turns about may move so far. */
    private static final Length ROUNDING = Length.micrometres(2);

    private KeepOut() {}

    /** Checks what an event of a command moved. */
    static void holds(Battle before, Command command, Event event, Battle after) {
        switch (event) {
            case Event.Moved moved -> moved(before, command, moved.unit(), after);
            case Event.Reformed reformed -> moved(before, command, reformed.unit(), after);
            case Event.Entered entered -> entered(after, after.regiment(entered.unit()));
            default -> {}
        }
    }

    private static void entered(Battle after, Regiment is) {
        for (Regiment enemy : after.enemiesOf(is.side())) {
            assertThat(isNear(is, enemy)).as("%s enters next to %s", is.id(), enemy.id()).isFalse();
        }
    }

    private static void moved(Battle before, Command command, String unit, Battle after) {
        Regiment was = before.regiment(unit);
        Regiment is = after.regiment(unit);
        List<String> touched = Contacts.of(after, is).enemies();
        Optional<String> charged =
                carried(before, command) instanceof Command.Charge charge
                                && charge.unit().equals(unit)
                        ? Optional.of(charge.target())
                        : Optional.empty();
        if (charged.filter(touched::contains).isPresent()) {
            assertThat(touched).as("%s charges one enemy", unit).hasSize(1);
            return;
        }
        List<String> met = Contacts.of(before, was).enemies();
        for (Regiment enemy : after.enemiesOf(is.side())) {
            boolean stays = met.contains(enemy.id()) && touched.contains(enemy.id());
            if (!stays && isNear(is, enemy)) {
                assertThat(isNear(was, enemy))
                        .as("%s was within 1 in of %s already", unit, enemy.id())
                        .isTrue();
                assertThat(distance(is, enemy).plus(ROUNDING).isLessThan(distance(was, enemy)))
                        .as("%s comes nearer to %s", unit, enemy.id())
                        .isFalse();
            }
        }
    }

    /** The command that an answer lets go on, or the command itself. */
    private static Command carried(Battle before, Command command) {
        return command instanceof Command.Answer
                ? before.proceedings()
                        .asked()
                        .<Command>map(Proceedings.Question::command)
                        .orElse(command)
                : command;
    }

    private static List<Footprint> ground(Regiment regiment) {
        return regiment.block().footprints(regiment.pose().orElseThrow());
    }

    private static boolean isNear(Regiment own, Regiment enemy) {
        return ground(own).stream()
                .anyMatch(stand ->
                        ground(enemy).stream()
                                .anyMatch(other -> Distance.isNearerThan(stand, other, LIMIT)));
    }

    private static Length distance(Regiment own, Regiment enemy) {
        return ground(own).stream()
                .flatMap(stand ->
                        ground(enemy).stream().map(other -> Distance.between(stand, other)))
                .min(Length::compareTo)
                .orElseThrow();
    }
}
