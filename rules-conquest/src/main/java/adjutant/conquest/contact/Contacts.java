package adjutant.conquest.contact;

import adjutant.battlefield.formation.Place;
import adjutant.conquest.Each;
import adjutant.conquest.battle.Battle;
import adjutant.conquest.battle.Measured;
import adjutant.conquest.battle.Regiment;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The enemies a Regiment is in contact with.
 *
 * @param regiment the Regiment
 * @param meetings one for each enemy in contact, in the order of the battle
 * @rule CQ-CONT-07
 */
public record Contacts(Regiment regiment, List<Meeting> meetings) {
    /** Copies the list. */
    public Contacts {
        meetings = List.copyOf(meetings);
    }

    /** The contacts of a Regiment; none where it is not on the table. */
    public static Contacts of(Battle battle, Regiment regiment) {
        if (regiment.pose().isEmpty()) {
            return new Contacts(regiment, List.of());
        }
        List<Meeting> meetings = new ArrayList<>();
        for (Regiment other : battle.regiments()) {
            if (other.side() != regiment.side()
                    && other.pose().isPresent()
                    && battle.forces().between(regiment, other, Contacts::measured)
                            instanceof Meeting meeting) {
                meetings.add(meeting);
            }
        }
        return new Contacts(regiment, meetings);
    }

    private static Measured measured(Regiment own, Regiment other) {
        return Meeting.between(own, other).<Measured>map(met -> met).orElse(Measured.NOTHING);
    }

    /** Whether an enemy is in contact. */
    public boolean any() {
        return !meetings.isEmpty();
    }

    /** The ids of the enemies in contact. */
    public List<String> enemies() {
        return Each.map(meetings, meeting -> meeting.enemy().regiment().id());
    }

    /** The meeting with an enemy. */
    public Optional<Meeting> with(String enemy) {
        return Each.first(meetings, meeting -> meeting.enemy().regiment().id().equals(enemy));
    }

    /** The enemies that a Stand is Engaged with. */
    public List<String> engagedWith(Place place) {
        return Each.map(
                Each.where(meetings, meeting -> meeting.own().engaged().contains(place)),
                meeting -> meeting.enemy().regiment().id());
    }

    /** The own Stands that touch an enemy Stand. */
    public Set<Place> touching() {
        Set<Place> places = new TreeSet<>();
        meetings.forEach(meeting -> places.addAll(meeting.own().touching()));
        return places;
    }

    /** The own Stands that are Engaged. */
    public Set<Place> engaged() {
        Set<Place> places = new TreeSet<>();
        meetings.forEach(meeting -> places.addAll(meeting.own().engaged()));
        return places;
    }
}
