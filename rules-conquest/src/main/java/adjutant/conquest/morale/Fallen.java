package adjutant.conquest.morale;

import adjutant.chance.IntTable;
import adjutant.chance.Track;
import adjutant.conquest.battle.Array;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Hero;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.Stand;
import java.util.ArrayList;
import java.util.List;

/**
 * What Wounds on a Character do to him and to his Regiment: they fall on nobody else, and his death
 * counts as a lost Stand.
 *
 * @rule CQ-HERO-07
 * @rule CQ-HERO-10
 */
public final class Fallen {
    private Fallen() {}

    /**
     * What happens when a Character of a Regiment takes Wounds.
     *
     * @param stand his Stand
     * @param wounds how many he takes, at most what he has left
     * @param cause what they come from
     */
    public static List<Event> events(Regiment regiment, Stand stand, int wounds, String cause) {
        if (wounds == 0) {
            return List.of();
        }
        Hero hero = stand.hero().orElseThrow();
        int w = hero.muster().profile().characteristics().wounds().number().orElseThrow();
        List<Stand> left = new ArrayList<>(regiment.stands());
        left.remove(stand);
        boolean dies = stand.damage() + wounds >= w;
        if (!dies) {
            left.add(stand.withDamage(stand.damage() + wounds));
        }
        Array array = regiment.array(left).trimmed(regiment.cell());
        if (!dies) {
            return List.of(new Event.CharacterWounded(hero.id(), cause, wounds, array));
        }
        List<Event> events = new ArrayList<>();
        events.add(new Event.CharacterDied(hero.id(), cause, wounds, regiment.id(), array));
        events.addAll(shaken(regiment));
        return events;
    }

    /** Whether the loss of one Stand breaks or shatters a Regiment. */
    private static List<Event> shaken(Regiment regiment) {
        int stands = regiment.stands().size();
        Resilience resilience =
                Resilience.of(
                        IntTable.of(stands, stands - 1),
                        regiment.mettle(),
                        Sufferer.nerve(regiment));
        Track track = resilience.track(regiment.id(), regiment.mettle(), 0);
        int phase = track.phaseOf(track.rise(track.start(), 1));
        if (phase == resilience.gone()) {
            return List.of(new Event.Destroyed(regiment.id(), Event.Destroyed.Cause.SHATTERED));
        }
        return resilience.isBroken(phase) && !regiment.isBroken()
                ? List.of(new Event.Broke(regiment.id(), resilience.baseline(phase)))
                : List.of();
    }
}
