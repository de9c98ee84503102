package adjutant.conquest.action;

import adjutant.battlefield.contact.Contact;
import adjutant.battlefield.formation.Place;
import adjutant.battlefield.geometry.Footprint;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Course;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Mettle;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.battle.Spell;
import adjutant.conquest.battle.Terrain;
import adjutant.conquest.battle.Whereabouts;
import adjutant.conquest.magic.Caster;
import adjutant.conquest.morale.Healing;
import adjutant.conquest.movement.Ground;
import java.util.List;
import java.util.stream.Stream;

/**
 * Heal Points that a spell brings, and the room for Stands that come back.
 *
 * @rule CQ-HEAL-03
 * @rule CQ-HEAL-04
 */
final class Balm {
    /** What Fanatical Devotion heals. */
    private static final int DEVOTION = 3;

    private Balm() {}

    /**
     * What Fanatical Devotion adds to the spell of a Priest, not of Range Self.
     *
     * @rule CQ-SR-FANATICAL-DEVOTION
     */
    static int devotion(Caster caster, Spell spell, Regiment target) {
        boolean heals =
                caster.calling() == Caster.Calling.PRIEST
                        && spell.range().isPresent()
                        && RulesInForce.of(target).has(Special.FANATICAL_DEVOTION);
        return heals ? DEVOTION : 0;
    }

    /** The healing of a Regiment after some events; none where it is Broken or gone. */
    static List<Event> events(Battle before, List<Event> events, String unit, int points) {
        Battle now = before;
        for (Event event : events) {
            now = Course.after(now, event);
        }
        Regiment regiment = now.regiment(unit);
        if (points == 0 || regiment.isGone() || regiment.isBroken()) {
            return List.of();
        }
        return healed(regiment, healing(now, regiment, points, Healing.Reach.CHARACTERS_FIRST));
    }

    /** A healing as an event; none where it heals nothing. */
    static List<Event> healed(Regiment regiment, Healing healing) {
        return healing.healed() == 0
                ? List.of()
                : List.of(
                        new Event.Healed(
                                regiment.id(), healing.healed(), regiment.array(healing.stands())));
    }

    /** Whether a Stand may come back to a place: on free ground, or inside. */
    private static boolean hasRoom(Battle battle, Regiment regiment, Place place) {
        return switch (regiment.whereabouts()) {
            case Whereabouts.OnTable _ -> isFree(battle, regiment, place);
            case Whereabouts.InGarrison _ -> true;
            case Whereabouts.InReserve _, Whereabouts.Gone _ -> false;
        };
    }

    /**
     * The healing of a Regiment, in a Garrison up to its Capacity.
     *
     * @param reach whether Characters are healed too
     */
    static Healing healing(Battle battle, Regiment regiment, int points, Healing.Reach reach) {
        int most =
                battle.terrain().stream()
                        .filter(piece -> isHeld(piece, regiment))
                        .mapToInt(piece -> piece.capacity().orElse(Integer.MAX_VALUE))
                        .min()
                        .orElse(Integer.MAX_VALUE);
        Mettle mettle = regiment.mettle();
        int strength = Math.min(mettle.strength(), most - regiment.heroes().size());
        Regiment capped = regiment.with(new Mettle(mettle.started(), mettle.baseline(), strength));
        return Healing.of(capped, points, reach, place -> hasRoom(battle, regiment, place));
    }

    private static boolean isHeld(Terrain piece, Regiment regiment) {
        return regiment.whereabouts().equals(new Whereabouts.InGarrison(piece.id()));
    }

    private static boolean isFree(Battle battle, Regiment regiment, Place place) {
        Footprint ground = regiment.block().footprint(regiment.pose().orElseThrow(), place);
        Ground around = Ground.around(battle, regiment);
        return Stream.concat(around.enemies().stream(), around.friends().stream())
                .flatMap(body -> body.stands().stream())
                .noneMatch(stand -> Contact.overlaps(stand, ground));
    }
}
