package adjutant.gda.battles;

import static org.assertj.core.api.Assertions.assertThat;

import adjutant.battlefield.contact.Contact;
import adjutant.battlefield.geometry.Point;
import adjutant.gda.army.Formation;
import adjutant.gda.army.Troop;
import adjutant.gda.battle.Attack;
import adjutant.gda.battle.Battle;
import adjutant.gda.battle.Brigade;
import adjutant.gda.battle.Choice;
import adjutant.gda.battle.Event;
import adjutant.gda.battle.Mood;
import adjutant.gda.battle.Phase;
import adjutant.gda.battle.Place;
import adjutant.gda.battle.State;
import adjutant.gda.battle.Unit;
import java.util.ArrayList;
import java.util.List;

/** What holds in every situation, and from each to the next. */
final class Invariants {
    /** How far outside the table a rounding may lead, in micrometres. */
    private static final long ROUNDING = 25;

    private Invariants() {}

    /** After every event. */
    static void hold(Battle battle) {
        for (Unit unit : battle.units()) {
            numbers(unit);
        }
        garrisons(battle);
        for (Brigade brigade : battle.brigades()) {
            assertThat(orders(brigade)).as("ways in which %s takes orders", brigade.name()).isOne();
            assertThat(brigade.surge()).isNotNegative();
        }
    }

    /** Between two commands. */
    static void settled(Battle battle) {
        hold(battle);
        List<Unit> onTable = battle.onTable();
        for (int i = 0; i < onTable.size(); i++) {
            inside(battle, onTable.get(i));
            for (int j = 0; j < i; j++) {
                boolean over =
                        Contact.overlaps(onTable.get(i).footprint(), onTable.get(j).footprint());
                assertThat(over)
                        .as("%s over %s", onTable.get(i).id(), onTable.get(j).id())
                        .isFalse();
            }
        }
        for (Unit unit : battle.units()) {
            states(battle, unit);
        }
        attacks(battle);
        for (Brigade brigade : battle.brigades()) {
            if (brigade.general() instanceof Brigade.General.With(String unit)) {
                assertThat(battle.unit(unit).isGone())
                        .as("the unit of the brigadier of %s is gone", brigade.name())
                        .isFalse();
            }
        }
        for (Choice choice : battle.choices()) {
            assertThat(battle.unit(choice.unit()).isPresent()).as("%s", choice).isTrue();
            assertThat(choice.options()).isNotEmpty().doesNotHaveDuplicates();
        }
    }

    /** From one situation to the next: nobody comes, changes sides or comes back. */
    static void follows(Battle before, Event event, Battle after) {
        assertThat(after.layout()).isEqualTo(before.layout());
        assertThat(after.units().stream().map(Unit::troop).toList())
                .isEqualTo(before.units().stream().map(Unit::troop).toList());
        assertThat(after.brigades().stream().map(Brigade::name).toList())
                .isEqualTo(before.brigades().stream().map(Brigade::name).toList());
        for (int i = 0; i < before.units().size(); i++) {
            Unit now = after.units().get(i);
            Unit then = before.units().get(i);
            if (then.isGone()) {
                assertThat(now.of(then.states())).as("gone before %s", event).isEqualTo(then);
            }
            assertThat(now.bases())
                    .as("bases of %s by %s", now.id(), event)
                    .isLessThanOrEqualTo(Math.min(then.bases() + 1, Brigade.MOST_BASES));
            boolean same = event instanceof Event.OfUnit of && of.unit().equals(now.id());
            if (!same && !(event instanceof Event.TurnOver)) {
                assertThat(now).as("by %s", event).isEqualTo(then);
            }
        }
        clock(before, after);
    }

    private static void clock(Battle before, Battle after) {
        int turns = after.clock().round() - before.clock().round();
        assertThat(turns).as("turns").isBetween(0, 1);
        if (turns == 0) {
            assertThat(after.clock().phase()).isGreaterThanOrEqualTo(before.clock().phase());
            boolean same = after.clock().phase() == before.clock().phase();
            if (same) {
                assertThat(after.clock().step()).isGreaterThanOrEqualTo(before.clock().step());
            }
        } else {
            assertThat(after.clock().phase()).isEqualTo(Phase.COMMAND);
        }
    }

    private static void numbers(Unit unit) {
        Troop troop = unit.troop();
        assertThat(unit.casualties()).as("casualties of %s", unit.id()).isNotNegative();
        if (unit.isPresent() && !troop.isScreen()) {
            assertThat(unit.casualties())
                    .as("casualties of %s", unit.id())
                    .isLessThanOrEqualTo(troop.dispersal());
        }
        assertThat(unit.bases()).as("bases of %s", unit.id()).isNotNegative();
        assertThat(unit.lowAmmo()).as("ammunition of %s", unit.id()).isNotNegative();
        assertThat(unit.lowAmmo() == 0 || troop.isBattery()).as(unit.id()).isTrue();
    }

    private static void states(Battle battle, Unit unit) {
        if (!unit.isPresent()) {
            return;
        }
        String id = unit.id();
        if (!unit.troop().isScreen()) {
            assertThat(unit.casualties())
                    .as("casualties of %s", id)
                    .isLessThan(unit.troop().dispersal());
        } else {
            assertThat(unit.bases()).as("bases of %s", id).isPositive();
        }
        if (unit.isBeaten() && !unit.isSkirmishing() && !unit.troop().isBattery()) {
            assertThat(unit.isUnformed()).as("%s beaten and Formed", id).isTrue();
        }
        if (unit.isFallingBack()) {
            assertThat(unit.formation()).as("%s falls back", id).isNotEqualTo(Formation.DEPLOYED);
        }
        assertThat(unit.is(State.RETREATING) && unit.is(State.ROUTING)).as(id).isFalse();
        assertThat(unit.is(State.FD_LOST) && !unit.troop().isInfantry()).as(id).isFalse();
        boolean testDue = unit.is(State.TEST_DUE) && battle.clock().phase() != Phase.FIRE;
        assertThat(testDue).as("%s has a test to take", id).isFalse();
        boolean guns = unit.troop().isBattery();
        boolean ofGuns =
                unit.formation() == Formation.LIMBERED || unit.formation() == Formation.DEPLOYED;
        assertThat(ofGuns).as("formation of %s", id).isEqualTo(guns);
    }

    private static void garrisons(Battle battle) {
        List<String> held = new ArrayList<>();
        for (Unit unit : battle.units()) {
            if (unit.place() instanceof Place.Garrison(String section)) {
                held.add(section);
                assertThat(battle.terrain(section)).isPresent();
                assertThat(unit.troop().isInfantry()).as(unit.id()).isTrue();
            }
        }
        assertThat(held).as("sections held").doesNotHaveDuplicates();
    }

    private static void attacks(Battle battle) {
        Phase phase = battle.clock().phase();
        if (phase == Phase.COMMAND) {
            assertThat(battle.attacks()).isEmpty();
            assertThat(battle.choices()).isEmpty();
        }
        List<String> leads = new ArrayList<>();
        List<String> targets = new ArrayList<>();
        List<String> fighting = new ArrayList<>();
        for (Attack attack : battle.attacks()) {
            if (phase != Phase.CHARGE) {
                assertThat(attack.isMelee()).as("%s after the Charge phase", attack).isTrue();
            }
            if (attack.isMelee()) {
                assertThat(battle.unit(attack.lead()).isPresent())
                        .as("lead of %s", attack)
                        .isTrue();
                assertThat(battle.unit(attack.target()).isPresent())
                        .as("target of %s", attack)
                        .isTrue();
                fighting.addAll(attack.chargers());
                fighting.add(attack.target());
            }
            leads.addAll(attack.chargers());
            targets.add(attack.target());
            assertThat(battle.unit(attack.lead()).side())
                    .isNotEqualTo(battle.unit(attack.target()).side());
        }
        assertThat(leads).as("chargers").doesNotHaveDuplicates();
        assertThat(targets).as("targets").doesNotHaveDuplicates();
        assertThat(fighting).as("those in melees").doesNotHaveDuplicates();
    }

    private static long orders(Brigade brigade) {
        return brigade.moods().stream().filter(mood -> mood != Mood.DEMORALISED).count();
    }

    private static void inside(Battle battle, Unit unit) {
        long width = battle.layout().table().width().micrometres();
        long depth = battle.layout().table().depth().micrometres();
        for (int i = 0; i < unit.footprint().corners(); i++) {
            Point corner = unit.footprint().corner(i);
            boolean across = corner.x() >= -ROUNDING && corner.x() <= width + ROUNDING;
            boolean along = corner.y() >= -ROUNDING && corner.y() <= depth + ROUNDING;
            assertThat(across && along).as("%s on the table", unit.id()).isTrue();
        }
    }
}
