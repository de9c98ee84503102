package adjutant.conquest.morale;

import adjutant.battlefield.formation.Place;
import adjutant.chance.Track;
import adjutant.conquest.Each;
import adjutant.conquest.battle.Array;
import adjutant.conquest.battle.Command.Tail.Casualties;
import adjutant.conquest.battle.Event;
import adjutant.conquest.battle.Regiment;
import adjutant.conquest.battle.RulesInForce;
import adjutant.conquest.battle.Special;
import adjutant.conquest.battle.Stand;
import adjutant.conquest.contact.Contacts;
import java.util.ArrayList;
import java.util.List;

/**
 * A Regiment that may take Wounds in an Action: the order in which its Stands go, and the track
 * that its Wounds run on. The level of the track is the Wounds taken since the Action began.
 *
 * @param regiment the Regiment before the Action
 * @param order the order in which its Stands go
 * @param resilience when it breaks and shatters
 * @param track the track
 * @rule CQ-WOUND-11
 */
public record Sufferer(Regiment regiment, CasualtyOrder order, Resilience resilience, Track track) {
    /**
     * A Regiment as it stands.
     *
     * @param contacts the Regiment and whom it touches
     * @param tie on which end of a rank equal casualties begin
     * @rule CQ-WOUND-01
     */
    public static Sufferer of(Contacts contacts, Casualties tie) {
        Regiment regiment = contacts.regiment();
        return of(regiment, CasualtyOrder.of(regiment, contacts.touching(), tie));
    }

    private static Sufferer of(Regiment regiment, CasualtyOrder order) {
        Resilience resilience =
                Resilience.of(order.standsLeft(), regiment.mettle(), nerve(regiment));
        return new Sufferer(
                regiment, order, resilience, resilience.track(regiment.id(), regiment.mettle(), 0));
    }

    /** Whether a Regiment can be Broken. */
    static Resilience.Nerve nerve(Regiment regiment) {
        return RulesInForce.of(regiment).has(Special.DAUNTLESS)
                ? Resilience.Nerve.UNBREAKABLE
                : Resilience.Nerve.BREAKABLE;
    }

    /**
     * The Stands left in a state of the track.
     *
     * @rule CQ-HERO-10
     */
    public int standsLeft(int state) {
        return resilience.standsLeft().get(track.levelOf(state));
    }

    /** Whether it is Broken in a state of the track. */
    public boolean broken(int state) {
        return resilience.isBroken(track.phaseOf(state));
    }

    /** Whether it is gone in a state of the track. */
    public boolean gone(int state) {
        return track.phaseOf(state) == resilience.gone();
    }

    /**
     * What happened when it went from one state to another by an amount of Wounds.
     *
     * @param amount as thrown; what is beyond its last Stand is lost
     * @param cause what the Wounds came from
     */
    public List<Event> events(int before, int after, int amount, String cause) {
        List<Event> events = new ArrayList<>();
        int from = track.levelOf(before);
        int to = Math.min(track.cap(), from + amount);
        if (gone(before) || to == from) {
            return events;
        }
        events.add(wounded(from, to, cause));
        if (gone(after)) {
            boolean shattered = to < track.cap();
            events.add(
                    new Event.Destroyed(
                            regiment.id(),
                            shattered
                                    ? Event.Destroyed.Cause.SHATTERED
                                    : Event.Destroyed.Cause.WOUNDS));
        } else if (broken(after) && !broken(before)) {
            events.add(new Event.Broke(regiment.id(), resilience.baseline(track.phaseOf(after))));
        }
        return events;
    }

    private Event wounded(int from, int to, String cause) {
        List<Stand> left = order.after(to);
        List<Place> lost =
                Each.where(
                        Each.map(order.after(from), Stand::place),
                        place -> Each.none(left, stand -> stand.place().equals(place)));
        return new Event.Wounded(regiment.id(), cause, to - from, lost, array(left));
    }

    /** How it stands in a state of the track. */
    public Array array(int state) {
        return array(order.after(track.levelOf(state)));
    }

    private Array array(List<Stand> stands) {
        return regiment.array(stands).trimmed(regiment.cell());
    }
}
